/** Deposits, each once by its transaction and output. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import type { Chain, ChainCredit, CustodianTransaction, Outpoint } from '../model/chain';
import { timed } from './timed';

/**
 * `ignored`: too small to be reported. `lost`: it was confirmed, and a reorganization removed it for good; the exchange
 * may have credited it, so an operator decides.
 */
export type DepositState = 'seen' | 'confirmed' | 'dropped' | 'ignored' | 'lost';

export interface StoredDeposit extends ChainCredit {
  readonly id: number;
  readonly network: string;
  readonly state: DepositState;
  /** Null while no block contains it. */
  readonly height: number | null;
  /** Height of the chain when neither a block nor the memory pool had it first; null if one has it. */
  readonly missingSinceHeight: number | null;
  /** -1 before the first report. */
  readonly reportedConfirmations: number;
}

export type NewDeposit = Omit<StoredDeposit, 'id' | 'missingSinceHeight' | 'reportedConfirmations'>;

export async function findDeposit(
  transaction: Knex,
  network: string,
  { txid, output }: Outpoint,
): Promise<StoredDeposit | undefined> {
  const row: Row | undefined = await timed(transaction('deposits').where({ network, txid, output }).first());
  return row && depositFrom(row);
}

export async function insertDeposit(
  transaction: CustodianTransaction,
  { units, ...deposit }: NewDeposit,
  nowMs: number,
): Promise<StoredDeposit> {
  const { network, txid, output, asset, address, state, height } = deposit;
  const columns = { network, txid, output, asset, address, state, height };
  const ids: readonly BigintColumn[] = await timed(
    transaction('deposits').insert({
      ...columns,
      units: String(units),
      reported_confirmations: -1,
      created_at_ms: nowMs,
    }),
  );
  return { ...columns, units, id: integerFrom(ids[0] ?? 0), missingSinceHeight: null, reportedConfirmations: -1 };
}

export async function updateDeposit(
  transaction: CustodianTransaction,
  { id, state, height, missingSinceHeight, reportedConfirmations }: StoredDeposit,
): Promise<void> {
  await timed(
    transaction('deposits').where({ id }).update({
      state,
      height,
      missing_since_height: missingSinceHeight,
      reported_confirmations: reportedConfirmations,
    }),
  );
}

/** The deposits that were stored after the one with this id, the oldest first, without those too small to be reported. */
export async function depositsAfter(database: Knex, id: number, limit: number): Promise<readonly StoredDeposit[]> {
  const query = database('deposits').where('id', '>', id).whereNot({ state: 'ignored' });
  const rows: readonly Row[] = await timed(query.orderBy('id').limit(limit));
  return rows.map(depositFrom);
}

/**
 * In a block, at an address that the exchange knows for the asset, and not yet reported with as many confirmations as it
 * needs. `isMature`: the next block may spend it; what becomes so is reported again.
 */
export async function depositsToReport(
  transaction: Knex,
  { network, reportedConfirmations }: Pick<Chain, 'network' | 'reportedConfirmations'>,
  tipHeight: number,
): Promise<readonly (StoredDeposit & { readonly isMature: boolean })[]> {
  const rows: readonly (Row & { readonly mature_height: BigintColumn | null })[] = await timed(
    transaction('deposits')
      .leftJoin('outputs', (on) =>
        on
          .on('outputs.network', 'deposits.network')
          .on('outputs.txid', 'deposits.txid')
          .on('outputs.output', 'deposits.output'),
      )
      .where({ 'deposits.network': network })
      .whereIn('deposits.state', ['seen', 'confirmed'])
      .whereNotNull('deposits.height')
      .where((either) => {
        const matured = (one: Knex.QueryBuilder): void =>
          void one.where({ 'deposits.state': 'seen' }).where('outputs.mature_height', '<=', tipHeight);
        void either.where('deposits.reported_confirmations', '<', reportedConfirmations).orWhere(matured);
      })
      .whereExists((known) => {
        const columns = ['network', 'address', 'asset'].flatMap((name) => [
          `address_assets.${name}`,
          `deposits.${name}`,
        ]);
        void known.from('address_assets').whereRaw('?? = ?? and ?? = ?? and ?? = ??', columns);
      })
      .orderBy('deposits.id')
      .select('deposits.*', 'outputs.mature_height'),
  );
  return rows.map((row) => ({
    ...depositFrom(row),
    isMature: row.mature_height === null || integerFrom(row.mature_height) <= tipHeight,
  }));
}

export async function depositsAbove(
  transaction: Knex,
  network: string,
  height: number,
): Promise<readonly StoredDeposit[]> {
  const rows: readonly Row[] = await timed(
    transaction('deposits').where({ network }).where('height', '>', height).orderBy('id'),
  );
  return rows.map(depositFrom);
}

/** Neither in a block nor given up. */
export async function pendingDeposits(database: Knex, network: string): Promise<readonly StoredDeposit[]> {
  const rows: readonly Row[] = await timed(
    database('deposits').where({ network }).whereIn('state', ['seen', 'confirmed']).whereNull('height').orderBy('id'),
  );
  return rows.map(depositFrom);
}

/** Whether the address has a deposit in a block that a reorganization may still remove. */
export async function hasUnconfirmedDeposit(
  database: Knex,
  network: string,
  { address, finalHeight }: { readonly address: string; readonly finalHeight: number },
): Promise<boolean> {
  const row: object | undefined = await timed(
    database('deposits')
      .where({ network, address })
      .whereNotNull('height')
      .where((either) => void either.where('height', '>', finalHeight).orWhere({ state: 'seen' }))
      .first('id'),
  );
  return row !== undefined;
}

interface Row {
  readonly id: BigintColumn;
  readonly network: string;
  readonly txid: string;
  readonly output: BigintColumn;
  readonly asset: string;
  readonly address: string;
  readonly units: BigintColumn;
  readonly state: DepositState;
  readonly height: BigintColumn | null;
  readonly missing_since_height: BigintColumn | null;
  readonly reported_confirmations: BigintColumn;
}

function depositFrom(row: Row): StoredDeposit {
  const { network, txid, asset, address, state } = row;
  return {
    ...{ network, txid, asset, address, state },
    id: integerFrom(row.id),
    output: integerFrom(row.output),
    units: BigInt(row.units),
    height: optionalIntegerFrom(row.height),
    missingSinceHeight: optionalIntegerFrom(row.missing_since_height),
    reportedConfirmations: integerFrom(row.reported_confirmations),
  };
}
