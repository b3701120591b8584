/**
 * The datafeed for charting libraries, read as the description of UDF says and as such libraries do: they parse every
 * body whatever the status, and find errors by `s`. Its bars are the klines of `/api/v3/klines`.
 */

import type { KlineInterval } from '../../../src/core/model/model';
import type { DeclaredResponse } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';
import { printSeed, seededRandom } from '../../support/randomSeed';
import { ServerClock } from '../../support/serverClock';

type Row = Extract<DeclaredResponse<'getKlines'>, { status: 200 }>['body'][number];

/** One minute before the end of the January before a leap day. */
const START_MS = Date.UTC(2028, 0, 31, 23, 59);
const NOW_MS = Date.UTC(2028, 3, 9, 7, 30, 30);
const SECOND_MS = 1_000;
/** What a chart calls the intervals, written out here once more. */
const RESOLUTIONS: readonly (readonly [resolution: string, interval: KlineInterval])[] = [
  ['1', '1m'],
  ['3', '3m'],
  ['5', '5m'],
  ['15', '15m'],
  ['30', '30m'],
  ['60', '1h'],
  ['120', '2h'],
  ['240', '4h'],
  ['360', '6h'],
  ['480', '8h'],
  ['720', '12h'],
  ['1D', '1d'],
  ['3D', '3d'],
  ['1W', '1w'],
  ['1M', '1M'],
];

const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile(clock.options);
const random = seededRandom(printSeed('udfDatafeed'));
let people: [TestUser, TestUser];

/** Trades around three moments, weeks apart. */
beforeAll(async () => {
  people = await createTraders(exchange());
  for (const burstMs of [START_MS, Date.UTC(2028, 1, 28, 23, 57), Date.UTC(2028, 2, 31, 23, 58)]) {
    let timeMs = burstMs;
    for (let round = 0; round < 20; round += 1) {
      clock.set(timeMs);
      await trade();
      timeMs += random.pick([0, 1, 17_000, 60_000, 7 * 60_000, 3 * 60 * 60_000]);
    }
  }
  clock.set(NOW_MS);
});

async function trade(): Promise<void> {
  const terms = { pair: 'btc_thb', price: `${random.integer(90, 110)}.5`, amount: `0.${random.integer(1, 99)}` };
  await placeOrder(people[0], { ...terms, side: 'sell' });
  await placeOrder(people[1], { ...terms, side: 'buy' });
}

interface Bars {
  readonly s: 'ok';
  readonly t: readonly number[];
  readonly o: readonly number[];
  readonly h: readonly number[];
  readonly l: readonly number[];
  readonly c: readonly number[];
  readonly v: readonly number[];
}

interface NoBars {
  readonly s: 'no_data';
  readonly nextTime?: number;
}

interface UdfFault {
  readonly s: 'error';
  readonly errmsg: string;
}

/** Reads as charting libraries do: the body is parsed, and the status is not looked at. */
async function udf<T>(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<T> {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const target = `/udf/${path}${text.length === 0 ? '' : `?${text.join('&')}`}`;
  return JSON.parse((await exchange().anonymous.send({ method: 'GET', path: target })).text) as T;
}

function history(query: Readonly<Record<string, string | number>>): Promise<Bars | NoBars | UdfFault> {
  return udf('history', { symbol: 'BTC_THB', ...query });
}

async function barsOf(query: Readonly<Record<string, string | number>>): Promise<Bars> {
  const answer = await history(query);
  if (answer.s !== 'ok') throw new Error(JSON.stringify(answer));
  return answer;
}

/** One bar per entry: its time in seconds, open, high, low, close and volume. */
function rowsOf({ t, o, h, l, c, v }: Bars): number[][] {
  for (const column of [o, h, l, c, v]) expect(column).toHaveLength(t.length);
  return t.map((time, index) => [time, ...[o, h, l, c, v].map((column) => column[index] ?? Number.NaN)]);
}

function barOfKline([openTimeMs, ...values]: Row): number[] {
  return [openTimeMs / SECOND_MS, ...values.slice(0, 5).map(Number)];
}

/** Every kline since the first trade, oldest first. */
async function allKlines(interval: KlineInterval): Promise<Row[]> {
  const rows: Row[] = [];
  for (let startTime = 0; ; startTime = (rows.at(-1)?.[0] ?? 0) + 1) {
    const query = { symbol: 'btc_thb', interval, limit: '1000', startTime: String(startTime) };
    const page = (await exchange().anonymous.expect('getKlines', 200, { query })) as Row[];
    rows.push(...page);
    if (page.length < 1_000) return rows;
  }
}

/** Every bar, as a chart that is scrolled back to the beginning reads them: from the newest on, by what `of` asks for. */
async function allBars(of: (to: number) => Readonly<Record<string, string | number>>): Promise<number[][]> {
  const rows: number[][] = [];
  for (let to = NOW_MS / SECOND_MS + 1; ; ) {
    const answer = await history(of(Math.floor(to)));
    if (answer.s === 'error') throw new Error(answer.errmsg);
    if (answer.s === 'ok') {
      if ((answer.t.at(-1) ?? to) >= to) throw new Error(`a bar opens at ${to} or later, although it was asked before`);
      rows.unshift(...rowsOf(answer));
      to = answer.t[0] ?? 0;
    } else {
      if (answer.nextTime === undefined) return rows;
      // There is a bar before the period, which a chart asks for next.
      to = answer.nextTime + 1;
    }
  }
}

test('the configuration says what the datafeed has, and every resolution can be asked for', async () => {
  expect(await udf('config')).toEqual({
    supported_resolutions: RESOLUTIONS.map(([resolution]) => resolution),
    supports_search: true,
    supports_group_request: false,
    supports_marks: false,
    supports_timescale_marks: false,
    supports_time: true,
    exchanges: [{ value: 'Talad', name: 'Talad', desc: 'Talad' }],
    symbols_types: [{ value: 'crypto', name: 'Crypto' }],
  });
});

test('the time is a number of seconds, and nothing else', async () => {
  const { text } = await exchange().anonymous.send({ method: 'GET', path: '/udf/time' });
  expect(text).toBe(String(Math.floor(NOW_MS / SECOND_MS)));
});

test('a symbol has the decimals of its prices, and is found by each of its names', async () => {
  const { name, ticker, pricescale, minmov, session, timezone, ...others } = await udf<{
    readonly name: string;
    readonly ticker: string;
    readonly pricescale: number;
    readonly minmov: number;
    readonly session: string;
    readonly timezone: string;
    readonly intraday_multipliers: readonly string[];
    readonly daily_multipliers: readonly string[];
  }>('symbols', { symbol: 'BTC_THB' });
  expect([name, ticker, session, timezone]).toEqual(['BTC_THB', 'BTC_THB', '24x7', 'Etc/UTC']);
  const { body } = await exchange().anonymous.call('getExchangeInfo', { query: { symbol: 'btc_thb' } });
  const [listed] = (body as { readonly symbols: readonly { readonly quotePrecision: number }[] }).symbols;
  expect(minmov / pricescale).toBe(10 ** -(listed?.quotePrecision ?? 0));
  // The library builds other resolutions from these, so they are exactly those of the datafeed.
  expect(others.intraday_multipliers).toEqual(RESOLUTIONS.map(([text]) => text).filter((text) => /\d$/.test(text)));
  expect(others.daily_multipliers).toEqual(['1', '3']);
  for (const symbol of ['btc_thb', 'Talad:BTC_THB', 'TALAD:btc_thb'])
    expect(await udf('symbols', { symbol })).toMatchObject({ name: 'BTC_THB' });
});

test('the search finds parts of names, those that begin with the query first', async () => {
  const find = async (query: Readonly<Record<string, string | number>>): Promise<string[]> =>
    (await udf<readonly { readonly symbol: string }[]>('search', query)).map(({ symbol }) => symbol);
  const all = await find({});
  expect(all).toContain('BTC_THB');
  expect(await find({ query: '', type: '', exchange: '', limit: 30 })).toEqual(all);
  for (const query of ['btc_thb', 'BTC/THB', 'btcthb', 'Talad:BTC_T', 'tc-th'])
    expect(await find({ query })).toEqual(['BTC_THB']);
  expect(await find({ query: 'thb' })).toEqual(all.filter((symbol) => symbol.includes('THB')));
  expect(await find({ limit: 1 })).toEqual(all.slice(0, 1));
  for (const query of [{ query: 'nothing' }, { type: 'stock' }, { exchange: 'NYSE' }])
    expect(await find(query)).toEqual([]);
});

test.each(RESOLUTIONS)('bars of %s are the klines of %s, back to the first trade', async (resolution, interval) => {
  const klines = (await allKlines(interval)).map(barOfKline);
  expect(klines.length).toBeGreaterThan(1);
  expect(await allBars((to) => ({ resolution, from: to, to, countback: 1_000 }))).toEqual(klines);
  const seconds = (NOW_MS - START_MS) / SECOND_MS / random.integer(1, 5);
  if (klines.length < 10_000)
    expect(await allBars((to) => ({ resolution, to, from: Math.floor(to - seconds) }))).toEqual(klines);
});

test.each([
  ['D', '1D'],
  ['W', '1W'],
  ['M', '1M'],
])('%s is another spelling of %s', async (other, resolution) => {
  const query = { from: 0, to: NOW_MS / SECOND_MS, countback: 50 };
  expect(await history({ ...query, resolution: other })).toEqual(await history({ ...query, resolution }));
});

describe('the period', () => {
  const midnight = Date.UTC(2028, 3, 1) / SECOND_MS;
  const hour = 3_600;

  test('includes a bar that opens at `from`, and not one that opens at `to`', async () => {
    const { t } = await barsOf({ resolution: '60', from: midnight, to: midnight + 2 * hour });
    expect(t).toEqual([midnight, midnight + hour]);
    expect((await barsOf({ resolution: '60', from: midnight + 1, to: midnight + 2 * hour + 1 })).t).toEqual([
      midnight + hour,
      midnight + 2 * hour,
    ]);
  });

  test('is ignored before `countback` bars', async () => {
    const { t } = await barsOf({ resolution: '60', from: midnight, to: midnight + hour, countback: 3 });
    expect(t).toEqual([midnight - 2 * hour, midnight - hour, midnight]);
    const after = await barsOf({ resolution: '60', from: midnight + 9 * hour, to: midnight + hour, countback: 3 });
    expect(after.t).toEqual(t);
    const zero = await barsOf({ resolution: '60', from: midnight, to: midnight + hour, countback: 0 });
    expect(zero.t).toEqual([midnight]);
  });

  test('has its newest 1000 bars if it has more', async () => {
    const { t } = await barsOf({ resolution: '1', from: midnight - 5_000 * 60, to: midnight });
    expect(t).toHaveLength(1_000);
    expect(t.at(-1)).toBe(midnight - 60);
    expect((await barsOf({ resolution: '1', from: 0, to: midnight, countback: 5_000 })).t).toEqual(t);
  });

  test('without a bar names the newest one before it, which is there', async () => {
    expect(await history({ resolution: '60', from: midnight + 1, to: midnight + 2 })).toEqual({
      s: 'no_data',
      nextTime: midnight,
    });
    expect(await history({ resolution: '60', from: midnight, to: midnight })).toEqual({
      s: 'no_data',
      nextTime: midnight - hour,
    });
    const future = NOW_MS / SECOND_MS + 90 * 86_400;
    expect(await history({ resolution: '1D', from: future, to: future + 86_400 })).toEqual({
      s: 'no_data',
      nextTime: Date.UTC(2028, 3, 9) / SECOND_MS,
    });
  });

  test('before the first trade has no bar, and there is none before it', async () => {
    const first = Date.UTC(2028, 0, 1) / SECOND_MS;
    for (const query of [
      { from: 0, to: first },
      { from: -99_999_999_999, to: -99_999_999_998 },
      { from: 0, to: first, countback: 10 },
      { from: -2, to: -1, countback: 10 },
    ])
      expect(await history({ resolution: '1M', ...query })).toEqual({ s: 'no_data' });
  });

  test('that ends in the future has the current bar', async () => {
    const { t } = await barsOf({ resolution: '1', from: NOW_MS / SECOND_MS - 60, to: NOW_MS / SECOND_MS + 1_000_000 });
    expect(t).toEqual([Math.floor(NOW_MS / 60_000) * 60]);
  });
});

test('a symbol without trades has no bars', async () => {
  const answer = await udf('history', { symbol: 'ETH_THB', resolution: '1D', from: 0, to: NOW_MS / SECOND_MS });
  expect(answer).toEqual({ s: 'no_data' });
});

test.each([
  ['history', { resolution: '60', from: '1', to: '2' }, 'INVALID_PARAMETERS', 'symbol'],
  ['history', { symbol: 'NOT_LISTED', resolution: '60', from: '1', to: '2' }, 'INVALID_PAIR', undefined],
  ['history', { symbol: 'NYSE:BTC_THB', resolution: '60', from: '1', to: '2' }, 'INVALID_PAIR', undefined],
  ['history', { symbol: 'BTCTHB', resolution: '60', from: '1', to: '2' }, 'INVALID_PAIR', undefined],
  ['history', { symbol: 'BTC_THB', from: '1', to: '2' }, 'INVALID_PARAMETERS', 'resolution'],
  ['history', { symbol: 'BTC_THB', resolution: '1h', from: '1', to: '2' }, 'INVALID_PARAMETERS', 'resolution'],
  ['history', { symbol: 'BTC_THB', resolution: '2', from: '1', to: '2' }, 'INVALID_PARAMETERS', 'resolution'],
  ['history', { symbol: 'BTC_THB', resolution: '60', to: '2' }, 'INVALID_PARAMETERS', 'from'],
  ['history', { symbol: 'BTC_THB', resolution: '60', from: '3', to: '2' }, 'INVALID_PARAMETERS', 'from'],
  ['history', { symbol: 'BTC_THB', resolution: '60', from: '1.5', to: '2' }, 'INVALID_PARAMETERS', 'from'],
  ['history', { symbol: 'BTC_THB', resolution: '60', from: '1' }, 'INVALID_PARAMETERS', 'to'],
  [
    'history',
    { symbol: 'BTC_THB', resolution: '60', from: '1', to: '2', countback: '-1' },
    'INVALID_PARAMETERS',
    'countback',
  ],
  ['symbols', {}, 'INVALID_PARAMETERS', 'symbol'],
  ['symbols', { symbol: 'nothing' }, 'INVALID_PAIR', undefined],
  ['search', { limit: '0' }, 'INVALID_PARAMETERS', 'limit'],
  ['search', { query: 'x'.repeat(101) }, 'INVALID_PARAMETERS', 'query'],
  ['marks', {}, 'NOT_FOUND', undefined],
])('an error of /udf/%s with %j has `s` and `errmsg`', async (path, query, code, field) => {
  const answer = await udf<UdfFault & { readonly code: string; readonly fields?: object }>(path, query);
  expect(answer).toMatchObject({ s: 'error', errmsg: expect.stringMatching(/^[A-Z].*\.$/), code });
  expect(Object.keys(answer.fields ?? {})).toEqual(field === undefined ? [] : [field]);
});

test('charts on pages of any origin may read it, errors too', async () => {
  const period = 'history?symbol=BTC_THB&resolution=1&to=2&from=1';
  // Some libraries ask for marks and quotes whatever the configuration says.
  for (const [method, path] of [
    ...['config', 'time', period, 'history', 'marks', 'quotes?symbols=BTC_THB', ''].map((each) => ['GET', each]),
    ['POST', 'config'],
  ] as const) {
    const request = { method, path: `/udf/${path}`, headers: { origin: 'https://charts.example' } };
    const { headers } = await exchange().anonymous.send(request);
    expect([path, headers['access-control-allow-origin']]).toEqual([path, '*']);
  }
});
