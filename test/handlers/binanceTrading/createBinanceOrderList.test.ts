/** Order lists of the Binance-compatible interface: placed, queried, listed and cancelled, as on the other surface. */
import { type BinanceUser, binanceMarketOfThisFile, type ListBody } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder, withSymbolSettings, withTradingPaused } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const OCO = '/api/v3/orderList/oco';
const LIST = '/api/v3/orderList';
const SELL = {
  symbol: 'BTCTHB',
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '110',
  belowType: 'STOP_LOSS',
  belowStopPrice: '90',
};
const BUY = {
  symbol: 'BTCTHB',
  side: 'BUY',
  quantity: '1',
  belowType: 'LIMIT_MAKER',
  belowPrice: '90',
  aboveType: 'STOP_LOSS_LIMIT',
  aboveStopPrice: '110',
  abovePrice: '115',
  aboveTimeInForce: 'GTC',
};

let alice: BinanceUser;
let carol: TestUser;
binanceMarketOfThisFile(exchange, (made) => {
  ({ alice, carol } = made);
});

test('a sell list and a buy list are placed, and are the same on both interfaces', async () => {
  const placed = await alice.expect<ListBody>('POST', OCO, {
    ...SELL,
    listClientOrderId: 'list-7',
    aboveClientOrderId: 'a',
  });
  expect(placed).toMatchObject({
    contingencyType: 'OCO',
    listStatusType: 'EXEC_STARTED',
    listOrderStatus: 'EXECUTING',
    listClientOrderId: 'list-7',
    symbol: 'BTCTHB',
    orderReports: [
      { type: 'LIMIT_MAKER', status: 'NEW', price: '110', clientOrderId: 'a', orderListId: placed.orderListId },
      { type: 'STOP_LOSS', status: 'NEW', stopPrice: '90', orderListId: placed.orderListId, workingTime: -1 },
    ],
  });
  const path = { id: placed.orderListId };
  expect(await alice.user.client.expect('getOrderList', 200, { path })).toMatchObject({
    status: 'executing',
    client_list_id: 'list-7',
    orders: placed.orders.map(({ orderId }) => ({ id: orderId })),
  });
  const bought = await alice.expect<ListBody>('POST', OCO, { ...BUY, newOrderRespType: 'ACK' });
  expect(bought.orderReports.map((report) => Object.keys(report).length)).toEqual([5, 5]);
  const open = await alice.expect<ListBody[]>('GET', '/api/v3/openOrderList', {});
  expect(open.map(({ orderListId }) => orderListId)).toEqual([placed.orderListId, bought.orderListId]);
});

test('a list is queried by either id, and all lists by id or by time', async () => {
  const first = await alice.expect<ListBody>('POST', OCO, { ...SELL, listClientOrderId: 'first' });
  const second = await alice.expect<ListBody>('POST', OCO, SELL);
  const { orderReports: _reports, ...queried } = first;
  expect(await alice.expect('GET', LIST, { orderListId: first.orderListId })).toEqual(queried);
  expect(await alice.expect('GET', LIST, { origClientOrderId: 'first' })).toEqual(queried);
  expect(await alice.expect('GET', LIST, { origClientOrderId: second.listClientOrderId })).toMatchObject({
    orderListId: second.orderListId,
  });
  const ids = async (query: Readonly<Record<string, string | number>>) =>
    (await alice.expect<ListBody[]>('GET', '/api/v3/allOrderList', query)).map(({ orderListId }) => orderListId);
  expect(await ids({ fromId: first.orderListId })).toEqual([first.orderListId, second.orderListId]);
  expect(await ids({ limit: 1 })).toEqual([second.orderListId]);
  expect((await ids({ startTime: Date.now() - 60_000, endTime: Date.now() + 60_000 })).slice(-2)).toEqual([
    first.orderListId,
    second.orderListId,
  ]);
  expect((await alice.refusal('GET', LIST, { orderListId: 999_999_999 }))[1]).toBe(-2013);
  expect((await alice.refusal('GET', '/api/v3/allOrderList', { fromId: 1, startTime: 1 }))[1]).toBe(-1128);
});

test('an executed list is done, and cannot be cancelled', async () => {
  const list = await alice.expect<ListBody>('POST', OCO, SELL);
  await placeOrder(carol, { price: '110', amount: '1' });
  expect(await alice.expect('GET', LIST, { orderListId: list.orderListId })).toMatchObject({
    listStatusType: 'ALL_DONE',
    listOrderStatus: 'ALL_DONE',
  });
  const orders = await alice.expect<{ status: string }[]>('GET', '/api/v3/allOrders', { symbol: 'BTCTHB', limit: 2 });
  expect(orders.map(({ status }) => status)).toEqual(['FILLED', 'EXPIRED']);
  expect((await alice.refusal('DELETE', LIST, { symbol: 'BTCTHB', orderListId: list.orderListId }))[1]).toBe(-2011);
});

test('a list is cancelled by either id; cancelling one order cancels both', async () => {
  const list = await alice.expect<ListBody>('POST', OCO, { ...SELL, listClientOrderId: 'to cancel'.replace(' ', '-') });
  const cancelled = await alice.expect<ListBody>('DELETE', LIST, { symbol: 'BTCTHB', listClientOrderId: 'to-cancel' });
  expect([cancelled.orderListId, cancelled.listOrderStatus]).toEqual([list.orderListId, 'ALL_DONE']);
  expect(cancelled.orderReports).toMatchObject([{ status: 'CANCELED' }, { status: 'CANCELED' }]);
  const other = await alice.expect<ListBody>('POST', OCO, SELL);
  await alice.expect('DELETE', '/api/v3/order', { symbol: 'BTCTHB', orderId: other.orders[1]?.orderId ?? 0 });
  expect(await alice.expect('GET', LIST, { orderListId: other.orderListId })).toMatchObject({
    listOrderStatus: 'ALL_DONE',
  });
  expect((await alice.refusal('DELETE', LIST, { symbol: 'BTCTHB' }))[1]).toBe(-1102);
  expect((await alice.refusal('DELETE', LIST, { symbol: 'XRPTHB', orderListId: 1 }))[1]).toBe(-1121);
});

test('the exact repetition of a signed request places one list, and a client id belongs to one list', async () => {
  const timestamp = Date.now();
  const first = await alice.expect('POST', OCO, { ...SELL, timestamp, listClientOrderId: 'once' });
  expect(await alice.expect('POST', OCO, { ...SELL, timestamp, listClientOrderId: 'once' })).toEqual(first);
  expect((await alice.refusal('POST', OCO, { ...SELL, quantity: '2', listClientOrderId: 'once' }))[1]).toBe(-2010);
});

test.each<[Readonly<Record<string, string | undefined>>, number]>([
  [{ aboveType: 'STOP_LOSS' }, -1130],
  [{ belowType: 'LIMIT_MAKER' }, -1130],
  [{ abovePrice: undefined }, -1102],
  [{ belowTimeInForce: 'GTC' }, -1106],
  [{ aboveClientOrderId: 'same', belowClientOrderId: 'same' }, -1130],
  [{ symbol: 'XRPTHB' }, -1121],
  [{ side: 'UP' }, -1117],
  [{ belowStopPrice: '100' }, -2010],
  [{ belowStopPrice: '111' }, -2010],
  [{ quantity: '1000' }, -2010],
  [{ quantity: '0.005' }, -1013],
  [{ quantity: '0.00001' }, -1013],
  [{ abovePrice: '100000001' }, -1013],
  [{ abovePrice: '110.001' }, -1013],
  [{ quantity: '1.000000001' }, -1013],
])('%j is refused with %d', async (more, code) => {
  const entries = Object.entries({ ...SELL, ...more }).filter(([, value]) => value !== undefined);
  expect((await alice.refusal('POST', OCO, Object.fromEntries(entries) as Record<string, string>))[1]).toBe(code);
  expect(await alice.expect('GET', '/api/v3/openOrderList', {})).toEqual([]);
});

test('the caps of open and waiting orders hold for lists, and a paused pair takes none', async () => {
  for (const caps of [{ max_open_orders: 1 }, { max_stop_orders: 0 }])
    await withSymbolSettings(exchange(), 'btc_thb', caps, async () => {
      expect((await alice.refusal('POST', OCO, SELL))[0]).toBe(400);
    });
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect((await alice.refusal('POST', OCO, SELL))[0]).toBe(400);
  });
});
