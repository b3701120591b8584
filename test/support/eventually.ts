/** Waits for a state that is reached without further action. Fails with the last state seen if nothing moves any more. */

import { inspect } from 'node:util';

/** For limits that only detect a hang: no test decides by a duration, and a busy machine makes everything late. */
export const HANG_MS = 600_000;

const LOOK_MS = 20;
/** Looks without any change after which nothing moves. On a busy machine each look takes longer, too. */
const QUIET_LOOKS = 1_000;
const PATIENCE_MS = 300_000;

/**
 * Calls `probe` repeatedly. Returns its result as soon as `isAccepted` accepts it. It waits as long as the result
 * changes, but not longer than five minutes.
 */
export async function eventually<T>(probe: () => T | Promise<T>, isAccepted: (seen: T) => boolean): Promise<T> {
  const startedMs = performance.now();
  let last = '';
  for (let quietLooks = 0; ; quietLooks += 1) {
    const seen = await probe();
    if (isAccepted(seen)) return seen;
    const shown = inspect(seen);
    if (shown !== last) quietLooks = 0;
    last = shown;
    const waitedMs = performance.now() - startedMs;
    if (quietLooks > QUIET_LOOKS || waitedMs > PATIENCE_MS)
      throw new Error(`not within ${Math.round(waitedMs)} ms; last seen: ${shown}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
