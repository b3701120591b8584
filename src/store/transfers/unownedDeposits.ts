/**
 * The table `unowned_deposits`: deposits that the custodian has reported to addresses of no user. They credit nobody; an
 * operator credits one with the operation `creditDeposit` and the same reference, which the engine accepts once.
 */
import type { Knex } from 'knex';
import type { DepositStatus } from '../../core/model/model';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { CountedPage, PageRange } from '../connection/page';

export interface ReportedDeposit {
  readonly reference: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string | null;
  readonly txid: string;
  readonly amount: Amount;
  readonly status: DepositStatus;
  readonly confirmations: number;
}

export interface UnownedDeposit extends ReportedDeposit {
  readonly id: number;
  /** The deposit that was credited with the same reference. */
  readonly depositId: number | null;
  readonly reportedAtMs: number;
  readonly updatedAtMs: number;
}

interface UnownedRow {
  readonly id: BigintColumn;
  readonly reference: string;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string | null;
  readonly txid: string;
  readonly amount: string;
  readonly status: DepositStatus;
  readonly confirmations: number;
  readonly reported_at_ms: BigintColumn;
  readonly updated_at_ms: BigintColumn;
}

const TABLE = 'unowned_deposits';

/**
 * Keeps the report, or what has changed since the last one of this reference. Reports may arrive out of order: confirmed
 * deposits do not wait again, and confirmations only increase.
 */
export async function saveUnownedDeposit(database: Knex, deposit: ReportedDeposit, nowMs: number): Promise<void> {
  const { reference, asset, network, address, tag, txid, amount, status, confirmations } = deposit;
  const values = [reference, asset, network, address, tag, txid, formatAmount(amount), status, confirmations];
  const statement = `INSERT INTO ${TABLE}
      (reference, asset, network, address, tag, txid, amount, status, confirmations, reported_at_ms, updated_at_ms)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON DUPLICATE KEY UPDATE
      status = IF(status = 'completed' AND VALUES(status) <> 'failed', status, VALUES(status)),
      confirmations = GREATEST(confirmations, VALUES(confirmations)),
      updated_at_ms = VALUES(updated_at_ms)`;
  await withTimeout(database, database.raw(statement, [...values, nowMs, nowMs]));
}

/** Newest first. `state`: whether a deposit was credited with the same reference. */
export async function listUnownedDeposits(
  database: Knex,
  { asset, state }: { readonly asset: string | undefined; readonly state: 'open' | 'credited' | undefined },
  { limit, offset }: PageRange,
): Promise<CountedPage<UnownedDeposit>> {
  const isCredited = database('deposits')
    .whereRaw('deposits.reference = unowned.reference')
    .where('deposits.status', 'completed');
  const all = () =>
    database({ unowned: TABLE })
      .where(asset === undefined ? {} : { 'unowned.asset': asset })
      .modify((rows) => {
        if (state === 'open') void rows.whereNotExists(isCredited.clone());
        if (state === 'credited') void rows.whereExists(isCredited.clone());
      });
  const query = all().orderBy('unowned.id', 'desc').limit(limit).offset(offset).select('unowned.*');
  const [count, rows] = await Promise.all([countRows(database, all()), withTimeout(database, query)]);
  const found = rows as UnownedRow[];
  const credited = await creditedDeposits(
    database,
    found.map(({ reference }) => reference),
  );
  return { count, items: found.map((row) => unownedFrom(row, credited.get(row.reference) ?? null)) };
}

/** The ids of the credited deposits with these references. */
async function creditedDeposits(database: Knex, references: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const query = database('deposits')
    .whereIn('reference', references)
    .where('status', 'completed')
    .select('id', 'reference');
  const rows: { readonly id: BigintColumn; readonly reference: string }[] = await withTimeout(database, query);
  return new Map(rows.map(({ id, reference }) => [reference, integerFrom(id)]));
}

function unownedFrom(row: UnownedRow, depositId: number | null): UnownedDeposit {
  const { reference, asset, network, address, tag, txid, amount, status, confirmations } = row;
  return {
    ...{ reference, asset, network, address, tag, txid, status, confirmations },
    id: integerFrom(row.id),
    amount: amountFrom(amount),
    depositId,
    reportedAtMs: integerFrom(row.reported_at_ms),
    updatedAtMs: integerFrom(row.updated_at_ms),
  };
}
