/**
 * The clock jumps under load (promise 23), in process time zones that skip an hour or have one twice: nothing is reordered, no event time goes back, and all
 * that is counted in days, weeks and months is counted in UTC.
 */

import { intervalOpenMs } from '../../src/core/klines';
import type { KlineInterval } from '../../src/core/model';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { placeOrder, richPair, trade } from '../support/orders';
import { ServerClock } from '../support/serverClock';
import type { Frame, StreamClient } from '../support/streamClient';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Shortly before a midnight, and seven hours before clocks go forward in New York. */
const START_MS = Date.UTC(2027, 2, 13, 23, 59, 57);
const MIDNIGHT_MS = Date.UTC(2027, 2, 14);
const SKIPPED_HOUR_MS = Date.UTC(2027, 2, 14, 7);
/** When clocks go back in Sydney. */
const DOUBLE_HOUR_MS = Date.UTC(2027, 3, 3, 16);

const TRADES_A_STEP = 5;
const INTERVALS: readonly KlineInterval[] = ['1m', '3m', '1h', '12h', '1d', '3d', '1w', '1M'];
const NAMES = [
  ...INTERVALS.map((interval) => `btc_thb@kline_${interval}`),
  ...['aggTrade', 'trade', 'depth@100ms', 'depth5', 'bookTicker', 'miniTicker', 'ticker'].map(
    (kind) => `btc_thb@${kind}`,
  ),
  '!ticker@arr',
];

const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, TZ: 'America/New_York', STREAMS_KLINE_INTERVAL_MS: '50' },
});

/** What each stream has told, over all sockets. */
const told = new Map<string, Frame[]>();
let people: [TestUser, TestUser];
let socket: StreamClient;
let price = 100;

/** One after the other, so that each is a trade; the book changes beside it. */
async function tradeOn(): Promise<void> {
  for (let count = 0; count < TRADES_A_STEP; count += 1) {
    price += 1;
    await trade(people, String(price), '0.01');
    await placeOrder(people[0], { side: 'sell', price: '100000', amount: '0.01' });
  }
}

/** The jump comes in the middle of the load. */
async function tradeThrough(timeMs: number): Promise<void> {
  const load = tradeOn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clock.set(timeMs);
  await load;
  await tradeOn();
  await socket.next(({ stream }) => stream === 'btc_thb@miniTicker');
}

async function follow(): Promise<void> {
  socket = await exchange().stream(`/stream?streams=${NAMES.join('/')}`);
}

/** Keeps what was told; on a new socket the order goes on. */
async function leave(): Promise<void> {
  await socket.close();
  for (const { stream, data } of socket.frames) {
    const events = (Array.isArray(data) ? data : [data]) as Frame[];
    told.set(String(stream), [...(told.get(String(stream)) ?? []), ...events]);
  }
}

async function restart(environment: Readonly<Record<string, string>>, timeMs: number): Promise<void> {
  await leave();
  await exchange().kill();
  clock.set(timeMs);
  await exchange().restart(environment);
  await follow();
}

function increasing(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

beforeAll(async () => {
  people = await richPair(exchange());
  await follow();
  await tradeOn();
});

test.each<[string, number]>([
  ['into the last second of a day', MIDNIGHT_MS - 100],
  ['back to its begin, as after a leap second', MIDNIGHT_MS - SECOND_MS],
  ['over midnight', MIDNIGHT_MS],
  ['to the last second before an hour that New York skips', SKIPPED_HOUR_MS - SECOND_MS],
  ['into that hour', SKIPPED_HOUR_MS],
  ['an hour back', SKIPPED_HOUR_MS - HOUR_MS],
  ['a day ahead', SKIPPED_HOUR_MS + DAY_MS],
  ['and back again', SKIPPED_HOUR_MS + SECOND_MS],
])('the clock goes %s', (_where, timeMs) => tradeThrough(timeMs));

test('the clock goes an hour back while the server is down, and over an hour that Sydney has twice', async () => {
  await restart({ TZ: 'Australia/Sydney' }, DOUBLE_HOUR_MS - HOUR_MS / 2);
  await tradeOn();
  await tradeThrough(DOUBLE_HOUR_MS);
  await restart({ TZ: 'Australia/Sydney' }, DOUBLE_HOUR_MS - HOUR_MS);
  // Nothing has happened yet, and what is told goes on where it was.
  await socket.next(({ stream }) => stream === 'btc_thb@ticker');
  await tradeOn();
  await tradeThrough(DOUBLE_HOUR_MS + 2 * HOUR_MS);
  await leave();
});

test('no event time went back, on any stream', () => {
  expect([...told.keys()].sort()).toEqual([...NAMES].sort());
  for (const [name, events] of told) {
    const times = events.flatMap(({ E }) => (E === undefined ? [] : [Number(E)]));
    expect([name, increasing(times)]).toEqual([name, true]);
  }
});

test('trades were told in order, and none before it was', () => {
  for (const name of ['btc_thb@aggTrade', 'btc_thb@trade']) {
    const trades = told.get(name) ?? [];
    expect([name, trades.length > 15 * TRADES_A_STEP, increasing(trades.map(({ T }) => Number(T)))]).toEqual([
      name,
      true,
      true,
    ]);
    expect(trades.filter(({ T, E }) => Number(T) > Number(E))).toEqual([]);
  }
});

test('each interval is where UTC has it, closed once and in order, and nothing was told of it after its close', () => {
  for (const interval of INTERVALS) {
    const klines = (told.get(`btc_thb@kline_${interval}`) ?? []).map(({ k }) => k as Frame);
    expect(
      klines.filter(
        ({ t, T }) =>
          intervalOpenMs(interval, Number(T)) !== t || intervalOpenMs(interval, Number(T) + 1) !== Number(T) + 1,
      ),
    ).toEqual([]);
    expect([interval, increasing(klines.map(({ t }) => Number(t)))]).toEqual([interval, true]);
    for (const [index, { x, T }] of klines.entries())
      if (x === true) expect(Number(klines[index + 1]?.['t'] ?? Infinity)).toBeGreaterThan(Number(T));
    if (interval === '1m') expect(klines.filter(({ x }) => x === true).length).toBeGreaterThan(1_000);
  }
});

test('the history has every interval once, without gap or overlap', async () => {
  for (const interval of INTERVALS) {
    const rows = await exchange().anonymous.expect('getKlines', 200, {
      query: { symbol: 'btc_thb', interval, limit: '1000' },
    });
    const opens = rows.map(([openMs]) => Number(openMs));
    const closes = rows.map((row) => Number(row[6]));
    expect(opens.slice(1)).toEqual(closes.slice(0, -1).map((closeMs) => closeMs + 1));
    expect(opens).toEqual(opens.map((openMs) => intervalOpenMs(interval, openMs)));
  }
});

test('a day of the ticker has 24 hours, whatever day it is where the server stands', async () => {
  const count = async () => {
    const ticker = await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } });
    return Array.isArray(ticker) ? undefined : Number(ticker.count);
  };
  const lastMs = DOUBLE_HOUR_MS + 2 * HOUR_MS;
  clock.set(lastMs + DAY_MS - 1);
  expect(await count()).toBeGreaterThanOrEqual(TRADES_A_STEP);
  clock.set(lastMs + DAY_MS);
  expect(await count()).toBe(0);
});
