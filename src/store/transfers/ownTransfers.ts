/**
 * Reads a user's own deposits and withdrawals, each along one index, so that no transfers of other users are read. Only
 * the engine writes these tables.
 */
import type { Knex } from 'knex';
import type { Deposit, DepositStatus, Withdrawal, WithdrawalFailure, WithdrawalStatus } from '../../core/model/model';
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

export interface PeriodFilter<Status> extends TransferFilter {
  readonly statuses: readonly Status[];
  /** Range of the time of creation; both ends are inclusive. */
  readonly startMs: number;
  readonly endMs: number;
  readonly txid: string | undefined;
  /** Only these, if given. */
  readonly ids?: readonly number[] | undefined;
}

/** States of withdrawals, which their stored statuses alone do not tell apart. */
export interface WithdrawalStates {
  readonly statuses: readonly WithdrawalStatus[];
  /** Only those that failed for one of these reasons, if given. */
  readonly failures?: readonly WithdrawalFailure[];
  /** Only those that wait for an operator's approval, or only those that do not, if given. */
  readonly waitsForApproval?: boolean;
}

/** The user's deposits of a period, the newest first, without their number. */
export async function listOwnDepositsOfPeriod(
  database: Knex,
  filter: PeriodFilter<DepositStatus>,
  page: PageRange,
): Promise<Deposit[]> {
  const rows = await rowsOfPeriod<DepositRow>(database, 'deposits', filter, page);
  return rows.map(depositFromRow);
}

/** The user's withdrawals of a period, the newest first, without their number. */
export async function listOwnWithdrawalsOfPeriod(
  database: Knex,
  filter: PeriodFilter<WithdrawalStatus> & WithdrawalStates,
  page: PageRange,
): Promise<Withdrawal[]> {
  const { failures, waitsForApproval } = filter;
  const rows = await rowsOfPeriod<WithdrawalRow>(database, 'withdrawals', filter, page, (query) => {
    if (failures !== undefined) void query.whereIn('failure', failures);
    if (waitsForApproval !== undefined)
      void query.whereRaw("(status = 'queued' and needs_approval = 1 and approved_by is null) = ?", [waitsForApproval]);
  });
  return rows.map(withdrawalFromRow);
}

async function rowsOfPeriod<TransferRow>(
  database: Knex,
  table: 'deposits' | 'withdrawals',
  { userId, assets, statuses, startMs, endMs, txid, ids }: PeriodFilter<string>,
  { limit, offset }: PageRange,
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<TransferRow[]> {
  if (assets.length === 0 || statuses.length === 0 || ids?.length === 0) return [];
  const ofEach = assets.map((asset) =>
    database(table)
      .where({ user_id: userId, asset, ...(txid !== undefined && { txid }) })
      .whereIn('status', statuses)
      .whereBetween('created_at_ms', [startMs, endMs])
      .modify((query) => {
        if (ids !== undefined) void query.whereIn('id', ids);
        narrow(query);
      })
      .orderBy('id', 'desc')
      .limit(limit + offset)
      .select('id'),
  );
  const query = rowsOf(database, table, ofEach, { limit, offset });
  return (await withTimeout(database, query)) as TransferRow[];
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
  const query = rowsOf(database, table, ofEach, { limit, offset });
  const [counted, items] = await Promise.all([withTimeout(database, whole), withTimeout(database, query)]);
  return { count: Number(counted?.count ?? 0), items: items as TransferRow[] };
}

/** The rows of a page of the ids of all assets, the newest first. `ofEach`: the ids of each asset. */
function rowsOf(
  database: Knex,
  table: 'deposits' | 'withdrawals',
  ofEach: readonly Knex.QueryBuilder[],
  { limit, offset }: PageRange,
): Knex.QueryBuilder {
  const ids = database
    .unionAll([...ofEach], true)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  return database(table)
    .join(ids.as('page'), 'page.id', `${table}.id`)
    .orderBy(`${table}.id`, 'desc')
    .select(`${table}.*`);
}
