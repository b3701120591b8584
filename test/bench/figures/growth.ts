/** That a decision costs the same however large the exchange has become. */
import { type Figure, inTurns, median, ratiosOf } from '../figure';
import type { Measured } from '../measured';
import { startWorker } from '../processes';
import type { GrowthQuestion, Size } from '../workers/growth';
import type { Round } from '../workers/measure';

const STEPS_A_ROUND = 40_000;
const MEMORY = '--max-old-space-size=6144';

interface Growth {
  readonly what: string;
  readonly small: Size;
  readonly large: Size;
}

const GROWTHS: readonly Growth[] = [
  { what: '1,000,000 resting orders', small: { resting: 1_000, users: 1_000, symbols: 1 }, large: { resting: 1_000_000, users: 1_000, symbols: 1 } },
  { what: '1,000,000 accounts', small: { resting: 1_000, users: 50, symbols: 1 }, large: { resting: 1_000, users: 500_000, symbols: 1 } },
  { what: '200 symbols', small: { resting: 20_000, users: 1_000, symbols: 1 }, large: { resting: 20_000, users: 1_000, symbols: 200 } },
];

export async function measureGrowth(rounds: number): Promise<Measured> {
  const figures: Figure[] = [];
  for (const growth of GROWTHS) figures.push(await measureOne(growth, rounds));
  return { figures };
}

async function measureOne({ what, small, large }: Growth, rounds: number): Promise<Figure> {
  const [grown, young] = [startWorker('workers/growth.ts', [MEMORY]), startWorker('workers/growth.ts')];
  const times = (measured: readonly Round[]) => measured.map(({ processorMicroseconds }) => processorMicroseconds);
  const play = (worker: typeof grown) => worker.ask<Round>({ steps: STEPS_A_ROUND } satisfies GrowthQuestion);
  try {
    await young.ask({ grow: small } satisfies GrowthQuestion);
    await grown.ask({ grow: large } satisfies GrowthQuestion);
    await play(young);
    await play(grown);
    const { ours, theirs } = await inTurns(
      rounds,
      () => play(grown),
      () => play(young),
    );
    return {
      name: `a decision among ${what}`,
      ours: `${median(times(ours)).toFixed(2)} us`,
      against: `among ${sizeOf(small, large)} ${median(times(theirs)).toFixed(2)} us`,
      ratios: ratiosOf(times(ours), times(theirs)),
      bar: { kind: 'at most', ratio: 1.3 },
    };
  } finally {
    await grown.end();
    await young.end();
  }
}

/** Of the small one, what is larger in the other; an account is one of two assets. */
function sizeOf(small: Size, large: Size): string {
  if (large.resting > small.resting) return `${small.resting}`;
  return large.users > small.users ? `${2 * small.users}` : `${small.symbols}`;
}
