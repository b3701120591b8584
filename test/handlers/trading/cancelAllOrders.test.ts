import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder, walletOf } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

async function openIds(user: TestUser): Promise<number[]> {
  return (await user.client.expect('listOrders', 200, { query: { status: 'open', limit: '100' } })).map(({ id }) => id);
}

describe.each(['cancelAllOrders', 'cancelAllOrdersV3'] as const)('%s', (cancelAll) => {
  test('cancels every open order, including waiting stop orders, oldest first, and reports each result', async () => {
    const alice = await exchange().createUser({ balances: { thb: '1000', btc: '2' } });
    const bob = await exchange().createUser({ balances: { thb: '1000' } });
    const one = await placeOrder(alice, { price: '20' });
    const two = await placeOrder(alice, { pair: 'eth_thb', price: '30' });
    const three = await placeOrder(alice, { side: 'sell', price: '900000', amount: '2' });
    const four = await placeOrder(alice, { price: '100', stop_price: '99' });
    const others = await placeOrder(bob, { price: '19' });
    const answer = await alice.client.expect(cancelAll, 200);
    expect(answer).toEqual(
      [one, two, three, four].map(({ id }) => ({ code: 'SUCCESS', message: `Order ${id} is cancelled.` })),
    );
    expect([await openIds(alice), await openIds(bob)]).toEqual([[], [others.id]]);
    expect([await walletOf(alice, 'thb'), await walletOf(alice, 'btc')]).toEqual(['1000', '2']);
    expect(await alice.client.expect(cancelAll, 200)).toEqual([]);
    await bob.client.expect(cancelAll, 200);
  });

  test('with a pair, it cancels only the orders of that pair', async () => {
    const alice = await exchange().createUser({ balances: { thb: '1000' } });
    const [btc, eth] = [
      await placeOrder(alice, { price: '20' }),
      await placeOrder(alice, { pair: 'eth_thb', price: '30' }),
    ];
    expect(await alice.client.expect(cancelAll, 200, { body: { pair: 'USDT_THB' } })).toEqual([]);
    expect(await alice.client.expect(cancelAll, 200, { body: { pair: 'ETH_THB' } })).toMatchObject([
      { message: `Order ${eth.id} is cancelled.` },
    ]);
    expect(await openIds(alice)).toEqual([btc.id]);
    expect((await alice.client.expect(cancelAll, 200, { body: {} })).length).toBe(1);
  });
});

test('orders that are filled concurrently are reported as cancelled or closed, and none stays open', async () => {
  const [alice, bob] = await createTraders(exchange());
  for (let index = 0; index < 60; index += 1) await placeOrder(alice, { pair: 'usdt_thb', price: '30', amount: '1' });
  const [cancelled] = await Promise.all([
    alice.client.expect('cancelAllOrders', 200),
    ...Array.from({ length: 30 }, () =>
      bob.client.call('createOrder', {
        body: { type: 'market', pair: 'usdt_thb', side: 'sell', amount: '1', nonce: 1 },
      }),
    ),
  ]);
  const words = new Set(cancelled.map(({ code }) => code));
  expect([...words].filter((word) => word !== 'SUCCESS' && word !== 'ORDER_NOT_CANCELLABLE')).toEqual([]);
  expect(await openIds(alice)).toEqual([]);
  const filled = await exchange()
    .database('orders')
    .where({ user_id: alice.id, status: 'completed' })
    .count({ count: '*' })
    .first();
  expect(cancelled.filter(({ code }) => code === 'SUCCESS').length).toBe(60 - Number(filled?.['count']));
});

test('cancels more orders than one query reads', async () => {
  const [alice] = await createTraders(exchange());
  const bodies = Array.from(
    { length: 1_200 },
    (_, index) =>
      ({
        type: 'limit',
        pair: index % 2 === 0 ? 'btc_thb' : 'eth_thb',
        side: 'buy',
        price: '1000',
        amount: '0.001',
        nonce: index + 1,
      }) as const,
  );
  await Promise.all(bodies.map((body) => alice.client.expect('createOrder', 200, { body })));
  const answer = await alice.client.expect('cancelAllOrders', 200);
  expect([answer.length, new Set(answer.map(({ code }) => code))]).toEqual([1_200, new Set(['SUCCESS'])]);
});

test('an unlisted pair is refused, and nothing is cancelled', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  const { id } = await placeOrder(alice);
  expect(await alice.client.call('cancelAllOrders', { body: { pair: 'doge_thb' } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PAIR' },
  });
  expect(await alice.client.call('cancelAllOrdersV3', { body: { pair: 'doge_thb' } })).toMatchObject({
    status: 400,
    body: { code: -1121 },
  });
  expect(await alice.client.call('cancelAllOrdersV3', { body: { symbol: 'btc_thb' } as object })).toMatchObject({
    status: 400,
    body: { code: -1130, msg: "Data sent for parameter 'symbol' is not valid." },
  });
  expect(await openIds(alice)).toEqual([id]);
});
