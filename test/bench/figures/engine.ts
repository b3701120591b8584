/**
 * Decisions of the engine within one process, compared with another order book in JavaScript that keeps no money; and
 * the cost of a cancellation in a long price level.
 */

import type { TapeOptions } from '../commandTape';
import { type Figure, inTurns, median, ratiosOf } from '../figure';
import type { Measured } from '../measuredFigures';
import { startWorker, type Worker } from '../measuredProcesses';
import type { CancelsQuestion } from '../workers/cancels';
import type { Round } from '../workers/measure';
import type { Played, PlayQuestion } from '../workers/play';

const STEPS_A_ROUND = 100_000;
const RESTING = 100_000;
const LONG_LEVEL = 50_000;
const SHORT_LEVEL = 50;

export async function measureEngine(rounds: number): Promise<Measured> {
  return { figures: [await againstOrderBook(rounds), await cancelOnLongLevel(rounds)] };
}

async function againstOrderBook(rounds: number): Promise<Figure> {
  const [engine, peer] = [startWorker('workers/engine.ts'), startWorker('workers/orderBook.ts')];
  const play = (worker: Worker, question: PlayQuestion) => worker.ask<Played>(question);
  try {
    const open: TapeOptions = { resting: RESTING, steps: STEPS_A_ROUND * (rounds + 1) };
    for (const worker of [engine, peer]) await play(worker, { open });
    const steps = STEPS_A_ROUND;
    for (const worker of [engine, peer]) await play(worker, { steps });
    const { ours, theirs } = await inTurns(
      rounds,
      () => play(engine, { steps }),
      () => play(peer, { steps }),
    );
    if (ours.some(({ book }, round) => book !== theirs[round]?.book))
      throw new Error('the two books differ after the same steps');
    return {
      name: 'decisions a second of processor time, in process, 100,000 orders resting',
      ours: `${shown(ours)}, with balances, holds, fees, journal`,
      against: `nodejs-order-book ${shown(theirs)}`,
      ratios: ratiosOf(times(theirs), times(ours)),
      bar: { kind: 'at least', ratio: 1.5 },
    };
  } finally {
    await engine.end();
    await peer.end();
  }
}

/** CPU time: in a single thread it is the duration of the work without the load of other processes. */
function times(rounds: readonly Round[]): number[] {
  return rounds.map(({ processorMicroseconds }) => processorMicroseconds);
}

function shown(rounds: readonly Round[]): string {
  const microseconds = median(times(rounds));
  return `${(1e6 / microseconds).toFixed(0)} (${microseconds.toFixed(2)} us each)`;
}

/** The same number of orders is in the book both times. */
async function cancelOnLongLevel(rounds: number): Promise<Figure> {
  const worker = startWorker('workers/cancels.ts');
  const cancels = (ordersALevel: number) =>
    worker.ask<Round>({ orders: LONG_LEVEL, ordersALevel } satisfies CancelsQuestion);
  try {
    await cancels(SHORT_LEVEL);
    await cancels(LONG_LEVEL);
    const { ours, theirs } = await inTurns(
      rounds,
      () => cancels(LONG_LEVEL),
      () => cancels(SHORT_LEVEL),
    );
    return {
      name: `a cancel where ${LONG_LEVEL} orders stand at one price`,
      ours: `${median(times(ours)).toFixed(2)} us`,
      against: `where ${SHORT_LEVEL} do ${median(times(theirs)).toFixed(2)} us`,
      ratios: ratiosOf(times(ours), times(theirs)),
      bar: { kind: 'at most', ratio: 2 },
    };
  } finally {
    await worker.end();
  }
}
