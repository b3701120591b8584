/** Order lists with pending orders, and dry runs of all lists: the same orders on all operations and in the stream. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { openUserStream } from '../../support/listenKeyHelpers';
import { placeOrder, tradeBetween, withSymbolSettings, withTradingPaused } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
type ListBody = BodyOf<'createOtoOrderList'>;
type Pending = ListBody['pending'];

let alice: TestUser;
let bob: TestUser;
let carol: TestUser;
beforeEach(async () => {
  alice = await exchange().createUser({ balances: { thb: '1000', btc: '2' } });
  bob = await exchange().createUser({ balances: { thb: '100000', btc: '10' } });
  carol = await exchange().createUser({ balances: { thb: '100000', btc: '10' } });
  await tradeBetween([bob, carol], '100', '0.1');
});
afterEach(async () => {
  for (const user of [alice, bob, carol]) await user.client.expect('cancelAllOrders', 200, {});
});

const GAIN = { side: 'sell', type: 'limit', amount: '1', price: '110', post_only: true } as const;
const LOSS = { side: 'sell', type: 'market', amount: '1', stop_price: '90' } as const;
const BUY = { side: 'buy', amount: '1', price: '95' } as const;

let nonce = 0;
function listBody(more: Partial<ListBody> = {}): ListBody {
  nonce += 1;
  return { pair: 'btc_thb', working: BUY, pending: [GAIN, LOSS], nonce, ...more };
}

function place(more: Partial<ListBody> = {}) {
  return alice.client.expect('createOtoOrderList', 200, { body: listBody(more) });
}

function read(id: number) {
  return alice.client.expect('getOrderList', 200, { path: { id } });
}

test('a list with a pair of pending orders is found by every operation, and follows its orders', async () => {
  const list = await place({ client_list_id: randomUUID(), working: { ...BUY, client_order_id: randomUUID() } });
  expect(list).toMatchObject({ type: 'otoco', pair: 'btc_thb', status: 'executing' });
  expect(list.orders.map(({ id, is_pending, open_cost }) => [id - list.id, is_pending, open_cost])).toEqual([
    [0, undefined, '95.254125'],
    [1, true, '0'],
    [2, true, '0'],
  ]);
  expect(await read(list.id)).toEqual(list);
  expect(await alice.client.expect('listOrderLists', 200, { query: { status: 'open' } })).toEqual([list]);
  const orders = await alice.client.expect('listOrders', 200, { query: { status: 'open' } });
  expect(orders.map(({ list_id, is_pending }) => [list_id, is_pending])).toEqual([
    [list.id, true],
    [list.id, true],
    [list.id, undefined],
  ]);
  await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
  const placed = await read(list.id);
  expect(placed.orders).toMatchObject([{ status: 'completed' }, { open_cost: '1' }, { open_cost: '0' }]);
  expect(placed.orders.some(({ is_pending }) => is_pending)).toBe(false);
  await placeOrder(carol, { side: 'buy', price: '110', amount: '1' });
  const done = await read(list.id);
  expect([done.status, done.orders.map(({ status }) => status)]).toEqual([
    'all_done',
    ['completed', 'completed', 'cancelled'],
  ]);
});

test('a list is cancelled as a whole, also by one of its pending orders', async () => {
  const list = await place();
  const cancelled = await alice.client.expect('cancelOrderList', 200, { path: { id: list.id } });
  expect([cancelled.status, cancelled.orders.map(({ status }) => status)]).toEqual([
    'all_done',
    ['cancelled', 'cancelled', 'cancelled'],
  ]);
  const other = await place({ pending: [LOSS] });
  expect(other.type).toBe('oto');
  await alice.client.expect('cancelOrder', 202, { path: { id: other.id + 1 }, body: { pair: 'btc_thb' } });
  expect((await read(other.id)).status).toBe('all_done');
});

test('the stream reports each order, and the states of the list', async () => {
  const stream = await openUserStream(exchange(), alice);
  const list = await place();
  await placeOrder(carol, { side: 'sell', price: '95', amount: '1' });
  await placeOrder(carol, { side: 'buy', price: '110', amount: '1' });
  await stream.next(({ e, L }) => e === 'listStatus' && L === 'ALL_DONE');
  const frames = stream.frames.flatMap(({ e, i, x, X, w, c, l, L }) => {
    if (e === 'executionReport') return [[Number(i) - list.id, x, X, w]];
    return e === 'listStatus' ? [[c, l, L]] : [];
  });
  expect(frames).toEqual([
    [0, 'NEW', 'NEW', true],
    [1, 'NEW', 'PENDING_NEW', false],
    [2, 'NEW', 'PENDING_NEW', false],
    ['OTO', 'EXEC_STARTED', 'EXECUTING'],
    [0, 'TRADE', 'FILLED', false],
    [1, 'NEW', 'NEW', true],
    [2, 'NEW', 'NEW', false],
    ['OTO', 'EXEC_STARTED', 'EXECUTING'],
    [2, 'EXPIRED', 'EXPIRED', false],
    [1, 'TRADE', 'FILLED', false],
    ['OTO', 'ALL_DONE', 'ALL_DONE'],
  ]);
  await stream.close();
});

test('a repeated request gets the first response, and its keys belong to the list', async () => {
  const body = listBody({ client_list_id: randomUUID() });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await alice.client.call('createOtoOrderList', { body, headers });
  for (const options of [{ body }, { body: { ...body, nonce: body.nonce + 1_000 } }]) {
    const again = await alice.client.call('createOtoOrderList', options);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  }
  const other = { ...body, pending: [LOSS], nonce: body.nonce + 3_000 };
  expect(await alice.client.call('createOtoOrderList', { body: other })).toMatchObject({ status: 409 });
});

const MISFITS: readonly [Partial<ListBody>, number, string][] = [
  [{ pair: 'aaa_bbb' }, 400, 'INVALID_PAIR'],
  [{ working: { ...BUY, side: 'up' as never } }, 400, 'INVALID_PARAMETERS'],
  [{ pending: [{ ...GAIN, type: 'odd' as never }] }, 400, 'INVALID_PARAMETERS'],
  [{ working: { ...BUY, price: '95.001' } }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
  [{ working: { ...BUY, amount: '0.000000001' } }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [{ pending: [{ ...LOSS, amount: '0.00001' }] }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
  [{ pending: [{ ...LOSS, amount: '0.005' }] }, 400, 'ORDER_NOTIONAL_TOO_SMALL'],
  [{ pending: [{ side: 'sell', type: 'limit', amount: '1' }] }, 400, 'ORDER_PRICE_OUT_OF_RANGE'],
  [{ pending: [GAIN, { ...LOSS, stop_price: '111' }] }, 400, 'INVALID_PARAMETERS'],
  [{ pending: [LOSS, GAIN] as Pending }, 400, 'INVALID_PARAMETERS'],
  [{ pending: [] as never }, 400, 'INVALID_PARAMETERS'],
  [{ working: { ...BUY, amount: '20' } }, 422, 'INSUFFICIENT_BALANCE'],
];
test.each(MISFITS)('%j is refused with %d %s', async (more, status, code) => {
  expect(await alice.client.call('createOtoOrderList', { body: listBody(more) })).toMatchObject({
    status,
    body: { code },
  });
  expect(await alice.client.expect('listOrderLists', 200)).toEqual([]);
});

test('a post-only working order that would trade is refused', async () => {
  await placeOrder(carol, { side: 'sell', price: '94', amount: '0.4' });
  const body = listBody({ working: { ...BUY, post_only: true } });
  expect(await alice.client.call('createOtoOrderList', { body })).toMatchObject({
    status: 422,
    body: { code: 'INVALID_ORDER_LIST_PRICES' },
  });
});

const OCO = { type: 'oco', pair: 'btc_thb', side: 'sell', amount: '1', price: '110', stop_price: '90' } as const;
test.each<[Partial<BodyOf<'createOrderList'>>, number, string]>([
  [{ pair: 'aaa_bbb' }, 400, 'INVALID_PAIR'],
  [{ side: 'up' as never }, 400, 'INVALID_ORDER_SIDE'],
  [{ price: '110.001' }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
  [{ amount: '0.000000001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [{ amount: '0.00001' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
  [{ amount: '0.005' }, 400, 'ORDER_NOTIONAL_TOO_SMALL'],
  [{ price: '100000001' }, 400, 'ORDER_PRICE_OUT_OF_RANGE'],
  [{ stop_price: '111' }, 400, 'INVALID_PARAMETERS'],
  [{ stop_price: '100' }, 422, 'INVALID_ORDER_LIST_PRICES'],
  [{ amount: '3' }, 422, 'INSUFFICIENT_BALANCE'],
])('an OCO list with %j is refused with %d %s', async (more, status, code) => {
  nonce += 1;
  const body = { ...OCO, nonce, ...more };
  expect(await alice.client.call('createOrderList', { body })).toMatchObject({ status, body: { code } });
});

test('the caps of open and waiting orders count all orders of a list, and a paused pair takes no list', async () => {
  const refusals = async () => [
    await alice.client.call('createOtoOrderList', { body: listBody() }),
    await alice.client.call('createOrderList', { body: { ...OCO, nonce: (nonce += 1) } }),
  ];
  const expectCode = async (code: string) => {
    for (const response of await refusals()) expect(response).toMatchObject({ status: 422, body: { code } });
  };
  await withSymbolSettings(exchange(), 'btc_thb', { max_open_orders: 1 }, () => expectCode('TOO_MANY_OPEN_ORDERS'));
  await withSymbolSettings(exchange(), 'btc_thb', { max_stop_orders: 0 }, () => expectCode('TOO_MANY_STOP_ORDERS'));
  await withTradingPaused(exchange(), 'btc_thb', () => expectCode('TRADING_DISABLED'));
});
