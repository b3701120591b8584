/**
 * A parameter that changes the meaning of an order is never ignored: lists have iceberg and trailing orders, and a
 * parameter that an operation does not have is refused by its name.
 */
import { type BinanceUser, binanceMarketOfThisFile, type ListBody } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const OCO = '/api/v3/orderList/oco';
const OTO = '/api/v3/orderList/oto';
const OTOCO = '/api/v3/orderList/otoco';
const OLDER_OCO = '/api/v3/order/oco';
type Parameters = Readonly<Record<string, string>>;

const LIMIT: Parameters = {
  symbol: 'BTCTHB',
  side: 'SELL',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '1',
  price: '110',
};
const SELL: Parameters = {
  symbol: 'BTCTHB',
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '110',
  belowType: 'STOP_LOSS',
};
const OLDER: Parameters = { symbol: 'BTCTHB', side: 'SELL', quantity: '1', price: '110', stopPrice: '90' };
const WORKING: Parameters = {
  symbol: 'BTCTHB',
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: '95',
  workingQuantity: '1',
};
const PENDING: Parameters = { ...WORKING, pendingSide: 'SELL', pendingQuantity: '1' };
const BRACKET: Parameters = {
  ...PENDING,
  pendingAboveType: 'LIMIT_MAKER',
  pendingAbovePrice: '110',
  pendingBelowType: 'STOP_LOSS',
};

let alice: BinanceUser;
let bob: TestUser;
let carol: TestUser;
binanceMarketOfThisFile(exchange, (made) => {
  ({ alice, bob, carol } = made);
});

/** What the book shows at a price; undefined for nothing. */
async function shownAt(side: 'bids' | 'asks', price: string): Promise<string | undefined> {
  const query = { symbol: 'BTCTHB', limit: '100' };
  const depth = await exchange().anonymous.expect('getBinanceDepth', 200, { query });
  return depth[side].find(([at]) => at === price)?.[1];
}

async function ordersOf({ orders }: ListBody) {
  return Promise.all(orders.map(({ orderId }) => alice.expect('GET', '/api/v3/order', { symbol: 'BTCTHB', orderId })));
}

/** Cancels the resting order beside the trade, so that a triggered market order meets the given bid only. */
async function tradeAt(price: string): Promise<void> {
  await tradeBetween([bob, carol], price, '0.1');
}

describe('iceberg orders of lists show one part', () => {
  test.each<[string, string, Parameters]>([
    ['OCO', OCO, { ...SELL, belowStopPrice: '90', aboveIcebergQty: '0.2' }],
    ['older OCO', OLDER_OCO, { ...OLDER, limitIcebergQty: '0.2' }],
  ])('%s', async (_name, path, parameters) => {
    const list = await alice.expect<ListBody>('POST', path, parameters);
    expect(await shownAt('asks', '110')).toBe('0.2');
    expect(await ordersOf(list)).toMatchObject([{ icebergQty: '0.2', origQty: '1' }, { icebergQty: '0' }]);
  });

  test('OTO: the working order, and the pending one when it is placed', async () => {
    const list = await alice.expect<ListBody>('POST', OTO, {
      ...PENDING,
      workingIcebergQty: '0.5',
      pendingType: 'LIMIT',
      pendingTimeInForce: 'GTC',
      pendingPrice: '110',
      pendingIcebergQty: '0.25',
    });
    expect(await shownAt('bids', '95')).toBe('0.5');
    await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
    expect(await shownAt('asks', '110')).toBe('0.25');
    expect(await ordersOf(list)).toMatchObject([{ icebergQty: '0.5' }, { icebergQty: '0.25' }]);
  });

  test('OTOCO: the limit order of the pair, and its stop order once it rests', async () => {
    await alice.expect<ListBody>('POST', OTOCO, {
      ...BRACKET,
      pendingAboveIcebergQty: '0.25',
      pendingBelowType: 'STOP_LOSS_LIMIT',
      pendingBelowStopPrice: '90',
      pendingBelowPrice: '108',
      pendingBelowTimeInForce: 'GTC',
      pendingBelowIcebergQty: '0.1',
    });
    await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
    expect(await shownAt('asks', '110')).toBe('0.25');
    await tradeAt('90');
    expect([await shownAt('asks', '110'), await shownAt('asks', '108')]).toEqual([undefined, '0.1']);
  });

  test.each<[string, Parameters, string]>([
    [OCO, { ...SELL, belowStopPrice: '90', aboveIcebergQty: '0.05' }, 'aboveIcebergQty'],
    [OCO, { ...SELL, belowStopPrice: '90', belowIcebergQty: '0.5' }, 'belowIcebergQty'],
    [OLDER_OCO, { ...OLDER, limitIcebergQty: '2' }, 'limitIcebergQty'],
    [OTO, { ...PENDING, pendingType: 'MARKET', workingIcebergQty: '0.05' }, 'workingIcebergQty'],
  ])('%s refuses a part that is no part of %j', async (path, parameters, name) => {
    const [status, code, message] = await alice.refusal('POST', path, parameters);
    expect([status, [-1106, -1130].includes(code), message.includes(`'${name}'`)]).toEqual([400, true, true]);
    expect(await alice.expect('GET', '/api/v3/openOrders', {})).toEqual([]);
  });
});

describe('stop orders of lists follow the market', () => {
  test.each<[string, string, Parameters]>([
    ['OCO', OCO, { ...SELL, belowTrailingDelta: '1000' }],
    ['OTOCO', OTOCO, { ...BRACKET, pendingBelowTrailingDelta: '1000' }],
    ['OTO', OTO, { ...PENDING, pendingType: 'STOP_LOSS', pendingTrailingDelta: '1000' }],
  ])('%s without a stop price: from the last price on', async (name, path, parameters) => {
    const list = await alice.expect<ListBody>('POST', path, parameters);
    if (name !== 'OCO') await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
    await tradeAt('105');
    await placeOrder(bob, { side: 'buy', price: '80', amount: '1' });
    // 10 % below the highest price since it began to follow, 105, is 94.5.
    await tradeAt('95');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'NEW', trailingDelta: 1_000 });
    await tradeAt('94');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'FILLED', trailingDelta: 1_000 });
    expect((await ordersOf(list))[0]).toMatchObject({ status: name === 'OCO' ? 'EXPIRED' : 'FILLED' });
  });

  test('a pending order follows from its placement on, not from the prices before it', async () => {
    const parameters = { ...PENDING, pendingType: 'STOP_LOSS', pendingTrailingDelta: '1000' };
    const list = await alice.expect<ListBody>('POST', OTO, parameters);
    await tradeAt('200');
    await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
    await placeOrder(bob, { side: 'buy', price: '80', amount: '1' });
    await tradeAt('90');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'NEW' });
    await tradeAt('85');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'FILLED' });
  });

  test('the older form of OCO, from its stop price on', async () => {
    const list = await alice.expect<ListBody>('POST', OLDER_OCO, { ...OLDER, trailingDelta: '1000' });
    await placeOrder(bob, { side: 'buy', price: '50', amount: '1' });
    await tradeAt('90');
    await tradeAt('82');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'NEW', stopPrice: '90' });
    await tradeAt('81');
    expect((await ordersOf(list)).at(-1)).toMatchObject({ status: 'FILLED' });
  });

  test('the distance is refused outside of its bounds, and where nothing waits', async () => {
    for (const [path, parameters, code] of [
      [OCO, { ...SELL, belowTrailingDelta: '9' }, -1130],
      [OCO, { ...SELL, belowStopPrice: '90', aboveTrailingDelta: '100' }, -1106],
      [OTO, { ...PENDING, pendingType: 'MARKET', pendingTrailingDelta: '100' }, -1106],
    ] as const)
      expect([path, (await alice.refusal('POST', path, parameters))[1]]).toEqual([path, code]);
    expect(await alice.expect('GET', '/api/v3/openOrders', {})).toEqual([]);
  });
});

describe('a parameter that an operation does not have is refused by its name', () => {
  test.each<['GET' | 'POST' | 'PUT' | 'DELETE', string, Parameters, string]>([
    ['POST', '/api/v3/order', LIMIT, 'newClientOrderID'],
    ['POST', '/api/v3/order', LIMIT, 'stopprice'],
    ['POST', '/api/v3/order', LIMIT, 'pegPriceType'],
    ['POST', '/api/v3/order', LIMIT, 'expiresAt'],
    ['POST', '/api/v3/order/test', LIMIT, 'reduceOnly'],
    [
      'POST',
      '/api/v3/order/cancelReplace',
      { ...LIMIT, cancelReplaceMode: 'ALLOW_FAILURE', cancelOrderId: '1' },
      'Quantity',
    ],
    ['DELETE', '/api/v3/order', { symbol: 'BTCTHB', orderId: '1' }, 'orderID'],
    ['PUT', '/api/v3/order/amend/keepPriority', { symbol: 'BTCTHB', orderId: '1', newQty: '1' }, 'quantity'],
    ['DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' }, 'side'],
    ['GET', '/api/v3/allOrders', { symbol: 'BTCTHB' }, 'star_time'],
    ['POST', OCO, { ...SELL, belowStopPrice: '90' }, 'abovePegPriceType'],
    ['POST', OCO, { ...SELL, belowStopPrice: '90' }, 'icebergQty'],
    ['POST', OTO, { ...PENDING, pendingType: 'MARKET' }, 'pendingPegPriceType'],
    ['POST', OTOCO, { ...BRACKET, pendingBelowStopPrice: '90' }, 'pendingbelowtrailingdelta'],
    ['POST', OLDER_OCO, OLDER, 'stopTrailingDelta'],
    ['POST', '/sapi/v1/capital/withdraw/apply', { coin: 'BTC', address: 'x', amount: '1' }, 'transactionFeeFlag'],
    ['GET', '/api/v3/orderList', { orderListId: '1' }, 'listID'],
    ['DELETE', '/api/v3/orderList', { symbol: 'BTCTHB', orderListId: '1' }, 'listID'],
    ['GET', '/api/v3/allOrderList', {}, 'symbol'],
    ['GET', '/api/v3/openOrderList', {}, 'symbol'],
    ['GET', '/sapi/v1/capital/config/getall', {}, 'asset'],
    ['GET', '/sapi/v1/capital/deposit/address', { coin: 'BTC' }, 'asset'],
    ['GET', '/sapi/v1/capital/deposit/hisrec', {}, 'asset'],
    ['GET', '/sapi/v1/capital/withdraw/history', {}, 'asset'],
    ['GET', '/sapi/v1/asset/tradeFee', {}, 'pair'],
    ['GET', '/sapi/v1/account/status', {}, 'pair'],
    ['GET', '/sapi/v1/account/apiRestrictions', {}, 'pair'],
  ])('%s %s %j with %s', async (method, path, parameters, name) => {
    const refusal = await alice.refusal(method, path, { ...parameters, [name]: '1' });
    expect(refusal).toEqual([
      400,
      -1104,
      `Not all sent parameters were read; this operation has no parameter '${name}'.`,
    ]);
    expect(await alice.expect('GET', '/api/v3/openOrders', {})).toEqual([]);
  });

  test('also of market data, in a form, and beside parameters that every request may have', async () => {
    const get = (query: string) =>
      exchange().anonymous.send({ method: 'GET', path: `/binance/api/v3/klines?symbol=BTCTHB&interval=1m&${query}` });
    const { status, body } = await get('star_time=1');
    expect([status, (body as { code: number }).code]).toEqual([400, -1104]);
    expect((await get('timestamp=1&recvWindow=1&signature=x')).status).toBe(200);
    const form = await alice.send('POST', '/api/v3/order', { ...LIMIT, stopprice: '1' }, true);
    expect([form.status, (form.body as { code: number }).code]).toEqual([400, -1104]);
  });

  test('a missing parameter is named first', async () => {
    const { price: _price, symbol: _symbol, ...others } = LIMIT;
    expect((await alice.refusal('POST', '/api/v3/order', { ...others, Symbol: 'BTCTHB' }))[1]).toBe(-1102);
  });
});
