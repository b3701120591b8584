/** Order lists of the interface: placed, read, listed and cancelled, with the same orders on all operations. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { openUserStream } from '../../support/listenKeyHelpers';
import { orderBody, placeOrder, tradeBetween, withSymbolSettings, withTradingPaused } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
type ListBody = BodyOf<'createOrderList'>;

let alice: TestUser;
let bob: TestUser;
let carol: TestUser;
beforeEach(async () => {
  alice = await exchange().createUser({ balances: { thb: '100000', btc: '2' } });
  bob = await exchange().createUser({ balances: { thb: '100000', btc: '10' } });
  carol = await exchange().createUser({ balances: { thb: '100000', btc: '10' } });
  await tradeBetween([bob, carol], '100', '0.1');
});
afterEach(async () => {
  for (const user of [alice, bob, carol]) await user.client.expect('cancelAllOrders', 200, {});
});

let nonce = 0;
function listBody(more: Partial<ListBody> = {}): ListBody {
  nonce += 1;
  const terms = { type: 'oco', pair: 'btc_thb', side: 'sell', amount: '1', price: '110', stop_price: '90' } as const;
  return { ...terms, nonce, ...more };
}

function place(more: Partial<ListBody> = {}) {
  return alice.client.expect('createOrderList', 200, { body: listBody(more) });
}

test('a list has two orders, which are found by every operation', async () => {
  const clientIds = { client_list_id: randomUUID(), client_order_id: randomUUID(), stop_client_order_id: randomUUID() };
  const list = await place({ ...clientIds, stop_limit_price: '85' });
  expect(list).toMatchObject({
    type: 'oco',
    pair: 'btc_thb',
    status: 'executing',
    client_list_id: clientIds.client_list_id,
  });
  expect(list.orders).toMatchObject([
    {
      id: list.id,
      list_id: list.id,
      type: 'limit',
      price: '110',
      open_cost: '1',
      client_order_id: clientIds.client_order_id,
    },
    { list_id: list.id, type: 'limit', price: '85', stop_price: '90', open_cost: '0' },
  ]);
  expect(await alice.client.expect('getOrderList', 200, { path: { id: list.id } })).toEqual(list);
  for (const status of ['open', 'all', ''])
    expect(await alice.client.expect('listOrderLists', 200, { query: { status } })).toEqual([list]);
  const orders = await alice.client.expect('listOrders', 200, { query: { status: 'open' } });
  expect(orders.map(({ id, list_id }) => [id, list_id])).toEqual(list.orders.map(({ id }) => [id, list.id]).reverse());
});

test('a fill of the limit order ends the stop order; the list is done when the limit order is', async () => {
  const list = await place();
  await placeOrder(carol, { price: '110', amount: '0.4' });
  const half = await alice.client.expect('getOrderList', 200, { path: { id: list.id } });
  expect([half.status, half.orders.map(({ status }) => status)]).toEqual([
    'executing',
    ['partial_filled', 'cancelled'],
  ]);
  await placeOrder(carol, { price: '110', amount: '0.6' });
  const done = await alice.client.expect('getOrderList', 200, { path: { id: list.id } });
  expect([done.status, done.orders.map(({ status }) => status)]).toEqual(['all_done', ['completed', 'cancelled']]);
  expect(await alice.client.expect('listOrderLists', 200, { query: { status: 'open' } })).toEqual([]);
  expect(await alice.client.expect('listOrderLists', 200, { query: { limit: '1' } })).toEqual([done]);
});

test('the stop order is executed and ends the limit order', async () => {
  const list = await place();
  await placeOrder(carol, { price: '80', amount: '1' });
  await tradeBetween([bob, carol], '90', '0.1');
  const done = await alice.client.expect('getOrderList', 200, { path: { id: list.id } });
  expect(done.orders).toMatchObject([{ status: 'cancelled' }, { status: 'completed', value: '80' }]);
});

test('a list is cancelled once, and only by its user', async () => {
  const list = await place();
  const path = { id: list.id };
  expect(await bob.client.call('cancelOrderList', { path })).toMatchObject({ status: 404 });
  expect(await bob.client.call('getOrderList', { path })).toMatchObject({ status: 404 });
  const cancelled = await alice.client.expect('cancelOrderList', 200, { path });
  expect([cancelled.status, cancelled.orders.map(({ status }) => status)]).toEqual([
    'all_done',
    ['cancelled', 'cancelled'],
  ]);
  expect(await alice.client.call('cancelOrderList', { path })).toMatchObject({
    status: 409,
    body: { code: 'ORDER_NOT_CANCELLABLE' },
  });
  const { id } = await placeOrder(alice, { price: '20' });
  expect(await alice.client.call('cancelOrderList', { path: { id } })).toMatchObject({ status: 404 });
});

test('a repeated request gets the first response, and its keys belong to the list', async () => {
  const body = listBody({ client_list_id: randomUUID(), client_order_id: randomUUID() });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await alice.client.call('createOrderList', { body, headers });
  for (const options of [
    { body },
    { body: { ...body, nonce: body.nonce + 1_000 } },
    { body: { ...body, nonce: body.nonce + 2_000 }, headers },
  ]) {
    const again = await alice.client.call('createOrderList', options);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  }
  for (const other of [{ ...body, amount: '0.5', nonce: body.nonce + 3_000 }])
    expect(await alice.client.call('createOrderList', { body: other })).toMatchObject({ status: 409 });
  const order = orderBody({ client_order_id: body.client_order_id ?? '' });
  expect(await alice.client.call('createOrder', { body: order })).toMatchObject({ status: 409 });
});

test.each<[Partial<ListBody>, number, string]>([
  [{ pair: 'aaa_bbb' }, 400, 'INVALID_PAIR'],
  [{ side: 'up' as never }, 400, 'INVALID_ORDER_SIDE'],
  [{ price: '110.001' }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
  [{ amount: '0.000000001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [{ amount: '0.00001' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
  [{ amount: '0.005' }, 400, 'ORDER_NOTIONAL_TOO_SMALL'],
  [{ price: '100000001' }, 400, 'ORDER_PRICE_OUT_OF_RANGE'],
  [{ stop_price: '111' }, 400, 'INVALID_PARAMETERS'],
  [{ stop_limit_price: '85', stop_time_in_force: 'FOK' }, 400, 'INVALID_PARAMETERS'],
  [{ client_order_id: 'same', stop_client_order_id: 'same' }, 400, 'INVALID_PARAMETERS'],
  [{ stop_price: '100' }, 422, 'INVALID_ORDER_LIST_PRICES'],
  [{ amount: '3' }, 422, 'INSUFFICIENT_BALANCE'],
])('%j is refused with %d %s', async (more, status, code) => {
  expect(await alice.client.call('createOrderList', { body: listBody(more) })).toMatchObject({
    status,
    body: { code },
  });
  expect(await alice.client.expect('listOrderLists', 200)).toEqual([]);
});

test('the caps of open and waiting orders count both orders, and a paused pair takes no list', async () => {
  for (const [caps, code] of [
    [{ max_open_orders: 1 }, 'TOO_MANY_OPEN_ORDERS'],
    [{ max_stop_orders: 0 }, 'TOO_MANY_STOP_ORDERS'],
  ] as const)
    await withSymbolSettings(exchange(), 'btc_thb', caps, async () => {
      expect(await alice.client.call('createOrderList', { body: listBody() })).toMatchObject({
        status: 422,
        body: { code },
      });
    });
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect(await alice.client.call('createOrderList', { body: listBody() })).toMatchObject({
      status: 422,
      body: { code: 'TRADING_DISABLED' },
    });
  });
});

test('the user-data stream reports both orders, and the end of each', async () => {
  const stream = await openUserStream(exchange(), alice);
  const list = await place();
  await placeOrder(carol, { price: '110', amount: '1' });
  await stream.next(({ X }) => X === 'FILLED');
  const reports = stream.frames.filter(({ e }) => e === 'executionReport').map(({ i, x, w }) => [i, x, w]);
  const [limit, stop] = list.orders.map(({ id }) => id);
  expect(reports).toEqual([
    [limit, 'NEW', true],
    [stop, 'NEW', false],
    [stop, 'EXPIRED', false],
    [limit, 'TRADE', false],
  ]);
  await stream.close();
});

test('an order of a list cannot be reduced', async () => {
  const { id } = await place();
  expect(await alice.client.call('amendOrder', { path: { id }, body: { amount: '0.5' } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PARAMETERS' },
  });
});
