/** The table `maintenance_windows`: times in which parts of the service may not work, announced by operators. */
import type { Knex } from 'knex';
import { type BigintColumn, formatList, integerFrom, optionalIntegerFrom, parseList } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { retriedTransaction } from '../connection/retriedTransaction';

export type ServicePart = 'trading' | 'deposits' | 'withdrawals' | 'portal' | 'streams';

export interface NewMaintenanceWindow {
  readonly parts: readonly ServicePart[];
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly messageEn: string;
  readonly messageTh: string;
  /** Id of the operator token. */
  readonly createdBy: number;
  readonly createdAtMs: number;
}

export interface MaintenanceWindow extends NewMaintenanceWindow {
  readonly id: number;
  /** Id of the operator token that ended it; null if it ends by itself. */
  readonly endedBy: number | null;
}

interface WindowRow {
  readonly id: BigintColumn;
  readonly parts: string;
  readonly starts_at_ms: BigintColumn;
  readonly ends_at_ms: BigintColumn;
  readonly message_en: string;
  readonly message_th: string;
  readonly created_by: BigintColumn;
  readonly created_at_ms: BigintColumn;
  readonly ended_by: BigintColumn | null;
}

const TABLE = 'maintenance_windows';

/** Returns the new id. */
export async function insertMaintenanceWindow(database: Knex, window: NewMaintenanceWindow): Promise<number> {
  const row = {
    parts: formatList(window.parts),
    starts_at_ms: window.startsAtMs,
    ends_at_ms: window.endsAtMs,
    message_en: window.messageEn,
    message_th: window.messageTh,
    created_by: window.createdBy,
    created_at_ms: window.createdAtMs,
  };
  const [id] = (await withTimeout(database, database(TABLE).insert(row))) as BigintColumn[];
  return integerFrom(id as BigintColumn);
}

export async function findMaintenanceWindow(database: Knex, id: number): Promise<MaintenanceWindow | undefined> {
  const row: WindowRow | undefined = await withTimeout(database, database(TABLE).where({ id }).first());
  return row && windowFrom(row);
}

/** The windows that are not over, `limit` at most: those that end first. */
export async function listCurrentMaintenance(
  database: Knex,
  nowMs: number,
  limit: number,
): Promise<MaintenanceWindow[]> {
  const query = database(TABLE).where('ends_at_ms', '>', nowMs).orderBy(['ends_at_ms', 'id']).limit(limit);
  const rows: readonly WindowRow[] = await withTimeout(database, query);
  return rows.map(windowFrom);
}

/** All windows, newest first. */
export async function listMaintenanceWindows(
  database: Knex,
  { limit, offset }: PageRange,
): Promise<MaintenanceWindow[]> {
  const query = database(TABLE).orderBy('id', 'desc').limit(limit).offset(offset);
  const rows: readonly WindowRow[] = await withTimeout(database, query);
  return rows.map(windowFrom);
}

export async function countMaintenanceWindows(database: Knex): Promise<number> {
  return countRows(database, database(TABLE));
}

/** Ends the window at `nowMs`. False if it is over already, or does not exist. */
export async function endMaintenanceWindow(
  database: Knex,
  id: number,
  { operatorId, nowMs }: { readonly operatorId: number; readonly nowMs: number },
): Promise<boolean> {
  return await retriedTransaction(database, async (transaction) => {
    const current = transaction(TABLE).where({ id }).where('ends_at_ms', '>', nowMs);
    return (await withTimeout(database, current.update({ ends_at_ms: nowMs, ended_by: operatorId }))) === 1;
  });
}

function windowFrom(row: WindowRow): MaintenanceWindow {
  return {
    id: integerFrom(row.id),
    parts: parseList(row.parts) as readonly ServicePart[],
    startsAtMs: integerFrom(row.starts_at_ms),
    endsAtMs: integerFrom(row.ends_at_ms),
    messageEn: row.message_en,
    messageTh: row.message_th,
    createdBy: integerFrom(row.created_by),
    createdAtMs: integerFrom(row.created_at_ms),
    endedBy: optionalIntegerFrom(row.ended_by),
  };
}
