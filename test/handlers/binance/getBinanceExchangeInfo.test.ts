import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

async function symbolsOf(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { symbols } = await exchange().anonymous.expect('getBinanceExchangeInfo', 200, { query });
  return symbols.map(({ symbol }) => symbol);
}

test('the filters are the rules of the symbol', async () => {
  const { symbols } = await exchange().anonymous.expect('getExchangeInfo', 200);
  const { trading } = await exchange().anonymous.expect('getConfigs', 200);
  const info = await exchange().anonymous.expect('getBinanceExchangeInfo', 200, { query: { symbol: 'BTCTHB' } });
  const own = trading.symbols.find(({ symbol }) => symbol === 'btc_thb');
  expect(info.symbols).toHaveLength(1);
  expect(info.symbols[0]).toMatchObject({
    symbol: 'BTCTHB',
    baseAsset: 'BTC',
    quoteAsset: 'THB',
    status: symbols.find(({ symbol }) => symbol === 'btc_thb')?.status,
    permissionSets: [['SPOT']],
    filters: [
      { filterType: 'PRICE_FILTER', minPrice: own?.minPrice, maxPrice: own?.maxPrice, tickSize: '0.01' },
      { filterType: 'LOT_SIZE', minQty: own?.minTradeAmount, stepSize: '0.00000001' },
      { filterType: 'MARKET_LOT_SIZE', minQty: own?.minTradeAmount, stepSize: '0.00000001' },
      { filterType: 'NOTIONAL', minNotional: own?.minNotional, applyMinToMarket: true, avgPriceMins: 0 },
      { filterType: 'MAX_NUM_ORDERS', maxNumOrders: own?.maxOpenOrders },
      { filterType: 'MAX_NUM_ALGO_ORDERS', maxNumAlgoOrders: own?.maxStopOrders },
      { filterType: 'ICEBERG_PARTS', limit: 10 },
      { filterType: 'TRAILING_DELTA', minTrailingBelowDelta: 10, maxTrailingBelowDelta: 2000 },
    ],
    icebergAllowed: true,
    ocoAllowed: true,
    otoAllowed: true,
    quoteOrderQtyMarketAllowed: true,
    cancelReplaceAllowed: true,
    amendAllowed: true,
    defaultSelfTradePreventionMode: 'EXPIRE_TAKER',
  });
  expect(info.rateLimits).toContainEqual({
    rateLimitType: 'ORDERS',
    interval: 'SECOND',
    intervalNum: 10,
    limit: expect.any(Number),
  });
});

test('the parameters select symbols', async () => {
  const all = await symbolsOf({});
  expect(all).toContain('BTCTHB');
  expect(await symbolsOf({ symbols: '["BTCTHB","BTCTHB"]' })).toEqual(['BTCTHB']);
  expect(await symbolsOf({ permissions: '["SPOT","MARGIN"]', symbolStatus: 'TRADING' })).toEqual(all);
  expect(await symbolsOf({ permissions: 'MARGIN' })).toEqual([]);
  expect(await symbolsOf({ symbolStatus: 'HALT' })).toEqual([]);
  const query = { symbol: 'BTCTHB', showPermissionSets: 'false' };
  const { symbols } = await exchange().anonymous.expect('getBinanceExchangeInfo', 200, { query });
  expect(symbols[0]).not.toHaveProperty('permissionSets');
});

test.each([
  [{ symbol: 'NONE' }, -1121],
  [{ symbols: '["BTCTHB","NONE"]' }, -1121],
  [{ symbol: 'btcthb' }, -1100],
  [{ symbols: 'BTCTHB' }, -1100],
  [{ symbolStatus: 'OPEN' }, -1122],
  [{ symbol: 'BTCTHB', symbols: '["BTCTHB"]' }, -1128],
  [{ symbols: '["BTCTHB"]', symbolStatus: 'TRADING' }, -1128],
  [{ permissions: 'FUTURES' }, -1130],
] as const)('%j is refused with %i', async (query, code) => {
  const { status, body } = await exchange().anonymous.call('getBinanceExchangeInfo', { query });
  expect([status, body]).toMatchObject([400, { code }]);
});

test('the time is that of the clock, and a ping has an empty answer', async () => {
  const before = Date.now();
  const { serverTime } = await exchange().anonymous.expect('getBinanceTime', 200);
  expect(serverTime).toBeGreaterThanOrEqual(before);
  expect(await exchange().anonymous.expect('pingBinance', 200)).toEqual({});
});

test('an unknown path, and a method that the path does not have, get an error of the interface', async () => {
  const send = (method: string, path: string) => exchange().anonymous.send({ method, path });
  expect(await send('GET', '/binance/api/v3/nothing')).toMatchObject({ status: 404, body: { code: -1020 } });
  expect(await send('POST', '/binance/api/v3/ping')).toMatchObject({ status: 405, body: { code: -1020 } });
});
