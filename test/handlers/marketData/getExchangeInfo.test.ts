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
    icebergAllowed: false,
    ocoAllowed: false,
    quoteOrderQtyMarketAllowed: false,
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: [],
  });
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
