/** The market data under /binance has the values of the exchange's own operations. */
import { type OperationId, operationRecords } from '../../../generated/operations';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../../support/orderHelpers';
import { ServerClock } from '../../support/serverClock';

/** It stands still, so that no minute and no day begins in the middle of a test. */
const clock = new ServerClock(Date.UTC(2030, 0, 1, 12));
const exchange = exchangeOfThisFile(clock.options);

beforeAll(async () => {
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '1000', '0.25');
  await tradeBetween(traders, '1010.5', '0.1');
  await placeOrder(traders[0], { side: 'sell', price: '2000', amount: '0.5', pair: 'btc_thb' });
});

type Query = Readonly<Record<string, string>>;
async function valuesOf(id: OperationId, query: Query): Promise<unknown> {
  const { path } = operationRecords[id];
  const { status, body } = await exchange().anonymous.send({
    method: 'GET',
    path: `${path}?${new URLSearchParams(query)}`,
  });
  expect([id, status]).toEqual([id, 200]);
  return body;
}

test.each([
  ['getBinanceDepth', 'getDepth', { limit: '100' }],
  ['listBinanceAggTrades', 'getAggTrades', {}],
  ['listBinanceAggTrades', 'getAggTrades', { fromId: '2', limit: '1' }],
  ['getBinanceKlines', 'getKlines', { interval: '1m' }],
  ['getBinanceKlines', 'getKlines', { interval: '1d', timeZone: '7' }],
  ['getBinanceUiKlines', 'getKlines', { interval: '1h', limit: '3' }],
] as const)('%s has the values of %s with %j', async (id, own, query) => {
  const values = await valuesOf(id, { ...query, symbol: 'BTCTHB' });
  expect(values).toEqual(await valuesOf(own, { ...query, symbol: 'btc_thb' }));
  expect(JSON.stringify(values).length).toBeGreaterThan(50);
});

test('recent and older trades are the public trades', async () => {
  const own = (await exchange().anonymous.expect('getAggTrades', 200, { query: { symbol: 'btc_thb' } })).map(
    ({ a, p, q, T, m }) => ({ id: a, price: p, qty: q, time: T, isBuyerMaker: m, isBestMatch: true }),
  );
  const recent = await exchange().anonymous.expect('listBinanceTrades', 200, { query: { symbol: 'BTCTHB' } });
  expect(own).toHaveLength(2);
  expect(recent.map(({ quoteQty: _value, ...trade }) => trade)).toEqual(own);
  expect(recent.map(({ quoteQty }) => quoteQty)).toEqual(['250', '101.05']);
  const query = { symbol: 'BTCTHB', fromId: '2', limit: '5' };
  expect(await exchange().anonymous.expect('listBinanceHistoricalTrades', 200, { query })).toEqual(recent.slice(1));
});

test('tickers have the values of the own ticker and order book', async () => {
  const own = await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } });
  const all = (await valuesOf('getBinanceTicker24hr', {})) as readonly { readonly symbol: string }[];
  const { bids, asks } = await exchange().anonymous.expect('getDepth', 200, { query: { symbol: 'btc_thb' } });
  const [bidPrice = '0', bidQty = '0'] = bids[0] ?? [];
  const [askPrice = '0', askQty = '0'] = asks[0] ?? [];
  const book = { symbol: 'BTCTHB', bidPrice, bidQty, askPrice, askQty };
  const one = await valuesOf('getBinanceTicker24hr', { symbol: 'BTCTHB' });
  expect(one).toEqual({ ...own, ...book });
  expect(all.find(({ symbol }) => symbol === 'BTCTHB')).toEqual(one);
  expect(await valuesOf('getBinanceBookTicker', { symbol: 'BTCTHB' })).toEqual(book);
  const price = { symbol: 'BTCTHB', price: '1010.5' };
  expect(await valuesOf('getBinanceTickerPrice', { symbol: 'BTCTHB' })).toEqual(price);
  expect(await valuesOf('getBinanceTickerPrice', { symbols: '["BTCTHB"]' })).toEqual([price]);
  const mini = await valuesOf('getBinanceTicker24hr', { symbol: 'BTCTHB', type: 'MINI' });
  expect(one).toMatchObject(mini as object);
  expect(mini).not.toHaveProperty('bidPrice');
});

/** The statistics of the two trades above. */
const BOTH_TRADES = {
  symbol: 'BTCTHB',
  priceChange: '10.5',
  priceChangePercent: '1.05',
  weightedAvgPrice: '1003',
  openPrice: '1000',
  highPrice: '1010.5',
  lowPrice: '1000',
  lastPrice: '1010.5',
  volume: '0.35',
  quoteVolume: '351.05',
  firstId: 1,
  lastId: 2,
  count: 2,
};

test.each(['1h', '59m', '1d', '7d', undefined])(
  'the ticker of the window %s has the trades in it',
  async (windowSize) => {
    const query = { symbol: 'BTCTHB', ...(windowSize !== undefined && { windowSize }) };
    const ticker = await exchange().anonymous.expect('getBinanceWindowTicker', 200, { query });
    expect(ticker).toMatchObject(BOTH_TRADES);
    const { openTime, closeTime } = ticker as { openTime: number; closeTime: number };
    const lengthMs = { '1h': 3_600_000, '59m': 3_540_000, '7d': 604_800_000 }[windowSize ?? ''] ?? 86_400_000;
    expect(openTime % 60_000).toBe(0);
    expect(closeTime - openTime).toBeGreaterThanOrEqual(lengthMs);
    expect(closeTime - openTime).toBeLessThan(lengthMs + 60_000);
  },
);

test('the ticker of the day begins at midnight, and the average price is that of the last minutes', async () => {
  const day = await valuesOf('getBinanceTradingDayTicker', { symbol: 'BTCTHB' });
  // At midnight of one of the two time zones the trades may be of the day before.
  const elsewhere = await valuesOf('getBinanceTradingDayTicker', { symbols: '["BTCTHB"]', timeZone: '7' });
  const [{ openTime, closeTime, count }] = elsewhere as [{ openTime: number; closeTime: number; count: number }];
  expect([(openTime / 3_600_000 + 7) % 24, closeTime - openTime]).toEqual([0, 86_399_999]);
  expect([day, count]).toMatchObject(count === 2 ? [{ lastPrice: '1010.5' }, 2] : [BOTH_TRADES, 0]);
  const mini = await valuesOf('getBinanceTradingDayTicker', { symbol: 'BTCTHB', type: 'MINI' });
  expect(day).toMatchObject(mini as object);
  expect(mini).not.toHaveProperty('priceChange');
  const average = await valuesOf('getBinanceAveragePrice', { symbol: 'BTCTHB' });
  expect(average).toEqual({ mins: 5, price: '1003', closeTime: expect.any(Number) });
});

test('a symbol without trades has empty statistics', async () => {
  const none = { symbol: 'ETHTHB', openPrice: '0', lastPrice: '0', volume: '0', firstId: -1, lastId: -1, count: 0 };
  expect(await valuesOf('getBinanceWindowTicker', { symbols: '["ETHTHB"]' })).toMatchObject([none]);
  expect(await valuesOf('getBinanceTradingDayTicker', { symbol: 'ETHTHB' })).toMatchObject(none);
  const average = await valuesOf('getBinanceAveragePrice', { symbol: 'ETHTHB' });
  expect(average).toEqual({ mins: 5, price: '0', closeTime: 0 });
});

test('a limit above the maximum counts as the maximum, and the weight of a depth grows with it', async () => {
  const weight = async (limit: string): Promise<number> => {
    const used = async (path: string) =>
      Number((await exchange().anonymous.send({ method: 'GET', path })).headers['x-mbx-used-weight-1m']);
    const before = await used('/binance/api/v3/ping');
    return (await used(`/binance/api/v3/depth?symbol=BTCTHB&limit=${limit}`)) - before;
  };
  for (const [limit, expected] of [
    ['5', 5],
    ['101', 25],
    ['501', 50],
    ['5000', 250],
    ['99999', 250],
  ] as const)
    expect([limit, await weight(limit)]).toEqual([limit, expected]);
});

test.each([
  ['getBinanceTickerPrice', { symbol: 'BTCTHB', symbols: '["BTCTHB"]' }, -1128],
  ['getBinanceBookTicker', { symbols: '["NONE"]' }, -1121],
  ['getBinanceAveragePrice', {}, -1102],
  ['getBinanceAveragePrice', { symbol: 'NONE' }, -1121],
  ['getBinanceWindowTicker', {}, -1102],
  ['getBinanceWindowTicker', { symbol: 'NONE' }, -1121],
  ['getBinanceWindowTicker', { symbol: 'BTCTHB', symbols: '["BTCTHB"]' }, -1128],
  ['getBinanceWindowTicker', { symbol: 'BTCTHB', windowSize: '60m' }, -1100],
  ['getBinanceWindowTicker', { symbol: 'BTCTHB', type: 'SMALL' }, -1139],
  ['getBinanceTradingDayTicker', {}, -1102],
  ['getBinanceTradingDayTicker', { symbols: '["NONE"]' }, -1121],
  ['getBinanceTradingDayTicker', { symbol: 'BTCTHB', symbols: '["BTCTHB"]' }, -1128],
  ['getBinanceTradingDayTicker', { symbol: 'BTCTHB', type: 'SMALL' }, -1139],
  ['getBinanceTicker24hr', { type: 'SMALL' }, -1139],
  ['getBinanceDepth', {}, -1102],
  ['getBinanceDepth', { symbol: 'NONE' }, -1121],
  ['getBinanceDepth', { symbol: 'BTCTHB', limit: '0' }, -1130],
  ['getBinanceDepth', { symbol: 'BTCTHB', limit: 'x' }, -1100],
  ['getBinanceKlines', { symbol: 'BTCTHB', interval: '7m' }, -1120],
  ['getBinanceKlines', { symbol: 'BTCTHB', interval: '12h', timeZone: '7' }, -1130],
  ['listBinanceAggTrades', { symbol: 'BTCTHB', fromId: '1', startTime: '1' }, -1130],
] as const)('%s with %j is refused with %i', async (id, query, code) => {
  const { status, body } = await exchange().anonymous.call(id, { query } as never);
  expect([status, body]).toMatchObject([400, { code }]);
});
