/** Batches of orders and of cancellations: both modes, and repetitions. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { type OrderBody, orderBody, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
type Mode = BodyOf<'createOrderBatch'>['mode'];
type Results = readonly { readonly code: string; readonly order?: { readonly id: number; readonly status: string } }[];

let alice: TestUser;
beforeEach(async () => {
  alice = await exchange().createUser({ balances: { thb: '1000', btc: '1' } });
});

function words(results: Results): string[] {
  return results.map(({ code, order }) => (order === undefined ? code : `${code} ${order.status}`));
}

async function place(mode: Mode, orders: OrderBody[], headers: Readonly<Record<string, string>> = {}) {
  return (await alice.client.expect('createOrderBatch', 200, { body: { mode, orders }, headers })).results;
}

async function openIds(): Promise<number[]> {
  const orders = await alice.client.expect('listOrders', 200, { query: { status: 'open', limit: '100' } });
  return orders.map(({ id }) => id).reverse();
}

const good = () => orderBody({ price: '20' });
const tooDear = () => orderBody({ price: '20', amount: '1000' });
const misfit = () => orderBody({ price: '20', post_only: true, time_in_force: 'IOC' });

test.each<[Mode, string[]]>([
  ['each', ['SUCCESS created', 'INSUFFICIENT_BALANCE', 'INVALID_PARAMETERS', 'INVALID_PAIR', 'SUCCESS created']],
  ['all', ['NOT_ATTEMPTED', 'INSUFFICIENT_BALANCE', 'NOT_ATTEMPTED', 'NOT_ATTEMPTED', 'NOT_ATTEMPTED']],
])('mode %s with refused orders: %s', async (mode, expected) => {
  const results = await place(mode, [good(), tooDear(), misfit(), orderBody({ pair: 'aaa_bbb' }), good()]);
  expect(words(results)).toEqual(expected);
  expect(await openIds()).toEqual(results.flatMap(({ order }) => order?.id ?? []));
  expect(results[1]?.message).toBe('The available balance is insufficient.');
  if (mode === 'each')
    expect(results[2]?.fields).toMatchObject({ post_only: { code: 'INVALID', message: expect.any(String) } });
});

test('an order of a batch sees what those before it did', async () => {
  await placeOrder(alice, { side: 'sell', price: '50', amount: '1', self_trade_prevention: 'none' });
  const buyer = await exchange().createUser({ balances: { thb: '100' } });
  const { results } = await buyer.client.expect('createOrderBatch', 200, {
    body: {
      mode: 'all',
      orders: [orderBody({ price: '50' }), orderBody({ side: 'sell', price: '60', amount: '1' })],
    },
  });
  expect(words(results)).toEqual(['SUCCESS completed', 'SUCCESS created']);
});

test('a repeated request gets the same response and has no effect; another one with its key is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const orders = [good(), tooDear(), orderBody({ client_order_id: randomUUID() })];
  const first = await alice.client.call('createOrderBatch', { body: { mode: 'each', orders }, headers });
  const [exact, signedAgain] = [
    await alice.client.call('createOrderBatch', { body: { mode: 'each', orders } }),
    await alice.client.call('createOrderBatch', {
      body: { mode: 'each', orders: orders.map((order) => ({ ...order, nonce: order.nonce + 1_000_000 })) },
      headers,
    }),
  ];
  for (const again of [exact, signedAgain])
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  expect(await openIds()).toHaveLength(2);
  for (const changed of [orders.slice(0, 2), [...orders, good()], [good(), good()].reverse()])
    expect(
      await alice.client.call('createOrderBatch', { body: { mode: 'each', orders: changed }, headers }),
    ).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  expect(await alice.client.call('createOrder', { body: good(), headers })).toMatchObject({ status: 409 });
  expect(await openIds()).toHaveLength(2);
});

test('a client order id that is used belongs to its order', async () => {
  const used = orderBody({ client_order_id: randomUUID() });
  const { id } = await alice.client.expect('createOrder', 200, { body: used });
  const results = await place('each', [{ ...used, nonce: used.nonce + 1_000_000 }, { ...used, amount: '2' }, good()]);
  expect(words(results)).toEqual(['SUCCESS created', 'IDEMPOTENCY_CONFLICT', 'SUCCESS created']);
  expect(results[0]?.order?.id).toBe(id);
});

test('more than 20 orders, none, an unknown mode, and an order without a price are refused as a whole', async () => {
  const { price: _price, ...priceless } = good();
  const bodies = [
    { mode: 'each', orders: Array.from({ length: 21 }, good) },
    { mode: 'each', orders: [] },
    { mode: 'some', orders: [good()] },
    { mode: 'each', orders: [good(), priceless] },
    { mode: 'each', orders: [good(), { ...good(), side: 'up' }] },
  ];
  for (const body of bodies)
    expect(await alice.client.call('createOrderBatch', { body: body as never })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PARAMETERS' },
    });
  expect(await openIds()).toEqual([]);
});

test.each<[Mode, string[]]>([
  ['each', ['SUCCESS cancelled', 'ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'SUCCESS cancelled']],
  ['all', ['NOT_ATTEMPTED', 'ORDER_NOT_FOUND', 'NOT_ATTEMPTED', 'NOT_ATTEMPTED']],
])('cancellations with mode %s: %s', async (mode, expected) => {
  const [one, two] = [await placeOrder(alice), await placeOrder(alice)];
  const other = await placeOrder(await exchange().createUser({ balances: { thb: '100' } }));
  const { results } = await alice.client.expect('cancelOrderBatch', 200, {
    body: { mode, ids: [one.id, other.id, one.id, two.id] },
  });
  expect(words(results)).toEqual(expected);
  expect(await openIds()).toHaveLength(mode === 'each' ? 0 : 2);
  const { results: all } = await alice.client.expect('cancelOrderBatch', 200, { body: { mode: 'all', ids: [two.id] } });
  expect(words(all)).toEqual([mode === 'each' ? 'ORDER_NOT_CANCELLABLE' : 'SUCCESS cancelled']);
});

test('cancellations without a body are refused', async () => {
  expect(await alice.client.call('cancelOrderBatch', {})).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PARAMETERS', fields: { ids: { code: 'MISSING' } } },
  });
});
