import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function getHistory(user: TestUser, query: Record<string, string> = {}) {
  return user.client.expect('getTradeHistory', 200, { query });
}

test("returns the caller's fill of a trade: order, side, fee, VAT, and cost or proceeds", async () => {
  const [maker, taker] = await createTraders(exchange());
  const ask = await placeOrder(maker, { side: 'sell', price: '300', amount: '1' });
  const bid = await placeOrder(taker, { price: '305', amount: '0.5' });
  const common = {
    id: 1,
    pair: 'btc_thb',
    price: '300',
    amount: '0.5',
    fee: '0.375',
    vat: '0.02625',
    created_at: bid.created_at,
  };
  expect(await getHistory(maker)).toEqual({
    count: 1,
    items: [{ ...common, order_id: ask.id, side: 'sell', cost: '149.59875', is_maker: true }],
  });
  expect(await getHistory(taker)).toEqual({
    count: 1,
    items: [{ ...common, order_id: bid.id, side: 'buy', cost: '150.40125', is_maker: false }],
  });
  expect(await getHistory(await exchange().createUser())).toEqual({ count: 0, items: [] });
});

test('a self-trade has both fills', async () => {
  const [ann] = await createTraders(exchange());
  const ask = await placeOrder(ann, { pair: 'eth_thb', side: 'sell', price: '50' });
  const bid = await placeOrder(ann, { pair: 'eth_thb', price: '50', self_trade_prevention: 'none' });
  const { count, items } = await getHistory(ann);
  expect(count).toBe(2);
  expect(items.map(({ order_id, side, is_maker }) => [order_id, side, is_maker])).toEqual([
    [ask.id, 'sell', true],
    [bid.id, 'buy', false],
  ]);
});

test('lists fills newest first, for all pairs or one pair, by page, with the total number', async () => {
  const [ann, bob] = await createTraders(exchange());
  const expected: string[] = [];
  for (let round = 0; round < 9; round += 1) {
    const pair = ['btc_thb', 'eth_thb', 'usdt_thb'][round % 3] ?? '';
    const [maker, taker] = round % 2 === 0 ? [ann, bob] : [bob, ann];
    await placeOrder(maker, { pair, side: 'sell', price: '40', amount: '1' });
    await placeOrder(maker, { pair, side: 'sell', price: '41', amount: '1' });
    // One order with two trades: within an event, the later trade is the newer one.
    await placeOrder(taker, { pair, price: '41', amount: '2' });
    expected.unshift(`${pair} 41`, `${pair} 40`);
  }
  const shown = async (query: Record<string, string>) => {
    const { count, items } = await getHistory(ann, query);
    return [count, items.map(({ pair, price }) => `${pair} ${price}`)];
  };
  expect(await shown({ limit: '100' })).toEqual([18, expected]);
  expect(await shown({})).toEqual([18, expected.slice(0, 10)]);
  expect(await shown({ limit: '5', offset: '3' })).toEqual([18, expected.slice(3, 8)]);
  expect(await shown({ limit: '5', offset: '16' })).toEqual([18, expected.slice(16)]);
  expect(await shown({ offset: '999999999' })).toEqual([18, []]);
  const eth = expected.filter((text) => text.startsWith('eth'));
  expect(await shown({ pair: 'ETH_THB', limit: '4' })).toEqual([6, eth.slice(0, 4)]);
  expect(await shown({ pair: 'ETH_THB', limit: '4', offset: '4' })).toEqual([6, eth.slice(4)]);
});

test('from an id, lists trades of a pair oldest first, and pages neither repeat nor lose any', async () => {
  const [ann, bob] = await createTraders(exchange());
  // Every third trade is between two orders of the same user, who then has both sides of it.
  for (let round = 0; round < 7; round += 1) {
    await placeOrder(ann, { pair: 'eth_thb', side: 'sell', price: '60', amount: '1' });
    const taker = round % 3 === 0 ? ann : bob;
    await placeOrder(taker, { pair: 'eth_thb', price: '60', amount: '1', self_trade_prevention: 'none' });
    await placeOrder(ann, { pair: 'btc_thb', side: 'sell', price: '70', amount: '1' });
    await placeOrder(bob, { pair: 'btc_thb', price: '70', amount: '1' });
  }
  const all = (await getHistory(ann, { pair: 'eth_thb', limit: '100' })).items.toSorted((a, b) => a.id - b.id);
  expect(all).toHaveLength(10);
  for (const limit of ['1', '2', '100']) {
    const listed: object[] = [];
    for (let fromId = 0; ; ) {
      const { count, items } = await getHistory(ann, { pair: 'ETH_THB', limit, fromId: String(fromId) });
      expect(count).toBe(10);
      if (items.length === 0) break;
      listed.push(...items);
      fromId = (items.at(-1)?.id ?? 0) + 1;
    }
    expect([limit, listed.map((item) => JSON.stringify(item)).toSorted()]).toEqual([
      limit,
      all.map((item) => JSON.stringify(item)).toSorted(),
    ]);
    expect(listed.map((item) => (item as { id: number }).id)).toEqual(all.map(({ id }) => id));
  }
  expect((await getHistory(bob, { pair: 'eth_thb', fromId: '999999999999999' })).items).toEqual([]);
});

test.each([
  [{ fromId: '1' }, { pair: { code: 'MISSING', message: 'is required with fromId' } }],
  [{ fromId: '1', pair: 'btc_thb', offset: '0' }, { offset: { message: 'cannot be combined with fromId' } }],
  [{ fromId: '-1', pair: 'btc_thb' }, { fromId: { code: 'INVALID' } }],
])('%j is refused', async (query, fields) => {
  const alice = await exchange().createUser();
  expect(await alice.client.call('getTradeHistory', { query: query as Record<string, string> })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PARAMETERS', fields },
  });
});

test.each([
  ...['0', '-1', '101', '5001', '', '1e1', '0x10', ' 1', '9007199254740993'].map((limit) => ({ limit })),
  ...['-1', '', '1e1', '1000000000'].map((offset) => ({ offset })),
])('%j is refused', async (query) => {
  const alice = await exchange().createUser();
  const answer = await alice.client.call('getTradeHistory', { query: query as Record<string, string> });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PARAMETERS', fields: { [Object.keys(query)[0] ?? '']: { code: 'INVALID' } } },
  });
});

test('an unlisted pair is refused', async () => {
  const alice = await exchange().createUser();
  expect(await alice.client.call('getTradeHistory', { query: { pair: 'doge_thb' } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PAIR' },
  });
});
