/** Reads a user's prevented matches. Only the engine writes the table `prevented_matches`. */
import type { Knex } from 'knex';
import type { PreventedMatch } from '../../core/model/orderRecords';
import { withTimeout } from '../connection/database';
import { type PreventedMatchRow, preventedMatchFromRow } from '../tables/preventedMatches';

export interface PreventedMatchFilter {
  readonly userId: number;
  readonly symbol: string;
}

/** Undefined if there is none, or it is of another user or symbol. */
export async function findPreventedMatch(
  database: Knex,
  { userId, symbol }: PreventedMatchFilter,
  id: number,
): Promise<PreventedMatch | undefined> {
  const row: PreventedMatchRow | undefined = await withTimeout(
    database,
    database('prevented_matches').where({ id, user_id: userId, symbol }).first(),
  );
  return row && preventedMatchFromRow(row);
}

/**
 * Lists the prevented matches of an order, with ids from `firstId` on, the oldest first. Each half of the query has an
 * index of its own.
 */
export async function listPreventedMatches(
  database: Knex,
  { userId, symbol, orderId, firstId }: PreventedMatchFilter & { readonly orderId: number; readonly firstId: number },
  limit: number,
): Promise<PreventedMatch[]> {
  const halves = ['taker_order_id', 'maker_order_id'].map((half) =>
    database('prevented_matches')
      .where({ [half]: orderId, user_id: userId, symbol })
      .where('id', '>=', firstId)
      .orderBy('id')
      .limit(limit),
  );
  const rows: PreventedMatchRow[] = await withTimeout(
    database,
    database.unionAll(halves, true).orderBy('id').limit(limit),
  );
  return rows.map(preventedMatchFromRow);
}
