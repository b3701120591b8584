/** What a restored database knows of the matters that others may know more of, for the report after the restore. */
import type { Knex } from 'knex';
import type { Withdrawal } from '../../core/model/model';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export interface NewestLife {
  readonly name: string;
  readonly idsAfter: number;
  readonly previousSequence: number;
  readonly begunAtMs: number;
  /** What happened from then until the life began is lost. */
  readonly lostFromMs: number;
  /** False for the first life, before which nothing was lost. */
  readonly isLater: boolean;
}

export async function readNewestLife(database: Knex): Promise<NewestLife> {
  const row: Record<'number' | 'ids_after' | 'previous_sequence' | 'begun_at_ms' | 'lost_from_ms', BigintColumn> & {
    readonly name: string;
  } = await withTimeout(database, database('lives').orderBy('number', 'desc').first());
  return {
    name: row.name,
    idsAfter: integerFrom(row.ids_after),
    previousSequence: integerFrom(row.previous_sequence),
    begunAtMs: integerFrom(row.begun_at_ms),
    lostFromMs: integerFrom(row.lost_from_ms),
    isLater: integerFrom(row.number) > 1,
  };
}

export interface RestoredDeposit {
  readonly id: number;
  readonly status: string;
}

export async function findDepositByReference(database: Knex, reference: string): Promise<RestoredDeposit | undefined> {
  const row: { readonly id: BigintColumn; readonly status: string } | undefined = await withTimeout(
    database,
    database('deposits').where({ reference }).first('id', 'status'),
  );
  return row && { id: integerFrom(row.id), status: row.status };
}

/**
 * The owner of a deposit address. The row is not verified: a backup of an older version has no codes before the first
 * start, and the master key may not be on this machine.
 */
export async function findRestoredAddress(
  database: Knex,
  where: Readonly<Record<string, string | number>>,
): Promise<{ readonly userId: number } | undefined> {
  const row: { readonly user_id: BigintColumn } | undefined = await withTimeout(
    database,
    database('deposit_addresses').where(where).whereNotNull('user_id').first('user_id'),
  );
  return row && { userId: integerFrom(row.user_id) };
}

/** Withdrawals that were requested in an earlier life and are not final; the oldest first. */
export async function openWithdrawalsBefore(database: Knex, { idsAfter }: NewestLife): Promise<Withdrawal[]> {
  const rows: readonly WithdrawalRow[] = await withTimeout(
    database,
    database('withdrawals')
      .whereIn('status', ['queued', 'sending', 'sent'])
      .where('id', '<=', idsAfter)
      .orderBy('id')
      .limit(LISTED_MAX),
  );
  return rows.map(withdrawalFromRow);
}

/** More of a kind than anybody reads. */
export const LISTED_MAX = 1_000;

export interface PartnerRecord {
  readonly id: number;
  readonly name: string;
  /** The newest order of an earlier life that is known; null if there is none. */
  readonly lastOrderId: number | null;
}

export async function listPartnerRecords(database: Knex, { idsAfter }: NewestLife): Promise<PartnerRecord[]> {
  const last = database('portal_purchases')
    .whereRaw('portal_purchases.partner_id = partners.id')
    .where('order_id', '<=', idsAfter)
    .max('order_id');
  const rows: readonly { id: BigintColumn; name: string; last_order: BigintColumn | null }[] = await withTimeout(
    database,
    database('partners').orderBy('partners.id').limit(LISTED_MAX).select('id', 'name', { last_order: last }),
  );
  return rows.map((row) => ({
    id: integerFrom(row.id),
    name: row.name,
    lastOrderId: optionalIntegerFrom(row.last_order),
  }));
}

/** The ids of proposals that wait for a second operator. They may have been confirmed in the time that is lost. */
export async function openProposalsBefore(database: Knex, { begunAtMs }: NewestLife): Promise<number[]> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    database('operator_proposals')
      .where({ status: 'pending' })
      .where('created_at_ms', '<=', begunAtMs)
      .orderBy('id')
      .limit(LISTED_MAX)
      .pluck('id'),
  );
  return ids.map((id) => integerFrom(id));
}
