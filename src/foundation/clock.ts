/** The only access to the time of day. Everything else receives a `Clock`, so that a test can set the time. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  nowMs(): number;
}

/** Decides whether the clock of the server may be used for decisions. */
export interface ClockGuard {
  /**
   * Compares with the clock of the database, which has just been read: `roundTripMs` is the duration of the statement
   * that read it. Called with each renewal of the lease.
   */
  compareWithDatabase(databaseNowMs: number, roundTripMs?: number): void;
  /** False after a jump of the clock of this server or of the database. The engine then refuses commands. */
  readonly isTrusted: boolean;
}

/** What a guarded clock has seen, for metrics. */
export interface ClockDeviation {
  /** How often the trust was lost since the start. */
  readonly jumps: number;
  /** The machine's clock minus the time that passed steadily, at the last reading. */
  readonly skewMs: number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Milliseconds with fractions since an arbitrary start, for measuring durations. It never goes back. */
export function monotonicMs(): number {
  return performance.now();
}
