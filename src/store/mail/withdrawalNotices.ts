/**
 * Finds the withdrawals of which users must be told, from the rows that the engine has written. `through_id` is the
 * newest withdrawal whose request was reported; `unsent_withdrawals` has those that were reported and not sent yet. Both
 * are changed in the transaction that queues the mail, so that each withdrawal is reported once by any number of servers.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

const POSITION = 'withdrawal_notice_position';
const UNSENT = 'unsent_withdrawals';

export interface NoticeWithdrawal {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  /** As a decimal text. */
  readonly amount: string;
  readonly address: string;
  readonly status: string;
}

interface NoticeRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly asset: string;
  readonly amount: string;
  readonly address: string;
  readonly status: string;
}

const COLUMNS = ['id', 'user_id', 'asset', 'amount', 'address', 'status'].map((name) => `withdrawals.${name}`);

/** True if a withdrawal was requested since the last report. */
export async function hasNewWithdrawals(database: Knex): Promise<boolean> {
  const through = database(POSITION).where('id', 1).select('through_id');
  const query = database('withdrawals').where('id', '>', through).first('id');
  return (await withTimeout<Knex.QueryBuilder>(database, query)) !== undefined;
}

/** At most `limit` withdrawals whose request was not reported, oldest first. They count as reported. */
export async function takeRequestedWithdrawals(
  database: Knex,
  transaction: Knex,
  limit: number,
): Promise<NoticeWithdrawal[]> {
  const position: { readonly through_id: BigintColumn } | undefined = await withTimeout(
    database,
    transaction(POSITION).where('id', 1).forUpdate().first('through_id'),
  );
  const newer = transaction('withdrawals')
    .where('id', '>', position?.through_id ?? 0)
    .orderBy('id')
    .limit(limit);
  const rows: readonly NoticeRow[] = await withTimeout(database, newer.select(COLUMNS));
  const last = rows.at(-1);
  if (last === undefined) return [];
  await withTimeout(database, transaction(POSITION).where('id', 1).update({ through_id: last.id }));
  const unsent = rows.map((row) => ({ withdrawal_id: row.id, user_id: row.user_id }));
  await withTimeout(database, transaction(UNSENT).insert(unsent));
  return rows.map(noticeFrom);
}

/** Ids of at most `limit` withdrawals that were sent, or failed, since their request was reported. */
export async function findFinishedWithdrawals(database: Knex, limit: number): Promise<NoticeWithdrawal[]> {
  const query = database(UNSENT)
    .join('withdrawals', 'withdrawals.id', `${UNSENT}.withdrawal_id`)
    .whereIn('withdrawals.status', ['sent', 'confirmed', 'failed'])
    .limit(limit)
    .select(COLUMNS);
  const rows: readonly NoticeRow[] = await withTimeout(database, query);
  return rows.map(noticeFrom);
}

/** False if another server has taken it. */
export async function takeFinishedWithdrawal(database: Knex, transaction: Knex, id: number): Promise<boolean> {
  return (await withTimeout(database, transaction(UNSENT).where('withdrawal_id', id).delete())) === 1;
}

function noticeFrom(row: NoticeRow): NoticeWithdrawal {
  const { asset, amount, address, status } = row;
  return { id: integerFrom(row.id), userId: integerFrom(row.user_id), asset, amount, address, status };
}
