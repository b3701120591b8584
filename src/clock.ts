/** The only reader of time. Everything else is handed a `Clock`, so that a test can hold the hands. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  nowMs(): number;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Milliseconds with fractions from some beginning, for how long something took: it never goes back. */
export function monotonicMs(): number {
  return performance.now();
}
