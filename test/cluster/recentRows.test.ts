/** The rows of the newest events: they are found by their sequence, and their number and size are limited. */
import { RecentRows } from '../../src/cluster/recentRows';
import type { HashedRow } from '../../src/store/events/eventChain';

const MEBIBYTE = 1_048_576;

function rowOf(sequence: number, payload = '{}'): HashedRow {
  return { sequence, epoch: 1, time_ms: 0, type: 'create_order', user_id: null, hash: null, payload };
}

test('a row is found until it is forgotten', () => {
  const recent = new RecentRows();
  recent.add([rowOf(1, 'one'), rowOf(2, 'two')]);
  expect([recent.get(1)?.payload, recent.get(2)?.payload, recent.get(3)]).toEqual(['one', 'two', undefined]);
  recent.clear();
  expect(recent.get(1)).toBeUndefined();
});

test('rows as the database driver may return them are found, too', () => {
  const recent = new RecentRows();
  recent.add([{ ...rowOf(0), sequence: '7' as unknown as number }]);
  expect(recent.get(7)).toBeDefined();
});

test('the oldest rows are forgotten when there are too many', () => {
  const recent = new RecentRows();
  for (let sequence = 1; sequence <= 5_000; sequence += 1) recent.add([rowOf(sequence)]);
  expect(recent.get(5_000 - 4_096)).toBeUndefined();
  expect(recent.get(5_000 - 4_095)).toBeDefined();
});

test('the oldest rows are forgotten when they are too large, also after everything was forgotten', () => {
  const recent = new RecentRows();
  const large = 'p'.repeat(10 * MEBIBYTE);
  for (const first of [1, 11]) {
    recent.add([1, 2, 3, 4].map((index) => rowOf(first + index, large)));
    expect([1, 2, 3, 4].map((index) => recent.get(first + index) !== undefined)).toEqual([false, true, true, true]);
    recent.clear();
  }
});
