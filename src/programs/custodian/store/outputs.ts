/** Outputs that the custodian's keys can spend, on chains with outputs. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import type { ChainSpend, CustodianTransaction, KeyPath, Outpoint } from '../model/chain';
import { COLD_BRANCH } from './addresses';
import { timed } from './timed';

export interface OwnOutput extends Outpoint, KeyPath {
  readonly id: number;
  readonly units: bigint;
  /** Block that contains it; null after a reorganization removed that block. */
  readonly height: number | null;
  /** The first height of the chain at which the next block may spend it, for the reward of a block; null for others. */
  readonly matureHeight: number | null;
}

/** Stores an output of a block, or the new block of one that a reorganization has moved. */
export async function storeOutput(
  transaction: CustodianTransaction,
  network: string,
  { txid, output, units, branch, index, height, matureHeight }: Omit<OwnOutput, 'id'>,
): Promise<void> {
  await timed(
    transaction('outputs')
      .insert({
        ...{ network, txid, output, branch, height },
        key_index: index,
        units: String(units),
        mature_height: matureHeight,
      })
      .onConflict(['network', 'txid', 'output'])
      .merge(['height', 'mature_height']),
  );
}

export async function storeSpend(
  transaction: CustodianTransaction,
  network: string,
  { spent: { txid, output }, txid: spender }: ChainSpend,
  height: number,
): Promise<void> {
  await timed(
    transaction('outputs').where({ network, txid, output }).update({ spent_txid: spender, spent_height: height }),
  );
}

/** Undoes what blocks above a height have stored. */
export async function undoOutputsAbove(transaction: CustodianTransaction, network: string, height: number) {
  await timed(
    transaction('outputs')
      .where({ network })
      .where('spent_height', '>', height)
      .update({ spent_txid: null, spent_height: null }),
  );
  await timed(transaction('outputs').where({ network }).where('height', '>', height).update({ height: null }));
}

/** The keys of those candidates that are outputs of the custodian. */
export async function findOutputs(
  database: Knex,
  network: string,
  candidates: readonly Outpoint[],
): Promise<readonly OwnOutput[]> {
  const found: OwnOutput[] = [];
  for (let from = 0; from < candidates.length; from += CANDIDATES_PER_QUERY) {
    const pairs = candidates.slice(from, from + CANDIDATES_PER_QUERY).map(({ txid, output }) => [txid, output]);
    const rows: readonly Row[] = await timed(database('outputs').where({ network }).whereIn(['txid', 'output'], pairs));
    found.push(...rows.map(outputFrom));
  }
  return found;
}

const CANDIDATES_PER_QUERY = 500;

/**
 * Confirmed outputs that nothing has reserved or spent, the largest first. Those at deposit addresses need
 * `depositConfirmations`, so that a payment does not depend on a deposit that a reorganization may remove. So does the
 * change of a payment of which several versions exist, because a reorganization of one block may exchange them.
 */
export async function spendableOutputs(
  transaction: Knex,
  network: string,
  {
    tipHeight,
    depositConfirmations,
    unitsMin,
    limit,
  }: {
    readonly tipHeight: number;
    readonly depositConfirmations: number;
    readonly unitsMin: number;
    readonly limit: number;
  },
): Promise<readonly OwnOutput[]> {
  const rows: readonly Row[] = await timed(
    transaction('outputs')
      .where({ network })
      .whereNotNull('height')
      .whereNull('payment_id')
      .whereNull('spent_txid')
      .where('units', '>=', unitsMin)
      .where('branch', '<', COLD_BRANCH)
      .where((either) => {
        const change = (one: Knex.QueryBuilder): void =>
          void one.where('branch', 1).whereNotExists(otherVersions(transaction));
        void either.where(change).orWhere('height', '<=', tipHeight - depositConfirmations + 1);
      })
      .where(maturedAt(tipHeight))
      .orderBy('units', 'desc')
      .orderBy('id')
      .limit(limit)
      .forUpdate(),
  );
  return rows.map(outputFrom);
}

/** Outputs of cold storage with enough confirmations that nothing has reserved or spent, the largest first. */
export async function spendableColdOutputs(
  transaction: CustodianTransaction,
  network: string,
  {
    tipHeight,
    confirmations,
    limit,
  }: { readonly tipHeight: number; readonly confirmations: number; readonly limit: number },
): Promise<readonly OwnOutput[]> {
  const rows: readonly Row[] = await timed(
    transaction('outputs')
      .where({ network })
      .where('branch', '>=', COLD_BRANCH)
      .where('height', '<=', tipHeight - confirmations + 1)
      .where(maturedAt(tipHeight))
      .whereNull('payment_id')
      .whereNull('spent_txid')
      .orderBy('units', 'desc')
      .orderBy('id')
      .limit(limit)
      .forUpdate(),
  );
  return rows.map(outputFrom);
}

/** Outputs that the next block may spend as far as rewards of blocks are concerned. */
export function maturedAt(tipHeight: number): (query: Knex.QueryBuilder) => void {
  return (query) => void query.whereNull('mature_height').orWhere('mature_height', '<=', tipHeight);
}

/** The lowest index of a branch above those that have received something. */
export async function nextUnusedIndex(database: Knex, network: string, branch: number): Promise<number> {
  const row: { last?: BigintColumn | null } | undefined = await timed(
    database('outputs').where({ network, branch }).max({ last: 'key_index' }).first(),
  );
  return row?.last == null ? 0 : integerFrom(row.last) + 1;
}

export async function outputsOfPayment(transaction: Knex, paymentId: number): Promise<readonly OwnOutput[]> {
  const rows: readonly Row[] = await timed(transaction('outputs').where({ payment_id: paymentId }).orderBy('id'));
  return rows.map(outputFrom);
}

/** Reserves outputs that are free. Throws if one is not: two payments never share an input. */
export async function reserveOutputs(
  transaction: CustodianTransaction,
  network: string,
  outpoints: readonly Outpoint[],
  paymentId: number,
): Promise<void> {
  const pairs = outpoints.map(({ txid, output }) => [txid, output]);
  const reserved = await timed(
    transaction('outputs')
      .where({ network })
      .whereNull('payment_id')
      .whereIn(['txid', 'output'], pairs)
      .update({ payment_id: paymentId }),
  );
  if (reserved !== outpoints.length) throw new Error('an output was reserved twice');
}

/** Frees the outputs of a payment that can never be mined, except for those that are spent. */
export async function releaseOutputs(transaction: CustodianTransaction, paymentId: number): Promise<void> {
  await timed(
    transaction('outputs').where({ payment_id: paymentId }).whereNull('spent_txid').update({ payment_id: null }),
  );
}

/** For an output of one of the custodian's transactions: further versions of that transaction. */
function otherVersions(transaction: Knex): Knex.QueryBuilder {
  return transaction('transactions as maker')
    .join('transactions as other', 'other.payment_id', 'maker.payment_id')
    .whereRaw('maker.network = outputs.network and maker.txid = outputs.txid and other.id <> maker.id')
    .select(transaction.raw('1'));
}

/** Whether another payment spends an output of these transactions. They must not be replaced any more. */
export async function isSpentByPayment(transaction: Knex, network: string, txids: readonly string[]): Promise<boolean> {
  const row: object | undefined = await timed(
    transaction('outputs').where({ network }).whereIn('txid', txids).whereNotNull('payment_id').first('id'),
  );
  return row !== undefined;
}

/** Units of rewards of blocks in the wallet that the next block may not spend. */
export async function immatureUnits(database: Knex, network: string): Promise<bigint> {
  const row: { units?: BigintColumn | null } | undefined = await timed(
    database('outputs')
      .join('chains', 'chains.network', 'outputs.network')
      .where({ 'outputs.network': network })
      .where('outputs.branch', '<', COLD_BRANCH)
      .whereNotNull('outputs.height')
      .whereRaw('outputs.mature_height > chains.height')
      .sum({ units: 'outputs.units' })
      .first(),
  );
  return BigInt(row?.units ?? 0);
}

/** The transactions in blocks above a height that have made outputs of the custodian. */
export async function transactionsOfOutputsAbove(database: Knex, network: string, height: number): Promise<string[]> {
  return await timed(
    database('outputs').where({ network }).where('height', '>', height).distinct('txid').pluck<string[]>('txid'),
  );
}

/** Units of all outputs in blocks that no block has spent, in the wallet or in cold storage. */
export async function unspentUnits(database: Knex, network: string, place: 'wallet' | 'cold'): Promise<bigint> {
  const row: { units?: BigintColumn | null } | undefined = await timed(
    database('outputs')
      .where({ network })
      .where('branch', place === 'cold' ? '>=' : '<', COLD_BRANCH)
      .whereNotNull('height')
      .whereNull('spent_txid')
      .sum({ units: 'units' })
      .first(),
  );
  return BigInt(row?.units ?? 0);
}

interface Row {
  readonly id: BigintColumn;
  readonly txid: string;
  readonly output: BigintColumn;
  readonly branch: number;
  readonly key_index: BigintColumn;
  readonly units: BigintColumn;
  readonly height: BigintColumn | null;
  readonly mature_height: BigintColumn | null;
}

function outputFrom(row: Row): OwnOutput {
  return {
    id: integerFrom(row.id),
    txid: row.txid,
    output: integerFrom(row.output),
    branch: row.branch,
    index: integerFrom(row.key_index),
    units: BigInt(row.units),
    height: optionalIntegerFrom(row.height),
    matureHeight: optionalIntegerFrom(row.mature_height),
  };
}
