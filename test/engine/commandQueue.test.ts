/** The queue accepts as many commands as recent throughput can process within the waiting limit. */
import { CommandQueue } from '../../src/engine/commandQueue';
import { cancel } from './engineHarness';

const LIMITS = { queueCommandsMax: 1_000, queueWaitMs: 500, batchCommandsMax: 10, commandDeadlineMs: 5_000 };
const USER = 1;

/** Number of commands that are accepted until the queue has no room. */
function capacityOf(queue: CommandQueue): number {
  for (; queue.hasRoom; ) void queue.push(cancel(USER, 1));
  return queue.length;
}

test('without a measurement, the queue accepts its maximum length', () => {
  expect(capacityOf(new CommandQueue(LIMITS))).toBe(1_000);
});

test('a batch of one command hardly changes the measured throughput', () => {
  const queue = new CommandQueue(LIMITS);
  queue.recordThroughput(200, 100);
  queue.recordThroughput(1, 100);
  // 0.8 of the first batch plus the second: 161 commands in 180 ms.
  expect(capacityOf(queue)).toBe(Math.ceil((500 * 161) / 180));
});

test('recent batches have the greatest weight', () => {
  const queue = new CommandQueue(LIMITS);
  for (let batch = 0; batch < 30; batch += 1) queue.recordThroughput(100, 10);
  for (let batch = 0; batch < 30; batch += 1) queue.recordThroughput(100, 100);
  expect(capacityOf(queue)).toBeGreaterThanOrEqual(500);
  expect(capacityOf(queue)).toBeLessThan(510);
});

test('commands for one batch are accepted at any throughput, and durations of a changed clock are ignored', () => {
  const queue = new CommandQueue(LIMITS);
  queue.recordThroughput(10, 4_000);
  queue.recordThroughput(1_000, -4_000);
  queue.recordThroughput(1_000, 6_000);
  expect(capacityOf(queue)).toBe(10);
});
