/**
 * The fence: whoever holds the newest epoch may write. Each commit renews the lease under its epoch in the same
 * transaction, so an older holder, a second server started by mistake, or a packet that arrives late writes nothing.
 */
import type { EngineConnection } from './connection';
import { DatabaseError } from './databaseError';

/** Released by the database itself when the holder's connection ends, so a killed server can be replaced at once. */
const LOCK_NAME = 'talad_engine';

/** Another server writes now; this one must not. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface LeaseRow {
  readonly epoch: number;
  readonly holder: string;
  readonly expires_at_ms: number;
  readonly sequence: number;
  readonly now_ms: number;
}

const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';

/** Takes the lease when its holder is gone or late, and resolves to the new epoch. Throws `LeaseLost` naming the holder otherwise. */
export async function takeLease(connection: EngineConnection, holder: string, leaseMs: number): Promise<number> {
  const [row] = await connection.rows<LeaseRow>(
    `SELECT epoch, holder, expires_at_ms, sequence, ${NOW_MS} AS now_ms FROM engine_lease WHERE id = 1`,
  );
  if (row === undefined) throw new Error('the engine_lease row is missing: run the migrations');
  const [lock] = await connection.rows<{ taken: number }>('SELECT GET_LOCK(CONCAT(DATABASE(), ?), 0) AS taken', [
    `.${LOCK_NAME}`,
  ]);
  const holderGone = Number(lock?.taken) === 1;
  if (!holderGone && Number(row.expires_at_ms) > Number(row.now_ms))
    throw new LeaseLost(`another server writes to this database: ${row.holder}`);
  const epoch = await beginEpoch(connection, Number(row.epoch), holder, leaseMs);
  if (epoch === undefined) throw new LeaseLost('another server took the lease first');
  return epoch;
}

/**
 * On a fresh connection of the same holder: the lock again if it is free, and a new epoch, under which nothing is written that an earlier connection
 * may still have on its way. Waits for what that one is just committing. Throws `LeaseLost`, or `DatabaseError` when it has to be tried again.
 */
export async function resumeLease(connection: EngineConnection, holder: string, leaseMs: number): Promise<number> {
  await connection.rows('SELECT GET_LOCK(CONCAT(DATABASE(), ?), 0)', [`.${LOCK_NAME}`]);
  const [row] = await connection.rows<Pick<LeaseRow, 'epoch' | 'holder'>>(
    'SELECT epoch, holder FROM engine_lease WHERE id = 1',
  );
  if (row?.holder !== holder) throw new LeaseLost(`another server took the lease: ${row?.holder}`);
  const epoch = await beginEpoch(connection, Number(row.epoch), holder, leaseMs);
  if (epoch === undefined) throw new DatabaseError('the lease moved while it was resumed', true, true, false);
  return epoch;
}

/** The epoch after `before`, or undefined when that one is over already. */
async function beginEpoch(
  connection: EngineConnection,
  before: number,
  holder: string,
  leaseMs: number,
): Promise<number | undefined> {
  const begun = await connection.write(
    `UPDATE engine_lease SET epoch = ?, holder = ?, expires_at_ms = ${NOW_MS} + ?, beat = beat + 1 WHERE id = 1 AND epoch = ?`,
    [before + 1, holder, leaseMs, before],
  );
  return begun === 1 ? before + 1 : undefined;
}

/**
 * The first statement of a batch's transaction: renews the lease and notes how far the log has come. Under another epoch it
 * fails, because no row may have none, and the transaction with it; so the whole batch can be sent at once, COMMIT included.
 */
export function fence(epoch: number, leaseMs: number, sequence: number): string {
  return `UPDATE engine_lease SET epoch = IF(epoch = ${epoch}, epoch, NULL), expires_at_ms = ${NOW_MS} + ${leaseMs}, sequence = ${sequence}, beat = beat + 1 WHERE id = 1`;
}

/** Throws `LeaseLost` when another server has taken the lease since. */
export async function assertLease(connection: EngineConnection, epoch: number): Promise<void> {
  const [row] = await connection.rows<Pick<LeaseRow, 'epoch'>>('SELECT epoch FROM engine_lease WHERE id = 1');
  if (Number(row?.epoch) !== epoch) throw new LeaseLost('another server took the lease');
}

/** Keeps the lease while nothing is written. Throws `LeaseLost`. */
export async function renewLease(connection: EngineConnection, epoch: number, leaseMs: number): Promise<void> {
  const renewed = await connection.write(
    `UPDATE engine_lease SET expires_at_ms = ${NOW_MS} + ?, beat = beat + 1 WHERE id = 1 AND epoch = ?`,
    [leaseMs, epoch],
  );
  if (renewed !== 1) throw new LeaseLost('another server took the lease');
}

/** Who writes to this database now, or undefined when nobody does: the lease has run out or was given up, and its holder's connection has ended. */
export async function writingNow(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<LeaseRow & { locked: number }>(
    `SELECT holder, expires_at_ms, ${NOW_MS} AS now_ms, IS_USED_LOCK(CONCAT(DATABASE(), ?)) IS NOT NULL AS locked FROM engine_lease WHERE id = 1`,
    [`.${LOCK_NAME}`],
  );
  return row !== undefined && (Number(row.locked) === 1 || Number(row.expires_at_ms) > Number(row.now_ms))
    ? row.holder
    : undefined;
}

/** After a restore: whoever held the lease when it was written down never wrote to this database. */
export async function freeLease(connection: { write(sql: string): Promise<unknown> }): Promise<void> {
  await connection.write('UPDATE engine_lease SET expires_at_ms = 0, beat = beat + 1 WHERE id = 1');
}

/** Lets the next server start at once. */
export async function giveUpLease(connection: EngineConnection, epoch: number): Promise<void> {
  await connection.write('UPDATE engine_lease SET expires_at_ms = 0, beat = beat + 1 WHERE id = 1 AND epoch = ?', [
    epoch,
  ]);
}
