/**
 * The lease that makes one server the leader. Only the holder of the newest epoch may write. Each commit renews the
 * lease under its epoch in the same transaction, so that a former leader, a second server started by mistake, or a
 * delayed packet cannot write anything.
 */

import { DatabaseError } from '../connection/databaseError';
import type { EngineConnection } from '../connection/engineConnection';

/** The database releases this lock when the holder's connection ends, so that a killed server is replaced at once. */
const LOCK_NAME = 'talad_engine';

/** Another server is the leader now; this one must not write any more. */
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

/**
 * Takes the lease if the holder's connection has ended or its lease has expired, and returns the new epoch. Otherwise
 * throws `LeaseLost`, which names the holder.
 */
export async function acquireLease(connection: EngineConnection, holder: string, leaseMs: number): Promise<number> {
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
  const epoch = await startEpoch(connection, Number(row.epoch), holder, leaseMs);
  if (epoch === undefined) throw new LeaseLost('another server took the lease first');
  return epoch;
}

/**
 * Continues the lease on a new connection of the same holder: takes the lock again if it is free, and begins a new
 * epoch, so that nothing still in flight on the previous connection can be written. Waits for a transaction that the
 * previous connection is just committing. Throws `LeaseLost`, or a `DatabaseError` if the caller should retry.
 */
export async function resumeLease(connection: EngineConnection, holder: string, leaseMs: number): Promise<number> {
  await connection.rows('SELECT GET_LOCK(CONCAT(DATABASE(), ?), 0)', [`.${LOCK_NAME}`]);
  const [row] = await connection.rows<Pick<LeaseRow, 'epoch' | 'holder'>>(
    'SELECT epoch, holder FROM engine_lease WHERE id = 1',
  );
  if (row?.holder !== holder) throw new LeaseLost(`another server took the lease: ${row?.holder}`);
  const epoch = await startEpoch(connection, Number(row.epoch), holder, leaseMs);
  if (epoch === undefined) throw new DatabaseError('the lease moved while it was resumed', true, true, false);
  return epoch;
}

/** Begins the epoch after `before`, and returns it; undefined if `before` is no longer the newest epoch. */
async function startEpoch(
  connection: EngineConnection,
  before: number,
  holder: string,
  leaseMs: number,
): Promise<number | undefined> {
  const begun = await connection.write(
    `UPDATE engine_lease SET epoch = ?, holder = ?, expires_at_ms = ${NOW_MS} + ?, beat = beat + 1 WHERE id = 1 AND ` +
      `epoch = ?`,
    [before + 1, holder, leaseMs, before],
  );
  return begun === 1 ? before + 1 : undefined;
}

/**
 * The first statement of a batch's transaction. It renews the lease and records the last sequence of the log. Under
 * another epoch it sets the epoch to NULL, which the column does not allow, so the transaction fails. This allows the
 * whole batch, including COMMIT, to be sent at once.
 */
export function fenceStatement(epoch: number, leaseMs: number, sequence: number): string {
  return (
    `UPDATE engine_lease SET epoch = IF(epoch = ${epoch}, epoch, NULL), expires_at_ms = ${NOW_MS} + ${leaseMs}, ` +
    `sequence = ${sequence}, beat = beat + 1 WHERE id = 1`
  );
}

/** Throws `LeaseLost` if another server has taken the lease. */
export async function assertLease(connection: EngineConnection, epoch: number): Promise<void> {
  const [row] = await connection.rows<Pick<LeaseRow, 'epoch'>>('SELECT epoch FROM engine_lease WHERE id = 1');
  if (Number(row?.epoch) !== epoch) throw new LeaseLost('another server took the lease');
}

/** Renews the lease while no batches are written. Throws `LeaseLost`. */
export async function renewLease(connection: EngineConnection, epoch: number, leaseMs: number): Promise<void> {
  const renewed = await connection.write(
    `UPDATE engine_lease SET expires_at_ms = ${NOW_MS} + ?, beat = beat + 1 WHERE id = 1 AND epoch = ?`,
    [leaseMs, epoch],
  );
  if (renewed !== 1) throw new LeaseLost('another server took the lease');
}

/**
 * The name of the leader, or undefined if there is none: the lease has expired or was released, and its holder's
 * connection has ended.
 */
export async function findCurrentWriter(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<LeaseRow & { locked: number }>(
    `SELECT holder, expires_at_ms, ${NOW_MS} AS now_ms, IS_USED_LOCK(CONCAT(DATABASE(), ?)) IS NOT NULL AS locked ` +
      `FROM engine_lease WHERE id = 1`,
    [`.${LOCK_NAME}`],
  );
  return row !== undefined && (Number(row.locked) === 1 || Number(row.expires_at_ms) > Number(row.now_ms))
    ? row.holder
    : undefined;
}

/** Clears the lease after a restore: its holder at the time of the backup has never written to this database. */
export async function clearLease(connection: { write(sql: string): Promise<unknown> }): Promise<void> {
  await connection.write('UPDATE engine_lease SET expires_at_ms = 0, beat = beat + 1 WHERE id = 1');
}

/** Releases the lease, so that the next server can start at once. */
export async function releaseLease(connection: EngineConnection, epoch: number): Promise<void> {
  await connection.write('UPDATE engine_lease SET expires_at_ms = 0, beat = beat + 1 WHERE id = 1 AND epoch = ?', [
    epoch,
  ]);
}
