/**
 * Reads a user's own deposits and withdrawals, each along one index, so that no transfers of other users are read. Only
 * the engine writes these tables.
 */
import type { Knex } from 'knex';
import type { Deposit, Withdrawal } from '../../core/model';
import { withTimeout } from '../connection/database';
import type { CountedPage, PageRange } from '../connection/page';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export interface TransferFilter {
  readonly userId: number;
  readonly assets: readonly string[];
}

/** The newest first. */
export async function listOwnDeposits(
  database: Knex,
  filter: TransferFilter,
  page: PageRange,
): Promise<CountedPage<Deposit>> {
  const { count, items } = await pageOf<DepositRow>(database, 'deposits', filter, page);
  return { count, items: items.map(depositFromRow) };
}

/** The newest first. */
export async function listOwnWithdrawals(
  database: Knex,
  filter: TransferFilter,
  page: PageRange,
): Promise<CountedPage<Withdrawal>> {
  const { count, items } = await pageOf<WithdrawalRow>(database, 'withdrawals', filter, page);
  return { count, items: items.map(withdrawalFromRow) };
}

async function pageOf<TransferRow>(
  database: Knex,
  table: 'deposits' | 'withdrawals',
  { userId, assets }: TransferFilter,
  { limit, offset }: PageRange,
): Promise<CountedPage<TransferRow>> {
  if (assets.length === 0) return { count: 0, items: [] };
  const whole = database(table).where('user_id', userId).whereIn('asset', assets).count({ count: '*' }).first();
  const ofEach = assets.map((asset) =>
    database(table)
      .where({ user_id: userId, asset })
      .orderBy('id', 'desc')
      .limit(limit + offset)
      .select('id'),
  );
  const ids = database.unionAll(ofEach, true).orderBy('id', 'desc').limit(limit).offset(offset);
  const query = database(table)
    .join(ids.as('page'), 'page.id', `${table}.id`)
    .orderBy(`${table}.id`, 'desc')
    .select(`${table}.*`);
  const [counted, items] = await Promise.all([withTimeout(database, whole), withTimeout(database, query)]);
  return { count: Number(counted?.count ?? 0), items: items as TransferRow[] };
}
