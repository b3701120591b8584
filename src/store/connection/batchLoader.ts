/** Combines the lookups that concurrent requests make in one turn of the event loop into one SQL statement. */
import DataLoader from 'dataloader';
import type { EventLoop } from '../../foundation/eventLoop';

const KEYS_PER_STATEMENT_MAX = 500;

/**
 * Returns a function that loads the value of one key. `loadMany` receives the keys of one turn and must return their
 * values in the same order. Nothing is cached, because the next turn must see the next state of the tables. If
 * `loadMany` rejects, all lookups of the turn reject with its error.
 */
export function batchLoader<Value>(
  loadMany: (keys: readonly number[]) => Promise<readonly Value[]>,
  eventLoop: EventLoop,
): (key: number) => Promise<Value> {
  const loader = new DataLoader<number, Value>(loadMany, {
    cache: false,
    maxBatchSize: KEYS_PER_STATEMENT_MAX,
    batchScheduleFn: (dispatch) => eventLoop.nextTurn(dispatch),
  });
  return (key) => loader.load(key);
}
