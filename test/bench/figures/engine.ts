/**
 * Decisions of the engine within one process, compared with another order book in JavaScript that keeps no money; and
 * the cost of a cancellation in a long price level.
 */

import type { TapeOptions } from '../commandTape';
import { type Figure, measureAlternately, median, ratiosOf } from '../figure';
import type { MeasuredFigures } from '../measuredFigures';
import { startWorker, type WorkerProcess } from '../measuredProcesses';
import type { CancelsQuestion } from '../workers/cancels';
import type { MeasuredRound } from '../workers/measure';
import type { PlayQuestion, PlayResult } from '../workers/play';

const STEPS_A_ROUND = 100_000;
const RESTING = 100_000;
const LONG_LEVEL = 50_000;
const SHORT_LEVEL = 50;

export async function measureEngine(rounds: number): Promise<MeasuredFigures> {
  return { figures: [await compareWithOrderBook(rounds), await measureCancelOnLongLevel(rounds)] };
}

async function compareWithOrderBook(rounds: number): Promise<Figure> {
  const [engine, peer] = [startWorker('workers/engine.ts'), startWorker('workers/orderBook.ts')];
  const play = (worker: WorkerProcess, question: PlayQuestion) => worker.request<PlayResult>(question);
  try {
    const open: TapeOptions = { resting: RESTING, steps: STEPS_A_ROUND * (rounds + 1) };
    for (const worker of [engine, peer]) await play(worker, { open });
    const steps = STEPS_A_ROUND;
    for (const worker of [engine, peer]) await play(worker, { steps });
    const { ours, theirs } = await measureAlternately(
      rounds,
      () => play(engine, { steps }),
      () => play(peer, { steps }),
    );
    if (ours.some(({ book }, round) => book !== theirs[round]?.book))
      throw new Error('the two books differ after the same steps');
    return {
      name: 'decisions a second of processor time, in process, 100,000 orders resting',
      ours: `${formatThroughput(ours)}, with balances, holds, fees, journal`,
      against: `nodejs-order-book ${formatThroughput(theirs)}`,
      ratios: ratiosOf(processorTimes(theirs), processorTimes(ours)),
      bar: { kind: 'at least', ratio: 1.5 },
    };
  } finally {
    await engine.end();
    await peer.end();
  }
}

/** CPU time: in a single thread it is the duration of the work without the load of other processes. */
function processorTimes(rounds: readonly MeasuredRound[]): number[] {
  return rounds.map(({ processorMicroseconds }) => processorMicroseconds);
}

function formatThroughput(rounds: readonly MeasuredRound[]): string {
  const microseconds = median(processorTimes(rounds));
  return `${(1e6 / microseconds).toFixed(0)} (${microseconds.toFixed(2)} us each)`;
}

/** The same number of orders is in the book both times. */
async function measureCancelOnLongLevel(rounds: number): Promise<Figure> {
  const worker = startWorker('workers/cancels.ts');
  const cancels = (ordersALevel: number) =>
    worker.request<MeasuredRound>({ orders: LONG_LEVEL, ordersALevel } satisfies CancelsQuestion);
  try {
    await cancels(SHORT_LEVEL);
    await cancels(LONG_LEVEL);
    const { ours, theirs } = await measureAlternately(
      rounds,
      () => cancels(LONG_LEVEL),
      () => cancels(SHORT_LEVEL),
    );
    return {
      name: `a cancel where ${LONG_LEVEL} orders stand at one price`,
      ours: `${median(processorTimes(ours)).toFixed(2)} us`,
      against: `where ${SHORT_LEVEL} do ${median(processorTimes(theirs)).toFixed(2)} us`,
      ratios: ratiosOf(processorTimes(ours), processorTimes(theirs)),
      bar: { kind: 'at most', ratio: 2 },
    };
  } finally {
    await worker.end();
  }
}
