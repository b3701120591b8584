/**
 * The methods of the Binance-compatible WebSocket API that are operations of the HTTP interface: the same results and
 * errors, with a session, with a signature on each request, and without a key.
 */
import { apiMethods } from '../../generated/binanceStreams';
import { type OperationId, operationRecords } from '../../generated/operations';
import { BinanceApiClient, signedApiParameters } from '../support/binanceApiClient';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import type { Frame } from '../support/streamClient';

const exchange = exchangeOfThisFile({ environment: { STREAMS_CONTROL_MESSAGES_BURST: '1000' } });
const symbol = 'BTCTHB';
const TERMS = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01', price: '900' };

let maker: TestUser;
let bot: BinanceUser;
let hmacBot: BinanceUser;
let api: BinanceApiClient;

beforeAll(async () => {
  const traders = await createTraders(exchange());
  [maker] = traders;
  await tradeBetween(traders, '1000', '0.25');
  await placeOrder(maker, { side: 'sell', price: '1100', amount: '5', pair: 'btc_thb' });
  const options = { balances: { thb: '1000000', btc: '10' } };
  bot = await createBinanceUser(exchange(), options, 'ed25519');
  hmacBot = await createBinanceUser(exchange(), options, 'hmac-sha256');
});
beforeEach(async () => {
  api = await BinanceApiClient.open(exchange());
});
afterEach(async () => {
  if (api.stream.isOpen) await api.close();
});

const now = () => ({ timestamp: Date.now() });
const logOn = async () => api.result('session.logon', signedApiParameters(bot.signer));

test.each([
  ['ping', {}],
  ['exchangeInfo', { symbol }],
  ['depth', { symbol, limit: 5 }],
  ['trades.recent', { symbol, limit: 1 }],
  ['trades.historical', { symbol, fromId: 1 }],
  ['trades.aggregate', { symbol }],
  ['klines', { symbol, interval: '1d' }],
  ['uiKlines', { symbol, interval: '1h', limit: 2 }],
  ['avgPrice', { symbol }],
  ['ticker.24hr', { symbol }],
  ['ticker.tradingDay', { symbol, type: 'MINI' }],
  ['ticker.price', { symbols: ['BTCTHB', 'ETHTHB'] }],
  ['ticker.book', {}],
] as const)('%s with %j has the result of the HTTP interface', async (method, params) => {
  const { path } = operationRecords[apiMethods[method]];
  const texts = Object.entries(params as object).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : String(value),
  ]);
  const query = new URLSearchParams(texts);
  const { body } = await exchange().anonymous.send({ method: 'GET', path: `${path}?${query}` });
  const withoutTime = (result: unknown) => ({ ...(result as object), serverTime: 0 });
  expect(withoutTime(await api.result(method, params))).toEqual(withoutTime(body));
});

test('a session trades without a signature, and HTTP and events show the same', async () => {
  await logOn();
  await api.result('userDataStream.subscribe');
  const placed = (await api.result('order.place', { ...TERMS, newOrderRespType: 'FULL', ...now() })) as Frame;
  expect(placed).toMatchObject({ symbol, status: 'NEW', price: '900', origQty: '0.01' });
  const orderId = Number(placed['orderId']);
  expect(await api.stream.next(({ event }) => (event as Frame | undefined)?.['x'] === 'NEW')).toMatchObject({
    event: { i: orderId, s: symbol },
  });
  expect(await api.result('order.test', { ...TERMS, ...now() })).toEqual({});
  const status = await api.result('order.status', { symbol, orderId, ...now() });
  expect(status).toEqual(await bot.expect('GET', '/api/v3/order', { symbol, orderId }));
  expect(await api.result('openOrders.status', now())).toEqual([status]);
  const amended = await api.result('order.amend.keepPriority', { symbol, orderId, newQty: '0.005', ...now() });
  expect(amended).toMatchObject({ amendedOrder: { orderId, qty: '0.005' } });
  const replaced = await api.result('order.cancelReplace', {
    ...TERMS,
    price: '910',
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId: orderId,
    ...now(),
  });
  expect(replaced).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
  const next = ((replaced as Frame)['newOrderResponse'] as Frame)['orderId'];
  const cancelled = await api.result('order.cancel', { symbol, orderId: Number(next), ...now() });
  expect(cancelled).toMatchObject({ orderId: next, status: 'CANCELED' });
  const market = { symbol, side: 'BUY', type: 'MARKET', quantity: '0.02', newOrderRespType: 'FULL' };
  const bought = (await api.result('order.place', { ...market, ...now() })) as Frame;
  expect(bought).toMatchObject({ status: 'FILLED', executedQty: '0.02', fills: [{ price: '1100' }] });
  const trades = await api.result('myTrades', { symbol, ...now() });
  expect(trades).toEqual(await bot.expect('GET', '/api/v3/myTrades', { symbol }));
  expect(trades).toMatchObject([{ orderId: bought['orderId'], qty: '0.02' }]);
  expect(await api.result('allOrders', { symbol, ...now() })).toHaveLength(3);
  const { updateTime: _updateTime, ...account } = await bot.expect('GET', '/api/v3/account');
  expect(await api.result('account.status', now())).toMatchObject(account);
  expect(await api.result('account.commission', { symbol, ...now() })).toMatchObject({ symbol });
  expect(await api.result('account.rateLimits.orders', now())).toMatchObject([{ rateLimitType: 'ORDERS' }]);
  const own = (await maker.client.expect('getTradeHistory', 200, {
    query: { pair: 'btc_thb' },
  })) as unknown as object;
  expect(JSON.stringify(own)).toContain(`"${(trades as readonly Frame[])[0]?.['price']}"`);
});

describe('order lists', () => {
  const pair = { symbol, side: 'BUY', quantity: '0.01' };
  const working = {
    symbol,
    workingType: 'LIMIT',
    workingTimeInForce: 'GTC',
    workingSide: 'BUY',
    workingPrice: '900',
    workingQuantity: '0.01',
    pendingSide: 'SELL',
    pendingQuantity: '0.01',
  };
  const stop = { aboveType: 'STOP_LOSS_LIMIT', aboveStopPrice: '1200', abovePrice: '1200', aboveTimeInForce: 'GTC' };

  test.each<[string, number, object]>([
    ['orderList.place.oco', 2, { ...pair, ...stop, belowType: 'LIMIT_MAKER', belowPrice: '900' }],
    [
      'orderList.place',
      2,
      { ...pair, price: '900', stopPrice: '1200', stopLimitPrice: '1200', stopLimitTimeInForce: 'GTC' },
    ],
    ['orderList.place.oto', 2, { ...working, pendingType: 'LIMIT', pendingTimeInForce: 'GTC', pendingPrice: '1500' }],
    [
      'orderList.place.otoco',
      3,
      {
        ...working,
        pendingAboveType: 'LIMIT_MAKER',
        pendingAbovePrice: '1500',
        pendingBelowType: 'STOP_LOSS',
        pendingBelowStopPrice: '800',
      },
    ],
  ])('%s, and the list is shown and cancelled as over HTTP', async (method, count, terms) => {
    await logOn();
    const placed = (await api.result(method, { ...terms, ...now() })) as Frame;
    const { orderListId } = placed;
    expect(placed).toMatchObject({ listOrderStatus: 'EXECUTING', orderReports: { length: count } });
    const list = await api.result('orderList.status', { orderListId, ...now() });
    expect(list).toEqual(await bot.expect('GET', '/api/v3/orderList', { orderListId: Number(orderListId) }));
    expect(await api.result('openOrderLists.status', now())).toEqual([list]);
    expect(await api.result('orderList.cancel', { symbol, orderListId, ...now() })).toMatchObject({
      orderListId,
      listOrderStatus: 'ALL_DONE',
      orderReports: { length: count },
    });
    expect(await api.result('openOrderLists.status', now())).toEqual([]);
    const all = (await api.result('allOrderLists', now())) as readonly Frame[];
    expect(all).toEqual(await bot.expect('GET', '/api/v3/allOrderList'));
    expect(all.at(-1)).toMatchObject({ orderListId, listOrderStatus: 'ALL_DONE' });
    expect(await api.call('orderList.cancel', { symbol, orderListId, ...now() })).toMatchObject({
      status: 400,
      error: { code: -2011 },
    });
  });
});

test('two equal orders of a session in one millisecond are two orders', async () => {
  await logOn();
  const params = { ...TERMS, ...now() };
  const [one, other] = (await Promise.all([
    api.result('order.place', params),
    api.result('order.place', params),
  ])) as Frame[];
  expect(one?.['orderId']).not.toBe(other?.['orderId']);
  expect(await api.result('openOrders.cancelAll', { symbol, ...now() })).toHaveLength(2);
});

test('a request that is signed on its own needs no session, and its exact repetition is one order', async () => {
  const params = signedApiParameters(hmacBot.signer, { ...TERMS, newOrderRespType: 'ACK' });
  const placed = await api.result('order.place', params);
  expect(await api.result('order.place', params)).toEqual(placed);
  expect(await api.signed(hmacBot.signer, 'openOrders.cancelAll', { symbol })).toMatchObject({
    result: [{ status: 'CANCELED' }],
  });
});

test('listen keys are created, extended and deleted with the key alone', async () => {
  const { apiKey } = hmacBot.signer;
  const { listenKey } = (await api.result('userDataStream.start', { apiKey })) as { listenKey: string };
  expect(await api.result('userDataStream.ping', { apiKey, listenKey })).toEqual({});
  expect(await api.result('userDataStream.stop', { apiKey, listenKey })).toEqual({});
  expect(await api.call('userDataStream.ping', { apiKey, listenKey })).toMatchObject({ error: { code: -1125 } });
  expect(await api.call('userDataStream.start', { apiKey: maker.apiKey })).toMatchObject({ error: { code: -2015 } });
});

test.each<[string, string, () => object, number, number]>([
  ['no proof', 'order.place', () => ({ ...TERMS, ...now() }), 400, -1102],
  ['a changed price', 'order.place', () => ({ ...signedApiParameters(bot.signer, TERMS), price: '901' }), 400, -1022],
  ['an old time', 'order.place', () => signedApiParameters(bot.signer, { ...TERMS, timestamp: 1 }), 400, -1021],
  [
    'a key of the exchange’s own kind',
    'account.status',
    () => ({
      ...signedApiParameters(bot.signer),
      apiKey: maker.apiKey,
    }),
    401,
    -2015,
  ],
  ['an unknown symbol', 'order.place', () => signedApiParameters(bot.signer, { ...TERMS, symbol: 'NONE' }), 400, -1121],
  [
    'an excess parameter',
    'order.place',
    () => signedApiParameters(bot.signer, { ...TERMS, stopPrice: '1' }),
    400,
    -1106,
  ],
  [
    'too little money',
    'order.place',
    () => signedApiParameters(bot.signer, { ...TERMS, quantity: '100000' }),
    400,
    -2010,
  ],
  ['an unknown order', 'order.status', () => signedApiParameters(bot.signer, { symbol, orderId: 999_999 }), 400, -2013],
  ['a missing parameter', 'depth', () => ({}), 400, -1102],
  ['an illegal parameter', 'depth', () => ({ symbol, limit: 'x' }), 400, -1100],
])('refused: %s', async (_what, method, params, status, code) => {
  expect(await api.call(method, params())).toMatchObject({ status, error: { code } });
});

test('a session needs a timestamp, and ends with its key', async () => {
  const other = await createBinanceUser(exchange(), {}, 'ed25519');
  await api.result('session.logon', signedApiParameters(other.signer));
  expect(await api.call('account.status', {})).toMatchObject({ status: 400, error: { code: -1102 } });
  expect(await api.call('account.status', { timestamp: 1 })).toMatchObject({ status: 400, error: { code: -1021 } });
  expect(await api.call('account.status', now())).toMatchObject({ status: 200 });
  await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: other.signer.apiKey } });
  expect(await api.call('account.status', now())).toMatchObject({ status: 401, error: { code: -2015 } });
});

test('the failed steps of a replacement are in the error', async () => {
  await logOn();
  const params = { ...TERMS, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: 999_999, ...now() };
  expect(await api.call('order.cancelReplace', params)).toMatchObject({
    status: 400,
    error: { code: -2022, data: { cancelResult: 'FAILURE', newOrderResult: 'NOT_ATTEMPTED' } },
  });
});

test('every method is one of the document, and its operation is one under /binance/', () => {
  for (const operation of Object.values(apiMethods))
    if (operation !== null)
      expect([operation, operationRecords[operation as OperationId].surface]).toEqual([operation, 'binance']);
});
