/** OTO, OTOCO and older OCO lists of the Binance-compatible interface, on all its operations and in its streams. */
import { type BinanceUser, binanceMarketOfThisFile, type ListBody } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder, withSymbolSettings, withTradingPaused } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const OTO = '/api/v3/orderList/oto';
const OTOCO = '/api/v3/orderList/otoco';
const OLDER_OCO = '/api/v3/order/oco';
const LIST = '/api/v3/orderList';
const WORKING = {
  symbol: 'BTCTHB',
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: '95',
  workingQuantity: '1',
};
const SELL = {
  ...WORKING,
  pendingType: 'STOP_LOSS_LIMIT',
  pendingSide: 'SELL',
  pendingStopPrice: '90',
  pendingPrice: '85',
  pendingTimeInForce: 'GTC',
  pendingQuantity: '1',
};
const BRACKET = {
  ...WORKING,
  pendingSide: 'SELL',
  pendingQuantity: '1',
  pendingAboveType: 'LIMIT_MAKER',
  pendingAbovePrice: '110',
  pendingBelowType: 'STOP_LOSS',
  pendingBelowStopPrice: '90',
};
const OLDER = {
  symbol: 'BTCTHB',
  side: 'SELL',
  quantity: '1',
  price: '110',
  stopPrice: '90',
  stopLimitPrice: '85',
  stopLimitTimeInForce: 'GTC',
};
type Parameters = Readonly<Record<string, string>>;

let alice: BinanceUser;
let carol: TestUser;
binanceMarketOfThisFile(
  exchange,
  (made) => {
    ({ alice, carol } = made);
  },
  { thb: '1000', btc: '2' },
);

async function statuses({ orders }: ListBody): Promise<string[]> {
  const found = await Promise.all(
    orders.map(({ orderId }) =>
      alice.expect<{ status: string }>('GET', '/api/v3/order', { symbol: 'BTCTHB', orderId }),
    ),
  );
  return found.map(({ status }) => status);
}

test('an OTO list is pending until its working order is filled', async () => {
  const list = await alice.expect<ListBody>('POST', OTO, {
    ...SELL,
    listClientOrderId: 'oto-7',
    workingClientOrderId: 'oto-first',
  });
  expect(list).toMatchObject({
    contingencyType: 'OTO',
    listOrderStatus: 'EXECUTING',
    listClientOrderId: 'oto-7',
    orderReports: [
      { status: 'NEW', type: 'LIMIT', clientOrderId: 'oto-first', orderListId: list.orderListId },
      { status: 'PENDING_NEW', type: 'STOP_LOSS_LIMIT', stopPrice: '90', price: '85', workingTime: -1 },
    ],
  });
  expect(await statuses(list)).toEqual(['NEW', 'PENDING_NEW']);
  const { orderReports: _reports, ...queried } = list;
  expect(await alice.expect('GET', LIST, { origClientOrderId: 'oto-7' })).toEqual(queried);
  await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
  expect(await statuses(list)).toEqual(['FILLED', 'NEW']);
  const [trade] = await alice.expect<{ orderListId: number }[]>('GET', '/api/v3/myTrades', {
    symbol: 'BTCTHB',
    orderId: list.orderListId,
  });
  expect(trade?.orderListId).toBe(list.orderListId);
});

test('an OTOCO list places both pending orders, of which one is executed', async () => {
  const list = await alice.expect<ListBody>('POST', OTOCO, { ...BRACKET, newOrderRespType: 'RESULT' });
  expect(list.orderReports).toMatchObject([
    { status: 'NEW' },
    { status: 'PENDING_NEW', type: 'LIMIT_MAKER', price: '110' },
    { status: 'PENDING_NEW', type: 'STOP_LOSS', stopPrice: '90' },
  ]);
  await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
  await placeOrder(carol, { side: 'buy', price: '110', amount: '1' });
  expect(await statuses(list)).toEqual(['FILLED', 'FILLED', 'EXPIRED']);
  expect(await alice.expect('GET', LIST, { orderListId: list.orderListId })).toMatchObject({
    listStatusType: 'ALL_DONE',
    listOrderStatus: 'ALL_DONE',
  });
});

test('an OTOCO list whose pending orders buy has the limit order below', async () => {
  const list = await alice.expect<ListBody>('POST', OTOCO, {
    symbol: 'BTCTHB',
    workingSide: 'SELL',
    workingType: 'LIMIT_MAKER',
    workingQuantity: '1',
    workingPrice: '105',
    pendingSide: 'BUY',
    pendingQuantity: '1',
    pendingBelowType: 'LIMIT_MAKER',
    pendingBelowPrice: '95',
    pendingAboveType: 'STOP_LOSS_LIMIT',
    pendingAboveStopPrice: '120',
    pendingAbovePrice: '121',
    pendingAboveTimeInForce: 'GTC',
  });
  expect(list.orderReports.map(({ type, price }) => [type, price])).toEqual([
    ['LIMIT_MAKER', '105'],
    ['LIMIT_MAKER', '95'],
    ['STOP_LOSS_LIMIT', '121'],
  ]);
});

test('cancelling a pending order, or the list, ends all its orders', async () => {
  const list = await alice.expect<ListBody>('POST', OTO, SELL);
  await alice.expect('DELETE', '/api/v3/order', { symbol: 'BTCTHB', orderId: list.orders[1]?.orderId ?? 0 });
  expect(await statuses(list)).toEqual(['CANCELED', 'CANCELED']);
  const bracket = await alice.expect<ListBody>('POST', OTOCO, BRACKET);
  const cancelled = await alice.expect<ListBody>('DELETE', LIST, {
    symbol: 'BTCTHB',
    orderListId: bracket.orderListId,
  });
  expect(cancelled.orderReports.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
});

test('the older form of an OCO list places the same orders', async () => {
  const list = await alice.expect<ListBody>('POST', OLDER_OCO, {
    ...OLDER,
    limitClientOrderId: 'older-limit',
    stopClientOrderId: 'older-stop',
  });
  expect(list).toMatchObject({
    contingencyType: 'OCO',
    orderReports: [
      { type: 'LIMIT_MAKER', price: '110', clientOrderId: 'older-limit' },
      { type: 'STOP_LOSS_LIMIT', price: '85', stopPrice: '90', clientOrderId: 'older-stop' },
    ],
  });
  await alice.expect('DELETE', LIST, { symbol: 'BTCTHB', orderListId: list.orderListId });
  const { stopLimitPrice: _price, stopLimitTimeInForce: _force, ...atMarket } = OLDER;
  const buy = { ...atMarket, side: 'BUY', price: '90', stopPrice: '110' };
  expect((await alice.expect<ListBody>('POST', OLDER_OCO, buy)).orderReports).toMatchObject([
    { type: 'LIMIT_MAKER', side: 'BUY' },
    { type: 'STOP_LOSS', side: 'BUY' },
  ]);
});

test('the exact repetition of a signed request places one list, and a client id belongs to one list', async () => {
  const timestamp = Date.now();
  for (const [path, request] of [
    [OTO, SELL],
    [OTOCO, BRACKET],
    [OLDER_OCO, OLDER],
  ] as const) {
    const once = { ...request, timestamp, listClientOrderId: `once-${path.slice(-5).replace('/', '-')}` };
    const first = await alice.expect('POST', path, once);
    expect(await alice.expect('POST', path, once)).toEqual(first);
    const other = 'workingQuantity' in once ? { ...once, workingQuantity: '2' } : { ...once, quantity: '2' };
    expect((await alice.refusal('POST', path, { ...other, timestamp: timestamp + 1 }))[1]).toBe(-2010);
    await alice.user.client.expect('cancelAllOrders', 200, {});
  }
});

const REFUSED: readonly [string, Readonly<Record<string, string | undefined>>, number][] = [
  [OTO, { workingTimeInForce: undefined }, -1102],
  [OTO, { workingTimeInForce: 'IOC' }, -1115],
  [OTO, { workingType: 'LIMIT_MAKER' }, -1106],
  [OTO, { pendingPrice: undefined }, -1102],
  [OTO, { pendingType: 'MARKET' }, -1106],
  [OTO, { pendingType: 'ODD' }, -1116],
  [OTO, { workingClientOrderId: 'same', pendingClientOrderId: 'same' }, -1130],
  [OTO, { listClientOrderId: 'id-7' }, -1130],
  [OTO, { symbol: 'XRPTHB' }, -1121],
  [OTO, { workingSide: 'UP' }, -1117],
  [OTO, { workingQuantity: '1000' }, -2010],
  [OTO, { workingQuantity: '0.005' }, -1013],
  [OTO, { workingQuantity: '0.00001' }, -1013],
  [OTO, { workingPrice: '100000001' }, -1013],
  [OTO, { workingPrice: '95.001' }, -1013],
  [OTO, { pendingQuantity: '1.000000001' }, -1013],
  [OTO, { workingType: 'LIMIT_MAKER', workingTimeInForce: undefined, workingPrice: '99' }, -2010],
  [OTOCO, { pendingAboveType: 'STOP_LOSS' }, -1130],
  [OTOCO, { pendingAbovePrice: undefined }, -1102],
  [OTOCO, { pendingBelowTimeInForce: 'GTC' }, -1106],
  [OTOCO, { symbol: 'XRPTHB' }, -1121],
  [OTOCO, { workingSide: 'UP' }, -1117],
  [OTOCO, { pendingBelowStopPrice: '111' }, -2010],
  [OTOCO, { workingQuantity: '1000' }, -2010],
  [OTOCO, { workingQuantity: '0.005' }, -1013],
  [OTOCO, { workingQuantity: '0.00001' }, -1013],
  [OTOCO, { workingPrice: '100000001' }, -1013],
  [OTOCO, { workingPrice: '95.001' }, -1013],
  [OTOCO, { pendingQuantity: '1.000000001' }, -1013],
  [OLDER_OCO, { stopLimitTimeInForce: undefined }, -1102],
  [OLDER_OCO, { stopLimitPrice: undefined }, -1106],
  [OLDER_OCO, { stopPrice: '0' }, -1013],
  [OLDER_OCO, { symbol: 'XRPTHB' }, -1121],
  [OLDER_OCO, { side: 'UP' }, -1117],
  [OLDER_OCO, { stopPrice: '100' }, -2010],
  [OLDER_OCO, { quantity: '1000' }, -2010],
  [OLDER_OCO, { quantity: '0.005' }, -1013],
  [OLDER_OCO, { quantity: '0.00001' }, -1013],
  [OLDER_OCO, { price: '100000001' }, -1013],
  [OLDER_OCO, { price: '110.001' }, -1013],
  [OLDER_OCO, { quantity: '1.000000001' }, -1013],
];
const VALID: Readonly<Record<string, Parameters>> = { [OTO]: SELL, [OTOCO]: BRACKET, [OLDER_OCO]: OLDER };

test.each(REFUSED)('%s with %j is refused with %d', async (path, more, code) => {
  await placeOrder(carol, { side: 'sell', price: '98', amount: '0.1' });
  const entries = Object.entries({ ...VALID[path], ...more }).filter(([, value]) => value !== undefined);
  expect((await alice.refusal('POST', path, Object.fromEntries(entries) as Record<string, string>))[1]).toBe(code);
  expect(await alice.expect('GET', '/api/v3/openOrderList', {})).toEqual([]);
});

test('the caps of open and waiting orders hold for lists, and a paused pair takes none', async () => {
  const refuseAll = async () => {
    for (const [path, request] of Object.entries(VALID))
      expect((await alice.refusal('POST', path, request))[0]).toBe(400);
  };
  await withSymbolSettings(exchange(), 'btc_thb', { max_open_orders: 1 }, refuseAll);
  await withSymbolSettings(exchange(), 'btc_thb', { max_stop_orders: 0 }, refuseAll);
  await withTradingPaused(exchange(), 'btc_thb', refuseAll);
});
