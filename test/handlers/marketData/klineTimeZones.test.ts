/**
 * Days, weeks and months of time zones equal the aggregation of the trade table, over REST and on streams, also after a
 * restart, and are not returned where shorter klines were archived.
 */
import type { KlineInterval } from '../../../src/core/model/model';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import type { DeclaredResponse } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, tradeBetween } from '../../support/orderHelpers';
import { printSeed, seededRandom } from '../../support/randomSeed';
import { ServerClock } from '../../support/serverClock';
import type { Frame } from '../../support/streamClient';

type Row = Extract<DeclaredResponse<'getKlines'>, { status: 200 }>['body'][number];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2027, 10, 28, 16, 50);
const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, STREAMS_KLINE_INTERVAL_MS: '50' },
});
const random = seededRandom(printSeed('klineTimeZones'));
const INTERVALS = ['1d', '3d', '1w', '1M'] as const satisfies readonly KlineInterval[];
/** Spellings of REST with the minutes and the spelling of streams. */
const ZONES = [
  ['7', 420, '+07:00'],
  ['+5:45', 345, '+05:45'],
  ['-3:30', -210, '-03:30'],
  ['14:00', 840, '+14:00'],
  ['-12', -720, '-12:00'],
  ['09:30', 570, '+09:30'],
] as const;
const ZONED = ZONES.flatMap(([zone, minutes, stream]) =>
  INTERVALS.map((interval) => ({ interval, zone, minutes, stream: `btc_thb@kline_${interval}@${stream}` })),
);
let traders: [TestUser, TestUser];

/** Three groups of trades around ends of days, months and a year. */
beforeAll(async () => {
  traders = await createTraders(exchange());
  for (const burstMs of [START_MS, Date.UTC(2027, 11, 31, 9, 30), Date.UTC(2028, 1, 5, 23, 40)]) {
    let timeMs = burstMs;
    for (let round = 0; round < 20; round += 1) {
      await tradeAt(timeMs);
      timeMs += random.pick([0, 1, 7 * MINUTE_MS, 31 * MINUTE_MS, 3 * 60 * MINUTE_MS]);
    }
  }
  clock.set(Date.UTC(2028, 1, 9, 7, 30, 30));
});

async function tradeAt(timeMs: number): Promise<void> {
  clock.set(timeMs);
  const people = random.next() < 0.5 ? traders : ([traders[1], traders[0]] as const);
  await tradeBetween(people, String(random.integer(90, 110)), `0.${random.integer(1, 99)}`);
}

function getKlines(query: Readonly<Record<string, string | number>>): Promise<Row[]> {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return exchange().anonymous.expect('getKlines', 200, { query: { symbol: 'btc_thb', ...text } }) as Promise<Row[]>;
}

/** The calendar of the zone, by local dates, without code of the server: the open time of the interval, and of the next. */
function boundsOf(interval: (typeof INTERVALS)[number], timeMs: number, minutes: number): [number, number] {
  const local = new Date(timeMs + minutes * MINUTE_MS);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const daysSinceEpoch = Date.UTC(year, month, date) / DAY_MS;
  const begin = {
    '1d': date,
    '3d': date - (daysSinceEpoch % 3),
    '1w': date - ((local.getUTCDay() + 6) % 7),
    '1M': 1,
  }[interval];
  const end = { '1d': begin + 1, '3d': begin + 3, '1w': begin + 7, '1M': 1 }[interval];
  const toUtc = (localMs: number): number => localMs - minutes * MINUTE_MS;
  return [toUtc(Date.UTC(year, month, begin)), toUtc(Date.UTC(year, interval === '1M' ? month + 1 : month, end))];
}

interface TradeRow {
  readonly time_ms: number;
  readonly price: string;
  readonly quantity: string;
  readonly quote_quantity: string;
  readonly taker_side: string;
}

/** All klines up to now, from the trade table. */
async function foldOfTrades(interval: (typeof INTERVALS)[number], minutes: number): Promise<Row[]> {
  const trades = await exchange().database('trades').where('symbol', 'btc_thb').orderBy('id').select<TradeRow[]>('*');
  const rows: Row[] = [];
  let [openMs, nextMs] = boundsOf(interval, Number(trades[0]?.time_ms), minutes);
  while (openMs <= clock.nowMs()) {
    const own = trades.filter(({ time_ms: timeMs }) => Number(timeMs) >= openMs && Number(timeMs) < nextMs);
    rows.push(rowOf(own, openMs, nextMs - 1, rows.at(-1)?.[4] ?? ''));
    [openMs, nextMs] = boundsOf(interval, nextMs, minutes);
  }
  return rows;
}

function rowOf(own: readonly TradeRow[], openMs: number, closeMs: number, previousClose: string): Row {
  const sum = (trades: readonly TradeRow[], column: 'quantity' | 'quote_quantity') =>
    formatAmount(trades.reduce((total, trade) => total + amountFrom(trade[column]), 0n));
  const prices = own.map(({ price }) => amountFrom(price));
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const text = (price: bigint | undefined) => (price === undefined ? previousClose : formatAmount(price));
  const bought = own.filter(({ taker_side: side }) => side === 'buy');
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

test.each(ZONED)('$interval of $zone: all klines are those of the trade table', async ({ interval, zone, minutes }) => {
  expect(await getKlines({ interval, timeZone: zone, limit: 1000 })).toEqual(await foldOfTrades(interval, minutes));
});

test.each(ZONED)('$interval of $zone: every query returns a slice', async ({ interval, zone, minutes }) => {
  const all = await foldOfTrades(interval, minutes);
  const edges = [0, START_MS, clock.nowMs(), clock.nowMs() + 99 * DAY_MS, ...all.slice(-3).map(([openMs]) => openMs)];
  for (let round = 0; round < 8; round += 1) {
    const edge = () => random.pick([random.integer(START_MS - DAY_MS, clock.nowMs() + DAY_MS), ...edges]);
    const [startTime, endTime] = [random.next() < 0.6 ? edge() : undefined, random.next() < 0.6 ? edge() : undefined];
    if (startTime !== undefined && endTime !== undefined && startTime > endTime) continue;
    const limit = random.pick([1, 2, 10, 1000]);
    const within = all.filter(([openMs]) => openMs >= (startTime ?? 0) && openMs <= (endTime ?? Infinity));
    const expected = startTime === undefined ? within.slice(-limit) : within.slice(0, limit);
    const query = {
      interval,
      timeZone: zone,
      limit,
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
    };
    expect([query, await getKlines(query)]).toEqual([query, expected]);
  }
});

test('a day of Bangkok begins at 17:00 UTC', async () => {
  const [first] = await getKlines({ interval: '1d', timeZone: '7', startTime: START_MS, limit: 1 });
  expect([first?.[0], first?.[6]]).toEqual([Date.UTC(2027, 10, 28, 17), Date.UTC(2027, 10, 29, 17) - 1]);
});

test.each(['0', '00:00', '-0', '+0:00'])('the zone %s is UTC', async (timeZone) => {
  for (const interval of ['1d', '1w', '12h'])
    expect(await getKlines({ interval, timeZone })).toEqual(await getKlines({ interval }));
});

test('a zone does not change shorter intervals, and is refused if it would move them', async () => {
  for (const [interval, timeZone] of [
    ['1m', '+5:45'],
    ['15m', '05:45'],
    ['30m', '-3:30'],
    ['1h', '7'],
    ['4h', '8'],
  ] as const)
    expect(await getKlines({ interval, timeZone })).toEqual(await getKlines({ interval }));
  for (const [interval, timeZone] of [
    ['30m', '+5:45'],
    ['1h', '05:30'],
    ['12h', '7'],
  ])
    expect(
      await exchange().anonymous.send({
        method: 'GET',
        path: `/api/v3/klines?symbol=btc_thb&interval=${interval}&timeZone=${timeZone}`,
      }),
    ).toMatchObject({ status: 400, body: { code: -1130, msg: "Data sent for parameter 'timeZone' is not valid." } });
});

test('a plus sign that is not percent-encoded is understood', async () => {
  const rows = async (timeZone: string) =>
    (
      await exchange().anonymous.send({
        method: 'GET',
        path: `/api/v3/klines?symbol=btc_thb&interval=1d&timeZone=${timeZone}`,
      })
    ).body;
  expect(await rows('+7:00')).toEqual(await rows('%2B07:00'));
});

test.each(['', '+', '7h', '7:5', '7:10', '007', '15', '14:15', '-12:15', '-13', 'Asia/Bangkok', '7:00:00', '--7'])(
  'the zone %j is refused',
  async (timeZone) => {
    expect(
      await exchange().anonymous.call('getKlines', { query: { symbol: 'btc_thb', interval: '1d', timeZone } }),
    ).toMatchObject({ status: 400, body: { code: -1100, msg: "Illegal characters found in parameter 'timeZone'." } });
  },
);

test('on streams, the first events and every closed kline are those of REST, also after a kill', async () => {
  const path = `/stream?streams=${ZONED.flatMap(({ stream }) => [stream, `${stream}@closed`]).join('/')}`;
  for (let run = 0; run < 2; run += 1) {
    const socket = await exchange().openStream(path);
    // What closes before the first event of a stream is not sent.
    for (const name of ZONED.flatMap(({ stream }) => [stream, `${stream}@closed`]))
      if (!socket.frames.some(({ stream }) => stream === name)) await socket.next(({ stream }) => stream === name);
    for (let step = 0; step < 6; step += 1) await tradeAt(clock.nowMs() + random.integer(1, 9 * 60) * MINUTE_MS);
    clock.set(clock.nowMs() + 2 * DAY_MS);
    const latest = ZONED.filter(({ interval }) => interval === '1d');
    const closedOpens = await Promise.all(
      latest.map(async ({ zone }) => (await getKlines({ interval: '1d', timeZone: zone })).at(-2)?.[0]),
    );
    const klinesOf = (name: string) =>
      socket.frames.filter(({ stream }) => stream === name).map(({ data }) => (data as Frame)['k'] as Frame);
    for (const [index, { stream }] of latest.entries())
      for (const name of [stream, `${stream}@closed`])
        if (!klinesOf(name).some(({ x, t }) => x === true && t === closedOpens[index]))
          await socket.next(({ stream: from, data }) => {
            const { t, x } = ((data as Frame | undefined)?.['k'] ?? {}) as Frame;
            return from === name && x === true && t === closedOpens[index];
          });
    for (const { interval, zone, stream } of ZONED) {
      const rows = new Map((await getKlines({ interval, timeZone: zone, limit: 1000 })).map((row) => [row[0], row]));
      for (const name of [stream, `${stream}@closed`]) {
        const klines = klinesOf(name);
        // A subscription begins with the current kline, or with the last one that has closed.
        expect([name, klines[0]?.['x']]).toEqual([name, name.endsWith('@closed')]);
        const closed = klines.filter(({ x }) => x === true);
        if (interval === '1d') expect(closed.length).toBeGreaterThan(0);
        for (const { t, o, h, l, c, v, T, q, n, V, Q, B } of closed)
          expect([name, [t, o, h, l, c, v, T, q, n, V, Q, B]]).toEqual([name, rows.get(Number(t))]);
        const opens = closed.map(({ t }) => Number(t));
        for (const [index, { T }] of closed.slice(0, -1).entries()) expect(opens[index + 1]).toBe(Number(T) + 1);
      }
    }
    await socket.close();
    if (run === 0) {
      await exchange().kill();
      await exchange().restart();
    }
  }
});

test('klines of which a part was archived are left out, also by streams, and the rest is unchanged', async () => {
  const recentMs = clock.nowMs() + 3 * DAY_MS;
  await tradeAt(recentMs);
  clock.set(recentMs + 3 * DAY_MS);
  const before = await getKlines({ interval: '1d', timeZone: '7', limit: 1000 });
  // As the archive does, of each interval the newest old kline is kept: that of the last trade before the recent one.
  const [, last] = await exchange().database('trades').orderBy('id', 'desc').limit(2).select<TradeRow[]>('time_ms');
  const keptMs = Math.floor(Number(last?.time_ms) / (DAY_MS / 2)) * (DAY_MS / 2);
  const old = () =>
    exchange()
      .database('klines')
      .whereIn('interval', ['15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h'])
      .where('open_time_ms', '<', keptMs);
  const archived = await old();
  await old().delete();
  try {
    // With another limit, because the server still has the klines of the first request in its cache.
    const after = await getKlines({ interval: '1d', timeZone: '7', limit: 999 });
    expect(after).toEqual(before.filter(([openMs]) => openMs >= Number(after[0]?.[0])));
    expect(after[0]?.[0]).toBeGreaterThanOrEqual(keptMs);
    expect(after.length).toBeLessThan(before.length);
    expect(await getKlines({ interval: '1M', timeZone: '7', limit: 999 })).toEqual([]);
    const socket = await exchange().openStream('/stream?streams=btc_thb@kline_1d@+07:00/btc_thb@kline_1M@+07:00');
    await socket.next(({ stream }) => stream === 'btc_thb@kline_1d@+07:00');
    await socket.request('LIST_SUBSCRIPTIONS', undefined);
    expect(socket.frames.filter(({ stream }) => stream === 'btc_thb@kline_1M@+07:00')).toEqual([]);
    await socket.close();
  } finally {
    // For the audit at the end.
    await exchange().database.batchInsert('klines', archived, 500);
  }
});
