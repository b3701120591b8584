/** Reads everybody's deposits and withdrawals for operators, along the indexes of user and status. Never writes; the engine does. */
import type { Knex } from 'knex';
import type { Deposit, DepositStatus, Withdrawal, WithdrawalStatus } from '../core/model';
import { bounded, countRows } from './database';
import type { Page } from './orders';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from './tables/transfers';

export interface HouseFilter<Status> {
  readonly userId: number | undefined;
  readonly asset: string | undefined;
  readonly status: Status | undefined;
}

/** Newest first, and how many there are in all. */
export interface Listed<Item> {
  readonly count: number;
  readonly items: readonly Item[];
}

export async function listDeposits(
  database: Knex,
  filter: HouseFilter<DepositStatus>,
  page: Page,
): Promise<Listed<Deposit>> {
  const { count, rows } = await pageOf<DepositRow>(database, () => database('deposits').where(columnsOf(filter)), page);
  return { count, items: rows.map(depositFromRow) };
}

/** `awaiting_approval`: those of the queued ones that wait for a second person. */
export async function listWithdrawals(
  database: Knex,
  { status, ...filter }: HouseFilter<WithdrawalStatus | 'awaiting_approval'>,
  page: Page,
): Promise<Listed<Withdrawal>> {
  const all = () => {
    if (status !== 'awaiting_approval') return database('withdrawals').where(columnsOf({ ...filter, status }));
    return database('withdrawals')
      .where({ ...columnsOf({ ...filter, status: 'queued' }), needs_approval: true })
      .whereNull('approved_by');
  };
  const { count, rows } = await pageOf<WithdrawalRow>(database, all, page);
  return { count, items: rows.map(withdrawalFromRow) };
}

async function pageOf<TransferRow>(database: Knex, all: () => Knex.QueryBuilder, { limit, offset }: Page) {
  const query = all().orderBy('id', 'desc').limit(limit).offset(offset);
  const [count, rows] = await Promise.all([countRows(database, all()), bounded(database, query)]);
  return { count, rows: rows as TransferRow[] };
}

function columnsOf({ userId, asset, status }: HouseFilter<string>): Readonly<Record<string, string | number>> {
  return {
    ...(userId !== undefined && { user_id: userId }),
    ...(asset !== undefined && { asset }),
    ...(status !== undefined && { status }),
  };
}
