/**
 * Decides from successive looks at the lease whether its holder is gone, so that the lease may be taken. A holder that
 * renews its lease is never deposed. There are three proofs that it is gone:
 *
 * 1. It has released the lease.
 * 2. Its beat has not changed for as long as the lease is valid, measured by this process's monotonic clock while the
 *    database answered promptly.
 * 3. Its lock, which ends with its connection, is gone and stays gone for a moment in which a holder that only lost its
 *    connection would have come back.
 *
 * The lock proves nothing by being free on a server where the holder never had it, or after a restart of the database.
 * So it counts only if this watch has seen it held, on the same connection, or if the lease says that it was taken on
 * this very server; the second is weaker and gets a longer moment.
 */
import type { EngineConnection } from '../store/connection/engineConnection';
import type { LeaseView } from '../store/engine/lease';

export interface LeaseWatchOptions {
  readonly elapsedMs: () => number;
  readonly leaseMs: number;
}

/** `gone`: the lease may be taken. `alive`: its holder has renewed it, or certainly holds it. */
export type HolderState = 'gone' | 'alive' | 'undecided';

/**
 * Time in milliseconds for which the lock must be free before its holder counts as gone. A holder that only lost its
 * connection has begun a new epoch by then.
 */
export const FREE_FOR_MS = 1_000;
/**
 * The same time after a restart of the database: longer, because the holder may be in the longest pause between two
 * attempts.
 */
const FREE_AFTER_RESTART_MS = 1_500;
/**
 * Time in milliseconds for which a holder may trust its lease after it last saw the connection with its lock open. No
 * other server has taken the lease by then. The difference to `FREE_FOR_MS` covers the delay until a holder learns that
 * the database has ended the connection. A holder that is cut off from a database that restarts at that time learns
 * nothing; it trusts its lease until the lease expires.
 */
export const TRUSTED_WITHOUT_LOCK_MS = 800;
/**
 * If a look takes longer than the lease divided by this number, the database is slow, and the holder's renewals may be
 * slow, too.
 */
const SLOW_LOOKS_PER_LEASE = 10;

type Connection = Pick<EngineConnection, 'serverIdentity'>;

export class LeaseWatch {
  private last: { readonly epoch: number; readonly beat: number; readonly sinceMs: number } | undefined;
  private seenLocked: { readonly epoch: number; readonly connection: Connection } | undefined;
  private unlockedSinceMs: number | undefined;

  constructor(private readonly options: LeaseWatchOptions) {}

  /** Forgets all observations, because the database did not answer: the holder could not renew its lease either. */
  reset(): void {
    this.last = undefined;
    this.seenLocked = undefined;
    this.unlockedSinceMs = undefined;
  }

  /** `tookMs`: how long the look took. */
  judge(view: LeaseView, connection: Connection, tookMs: number): HolderState {
    if (view.isReleased) return 'gone';
    const nowMs = this.options.elapsedMs();
    const { last } = this;
    const leaseMs = Math.max(this.options.leaseMs, view.leaseMs);
    if (last === undefined || last.epoch !== view.epoch || last.beat !== view.beat) {
      this.last = { epoch: view.epoch, beat: view.beat, sinceMs: nowMs };
      this.unlockedSinceMs = undefined;
      this.judgeLock(view, connection, nowMs);
      return last === undefined ? 'undecided' : 'alive';
    }
    if (tookMs > leaseMs / SLOW_LOOKS_PER_LEASE) this.last = { ...last, sinceMs: nowMs };
    else if (nowMs - last.sinceMs >= leaseMs) return 'gone';
    return this.judgeLock(view, connection, nowMs);
  }

  private judgeLock({ epoch, isLocked, lockServer }: LeaseView, connection: Connection, nowMs: number): HolderState {
    if (isLocked) {
      this.seenLocked = { epoch, connection };
      this.unlockedSinceMs = undefined;
      return 'undecided';
    }
    const hasSeenItHeld = this.seenLocked?.epoch === epoch && this.seenLocked.connection === connection;
    if (!hasSeenItHeld && lockServer !== connection.serverIdentity) return 'undecided';
    this.unlockedSinceMs ??= nowMs;
    const momentMs = hasSeenItHeld ? FREE_FOR_MS : FREE_AFTER_RESTART_MS;
    return nowMs - this.unlockedSinceMs >= momentMs ? 'gone' : 'undecided';
  }
}
