/** Turns of this process' event loop. */

/** Lets everything that is due have its turn, so many times. */
export async function turns(count = 1): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
