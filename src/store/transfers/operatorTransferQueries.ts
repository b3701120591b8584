/**
 * Reads the deposits and withdrawals of all users for operators, along the indexes of user and status. Only the engine
 * writes these tables.
 */
import type { Knex } from 'knex';
import type { Deposit, DepositStatus, Withdrawal, WithdrawalStatus } from '../../core/model/model';
import { countRows, withTimeout } from '../connection/database';
import type { CountedPage, PageRange } from '../connection/page';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export interface OperatorTransferFilter<Status> {
  readonly userId: number | undefined;
  readonly asset: string | undefined;
  readonly status: Status | undefined;
}

export async function listDeposits(
  database: Knex,
  filter: OperatorTransferFilter<DepositStatus>,
  page: PageRange,
): Promise<CountedPage<Deposit>> {
  const { count, rows } = await pageOf<DepositRow>(database, () => database('deposits').where(columnsOf(filter)), page);
  return { count, items: rows.map(depositFromRow) };
}

/** `awaiting_approval` selects the queued withdrawals that wait for the approval of a second operator. */
export async function listWithdrawals(
  database: Knex,
  { status, ...filter }: OperatorTransferFilter<WithdrawalStatus | 'awaiting_approval'>,
  page: PageRange,
): Promise<CountedPage<Withdrawal>> {
  const all = () => {
    if (status !== 'awaiting_approval') return database('withdrawals').where(columnsOf({ ...filter, status }));
    return database('withdrawals')
      .where({ ...columnsOf({ ...filter, status: 'queued' }), needs_approval: true })
      .whereNull('approved_by');
  };
  const { count, rows } = await pageOf<WithdrawalRow>(database, all, page);
  return { count, items: rows.map(withdrawalFromRow) };
}

async function pageOf<TransferRow>(database: Knex, all: () => Knex.QueryBuilder, { limit, offset }: PageRange) {
  const query = all().orderBy('id', 'desc').limit(limit).offset(offset);
  const [count, rows] = await Promise.all([countRows(database, all()), withTimeout(database, query)]);
  return { count, rows: rows as TransferRow[] };
}

function columnsOf({
  userId,
  asset,
  status,
}: OperatorTransferFilter<string>): Readonly<Record<string, string | number>> {
  return {
    ...(userId !== undefined && { user_id: userId }),
    ...(asset !== undefined && { asset }),
    ...(status !== undefined && { status }),
  };
}
