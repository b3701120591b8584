/** Outputs that the custodian's keys can spend, on chains with outputs. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../store/connection/columnValues';
import type { ChainSpend, CustodianTransaction, KeyPath, Outpoint } from '../chains/chain';
import { COLD_BRANCH } from './addresses';
import { timed } from './timed';

export interface OwnOutput extends Outpoint, KeyPath {
  readonly id: number;
  readonly units: bigint;
  /** Block that contains it; null after a reorganization removed that block. */
  readonly height: number | null;
}

/** Stores an output of a block, or the new block of one that a reorganization has moved. */
export async function storeOutput(
  transaction: CustodianTransaction,
  network: string,
  { txid, output, units, branch, index, height }: Omit<OwnOutput, 'id'>,
): Promise<void> {
  await timed(
    transaction('outputs')
      .insert({ network, txid, output, branch, key_index: index, units: String(units), height })
      .onConflict(['network', 'txid', 'output'])
      .merge(['height']),
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
 * `depositConfirmations`, so that a payment does not depend on a deposit that a reorganization may remove.
 */
export async function spendableOutputs(
  transaction: CustodianTransaction,
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
      .where((either) => void either.where('branch', 1).orWhere('height', '<=', tipHeight - depositConfirmations + 1))
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
  { heightMax, limit }: { readonly heightMax: number; readonly limit: number },
): Promise<readonly OwnOutput[]> {
  const rows: readonly Row[] = await timed(
    transaction('outputs')
      .where({ network })
      .where('branch', '>=', COLD_BRANCH)
      .where('height', '<=', heightMax)
      .whereNull('payment_id')
      .whereNull('spent_txid')
      .orderBy('units', 'desc')
      .orderBy('id')
      .limit(limit)
      .forUpdate(),
  );
  return rows.map(outputFrom);
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

/** Outputs of a payment that another transaction than its own ones has spent, at or below a height. */
export async function lostOutputs(
  transaction: Knex,
  network: string,
  paymentId: number,
  height: number,
): Promise<readonly string[]> {
  const own = transaction('transactions').where({ payment_id: paymentId }).select('txid');
  const rows: readonly { spent_txid: string }[] = await timed(
    transaction('outputs')
      .where({ network, payment_id: paymentId })
      .where('spent_height', '<=', height)
      .whereNotIn('spent_txid', own)
      .select('spent_txid'),
  );
  return rows.map(({ spent_txid: txid }) => txid);
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
  };
}
