import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('lists verification levels and the precisions and limits of every symbol', async () => {
  const configs = await exchange().anonymous.expect('getConfigs', 200);
  expect(configs).toMatchObject({ kyc: { levels: ['level_0', 'level_1', 'level_2', 'level_3'] }, kyc_forms: [] });
  expect(configs.trading.symbols.map(({ symbol }) => symbol)).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
  expect(configs.trading.symbols[0]).toEqual({
    symbol: 'btc_thb',
    baseAsset: 'btc',
    quoteAsset: 'thb',
    minTradeAmount: '0.0001',
    amountPrecision: 8,
    pricePrecision: 2,
    minPrice: '0.01',
    maxPrice: '100000000',
    minNotional: '1',
    maxOpenOrders: 1000,
    maxStopOrders: 100,
    createOrderEnabled: true,
    cancelOrderEnabled: true,
  });
});

test('a paused symbol allows cancelling but not creating orders', async () => {
  const settings = {
    price_precision: 3,
    quantity_precision: 4,
    minimum_quantity: '1',
    minimum_price: '0.001',
    maximum_price: '1000',
    vat_rate: '0.07',
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'usdt_thb' },
    body: { status: 'BREAK', ...settings },
  });
  const { trading } = await exchange().anonymous.expect('getConfigs', 200);
  expect(
    trading.symbols.map(({ createOrderEnabled, cancelOrderEnabled }) => [createOrderEnabled, cancelOrderEnabled]),
  ).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
});
