import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder, walletOf } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function amendOrder(
  user: TestUser,
  id: number | string,
  amount: string,
  more: { pair?: string; expected_amount?: string } = {},
) {
  return user.client.call('amendOrder', { path: { id }, body: { amount, ...more } });
}

test('reduces the quantity, releases the excess hold, and returns the full order', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const order = await placeOrder(alice);
  const answer = await amendOrder(alice, order.id, '0.5', { pair: 'BTC_THB' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    ...order,
    amount: '0.5',
    remain_amount: '0.5',
    open_cost: '10.77875625',
    updated_at: (answer.body as { updated_at: string }).updated_at,
  });
  expect(await walletOf(alice, 'thb')).toBe('89.22124375');
  expect(await alice.client.expect('getOrder', 200, { path: { id: order.id } })).toMatchObject({
    amount: '0.5',
    remaining_amount: '0.5',
  });
  await alice.client.expect('cancelOrder', 202, { path: { id: order.id } });
  expect(await walletOf(alice, 'thb')).toBe('100');
});

test('the order keeps its time priority, even across a restart', async () => {
  const [ann, bob] = await createTraders(exchange());
  const [first, second] = [
    await placeOrder(ann, { side: 'sell', price: '300', amount: '2' }),
    await placeOrder(bob, { side: 'sell', price: '300', amount: '2' }),
  ];
  expect((await amendOrder(ann, first.id, '1')).status).toBe(200);
  await exchange().kill();
  await exchange().restart();
  const eve = await exchange().createUser({ balances: { thb: '1000' } });
  await placeOrder(eve, { price: '300', amount: '1.5' });
  expect(await ann.client.expect('getOrder', 200, { path: { id: first.id } })).toMatchObject({
    status: 'completed',
    amount: '1',
    remaining_amount: '0',
  });
  expect(await bob.client.expect('getOrder', 200, { path: { id: second.id } })).toMatchObject({
    status: 'partial_filled',
    remaining_amount: '1.5',
  });
  await bob.client.expect('cancelOrder', 202, { path: { id: second.id } });
});

test('the new quantity includes fills: an order for 5 with 2 filled, amended to 4, has 2 remaining', async () => {
  const [ann, bob] = await createTraders(exchange());
  const order = await placeOrder(ann, { side: 'sell', price: '310', amount: '5' });
  await placeOrder(bob, { price: '310', amount: '2' });
  expect((await amendOrder(ann, order.id, '4')).body).toMatchObject({
    amount: '4',
    remain_amount: '2',
    open_cost: '2',
    status: 'partial_filled',
    value: '620',
  });
  for (const amount of ['4', '5', '2', '1']) {
    const answer = await amendOrder(ann, order.id, amount);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'INVALID_PARAMETERS',
        fields: { amount: { code: 'INVALID', message: 'must be less than the order has and more than it has traded' } },
      },
    ]);
  }
  await ann.client.expect('cancelOrder', 202, { path: { id: order.id } });
});

test('a waiting stop order can be amended too', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000000' } });
  const order = await placeOrder(alice, { price: '9000', stop_price: '8000' });
  expect((await amendOrder(alice, order.id, '0.25')).body).toMatchObject({
    amount: '0.25',
    remain_amount: '0.25',
    status: 'created',
    stop_price: '8000',
  });
});

test.each([
  ['too many decimals', '0.123456789', 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
  ['too little', '0.00001', 400, 'ORDER_AMOUNT_TOO_SMALL'],
  ['nothing', '0', 400, 'ORDER_AMOUNT_TOO_SMALL'],
  ['no decimal', '1e-1', 400, 'INVALID_PARAMETERS'],
])('%s is refused', async (_name, amount, status, code) => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const order = await placeOrder(alice);
  const answer = await amendOrder(alice, order.id, amount);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  expect(await walletOf(alice, 'thb')).toBe('78.4424875');
});

test("another user's order, another pair's order, an unknown id and a malformed id are refused alike", async () => {
  const [alice, bob] = [await exchange().createUser({ balances: { thb: '100' } }), await exchange().createUser()];
  const { id } = await placeOrder(alice);
  for (const [user, path, more] of [
    [bob, String(id), {}],
    [alice, '999999999999999', {}],
    [alice, String(id), { pair: 'eth_thb' }],
    ...['0x10', '1e3', ` ${id}`, `0${id}`, `${id}.0`, '9007199254740993', 'all', 'user', 'test'].map(
      (text) => [alice, text, {}] as const,
    ),
  ] as const) {
    const answer = await amendOrder(user, path, '0.5', more);
    expect([path, answer.status, answer.body]).toEqual([
      path,
      404,
      { code: 'ORDER_NOT_FOUND', message: 'You have no such order.' },
    ]);
  }
});

test('a closed order and an unlisted pair are refused', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const { id } = await placeOrder(alice);
  expect((await amendOrder(alice, id, '0.5', { pair: 'doge_thb' })).body).toMatchObject({ code: 'INVALID_PAIR' });
  await alice.client.expect('cancelOrder', 202, { path: { id } });
  expect(await amendOrder(alice, id, '0.5')).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_CANCELLABLE' } });
});

test('requires only the permission to cancel', async () => {
  const canceller = await exchange().createUser({ permissions: ['order_cancel'], balances: { thb: '100' } });
  expect((await amendOrder(canceller, 1, '0.5')).status).toBe(404);
  const creator = await exchange().createUser({ permissions: ['order_create'], balances: { thb: '100' } });
  const { id } = await placeOrder(creator);
  expect((await amendOrder(creator, id, '0.5')).status).toBe(403);
});

test('an amendment that is based on another amount is refused, whatever has traded', async () => {
  const [ann, bob] = await createTraders(exchange());
  const order = await placeOrder(ann, { side: 'sell', price: '330', amount: '5' });
  expect((await amendOrder(ann, order.id, '4', { expected_amount: '5.0' })).status).toBe(200);
  const refused = await amendOrder(ann, order.id, '3', { expected_amount: '5' });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'ORDER_CHANGED' })]);
  await placeOrder(bob, { price: '330', amount: '1' });
  const amended = await amendOrder(ann, order.id, '3', { expected_amount: '4' });
  expect([amended.status, amended.body]).toEqual([200, expect.objectContaining({ amount: '3', remain_amount: '2' })]);
  await ann.client.expect('cancelOrder', 202, { path: { id: order.id } });
  const ended = await amendOrder(ann, order.id, '2', { expected_amount: '9' });
  expect(ended.body).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
});
