/** Orders of the Binance-compatible interface: every type, form of response and refusal. */
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { orderBody } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';

let alice: BinanceUser;
let maker: TestUser;
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '10000000', btc: '100' } });
  maker = await exchange().createUser({ balances: { btc: '100', thb: '10000000' } });
});
afterEach(async () => {
  await alice.send('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
  await maker.client.expect('cancelAllOrders', 200, {});
});

const limitBuy = {
  symbol: 'BTCTHB',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '0.01',
  price: '900000',
};

function offer(price: string, amount: string) {
  return maker.client.expect('createOrder', 200, { body: orderBody({ side: 'sell', price, amount }) });
}

test('a market order by quote amount buys what the amount covers, and sells what is worth it', async () => {
  await offer('1000000', '0.01');
  const market = { symbol: 'BTCTHB', type: 'MARKET' };
  const bought = await alice.expect('POST', ORDER, { ...market, side: 'BUY', quoteOrderQty: '5000' });
  expect(bought).toMatchObject({ status: 'FILLED', origQty: '0.00498666', origQuoteOrderQty: '5000', type: 'MARKET' });
  await maker.client.expect('createOrder', 200, { body: orderBody({ price: '900000', amount: '0.01' }) });
  const sold = await alice.expect('POST', ORDER, { ...market, side: 'SELL', quoteOrderQty: '4500' });
  expect(sold).toMatchObject({ executedQty: '0.005', cummulativeQuoteQty: '4500', origQuoteOrderQty: '4500' });
  const both = await alice.send('POST', ORDER, { ...market, side: 'BUY', quantity: '1', quoteOrderQty: '4500' });
  expect([both.status, both.body]).toMatchObject([400, { code: -1106 }]);
});

test('an iceberg order shows a part of itself', async () => {
  const placed = await alice.expect('POST', ORDER, { ...limitBuy, icebergQty: '0.004', newOrderRespType: 'RESULT' });
  expect(placed).toMatchObject({ origQty: '0.01', icebergQty: '0.004' });
  const depth = await maker.client.expect('getBinanceDepth', 200, { query: { symbol: 'BTCTHB' } });
  expect(depth.bids[0]).toEqual(['900000', '0.004']);
  expect(await alice.expect('GET', ORDER, { symbol: 'BTCTHB', orderId: String(placed['orderId']) })).toMatchObject({
    icebergQty: '0.004',
    executedQty: '0',
  });
  const market = { symbol: 'BTCTHB', side: 'BUY', type: 'MARKET', quantity: '0.01', icebergQty: '0.004' };
  const unfit = await alice.send('POST', ORDER, market);
  expect([unfit.status, unfit.body]).toMatchObject([400, { code: -1106 }]);
});

test('a limit order rests, and is the same on both interfaces', async () => {
  const placed = await alice.expect('POST', ORDER, { ...limitBuy, newClientOrderId: 'x-TKT5PX2F_1' });
  expect(placed).toEqual({
    symbol: 'BTCTHB',
    orderId: expect.any(Number),
    orderListId: -1,
    clientOrderId: 'x-TKT5PX2F_1',
    transactTime: expect.any(Number),
    price: '900000',
    origQty: '0.01',
    executedQty: '0',
    cummulativeQuoteQty: '0',
    origQuoteOrderQty: '0',
    status: 'NEW',
    timeInForce: 'GTC',
    type: 'LIMIT',
    side: 'BUY',
    workingTime: placed['transactTime'],
    selfTradePreventionMode: 'EXPIRE_TAKER',
    fills: [],
  });
  const id = String(placed['orderId']);
  expect(await alice.user.client.expect('getOrder', 200, { path: { id } })).toMatchObject({
    client_order_id: 'x-TKT5PX2F_1',
    price: '900000',
    status: 'created',
  });
});

test('a market order shows its fills with fee and VAT', async () => {
  await offer('1000000', '0.004');
  await offer('1000001', '0.1');
  const placed = await alice.expect('POST', ORDER, { symbol: 'BTCTHB', side: 'BUY', type: 'MARKET', quantity: '0.01' });
  expect(placed).toMatchObject({ status: 'FILLED', executedQty: '0.01', type: 'MARKET', price: '0' });
  const fills = placed['fills'] as { price: string; qty: string; commission: string; commissionAsset: string }[];
  expect(fills.map(({ price, qty, commissionAsset }) => [price, qty, commissionAsset])).toEqual([
    ['1000000', '0.004', 'THB'],
    ['1000001', '0.006', 'THB'],
  ]);
  const trades = await alice.expect<{ price: string; commission: string }[]>('GET', '/api/v3/myTrades', {
    symbol: 'BTCTHB',
    orderId: Number(placed['orderId']),
  });
  expect(trades.map(({ price, commission }) => [price, commission])).toEqual(
    fills.map(({ price, commission }) => [price, commission]),
  );
});

test.each([
  ['LIMIT', undefined, 17],
  ['LIMIT', 'ACK', 5],
  ['LIMIT', 'RESULT', 16],
  ['STOP_LOSS_LIMIT', undefined, 5],
  ['LIMIT_MAKER', undefined, 5],
])('%s with the response type %s has %d members', async (type, newOrderRespType, members) => {
  const { timeInForce, ...others } = limitBuy;
  const placed = await alice.expect('POST', ORDER, {
    ...others,
    type,
    ...(type !== 'LIMIT_MAKER' && { timeInForce }),
    ...(type === 'STOP_LOSS_LIMIT' && { stopPrice: '9000000' }),
    ...(newOrderRespType !== undefined && { newOrderRespType }),
  });
  expect(Object.keys(placed)).toHaveLength(members);
});

test('parameters of a form are those of a query, and the response counts the orders of ten seconds', async () => {
  const answer = await alice.send('POST', ORDER, limitBuy, true);
  expect([answer.status, Number(answer.headers['x-mbx-order-count-10s']) >= 1]).toEqual([200, true]);
  const [{ limit, count }] = await alice.expect<[{ limit: number; count: number }]>('GET', '/api/v3/rateLimit/order');
  expect([limit > 0, count >= 1]).toEqual([true, true]);
});

test('the exact repetition of a signed request places one order', async () => {
  const timestamp = Date.now();
  const [first, second] = [
    await alice.expect('POST', ORDER, { ...limitBuy, timestamp }),
    await alice.expect('POST', ORDER, { ...limitBuy, timestamp }),
  ];
  expect(second).toEqual(first);
  expect(await alice.expect<unknown[]>('GET', '/api/v3/openOrders', { symbol: 'BTCTHB' })).toHaveLength(1);
});

test('an IOC order that was filled in part has expired', async () => {
  await offer('900000', '0.004');
  expect(await alice.expect('POST', ORDER, { ...limitBuy, timeInForce: 'IOC' })).toMatchObject({
    status: 'EXPIRED',
    executedQty: '0.004',
  });
});

test('stop orders wait for their price', async () => {
  const stop = await alice.expect('POST', ORDER, {
    symbol: 'BTCTHB',
    side: 'BUY',
    type: 'STOP_LOSS',
    quantity: '0.01',
    stopPrice: '9000000',
    newOrderRespType: 'RESULT',
  });
  expect(stop).toMatchObject({ status: 'NEW', type: 'STOP_LOSS', stopPrice: '9000000', workingTime: -1 });
  const [queried] = await alice.expect<Record<string, unknown>[]>('GET', '/api/v3/openOrders', { symbol: 'BTCTHB' });
  expect(queried).toMatchObject({ isWorking: false, stopPrice: '9000000', clientOrderId: `id-${stop['orderId']}` });
});

test('self-trade prevention modes are those of the engine', async () => {
  const sell = { ...limitBuy, side: 'SELL', newOrderRespType: 'RESULT' };
  await alice.expect('POST', ORDER, sell);
  const prevented = 'EXPIRED_IN_MATCH';
  const modes = {
    NONE: 'FILLED',
    EXPIRE_TAKER: prevented,
    EXPIRE_MAKER: 'NEW',
    EXPIRE_BOTH: prevented,
    DECREMENT: prevented,
  };
  for (const [selfTradePreventionMode, status] of Object.entries(modes)) {
    await alice.send('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
    await alice.expect('POST', ORDER, sell);
    expect(await alice.expect('POST', ORDER, { ...limitBuy, selfTradePreventionMode })).toMatchObject({
      status,
      selfTradePreventionMode,
    });
  }
});

test.each<[number, object]>([
  [-1121, { symbol: 'NOPETHB' }],
  [-1117, { side: 'HOLD' }],
  [-1116, { type: 'TRAILING' }],
  [-1102, { quantity: undefined }],
  [-1102, { price: undefined }],
  [-1102, { timeInForce: undefined }],
  [-1102, { type: 'STOP_LOSS_LIMIT' }],
  [-1106, { type: 'MARKET', price: '1', timeInForce: undefined }],
  [-1106, { stopPrice: '1' }],
  [-1106, { type: 'LIMIT_MAKER' }],
  [-1100, { quantity: '1e3' }],
  [-1100, { price: '-1' }],
  [-1100, { newClientOrderId: 'a b' }],
  [-1013, { price: '0' }],
  [-1013, { quantity: '0' }],
  [-1130, { newClientOrderId: 'id-7' }],
  [-1130, { type: 'STOP_LOSS_LIMIT', stopPrice: '950000', timeInForce: 'FOK' }],
  [-1130, { selfTradePreventionMode: 'DECREMENTAL' }],
  [-1013, { quantity: '0.00000001' }],
  [-1013, { quantity: '0.0100000000001' }],
  [-1013, { price: '900000.001' }],
  [-1013, { price: '999999999999' }],
  [-2010, { quantity: '1000' }],
  [-2010, { timeInForce: 'FOK' }],
  [-2010, { type: 'MARKET', price: undefined, timeInForce: undefined }],
])('is refused with %d: %j', async (code, changes) => {
  const parameters = Object.fromEntries(
    Object.entries({ ...limitBuy, ...changes }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  const before = await alice.expect<unknown[]>('GET', '/api/v3/openOrders');
  expect((await alice.refusal('POST', ORDER, parameters)).slice(0, 2)).toEqual([400, code]);
  expect((await alice.refusal('POST', `${ORDER}/test`, parameters)).slice(0, 2)).toEqual([400, code]);
  expect(await alice.expect<unknown[]>('GET', '/api/v3/openOrders')).toEqual(before);
});

test('a LIMIT_MAKER order that would trade is refused', async () => {
  await offer('890000', '0.004');
  const { timeInForce, ...order } = { ...limitBuy, type: 'LIMIT_MAKER' };
  const expected = [400, -2010, 'Order would immediately match and take.'];
  expect(await alice.refusal('POST', ORDER, order)).toEqual(expected);
  expect(await alice.refusal('POST', `${ORDER}/test`, order)).toEqual(expected);
});
