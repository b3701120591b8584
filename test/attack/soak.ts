/**
 * It does not leak (promise 54): half of what the server can do for MINUTES, with sockets that come and leave and people who sign in. Each 10 seconds
 * memory, handles, timers and the database's connections are looked at; memory may grow by what a day's trades in memory need, and no more.
 */

import { tell } from '../chaos/ground';
import type { TestExchange } from '../support/exchange';
import { inside } from '../support/loopDelay';
import { GOOD_PASSWORD, PageClient, signUpSomebody } from '../support/pageClient';
import { openFiles, residentMiB } from '../support/processUse';
import { underAttack } from './ground';
import { Traffic } from './traffic/traffic';

const MINUTES = Number(process.env['MINUTES'] ?? 30);
const SAMPLED_EVERY_SECONDS = 10;
/** What the server needs for its first callers it keeps. */
const WARM_UP_SHARE = 0.3;
const GROWTH_MIB_A_MINUTE = 1;
/** Handles of any kind may be so many more at the end than after the warm-up: what happens to be under way. */
const UNDER_WAY = 40;
const SOCKETS = 20;

interface Sample {
  readonly minute: number;
  readonly residentMiB: number;
  readonly files: number;
  readonly timers: number;
  readonly handles: number;
  readonly pool: number;
}

async function sample(exchange: TestExchange, startedMs: number): Promise<Sample> {
  const { resources } = await inside(exchange);
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

/** Least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return along / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** Sockets that come, hear a little and leave, in order or not; and people who sign in and out. Resolves when it is over. */
async function churn(exchange: TestExchange, isOver: () => boolean): Promise<void> {
  const person = await signUpSomebody(() => exchange.baseUrl);
  const socket = async (index: number): Promise<void> => {
    while (!isOver()) {
      const stream = await exchange.stream(
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
      await (await browser.open('/sign-in')).submit('/sign-in', { email: person.email, password: GOOD_PASSWORD });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  await Promise.all([...Array.from({ length: SOCKETS }, (_, index) => socket(index)), signIns()]);
}

test(
  `${MINUTES} minutes at half the capacity: memory and handles stay what they are`,
  () =>
    underAttack({ promise: 54, what: 'soak' }, async (exchange, seed) => {
      const traffic = await Traffic.start(exchange, seed);
      const full = await traffic.run({ kind: 'churn', seconds: 10, perSecond: 'closed', connections: 64 });
      const perSecond = full.accepted.count / full.seconds / 2;
      const startedMs = performance.now();
      const isOver = (): boolean => performance.now() - startedMs >= MINUTES * 60_000;
      const churning = churn(exchange, isOver);
      const samples: Sample[] = [];
      let asked = 0;
      let refused = 0;
      while (!isOver()) {
        const { sent, accepted } = await traffic.run({
          kind: 'churn',
          seconds: SAMPLED_EVERY_SECONDS,
          perSecond,
          connections: 64,
        });
        asked += sent;
        refused += sent - accepted.count;
        const taken = await sample(exchange, startedMs);
        samples.push(taken);
        tell(
          `soak: ${Object.entries(taken)
            .map(([name, value]) => `${name} ${Number(value).toFixed(1)}`)
            .join(', ')}`,
        );
      }
      await churning;
      traffic.close();
      const steady = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
      const [first, last] = [steady[0], steady.at(-1)];
      const growth = slope(steady.map(({ minute, residentMiB: mebibytes }) => [minute, mebibytes]));
      const more = (kind: 'files' | 'timers' | 'handles' | 'pool'): number =>
        (last?.[kind] ?? 0) - (first?.[kind] ?? 0);
      return {
        rounds: samples.length,
        figures: `${asked} requests at ${perSecond.toFixed(0)}/s, ${refused} not accepted; RSS grows by ${growth.toFixed(2)} MiB a minute; files ${more('files')}, handles ${more('handles')}, timers ${more('timers')}, pool ${more('pool')} more at the end`,
        demands: {
          'RSS grows by no more than 1 MiB a minute': growth <= GROWTH_MIB_A_MINUTE,
          'handles are flat': (['files', 'timers', 'handles', 'pool'] as const).every((kind) => more(kind) < UNDER_WAY),
        },
      };
    }),
  (MINUTES + 10) * 60_000,
);
