/** Requests that wait for a position of the event log: released at that position, or refused after the time limit. */
import { SEQUENCE_WAIT_MS, SequenceWaiters } from '../../src/engine/sequenceWaiters';
import { Outage } from '../../src/engine/types';

function newWaiters() {
  const timers = new Set<() => void>();
  const waiters = new SequenceWaiters({
    after: (afterMs, call) => {
      expect(afterMs).toBe(SEQUENCE_WAIT_MS);
      timers.add(call);
      return () => timers.delete(call);
    },
  });
  const endTime = (): void => {
    for (const call of timers) call();
    timers.clear();
  };
  return { waiters, timers, endTime };
}

/** The outcomes of the promises that have settled, by name, in the order in which they settled. */
function recordOf(promises: Readonly<Record<string, Promise<void>>>): string[] {
  const settled: string[] = [];
  for (const [name, promise] of Object.entries(promises))
    promise.then(
      () => settled.push(`${name} reached`),
      (error: unknown) => settled.push(`${name} ${error instanceof Outage ? error.outcome : String(error)}`),
    );
  return settled;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('each request is released at its position, and its timer ends', async () => {
  const { waiters, timers } = newWaiters();
  const settled = recordOf({ seven: waiters.waitFor(7), five: waiters.waitFor(5), nine: waiters.waitFor(9) });
  waiters.release(4);
  await turn();
  expect(settled).toEqual([]);
  waiters.release(5);
  await turn();
  expect(settled).toEqual(['five reached']);
  waiters.release(9);
  await turn();
  expect(settled).toEqual(['five reached', 'seven reached', 'nine reached']);
  expect(timers.size).toBe(0);
});

test('a position that is not reached in time is an outage, after which nothing waits', async () => {
  const { waiters, endTime } = newWaiters();
  const settled = recordOf({ five: waiters.waitFor(5), seven: waiters.waitFor(7) });
  waiters.release(5);
  endTime();
  waiters.release(7);
  await turn();
  expect(settled).toEqual(['five reached', 'seven not_current']);
});
