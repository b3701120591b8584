/** The only access to the time of day. Everything else receives a `Clock`, so that a test can set the time. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Milliseconds with fractions since an arbitrary start, for measuring durations. It never goes back. */
export function monotonicMs(): number {
  return performance.now();
}
