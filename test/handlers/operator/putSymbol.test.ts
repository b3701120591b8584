import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const ETH_BTC = {
  status: 'TRADING',
  price_precision: 4,
  quantity_precision: 3,
  minimum_quantity: '0.001',
  minimum_price: '0.0001',
  maximum_price: '1000',
  vat_rate: '0.07',
} as const;
const LIMITS_OF_NEW_SYMBOL = { minimum_notional: '0', max_open_orders: 1000, max_stop_orders: 100 };

function putSymbol(symbol: string, body: object = {}) {
  return exchange().operator.call('putSymbol', { path: { symbol }, body: { ...ETH_BTC, ...body } });
}

test('lists a symbol, which can be traded immediately', async () => {
  const listed = await putSymbol('eth_btc');
  expect([listed.status, listed.body]).toEqual([
    200,
    { symbol: 'eth_btc', base: 'eth', quote: 'btc', ...ETH_BTC, ...LIMITS_OF_NEW_SYMBOL },
  ]);
  const alice = await exchange().createUser({ balances: { eth: '1' } });
  await alice.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'eth_btc', side: 'sell', price: '0.05', amount: '1', nonce: 1 },
  });
  expect(await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'ETH_BTC' } })).toMatchObject({
    askPrice: '0.05',
  });
});

test('pausing a symbol stops new orders immediately', async () => {
  const alice = await exchange().createUser({ balances: { eth: '1' } });
  await putSymbol('eth_btc', { status: 'BREAK' });
  const body = { type: 'limit', pair: 'eth_btc', side: 'sell', price: '0.05', amount: '1', nonce: 1 } as const;
  expect((await alice.client.call('createOrder', { body })).body).toMatchObject({ code: 'TRADING_DISABLED' });
});

test('limits that are omitted stay as they are', async () => {
  await putSymbol('eth_btc', { minimum_notional: '0.001', max_open_orders: 200, max_stop_orders: 5 });
  expect((await putSymbol('eth_btc', { max_open_orders: 300 })).body).toMatchObject({
    minimum_notional: '0.001',
    max_open_orders: 300,
    max_stop_orders: 5,
  });
  const { trading } = await exchange().anonymous.expect('getConfigs', 200);
  expect(trading.symbols.find(({ symbol }) => symbol === 'eth_btc')).toMatchObject({
    minNotional: '0.001',
    maxOpenOrders: 300,
    maxStopOrders: 5,
  });
});

test.each([
  [{ minimum_notional: '0.000000001' }, 'the minimum notional has more decimals than the quote asset'],
  [{ price_precision: 5 }, 'price and quantity precision together must stay under that of the quote asset'],
  [{ price_precision: 3 }, 'the precision of a symbol in use can only grow'],
  [{ minimum_price: '0' }, 'the price band must be above zero and not empty'],
  [{ minimum_price: '2000' }, 'the price band must be above zero and not empty'],
  [{ minimum_quantity: '0' }, 'the minimum quantity must be above zero'],
  [{ minimum_quantity: '0.0001' }, 'the minimum quantity must be on the quantity grid'],
])('%j breaks a rule, which the answer names', async (body, rule) => {
  await putSymbol('eth_btc');
  const answer = await putSymbol('eth_btc', body);
  expect([answer.status, answer.body]).toEqual([
    422,
    { code: 'INVALID_SETTING', message: `The setting breaks a rule: ${rule}.` },
  ]);
});

test('base and quote asset must be listed', async () => {
  expect((await putSymbol('doge_thb')).body).toMatchObject({ code: 'INVALID_SETTING' });
});

test.each(['ETH_BTC', 'ethbtc', 'eth_btc_x', '_btc', 'eth-btc'])('%s is not a valid symbol name', async (symbol) => {
  const answer = await putSymbol(symbol);
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PAIR' }]);
});

test.each([{ status: 'HALT' }, { vat_rate: '1.01' }, { vat_rate: '-0.1' }, { maximum_price: '1e9' }])(
  '%j is invalid',
  async (body) => {
    expect((await putSymbol('eth_btc', body)).body).toMatchObject({
      code: 'INVALID_PARAMETERS',
      fields: { [Object.keys(body)[0] ?? '']: { code: 'INVALID' } },
    });
  },
);
