/** Polls for a state that is reached without further action. Fails after a time limit with the last state seen. */

import { inspect } from 'node:util';

const LOOK_MS = 20;
const PATIENCE_MS = 15_000;

/** Calls `probe` repeatedly. Returns its result as soon as `isAccepted` accepts it. */
export async function eventually<T>(probe: () => T | Promise<T>, isAccepted: (seen: T) => boolean): Promise<T> {
  const givenUpMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await probe();
    if (isAccepted(seen)) return seen;
    if (performance.now() > givenUpMs) throw new Error(`not within ${PATIENCE_MS} ms; last seen: ${inspect(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
