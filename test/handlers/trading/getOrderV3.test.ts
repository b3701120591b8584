import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('returns the order like the operation under /api/', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const { id } = await placeOrder(alice);
  const order = await alice.client.expect('getOrder', 200, { path: { id } });
  expect(await alice.client.expect('getOrderV3', 200, { path: { id } })).toEqual(order);
  expect(await alice.client.expect('getOrderV3', 200, { path: { id }, query: { pair: 'BTC_THB' } })).toEqual(order);
});

test("another user's order, and one of another pair, is unknown; an unlisted pair is invalid", async () => {
  const [alice, bob] = [await exchange().createUser({ balances: { thb: '100' } }), await exchange().createUser()];
  const { id } = await placeOrder(alice);
  const unknown = { status: 400, body: { code: -2011, msg: 'Unknown order sent.' } };
  expect(await bob.client.call('getOrderV3', { path: { id } })).toMatchObject(unknown);
  expect(await alice.client.call('getOrderV3', { path: { id }, query: { pair: 'eth_thb' } })).toMatchObject(unknown);
  expect(await alice.client.call('getOrderV3', { path: { id: '0x10' } })).toMatchObject(unknown);
  expect(await alice.client.call('getOrderV3', { path: { id }, query: { pair: 'doge_thb' } })).toMatchObject({
    status: 400,
    body: { code: -1121, msg: 'Invalid symbol.' },
  });
});
