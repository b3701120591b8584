import { exchangeOfThisFile } from '../../support/exchange';
import {
  createTraders,
  type OrderBody,
  orderBody,
  placeOrder,
  walletOf,
  withTradingPaused,
} from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('previews the order like the operation under /api/, and changes nothing', async () => {
  const [maker, buyer] = await createTraders(exchange());
  await placeOrder(maker, { side: 'sell', price: '500', amount: '0.5' });
  const body = orderBody({ price: '510', client_order_id: 'not-used-up' });
  const tested = await buyer.client.expect('testOrderV3', 200, { body });
  expect(tested).toMatchObject({ order: { status: 'partial_filled' }, fills: [{ price: '500', amount: '0.5' }] });
  expect(await buyer.client.expect('listOrders', 200)).toEqual([]);
  expect(await walletOf(buyer, 'thb')).toBe('1000000000');
  const placed = await buyer.client.expect('createOrderV3', 200, { body });
  expect(placed).toMatchObject({ id: tested.order.id, cost: tested.order.cost, open_cost: tested.order.open_cost });
});

test.each<[string, Partial<OrderBody>, object]>([
  ['an unlisted pair', { pair: 'doge_thb' }, { code: -1121, msg: 'Invalid symbol.' }],
  ['another side', { side: 'hold' as 'buy' }, { code: -1117, msg: 'Invalid side.' }],
  ['another type', { type: 'stop' as 'limit' }, { code: -1116, msg: 'Invalid orderType.' }],
  [
    'terms that exclude each other',
    { post_only: true, time_in_force: 'IOC' },
    { code: -1130, msg: "Data sent for parameter 'post_only' is not valid." },
  ],
  ['too many decimals of a price', { price: '21.501' }, { code: -1111, msg: 'Max price precision is 2' }],
  ['too many decimals of an amount', { amount: '0.123456789' }, { code: -1111, msg: 'Max amount precision is 8' }],
  ['too little', { amount: '0.00001' }, { code: -1013, msg: 'Filter failure: LOT_SIZE' }],
  ['a price out of range', { price: '0' }, { code: -1013, msg: 'Filter failure: PRICE_FILTER' }],
  [
    'more than there is',
    { amount: '9' },
    { code: -2010, msg: 'Account has insufficient balance for requested action.' },
  ],
  [
    'nothing to match',
    { time_in_force: 'FOK' },
    { code: -2010, msg: 'The order book cannot fill this order at the moment.' },
  ],
])('%s is refused in v3 form', async (_name, more, body) => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const answer = await alice.client.call('testOrderV3', { body: orderBody(more) });
  expect([answer.status, answer.body]).toEqual([400, body]);
});

test('a paused market answers TRADING_DISABLED', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  await withTradingPaused(exchange(), 'eth_thb', async () => {
    const answer = await alice.client.call('testOrderV3', { body: orderBody({ pair: 'eth_thb' }) });
    expect([answer.status, answer.body]).toEqual([400, { code: -1013, msg: 'Market is closed.' }]);
  });
});
