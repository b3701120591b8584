import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('lists every symbol with its precisions, and the server time', async () => {
  const before = Date.now();
  const info = await exchange().anonymous.expect('getExchangeInfo', 200);
  expect(info).toMatchObject({ timezone: 'UTC', rateLimits: [], exchangeFilters: [] });
  expect(info.serverTime).toBeGreaterThanOrEqual(before);
  expect(info.serverTime).toBeLessThanOrEqual(Date.now());
  expect(info.symbols.map(({ symbol }) => symbol)).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
  expect(info.symbols[0]).toEqual({
    symbol: 'btc_thb',
    status: 'TRADING',
    baseAsset: 'btc',
    baseAssetPrecision: 8,
    quoteAsset: 'thb',
    quotePrecision: 2,
    baseCommissionPrecision: 8,
    quoteCommissionPrecision: 12,
    orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET', 'STOP_LOSS', 'STOP_LOSS_LIMIT', 'TAKE_PROFIT', 'TAKE_PROFIT_LIMIT'],
    icebergAllowed: true,
    ocoAllowed: true,
    quoteOrderQtyMarketAllowed: true,
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: [],
  });
});

test('lists one symbol, or several in listing order, each once', async () => {
  const symbolsOf = async (query: Record<string, string>) =>
    (await exchange().anonymous.expect('getExchangeInfo', 200, { query })).symbols.map(({ symbol }) => symbol);
  expect(await symbolsOf({ symbol: 'ETH_THB' })).toEqual(['eth_thb']);
  expect(await symbolsOf({ symbols: '["usdt_thb", "BTC_THB","btc_thb"]' })).toEqual(['btc_thb', 'usdt_thb']);
});

test.each<[string, Record<string, string>, number]>([
  ['a symbol that is not listed', { symbol: 'doge_thb' }, -1121],
  ['a symbol of a list that is not listed', { symbols: '["btc_thb","doge_thb"]' }, -1121],
  ['both parameters', { symbol: 'btc_thb', symbols: '["btc_thb"]' }, -1130],
  ['an empty list', { symbols: '[]' }, -1100],
  ['a list that is not JSON', { symbols: 'btc_thb,eth_thb' }, -1100],
])('refuses %s, for the ticker as well', async (_what, query, code) => {
  for (const id of ['getExchangeInfo', 'getTicker24hr'] as const)
    expect(await exchange().anonymous.call(id, { query })).toMatchObject({ status: 400, body: { code } });
});

test('shows an operator’s changes immediately, without a restart', async () => {
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'btc_thb' },
    body: {
      status: 'BREAK',
      price_precision: 3,
      quantity_precision: 8,
      minimum_quantity: '0.001',
      minimum_price: '1',
      maximum_price: '9000000',
      vat_rate: '0.07',
    },
  });
  const { symbols } = await exchange().anonymous.expect('getExchangeInfo', 200);
  expect(symbols[0]).toMatchObject({
    symbol: 'btc_thb',
    status: 'BREAK',
    quotePrecision: 3,
    isSpotTradingAllowed: false,
  });
});
