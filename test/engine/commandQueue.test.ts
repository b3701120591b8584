/** How many commands may wait: as many as will have their turn in time, as far as the last batches tell. */

import { CommandQueue } from '../../src/engine/commandQueue';
import { cancel } from './support';

const LIMITS = { queueCommandsMax: 1_000, queueWaitMs: 500, batchCommandsMax: 10, commandDeadlineMs: 5_000 };
const USER = 1;

/** How many are let in until one is told that there is no room. */
function roomOf(queue: CommandQueue): number {
  for (; queue.hasRoom; ) void queue.push(cancel(USER, 1));
  return queue.length;
}

test('before anything is known, as many as may wait at all', () => {
  expect(roomOf(new CommandQueue(LIMITS))).toBe(1_000);
});

test('a batch of one command tells how long a commit takes, and not how fast commands go through', () => {
  const queue = new CommandQueue(LIMITS);
  queue.recordThroughput(200, 100);
  queue.recordThroughput(1, 100);
  // 0.8 of the first batch, and the second: 161 commands in 180 ms.
  expect(roomOf(queue)).toBe(Math.ceil((500 * 161) / 180));
});

test('the newest batches count most', () => {
  const queue = new CommandQueue(LIMITS);
  for (let batch = 0; batch < 30; batch += 1) queue.recordThroughput(100, 10);
  for (let batch = 0; batch < 30; batch += 1) queue.recordThroughput(100, 100);
  expect(roomOf(queue)).toBeGreaterThanOrEqual(500);
  expect(roomOf(queue)).toBeLessThan(510);
});

test('a batch’s worth may wait however slow it goes, and a clock that was set says nothing', () => {
  const queue = new CommandQueue(LIMITS);
  queue.recordThroughput(10, 4_000);
  queue.recordThroughput(1_000, -4_000);
  queue.recordThroughput(1_000, 6_000);
  expect(roomOf(queue)).toBe(10);
});
