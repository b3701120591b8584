import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function getDepth(query: Record<string, string> = {}) {
  return exchange().anonymous.expect('getDepth', 200, { query: { symbol: 'btc_thb', ...query } });
}

test('an empty book has empty sides and update id 0', async () => {
  expect(await getDepth({ symbol: 'ETH_THB' })).toEqual({ lastUpdateId: 0, bids: [], asks: [] });
});

test('aggregates by price, best first, and increments the update id once per event that changes the book', async () => {
  const [ann, bob] = await createTraders(exchange());
  await placeOrder(ann, { price: '100', amount: '1' });
  await placeOrder(bob, { price: '100', amount: '0.5' });
  await placeOrder(bob, { price: '99.5', amount: '2' });
  const ask = await placeOrder(ann, { side: 'sell', price: '101', amount: '3' });
  expect(await getDepth()).toEqual({
    lastUpdateId: 4,
    bids: [
      ['100', '1.5'],
      ['99.5', '2'],
    ],
    asks: [['101', '3']],
  });
  // A sell order through both levels is one change, a cancellation another. Refused, rejected and waiting orders are
  // none.
  const [eve] = await createTraders(exchange());
  await placeOrder(eve, { side: 'sell', price: '99.5', amount: '2' });
  await ann.client.expect('cancelOrder', 202, { path: { id: ask.id } });
  await placeOrder(ann, { side: 'buy', price: '1', amount: '1', stop_price: '500' });
  await placeOrder(ann, { side: 'sell', price: '99', amount: '1', post_only: true });
  await ann.client.expect('createOrder', 422, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '99', amount: '9', nonce: 1, time_in_force: 'FOK' },
  });
  expect(await getDepth()).toEqual({ lastUpdateId: 6, bids: [['99.5', '1.5']], asks: [] });
});

test('the update id continues after the server was killed', async () => {
  const before = await getDepth();
  await exchange().kill();
  await exchange().restart();
  expect(await getDepth()).toEqual(before);
  const [ann] = await createTraders(exchange());
  await placeOrder(ann, { price: '10' });
  expect((await getDepth()).lastUpdateId).toBe(before.lastUpdateId + 1);
});

test('limits the levels of each side: 5 by default, at most 5000', async () => {
  const [ann] = await createTraders(exchange());
  for (let price = 1; price <= 7; price += 1) await placeOrder(ann, { pair: 'usdt_thb', price: String(price) });
  const prices = async (query: Record<string, string>) =>
    (await getDepth({ symbol: 'usdt_thb', ...query })).bids.map(([price]) => price);
  expect(await prices({})).toEqual(['7', '6', '5', '4', '3']);
  expect(await prices({ limit: '1' })).toEqual(['7']);
  expect(await prices({ limit: '5000' })).toEqual(['7', '6', '5', '4', '3', '2', '1']);
});

test('always includes an order that was already answered, for every limit', async () => {
  const [ann] = await createTraders(exchange());
  for (let round = 0; round < 30; round += 1) {
    const { id } = await placeOrder(ann, { pair: 'eth_thb', price: '77' });
    const shown = await Promise.all(['1', '5', '100', '5000'].map((limit) => getDepth({ symbol: 'eth_thb', limit })));
    expect(shown.map(({ bids }) => bids)).toEqual(Array.from({ length: 4 }, () => [['77', '1']]));
    await ann.client.expect('cancelOrder', 202, { path: { id } });
    expect((await getDepth({ symbol: 'eth_thb' })).bids).toEqual([]);
  }
});

test.each([
  ['no symbol', '/api/v3/depth', { code: -1102, msg: "Mandatory parameter 'symbol' was not sent." }],
  ['a symbol that is not listed', '/api/v3/depth?symbol=doge_thb', { code: -1121, msg: 'Invalid symbol.' }],
  ['an empty symbol', '/api/v3/depth?symbol=', { code: -1121, msg: 'Invalid symbol.' }],
  ['two symbols', '/api/v3/depth?symbol=btc_thb&symbol=eth_thb', { code: -1121, msg: 'Invalid symbol.' }],
  ...['0', '-1', '5001', '', '1e3', '0x10', '%201', '1.5', '05', '9007199254740993'].map(
    (limit) =>
      [
        `a limit of ${limit}`,
        `/api/v3/depth?symbol=btc_thb&limit=${limit}`,
        { code: -1100, msg: "Illegal characters found in parameter 'limit'." },
      ] as const,
  ),
  [
    'two limits',
    '/api/v3/depth?symbol=btc_thb&limit=5&limit=6',
    { code: -1100, msg: "Illegal characters found in parameter 'limit'." },
  ],
  [
    'no symbol and a bad limit',
    '/api/v3/depth?limit=0',
    { code: -1102, msg: "Mandatory parameter 'symbol' was not sent." },
  ],
] as const)('%s is refused', async (_name, path, body) => {
  const answer = await exchange().anonymous.send({ method: 'GET', path });
  expect([answer.status, answer.body]).toEqual([400, body]);
});
