import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('returns the current state of an order', async () => {
  const [ann, bob] = await createTraders(exchange());
  const order = await placeOrder(ann, { side: 'sell', price: '300', amount: '3' });
  const asked = () => ann.client.expect('getOrder', 200, { path: { id: order.id }, query: { pair: 'BTC_THB' } });
  const open = {
    id: order.id,
    pair: 'btc_thb',
    type: 'limit',
    time_in_force: 'GTC',
    price: '300',
    amount: '3',
    remaining_amount: '3',
    average_price: '0',
    side: 'sell',
    cost: '0',
    created_at: order.created_at,
    updated_at: order.created_at,
    status: 'created',
  };
  expect(await asked()).toEqual(open);
  const bid = await placeOrder(bob, { price: '300', amount: '1' });
  expect(await asked()).toEqual({
    ...open,
    updated_at: bid.created_at,
    remaining_amount: '2',
    average_price: '300',
    cost: '299.1975',
    status: 'partial_filled',
  });
  await ann.client.expect('cancelOrder', 202, { path: { id: order.id } });
  const cancelled = await asked();
  expect(Date.parse(cancelled.updated_at)).toBeGreaterThanOrEqual(Date.parse(bid.created_at));
  expect(cancelled).toEqual({
    ...open,
    updated_at: cancelled.updated_at,
    remaining_amount: '0',
    average_price: '300',
    cost: '299.1975',
    status: 'cancelled',
  });
});

test('shows the stop price before and after it is reached', async () => {
  const [ann, bob] = await createTraders(exchange());
  const { id } = await placeOrder(ann, { pair: 'eth_thb', price: '70', stop_price: '60' });
  const asked = () => ann.client.expect('getOrder', 200, { path: { id } });
  expect(await asked()).toMatchObject({ status: 'created', stop_price: '60', remaining_amount: '1' });
  await placeOrder(bob, { pair: 'eth_thb', side: 'sell', price: '60', amount: '3' });
  await placeOrder(bob, { pair: 'eth_thb', price: '60', amount: '1', self_trade_prevention: 'none' });
  expect(await asked()).toMatchObject({
    status: 'completed',
    stop_price: '60',
    remaining_amount: '0',
    average_price: '60',
  });
});

test("another user's order, another pair's order, an unknown id and a malformed id are refused alike", async () => {
  const [alice, bob] = await createTraders(exchange());
  const { id } = await placeOrder(alice);
  for (const [user, path, query] of [
    [bob, String(id), {}],
    [alice, '999999999999999', {}],
    [alice, String(id), { pair: 'eth_thb' }],
    ...[
      '0x10',
      '1e3',
      ` ${id}`,
      `${id} `,
      `0${id}`,
      `${id}.0`,
      `+${id}`,
      `-${id}`,
      '9007199254740993',
      '9'.repeat(30),
      'all',
      'test',
      '%',
    ].map((text) => [alice, text, {}] as const),
  ] as const) {
    const answer = await user.client.call('getOrder', { path: { id: path }, query: query as Record<string, string> });
    expect([path, answer.status, answer.body]).toEqual([
      path,
      404,
      { code: 'ORDER_NOT_FOUND', message: 'You have no such order.' },
    ]);
  }
});

test('an unlisted pair is refused', async () => {
  const [alice] = await createTraders(exchange());
  const { id } = await placeOrder(alice);
  for (const pair of ['doge_thb', 'btc', '', 'btc_thb '])
    expect(await alice.client.call('getOrder', { path: { id }, query: { pair } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PAIR' },
    });
});
