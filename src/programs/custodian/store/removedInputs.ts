/**
 * Inputs of transactions that a reorganization removed from blocks, and on which payments depend. Blocks tell whether another
 * transaction spends the same output, after which the removed one can no longer be mined.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import type { ChainSpend, CustodianTransaction, Outpoint } from '../model/chain';
import { timed } from './timed';

export interface RemovedInput {
  readonly txid: string;
  readonly spent: Outpoint;
  /** Block with another transaction that spends the same output; null if none does. */
  readonly rivalHeight: number | null;
}

export async function storeRemovedInputs(
  transaction: CustodianTransaction,
  network: string,
  inputs: readonly ChainSpend[],
): Promise<void> {
  const rows = inputs.map(({ txid, spent }) => ({ network, txid, spent_txid: spent.txid, spent_output: spent.output }));
  if (rows.length > 0) await timed(transaction('removed_inputs').insert(rows).onConflict().ignore());
}

export async function listRemovedInputs(database: Knex, network: string): Promise<readonly RemovedInput[]> {
  const rows: readonly Row[] = await timed(database('removed_inputs').where({ network }));
  return rows.map(({ txid, spent_txid: spentTxid, spent_output: output, rival_height: height }) => ({
    txid,
    spent: { txid: spentTxid, output: integerFrom(output) },
    rivalHeight: optionalIntegerFrom(height),
  }));
}

/** Stores that a block contains the spender of an output, for each other transaction that spends the same one. */
export async function storeRival(
  transaction: CustodianTransaction,
  network: string,
  { spent, txid }: ChainSpend,
  height: number,
): Promise<void> {
  await timed(
    transaction('removed_inputs')
      .where({ network, spent_txid: spent.txid, spent_output: spent.output })
      .whereNot({ txid })
      .whereNull('rival_txid')
      .update({ rival_txid: txid, rival_height: height }),
  );
}

/** Undoes what blocks above a height have stored. */
export async function undoRivalsAbove(transaction: CustodianTransaction, network: string, height: number) {
  await timed(
    transaction('removed_inputs')
      .where({ network })
      .where('rival_height', '>', height)
      .update({ rival_txid: null, rival_height: null }),
  );
}

interface Row {
  readonly txid: string;
  readonly spent_txid: string;
  readonly spent_output: BigintColumn;
  readonly rival_height: BigintColumn | null;
}
