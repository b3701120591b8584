import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function getOrderBook(query: Record<string, string>) {
  return exchange().anonymous.call('getOrderBook', { query });
}

test('an empty book has empty sides', async () => {
  expect((await getOrderBook({ pair: 'eth_thb' })).body).toEqual({ bid: [], ask: [] });
  expect((await getOrderBook({ pair: 'eth_thb', side: 'sell' })).body).toEqual([]);
});

test('returns single orders in price-time priority, with the remaining quantity', async () => {
  const [ann, bob] = await createTraders(exchange());
  for (const [price, amount] of [
    ['99', '1'],
    ['100', '2'],
    ['99.5', '3'],
    ['100', '0.5'],
  ] as const) {
    await placeOrder(ann, { side: 'buy', price, amount });
    await placeOrder(ann, { side: 'sell', price: String(Number(price) + 10), amount });
  }
  await placeOrder(bob, { side: 'sell', price: '100', amount: '0.75' });
  const bid = [
    { price: '100', amount: '1.25' },
    { price: '100', amount: '0.5' },
    { price: '99.5', amount: '3' },
    { price: '99', amount: '1' },
  ];
  const ask = [
    { price: '109', amount: '1' },
    { price: '109.5', amount: '3' },
    { price: '110', amount: '2' },
    { price: '110', amount: '0.5' },
  ];
  expect((await getOrderBook({ pair: 'BTC_THB' })).body).toEqual({ bid, ask });
  expect((await getOrderBook({ pair: 'BTC_THB', side: '' })).body).toEqual({ bid, ask });
  expect((await getOrderBook({ pair: 'btc_thb', side: 'buy' })).body).toEqual(bid);
  expect((await getOrderBook({ pair: 'btc_thb', side: 'sell' })).body).toEqual(ask);
});

test('returns the best ten orders of each side, and no waiting stop order', async () => {
  const [ann] = await createTraders(exchange());
  for (let price = 20; price < 32; price += 1) await placeOrder(ann, { pair: 'usdt_thb', price: String(price) });
  await placeOrder(ann, { pair: 'usdt_thb', price: '50', stop_price: '49' });
  const bids = (await getOrderBook({ pair: 'usdt_thb', side: 'buy' })).body as { price: string }[];
  expect(bids.map(({ price }) => price)).toEqual(['31', '30', '29', '28', '27', '26', '25', '24', '23', '22']);
});

test('always includes an order that was already answered', async () => {
  const [ann] = await createTraders(exchange());
  for (let round = 0; round < 50; round += 1) {
    const { id } = await placeOrder(ann, { pair: 'eth_thb', price: '77', amount: '1' });
    const shown = await Promise.all(Array.from({ length: 4 }, () => getOrderBook({ pair: 'eth_thb', side: 'buy' })));
    for (const { body } of shown) expect(body).toEqual([{ price: '77', amount: '1' }]);
    await ann.client.expect('cancelOrder', 202, { path: { id } });
    expect((await getOrderBook({ pair: 'eth_thb', side: 'buy' })).body).toEqual([]);
  }
});

test('repeated requests for an unchanged book cause no work for the writer', async () => {
  const path = '/api/orders/?pair=btc_thb';
  const first = await exchange().anonymous.send({ method: 'GET', path });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => exchange().anonymous.send({ method: 'GET', path })),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
});

test.each([
  ['a pair that is not listed', { pair: 'doge_thb' }, { code: 'INVALID_PAIR' }],
  ['another side', { pair: 'btc_thb', side: 'hold' }, { code: 'INVALID_ORDER_SIDE' }],
  ['no pair', { side: 'buy' }, { code: 'INVALID_PARAMETERS', fields: { pair: { code: 'MISSING' } } }],
])('%s is refused', async (_name, query, body) => {
  const answer = await getOrderBook(query as Record<string, string>);
  expect([answer.status, answer.body]).toMatchObject([400, body]);
});
