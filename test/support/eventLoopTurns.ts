/** Iterations of the event loop of this process. */

/** Lets everything that is due run, `count` times. */
export async function eventLoopTurns(count = 1): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
