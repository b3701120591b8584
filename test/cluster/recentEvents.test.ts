/** The newest events: they are found by their sequence, and their number and size are limited. */

import type { EngineEvent } from '../../src/core/model/events';
import { RecentEvents } from '../../src/engine/cluster/recentEvents';

const MEBIBYTE = 1_048_576;

function add(recent: RecentEvents, sequences: readonly number[], payload = '{}'): void {
  recent.add(
    sequences.map((sequence) => ({ sequence }) as EngineEvent),
    sequences.map(() => ({ payload })),
  );
}

test('an event is found until it is forgotten', () => {
  const recent = new RecentEvents();
  add(recent, [1, 2]);
  expect([1, 2, 3].map((sequence) => recent.get(sequence)?.sequence)).toEqual([1, 2, undefined]);
  recent.clear();
  expect(recent.get(1)).toBeUndefined();
});

test('the oldest events are forgotten when there are too many', () => {
  const recent = new RecentEvents();
  for (let sequence = 1; sequence <= 5_000; sequence += 1) add(recent, [sequence]);
  expect(recent.get(5_000 - 4_096)).toBeUndefined();
  expect(recent.get(5_000 - 4_095)).toBeDefined();
});

test('the oldest events are forgotten when they are too large, also after everything was forgotten', () => {
  const recent = new RecentEvents();
  const large = 'p'.repeat(10 * MEBIBYTE);
  for (const first of [1, 11]) {
    add(
      recent,
      [1, 2, 3, 4].map((index) => first + index),
      large,
    );
    expect([1, 2, 3, 4].map((index) => recent.get(first + index) !== undefined)).toEqual([false, true, true, true]);
    recent.clear();
  }
});
