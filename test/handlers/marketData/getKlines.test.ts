/**
 * Klines over REST equal the aggregation of the trade table for all intervals, with gaps filled; every query returns a
 * slice.
 */

import { KLINE_INTERVALS, type KlineInterval } from '../../../src/core/model/model';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import type { DeclaredResponse } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';
import { printSeed, type Random, seededRandom } from '../../support/randomSeed';
import { ServerClock } from '../../support/serverClock';

type Row = Extract<DeclaredResponse<'getKlines'>, { status: 200 }>['body'][number];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** One minute before the end of the January before a leap day. */
const START_MS = Date.UTC(2028, 0, 31, 23, 59);
const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile(clock.options);
const random: Random = seededRandom(printSeed('getKlines'));
let people: [TestUser, TestUser];

/** Three groups of trades, weeks apart, across a leap day and two ends of months; no trades after the last group. */
beforeAll(async () => {
  people = await createTraders(exchange());
  for (const burstMs of [START_MS, Date.UTC(2028, 1, 28, 23, 57), Date.UTC(2028, 2, 31, 23, 58)]) {
    let timeMs = burstMs;
    for (let round = 0; round < 25; round += 1) {
      clock.set(timeMs);
      await tradeAtRandom('btc_thb');
      timeMs += random.pick([0, 1, 17_000, MINUTE_MS, 7 * MINUTE_MS, 3 * 60 * MINUTE_MS]);
    }
  }
  clock.set(Date.UTC(2028, 3, 9, 7, 30, 30));
});

async function tradeAtRandom(pair: string): Promise<void> {
  const [maker, taker] = random.next() < 0.5 ? people : people.toReversed();
  const side = random.pick(['buy', 'sell'] as const);
  const terms = { pair, price: String(random.integer(90, 110)), amount: `0.${random.integer(1, 99)}` };
  await placeOrder(maker as TestUser, { ...terms, side: side === 'buy' ? 'sell' : 'buy' });
  await placeOrder(taker as TestUser, { ...terms, side });
}

function getKlines(query: Readonly<Record<string, string | number>>, symbol = 'btc_thb'): Promise<Row[]> {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return exchange().anonymous.expect('getKlines', 200, { query: { symbol, ...text } }) as Promise<Row[]>;
}

/** An independent implementation of the calendar, without code of the server. */
function opensBetween(interval: KlineInterval, fromMs: number, toMs: number): number[] {
  const [, count = '', unit = ''] = /^(\d+)(\w)$/.exec(interval) ?? [];
  const opens: number[] = [];
  if (unit === 'M') {
    for (let month = 0; ; month += 1) {
      const openMs = Date.UTC(2027, month);
      if (openMs > toMs) break;
      opens.push(openMs);
    }
  } else {
    const lengthMs =
      Number(count) * { m: MINUTE_MS, h: 60 * MINUTE_MS, d: DAY_MS, w: 7 * DAY_MS }[unit as 'm' | 'h' | 'd' | 'w'];
    // Weeks open on Mondays; the epoch was a Thursday.
    const anchorMs = unit === 'w' ? 4 * DAY_MS : 0;
    for (
      let openMs = anchorMs + Math.floor((fromMs - anchorMs) / lengthMs) * lengthMs;
      openMs <= toMs;
      openMs += lengthMs
    )
      opens.push(openMs);
  }
  return opens.filter((openMs, index) => openMs >= fromMs || (opens[index + 1] ?? Number.POSITIVE_INFINITY) > fromMs);
}

interface TradeRow {
  time_ms: number;
  price: string;
  quantity: string;
  quote_quantity: string;
  taker_side: string;
}

/** All klines up to now, aggregated from the trade table with one reduce for each member. */
async function foldOfTrades(interval: KlineInterval, symbol = 'btc_thb'): Promise<Row[]> {
  const trades = await exchange().database('trades').where('symbol', symbol).orderBy('id').select<TradeRow[]>('*');
  const [first] = trades;
  if (first === undefined) return [];
  const opens = opensBetween(interval, Number(first.time_ms), clock.nowMs());
  const upper = opensBetween(interval, Number(first.time_ms), clock.nowMs() + 32 * DAY_MS);
  const rows: Row[] = [];
  let at = 0;
  for (const [index, openMs] of opens.entries()) {
    const nextMs = upper[index + 1] ?? 0;
    const from = at;
    while (at < trades.length && Number(trades[at]?.time_ms) < nextMs) at += 1;
    rows.push(foldOf(trades.slice(from, at), openMs, nextMs - 1, rows.at(-1)?.[4] ?? ''));
  }
  return rows;
}

function foldOf(own: readonly TradeRow[], openMs: number, closeMs: number, previousClose: string): Row {
  const prices = own.map(({ price }) => amountFrom(price));
  const sum = (trades: readonly TradeRow[], column: 'quantity' | 'quote_quantity') =>
    formatAmount(trades.reduce((total, trade) => total + amountFrom(trade[column]), 0n));
  const bought = own.filter(({ taker_side: side }) => side === 'buy');
  const text = (price: bigint | undefined) => (price === undefined ? previousClose : formatAmount(price));
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return [
    openMs,
    text(prices[0]),
    text(sorted.at(-1)),
    text(sorted[0]),
    text(prices.at(-1)),
    sum(own, 'quantity'),
    closeMs,
    sum(own, 'quote_quantity'),
    own.length,
    sum(bought, 'quantity'),
    sum(bought, 'quote_quantity'),
    '0',
  ];
}

/** Pages forward like a client: from one millisecond after the last open time until no new rows are returned. */
async function allPages(interval: KlineInterval): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await getKlines({ interval, startTime: (rows.at(-1)?.[0] ?? -1) + 1, limit: 1000 });
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

/** Compares texts first, because Jest's comparison of a hundred thousand rows takes many seconds. */
function expectRows(rows: readonly Row[], expected: readonly Row[]): void {
  if (JSON.stringify(rows) !== JSON.stringify(expected)) expect(rows).toEqual(expected);
}

describe.each(KLINE_INTERVALS)('%s', (interval) => {
  test('paging forward from the beginning returns the aggregation of the trade table', async () => {
    expectRows(await allPages(interval), await foldOfTrades(interval));
  });

  test('every query returns a slice of the klines', async () => {
    const all = await foldOfTrades(interval);
    const edges = [
      0,
      START_MS,
      clock.nowMs(),
      clock.nowMs() + 400 * DAY_MS,
      ...all.slice(-3).map(([openMs]) => openMs),
    ];
    for (let round = 0; round < 25; round += 1) {
      const edge = () => random.pick([random.integer(START_MS - DAY_MS, clock.nowMs() + DAY_MS), ...edges]);
      const [startTime, endTime] = [random.next() < 0.5 ? edge() : undefined, random.next() < 0.5 ? edge() : undefined];
      if (startTime !== undefined && endTime !== undefined && startTime > endTime) continue;
      const limit = random.pick([1, 2, 10, 500, 1000]);
      const within = all.filter(
        ([openMs]) => openMs >= (startTime ?? 0) && openMs <= (endTime ?? Number.POSITIVE_INFINITY),
      );
      const expected = startTime === undefined ? within.slice(-limit) : within.slice(0, limit);
      const query = {
        interval,
        limit,
        ...(startTime !== undefined && { startTime }),
        ...(endTime !== undefined && { endTime }),
      };
      const rows = await getKlines(query);
      if (JSON.stringify(rows) !== JSON.stringify(expected)) expect([query, rows]).toEqual([query, expected]);
    }
  });
});

test('returns 500 rows by default, with the running kline last', async () => {
  const rows = await getKlines({ interval: '1m' });
  expect(rows.length).toBe(500);
  expect(rows).toEqual((await foldOfTrades('1m')).slice(-500));
  expect(rows.at(-1)?.[0]).toBe(Date.UTC(2028, 3, 9, 7, 30));
});

test('the newest klines reflect every trade and the passage of time', async () => {
  for (let round = 0; round < 30; round += 1) {
    clock.set(clock.nowMs() + random.pick([0, 1, 5 * MINUTE_MS, 15 * MINUTE_MS, 40 * MINUTE_MS]));
    if (random.next() < 0.7) await tradeAtRandom('btc_thb');
    const [asked, again] = await Promise.all([
      getKlines({ interval: '15m', limit: 7 }),
      getKlines({ interval: '15m', limit: 7 }),
    ]);
    expect(asked).toEqual((await foldOfTrades('15m')).slice(-7));
    expect(again).toEqual(asked);
  }
});

test('klines are the same after the server was killed', async () => {
  const before = await getKlines({ interval: '1h', limit: 1000 });
  await exchange().kill();
  await exchange().restart();
  expect(await getKlines({ interval: '1h', limit: 1000 })).toEqual(before);
});

test('an untraded symbol has no klines, and a symbol with its first trade has one', async () => {
  expect(await getKlines({ interval: '1d' }, 'ETH_THB')).toEqual([]);
  await tradeAtRandom('eth_thb');
  expect(await getKlines({ interval: '1d' }, 'ETH_THB')).toEqual(await foldOfTrades('1d', 'eth_thb'));
});

const illegal = (name: string) => ({ code: -1100, msg: `Illegal characters found in parameter '${name}'.` });
const missing = (name: string) => ({ code: -1102, msg: `Mandatory parameter '${name}' was not sent.` });
const INTERVAL = { code: -1120, msg: 'Invalid interval.' };
test.each([
  ['interval=1m', missing('symbol')],
  ['symbol=btc_thb', missing('interval')],
  ['', missing('symbol')],
  ['symbol=doge_thb&interval=1m', { code: -1121, msg: 'Invalid symbol.' }],
  [
    'symbol=btc_thb&interval=1m&startTime=2&endTime=1',
    { code: -1130, msg: "Data sent for parameter 'startTime' is not valid." },
  ],
  ...['', '1', '2m', '1s', '1H', '1D', '1W', '1mo', 'minute', '1m%00', '%201m'].map(
    (interval) => [`symbol=btc_thb&interval=${interval}`, INTERVAL] as const,
  ),
  ...['0', '-1', '1001', '5001', '', '1e3', '0x10', '%201'].map(
    (limit) => [`symbol=btc_thb&interval=1m&limit=${limit}`, illegal('limit')] as const,
  ),
  ...['-1', '', '1e3', '0x10', '%201', '01', '9007199254740993'].flatMap((text) =>
    ['startTime', 'endTime'].map((name) => [`symbol=btc_thb&interval=1m&${name}=${text}`, illegal(name)] as const),
  ),
] as const)('?%s is refused', async (query, body) => {
  const answer = await exchange().anonymous.send({ method: 'GET', path: `/api/v3/klines?${query}` });
  expect([answer.status, answer.body]).toEqual([400, body]);
});
