/** Waits for what comes by itself: looks often, gives up in time, and says what was seen last. */

import { inspect } from 'node:util';

const LOOK_MS = 20;
const PATIENCE_MS = 15_000;

/** What `look` gives once it is `wanted`. */
export async function eventually<T>(look: () => T | Promise<T>, wanted: (seen: T) => boolean): Promise<T> {
  const givenUpMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (wanted(seen)) return seen;
    if (performance.now() > givenUpMs) throw new Error(`not within ${PATIENCE_MS} ms; last seen: ${inspect(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
