/**
 * Reads a user's own deposits and withdrawals from their tables, along one index each, so that nobody else's are looked at. Never
 * writes; the engine does.
 */
import type { Knex } from 'knex';
import type { Deposit, Withdrawal } from '../core/model';
import { bounded } from './database';
import type { Page } from './orders';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from './tables/transfers';

/** Whose, and of which assets. */
export interface TransferFilter {
  readonly userId: number;
  readonly assets: readonly string[];
}

/** A page and how many there are in all. */
export interface Transfers<Transfer> {
  readonly count: number;
  readonly items: readonly Transfer[];
}

/** Newest first. */
export async function listOwnDeposits(database: Knex, filter: TransferFilter, page: Page): Promise<Transfers<Deposit>> {
  const { count, items } = await pageOf<DepositRow>(database, 'deposits', filter, page);
  return { count, items: items.map(depositFromRow) };
}

/** Newest first. */
export async function listOwnWithdrawals(
  database: Knex,
  filter: TransferFilter,
  page: Page,
): Promise<Transfers<Withdrawal>> {
  const { count, items } = await pageOf<WithdrawalRow>(database, 'withdrawals', filter, page);
  return { count, items: items.map(withdrawalFromRow) };
}

async function pageOf<TransferRow>(
  database: Knex,
  table: 'deposits' | 'withdrawals',
  { userId, assets }: TransferFilter,
  { limit, offset }: Page,
): Promise<Transfers<TransferRow>> {
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
  const [counted, items] = await Promise.all([bounded(database, whole), bounded(database, query)]);
  return { count: Number(counted?.count ?? 0), items: items as TransferRow[] };
}
