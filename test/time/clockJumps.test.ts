/**
 * The clock jumps under load (promise 23), in time zones that skip an hour or repeat one: nothing is reordered, no
 * event time goes back, and days, weeks and months are those of UTC.
 */

import { intervalOpenMs } from '../../src/core/market/klines';
import type { KlineInterval } from '../../src/core/model/model';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import { ServerClock } from '../support/serverClock';
import type { Frame, StreamClient } from '../support/streamClient';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Three seconds before midnight, and seven hours before clocks go forward in New York. */
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

/** Events by stream, from all sockets. */
const published = new Map<string, Frame[]>();
let traders: [TestUser, TestUser];
let socket: StreamClient;
let price = 100;

/** Places orders one after the other, so that each one trades. Others change the book only. */
async function tradeSome(): Promise<void> {
  for (let count = 0; count < TRADES_A_STEP; count += 1) {
    price += 1;
    await tradeBetween(traders, String(price), '0.01');
    await placeOrder(traders[0], { side: 'sell', price: '100000', amount: '0.01' });
  }
}

/** Sets the clock while orders are being placed. */
async function tradeDuringJump(timeMs: number): Promise<void> {
  const load = tradeSome();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clock.set(timeMs);
  await load;
  await tradeSome();
  await socket.next(({ stream }) => stream === 'btc_thb@miniTicker');
}

async function openStream(): Promise<void> {
  socket = await exchange().openStream(`/stream?streams=${NAMES.join('/')}`);
}

/** Closes the socket and keeps its events. The events of the next socket must continue them in order. */
async function closeAndRecord(): Promise<void> {
  await socket.close();
  for (const { stream, data } of socket.frames) {
    const events = (Array.isArray(data) ? data : [data]) as Frame[];
    published.set(String(stream), [...(published.get(String(stream)) ?? []), ...events]);
  }
}

async function restart(environment: Readonly<Record<string, string>>, timeMs: number): Promise<void> {
  await closeAndRecord();
  await exchange().kill();
  clock.set(timeMs);
  await exchange().restart(environment);
  await openStream();
}

function isIncreasing(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}

beforeAll(async () => {
  traders = await createTraders(exchange());
  await openStream();
  await tradeSome();
});

test.each<[string, number]>([
  ['into the last second of a day', MIDNIGHT_MS - 100],
  ['back to its beginning, as after a leap second', MIDNIGHT_MS - SECOND_MS],
  ['over midnight', MIDNIGHT_MS],
  ['to the last second before an hour that New York skips', SKIPPED_HOUR_MS - SECOND_MS],
  ['into that hour', SKIPPED_HOUR_MS],
  ['an hour back', SKIPPED_HOUR_MS - HOUR_MS],
  ['a day ahead', SKIPPED_HOUR_MS + DAY_MS],
  ['and back again', SKIPPED_HOUR_MS + SECOND_MS],
])('the clock goes %s', (_where, timeMs) => tradeDuringJump(timeMs));

test('the clock goes back an hour while the server is down, and passes an hour that Sydney has twice', async () => {
  await restart({ TZ: 'Australia/Sydney' }, DOUBLE_HOUR_MS - HOUR_MS / 2);
  await tradeSome();
  await tradeDuringJump(DOUBLE_HOUR_MS);
  await restart({ TZ: 'Australia/Sydney' }, DOUBLE_HOUR_MS - HOUR_MS);
  // Published without a new trade; event times must continue from before the restart.
  await socket.next(({ stream }) => stream === 'btc_thb@ticker');
  await tradeSome();
  await tradeDuringJump(DOUBLE_HOUR_MS + 2 * HOUR_MS);
  await closeAndRecord();
});

test('event times do not decrease on any stream', () => {
  expect([...published.keys()].sort()).toEqual([...NAMES].sort());
  for (const [name, events] of published) {
    const times = events.flatMap(({ E }) => (E === undefined ? [] : [Number(E)]));
    expect([name, isIncreasing(times)]).toEqual([name, true]);
  }
});

test('trades are published in order, and no event is earlier than its trade', () => {
  for (const name of ['btc_thb@aggTrade', 'btc_thb@trade']) {
    const trades = published.get(name) ?? [];
    expect([name, trades.length > 15 * TRADES_A_STEP, isIncreasing(trades.map(({ T }) => Number(T)))]).toEqual([
      name,
      true,
      true,
    ]);
    expect(trades.filter(({ T, E }) => Number(T) > Number(E))).toEqual([]);
  }
});

test('intervals follow UTC and close once and in order, and nothing is published of one after its close', () => {
  for (const interval of INTERVALS) {
    const klines = (published.get(`btc_thb@kline_${interval}`) ?? []).map(({ k }) => k as Frame);
    expect(
      klines.filter(
        ({ t, T }) =>
          intervalOpenMs(interval, Number(T)) !== t || intervalOpenMs(interval, Number(T) + 1) !== Number(T) + 1,
      ),
    ).toEqual([]);
    expect([interval, isIncreasing(klines.map(({ t }) => Number(t)))]).toEqual([interval, true]);
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

test('the window of the ticker is 24 hours in every time zone', async () => {
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
