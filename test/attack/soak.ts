/**
 * The server does not leak resources (promise 54): half of its capacity for MINUTES, with stream connections that open
 * and close and users who sign in. Memory, handles, timers and database connections are sampled every 10 seconds.
 * Memory may grow only by what the trades of the last day need.
 */
import { printProgress } from '../chaos/chaosEnvironment';
import type { TestExchange } from '../support/exchange';
import { processSnapshot } from '../support/loopDelay';
import { GOOD_PASSWORD, PageClient, signUpUser } from '../support/pageClient';
import { openFiles, residentMiB } from '../support/processResources';
import { runAttack } from './runAttack';
import { Traffic } from './traffic/traffic';

const MINUTES = Number(process.env['MINUTES'] ?? 30);
const SAMPLED_EVERY_SECONDS = 10;
/** The share of samples that are ignored: the first requests allocate memory that the server keeps. */
const WARM_UP_SHARE = 0.3;
const GROWTH_MIB_PER_MINUTE = 1;
/** The allowed increase of each kind of handle after the warm-up: requests that happen to be in flight. */
const INCREASE_MAX = 40;
const SOCKETS = 20;

interface ResourceSample {
  readonly minute: number;
  readonly residentMiB: number;
  readonly files: number;
  readonly timers: number;
  readonly handles: number;
  readonly pool: number;
}

async function takeResourceSample(exchange: TestExchange, startedMs: number): Promise<ResourceSample> {
  const { resources } = await processSnapshot(exchange);
  const { Timeout: timers = 0, ...others } = resources;
  const [[row]] = (await exchange.database.raw(
    'SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE()',
  )) as [[{ n: number }]];
  return {
    minute: (performance.now() - startedMs) / 60_000,
    residentMiB: residentMiB(exchange.processId),
    files: openFiles(exchange.processId),
    timers,
    handles: Object.values(others).reduce((sum, count) => sum + count, 0),
    pool: Number(row.n),
  };
}

/** The slope of the line through the points, by least squares. */
function regressionSlope(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return along / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/**
 * Stream connections that open and close, regularly or abruptly, and users who sign in. Resolves when the test is over.
 */
async function churnConnections(exchange: TestExchange, isOver: () => boolean): Promise<void> {
  const user = await signUpUser(() => exchange.baseUrl);
  const socket = async (index: number): Promise<void> => {
    while (!isOver()) {
      const stream = await exchange.openStream(
        `/stream?streams=btc_thb@trade/btc_thb@depth/btc_thb@kline_${index % 2 === 0 ? '1m' : '1h'}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 500 + 100 * index));
      if (index % 3 === 0) stream.socket.terminate();
      else await stream.close();
    }
  };
  const signIns = async (): Promise<void> => {
    while (!isOver()) {
      const browser = new PageClient(() => exchange.baseUrl);
      await (await browser.open('/sign-in')).submit('/sign-in', { email: user.email, password: GOOD_PASSWORD });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  await Promise.all([...Array.from({ length: SOCKETS }, (_, index) => socket(index)), signIns()]);
}

test(
  `${MINUTES} minutes at half the capacity: memory and handles do not grow`,
  () =>
    runAttack({ promise: 54, what: 'soak' }, async (exchange, seed) => {
      const traffic = await Traffic.start(exchange, seed);
      const full = await traffic.run({ kind: 'churn', seconds: 10, perSecond: 'closed', connections: 64 });
      const perSecond = full.accepted.count / full.seconds / 2;
      const startedMs = performance.now();
      const isOver = (): boolean => performance.now() - startedMs >= MINUTES * 60_000;
      const churning = churnConnections(exchange, isOver);
      const samples: ResourceSample[] = [];
      let requests = 0;
      let refused = 0;
      while (!isOver()) {
        const { sent, accepted } = await traffic.run({
          kind: 'churn',
          seconds: SAMPLED_EVERY_SECONDS,
          perSecond,
          connections: 64,
        });
        requests += sent;
        refused += sent - accepted.count;
        const taken = await takeResourceSample(exchange, startedMs);
        samples.push(taken);
        printProgress(
          `soak: ${Object.entries(taken)
            .map(([name, value]) => `${name} ${Number(value).toFixed(1)}`)
            .join(', ')}`,
        );
      }
      await churning;
      traffic.close();
      const steady = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
      const [first, last] = [steady[0], steady.at(-1)];
      const growth = regressionSlope(steady.map(({ minute, residentMiB: mebibytes }) => [minute, mebibytes]));
      const increase = (kind: 'files' | 'timers' | 'handles' | 'pool'): number =>
        (last?.[kind] ?? 0) - (first?.[kind] ?? 0);
      return {
        rounds: samples.length,
        figures:
          `${requests} requests at ${perSecond.toFixed(0)}/s, ${refused} not accepted; ` +
          `RSS grows by ${growth.toFixed(2)} MiB per minute; increase of files ${increase('files')}, ` +
          `handles ${increase('handles')}, timers ${increase('timers')}, pool ${increase('pool')}`,
        requirements: {
          'RSS grows by at most 1 MiB per minute': growth <= GROWTH_MIB_PER_MINUTE,
          'the number of handles is stable': (['files', 'timers', 'handles', 'pool'] as const).every(
            (kind) => increase(kind) < INCREASE_MAX,
          ),
        },
      };
    }),
  (MINUTES + 10) * 60_000,
);
