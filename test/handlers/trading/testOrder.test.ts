import type { DeclaredResponse } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import {
  createTraders,
  type OrderBody,
  orderBody,
  placeOrder,
  walletOf,
  withTradingPaused,
} from '../../support/orderHelpers';
import { printSeed, seededRandom } from '../../support/randomSeed';
import { ServerClock } from '../../support/serverClock';

/** It stands still, so that no order expires between the preview of another one and its placement. */
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
type Tested = Extract<DeclaredResponse<'testOrder'>, { status: 200 }>['body'];

async function sequenceOf(): Promise<number> {
  return (await exchange().operator.expect('getAudit', 200)).sequence;
}

test('previews order, fills, fees and balances, and changes nothing', async () => {
  const [maker, buyer] = [
    await exchange().createUser({ balances: { btc: '1' } }),
    await exchange().createUser({ balances: { thb: '1000' } }),
  ];
  await placeOrder(maker, { side: 'sell', price: '500', amount: '0.5' });
  await placeOrder(maker, { side: 'sell', price: '510', amount: '0.5' });
  const before = await sequenceOf();
  const { price: _, ...market } = orderBody({ type: 'market', amount: '0.75' });
  const tested = await buyer.client.expect('testOrder', 200, { body: market });
  expect(tested).toMatchObject({
    sequence: before,
    order: {
      status: 'completed',
      value: '377.5',
      average_price: '503.333333333333333333',
      cost: '378.5098125',
      user_id: buyer.id,
    },
    fills: [
      { price: '500', amount: '0.5', cost: '250.66875', fee: '0.625', vat: '0.04375' },
      { price: '510', amount: '0.25', cost: '127.8410625', fee: '0.31875', vat: '0.0223125' },
    ],
    fee: '0.94375',
    vat: '0.0660625',
    balances: { btc: { available: '0.75', held: '0' }, thb: { available: '621.4901875', held: '0' } },
  });
  expect(Object.keys(tested.balances).sort()).toEqual(['btc', 'thb']);
  expect(await sequenceOf()).toBe(before);
  expect(await walletOf(buyer, 'thb')).toBe('1000');
  expect(await buyer.client.expect('listOrders', 200)).toEqual([]);
});

test('a resting order shows its hold; a rejected order shows unchanged balances', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100', btc: '2' } });
  const { order, fills, balances } = await alice.client.expect('testOrder', 200, { body: orderBody() });
  expect([order.status, order.open_cost, fills]).toEqual(['created', '21.5575125', []]);
  expect(balances).toEqual({
    btc: { available: '2', held: '0' },
    thb: { available: '78.4424875', held: '21.5575125' },
  });
  const maker = await exchange().createUser({ balances: { btc: '1' } });
  const ask = await placeOrder(maker, { side: 'sell', price: '30', amount: '1' });
  const rejected = await alice.client.expect('testOrder', 200, { body: orderBody({ price: '30', post_only: true }) });
  expect(rejected).toMatchObject({ order: { status: 'rejected' }, fills: [], fee: '0', vat: '0' });
  expect(rejected.balances).toEqual({ btc: { available: '2', held: '0' }, thb: { available: '100', held: '0' } });
  await maker.client.expect('cancelOrder', 202, { path: { id: ask.id } });
});

test('uses up no idempotency key', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const body = orderBody({ client_order_id: 'tried' });
  await alice.client.expect('testOrder', 200, { body });
  const placed = await alice.client.expect('createOrder', 200, { body });
  expect(placed.status).toBe('created');
  expect((await alice.client.expect('testOrder', 200, { body })).order.id).not.toBe(placed.id);
});

test.each<[string, Partial<OrderBody>, number, string]>([
  ['a pair that is not listed', { pair: 'doge_thb' }, 400, 'INVALID_PAIR'],
  ['too many decimals', { price: '1.001' }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
  ['terms that exclude each other', { post_only: true, time_in_force: 'IOC' }, 400, 'INVALID_PARAMETERS'],
  ['more than there is', { amount: '100' }, 422, 'INSUFFICIENT_BALANCE'],
  ['nothing to match', { pair: 'eth_thb', time_in_force: 'FOK' }, 422, 'ORDER_NOT_MATCHED'],
])('refuses as the order would be: %s', async (_name, more, status, code) => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const body = orderBody(more);
  const [tested, placed] = [
    await alice.client.call('testOrder', { body }),
    await alice.client.call('createOrder', { body }),
  ];
  expect([tested.status, tested.body]).toMatchObject([status, { code }]);
  expect([placed.status, placed.body]).toEqual([tested.status, tested.body]);
});

test('is refused like the order itself: a paused pair', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  await withTradingPaused(exchange(), 'eth_thb', async () => {
    const tested = await alice.client.call('testOrder', { body: orderBody({ pair: 'eth_thb' }) });
    expect([tested.status, tested.body]).toMatchObject([422, { code: 'TRADING_DISABLED' }]);
  });
});

test('the preview equals the actual result, in 200 random order books', async () => {
  const random = seededRandom(printSeed('testOrder'));
  const people = [...(await createTraders(exchange())), ...(await createTraders(exchange()))] as [
    TestUser,
    ...TestUser[],
  ];
  const anyOrder = (): OrderBody => {
    const price = String(random.integer(95, 105));
    const terms = {
      pair: 'usdt_thb',
      side: random.pick(['buy', 'sell'] as const),
      amount: `${random.integer(1, 9)}.${random.integer(1, 99)}`,
    };
    const self_trade_prevention = random.pick(['none', 'expire_taker', 'expire_maker', 'expire_both'] as const);
    const kind = random.pick<Partial<OrderBody>>([
      { price },
      { price },
      { price, time_in_force: 'IOC' },
      { price, time_in_force: 'FOK' },
      { price, post_only: true },
      { price: '0', type: 'market' },
      { price: '0', type: 'market', amount: '0', quote_quantity: String(random.integer(50, 900)) },
      { price, stop_price: String(random.integer(95, 105)) },
      { price, stop_price: String(random.integer(95, 105)), trigger: 'take_profit' },
      { price, iceberg_quantity: '0.5' },
      { price, expires_at: clock.nowMs() + random.integer(50, 3_000) },
    ]);
    return orderBody({ ...terms, self_trade_prevention, ...kind });
  };
  for (let round = 0; round < 200; round += 1) {
    await random.pick(people).client.call('createOrder', { body: anyOrder() });
    const { client } = random.pick(people);
    const body = anyOrder();
    const foreseen = await client.call('testOrder', { body });
    const placed = await client.call('createOrder', { body });
    if (foreseen.status !== 200 || placed.status !== 200) {
      expect([placed.status, placed.body]).toEqual([foreseen.status, foreseen.body]);
      continue;
    }
    const { order, fills, balances }: Tested = foreseen.body;
    const timeless = { created_at: '', updated_at: '' };
    expect({ ...placed.body, ...timeless }).toEqual({ ...order, ...timeless });
    const history = await client.expect('getTradeHistory', 200, { query: { pair: 'usdt_thb', limit: '100' } });
    const own = history.items.filter(({ order_id: id, is_maker: maker }) => id === order.id && !maker).toReversed();
    expect(own.map(({ price, amount, cost, fee, vat }) => ({ price, amount, cost, fee, vat }))).toEqual(fills);
    const { wallets } = await client.expect('getUser', 200, { path: { userid: 'me' } });
    // A stop order that this order triggers may change them again.
    const others = await exchange()
      .database('events')
      .where('sequence', '>', foreseen.body.sequence)
      .whereNot('type', 'create_order')
      .first('sequence');
    if (others !== undefined) continue;
    expect([wallets['usdt']?.available_balance, wallets['thb']?.available_balance]).toEqual([
      balances['usdt']?.available,
      balances['thb']?.available,
    ]);
  }
});
