/**
 * The lease that makes one server the leader: one row, of which only the holder of the newest epoch may write anything.
 * Each commit renews the lease under its epoch in the same transaction, so that a former leader, a second server
 * started by mistake, or a delayed packet cannot write anything.
 *
 * Each renewal increments a counter, the *beat*. Who wants to take the lease watches the beat under its own monotonic
 * clock (`engine/leaseWatch`); the clock of the database decides nothing. The holder also has a named lock for its epoch,
 * which the database releases when its connection ends, so that a killed leader is replaced sooner.
 */

import { DatabaseError } from '../connection/databaseError';
import type { EngineConnection } from '../connection/engineConnection';

/** Another server is the leader now; this one must not write any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The lease as one look finds it. */
export interface LeaseView {
  readonly epoch: number;
  /** The process that took the lease last, in words. */
  readonly holder: string;
  /** Number of renewals. */
  readonly beat: number;
  readonly isReleased: boolean;
  /** Whether the holder's lock for its epoch is held on the database server that answered. */
  readonly isLocked: boolean;
  /** The database server on which the holder has its lock; null if the holder is of an older version. */
  readonly lockServer: string | null;
  /** How long the lease is valid without renewal, for its holder; 0 if the holder is of an older version. */
  readonly leaseMs: number;
  /** Whether the lease has expired by the clock of the database. Only a hint. */
  readonly hasExpired: boolean;
}

interface LeaseRow {
  readonly epoch: number;
  readonly holder: string;
  readonly expires_at_ms: number;
  readonly beat: number;
  readonly lock_server: string | null;
  readonly lease_ms: number | null;
  readonly now_ms: number;
  readonly lock_thread: number;
}

const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';
/** Names of locks are shared by all schemas of a server and have at most 64 characters. */
const LOCK_PREFIX = "CONCAT(LEFT(SHA2(DATABASE(), 256), 32), '.lease.'";

/** The migrations insert the row, so somebody has deleted it. */
export class MissingLease extends Error {
  override readonly name = 'MissingLease';
  constructor() {
    super(
      'the table engine_lease has no row with id 1, which says how far the event log goes. Restore a backup (make ' +
        'restore), or insert the row with the epoch and the sequence of the last row of events',
    );
  }
}

export async function readLease(connection: Pick<EngineConnection, 'rows'>): Promise<LeaseView> {
  const [row] = await connection.rows<LeaseRow>(
    `SELECT epoch, holder, expires_at_ms, beat, lock_server, lease_ms, ${NOW_MS} AS now_ms, ` +
      `COALESCE(IS_USED_LOCK(${LOCK_PREFIX}, epoch)), 0) AS lock_thread FROM engine_lease WHERE id = 1`,
  );
  if (row === undefined) throw new MissingLease();
  const expiresAtMs = Number(row.expires_at_ms);
  return {
    epoch: Number(row.epoch),
    holder: row.holder,
    beat: Number(row.beat),
    isReleased: expiresAtMs === 0,
    isLocked: Number(row.lock_thread) !== 0,
    lockServer: row.lock_server,
    leaseMs: Number(row.lease_ms ?? 0),
    hasExpired: expiresAtMs <= Number(row.now_ms),
  };
}

export interface LeaseTerms {
  /** Name of this server in the lease. */
  readonly holder: string;
  readonly leaseMs: number;
  /** The newest epoch that is known from outside of the database, which may have been put back to an older state. */
  readonly epochAbove: number;
}

/**
 * Begins an epoch that never was before, and returns it; undefined if another server was faster. The caller has decided that
 * the lease may be taken.
 */
export async function takeLease(
  connection: EngineConnection,
  epoch: number,
  { holder, leaseMs, epochAbove }: LeaseTerms,
): Promise<number | undefined> {
  const next = Math.max(epoch, epochAbove) + 1;
  // The lock first, so that a server that reads the new epoch also finds its lock.
  const [lock] = await connection.rows<{ taken: number }>(`SELECT GET_LOCK(${LOCK_PREFIX}, ?), 0) AS taken`, [next]);
  if (Number(lock?.taken) !== 1) return undefined;
  const begun = await connection.write(
    `UPDATE engine_lease SET epoch = ?, holder = ?, expires_at_ms = ${NOW_MS} + ?, beat = beat + 1, lock_server = ?, ` +
      'lease_ms = ?, chained_from = COALESCE(chained_from, sequence + 1) WHERE id = 1 AND epoch = ?',
    [next, holder, leaseMs, connection.serverIdentity, leaseMs, epoch],
  );
  if (begun === 1) return next;
  await connection.rows(`SELECT RELEASE_LOCK(${LOCK_PREFIX}, ?)) AS released`, [next]);
  return undefined;
}

/**
 * Continues the lease on a new connection of the same holder: begins a new epoch, so that nothing still in flight on
 * the previous connection can be written. Waits for a transaction that the previous connection is just committing.
 * Throws `LeaseLost`, or a `DatabaseError` if the caller should retry.
 */
export async function resumeLease(connection: EngineConnection, terms: LeaseTerms): Promise<number> {
  const { epoch, holder } = await readLease(connection);
  if (holder !== terms.holder) throw new LeaseLost(`another server took the lease: ${holder}`);
  const begun = await takeLease(connection, epoch, terms);
  if (begun === undefined) throw new DatabaseError('the lease moved while it was resumed', true, true, false);
  return begun;
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

/** Returns the time of the database's clock. Throws `LeaseLost` if another server has taken the lease. */
export async function assertLease(connection: EngineConnection, epoch: number): Promise<number> {
  const [row] = await connection.rows<Pick<LeaseRow, 'epoch' | 'now_ms'>>(
    `SELECT epoch, ${NOW_MS} AS now_ms FROM engine_lease WHERE id = 1`,
  );
  if (Number(row?.epoch) !== epoch) throw new LeaseLost('another server took the lease');
  return Number(row?.now_ms);
}

/** The row of the lease at one moment. No two databases show the same one after a renewal, not even a copy and its origin. */
export type LeaseMark = Pick<LeaseView, 'epoch' | 'holder' | 'beat'>;

/** Renews the lease beside the engine, and returns it as it is then. Throws `LeaseLost`. */
export async function markLease(connection: EngineConnection, epoch: number, leaseMs: number): Promise<LeaseMark> {
  await renewLease(connection, epoch, leaseMs);
  const { holder, beat, epoch: newest } = await readLease(connection);
  if (newest !== epoch) throw new LeaseLost('another server took the lease');
  return { epoch, holder, beat };
}

/** Renews the lease while no batches are written, unless it was released. Throws `LeaseLost`. */
export async function renewLease(connection: EngineConnection, epoch: number, leaseMs: number): Promise<void> {
  const renewed = await connection.write(
    `UPDATE engine_lease SET expires_at_ms = ${NOW_MS} + ?, beat = beat + 1 ` +
      'WHERE id = 1 AND epoch = ? AND expires_at_ms > 0',
    [leaseMs, epoch],
  );
  if (renewed !== 1) throw new LeaseLost('another server took the lease, or it was released');
}

/**
 * The name of the leader, or undefined if there is none: the lease was released, or has expired by the clock of the
 * database and its holder's connection has ended. For commands that must not run beside a server.
 */
export async function findCurrentWriter(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  // Only columns of all versions, because such a command may meet the schema and the server of an older one.
  const [row] = await connection.rows<Pick<LeaseRow, 'holder' | 'expires_at_ms' | 'now_ms' | 'lock_thread'>>(
    `SELECT holder, expires_at_ms, ${NOW_MS} AS now_ms, COALESCE(IS_USED_LOCK(${LOCK_PREFIX}, epoch)), ` +
      "IS_USED_LOCK(CONCAT(DATABASE(), '.talad_engine')), 0) AS lock_thread FROM engine_lease WHERE id = 1",
  );
  if (row === undefined || Number(row.expires_at_ms) === 0) return undefined;
  return Number(row.lock_thread) !== 0 || Number(row.expires_at_ms) > Number(row.now_ms) ? row.holder : undefined;
}

/** Releases the lease, so that the next server can start at once. */
export async function releaseLease(connection: EngineConnection, epoch: number): Promise<void> {
  await connection.write('UPDATE engine_lease SET expires_at_ms = 0, beat = beat + 1 WHERE id = 1 AND epoch = ?', [
    epoch,
  ]);
}
