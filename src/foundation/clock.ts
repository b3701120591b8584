/** The only access to the time of day. Everything else receives a `Clock`, so that a test can set the time. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  nowMs(): number;
}

/** Decides whether the clock of the server may be used for decisions. */
export interface ClockGuard {
  /**
   * Compares with the clock of the database, which has just been read: `roundTripMs` is the duration of the statement
   * that read it. Called with each renewal of the lease. On a gateway, the clock of the leader takes its place, and this is
   * called with each of its answers.
   */
  compareWithDatabase(databaseNowMs: number, roundTripMs?: number): void;
  /** False after a jump of the clock of this server or of the database. The engine then refuses commands. */
  readonly isTrusted: boolean;
  /** Whether the newest comparison agreed; true before the first one. */
  readonly isAgreeing: boolean;
}

/** State of a guarded clock, for metrics. */
export interface ClockDeviation {
  /** Number of times that the clock has lost its trust since the start. */
  readonly jumps: number;
  /**
   * Difference in milliseconds at the last reading: the machine's clock minus the expected time, which advances with
   * the monotonic clock.
   */
  readonly skewMs: number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Milliseconds with fractions since an arbitrary start, for measuring durations. It never goes back. */
export function monotonicMs(): number {
  return performance.now();
}
