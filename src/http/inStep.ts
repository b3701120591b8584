/**
 * Calls that came in one turn of the event loop go on in step: each does its next piece of work right after its neighbours did the same. What such a piece needs of code
 * and of tables then lies in the processor's caches for all but the first; one call after the other, from its first byte to its last, an order costs a quarter more.
 */

/** More would not be done any faster, and nothing else gets its turn between the calls of a group. */
const GROUP_MAX = 16;

let group: Promise<void> | undefined;
let size = 0;

/** Resolves when the event loop has read its sockets, for the whole group at once. */
export function inStep(): Promise<void> {
  if (group === undefined || size === GROUP_MAX) {
    const begun = new Promise<void>((resolve) => {
      setImmediate(() => {
        if (group === begun) group = undefined;
        resolve();
      });
    });
    group = begun;
    size = 0;
  }
  size += 1;
  return group;
}
