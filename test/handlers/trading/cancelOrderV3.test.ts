import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder, walletOf } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('removes the order from the book like the operation under /api/', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const { id } = await placeOrder(alice);
  expect(await alice.client.call('cancelOrderV3', { path: { id }, body: { pair: 'btc_thb' } })).toMatchObject({
    status: 202,
    body: {},
  });
  expect(await walletOf(alice, 'thb')).toBe('100');
  expect(await alice.client.call('cancelOrderV3', { path: { id } })).toMatchObject({
    status: 400,
    body: { code: -2011, msg: 'The order is already closed.' },
  });
});

test.each(['0x10', '1e3', ' 1', '9007199254740993', '0', '-1', '999999999999999'])(
  'the order id %j is unknown',
  async (id) => {
    const alice = await exchange().createUser();
    expect(await alice.client.call('cancelOrderV3', { path: { id } })).toMatchObject({
      status: 400,
      body: { code: -2011, msg: 'Unknown order sent.' },
    });
  },
);

test("another user's order is unknown, and an unlisted pair is invalid", async () => {
  const [alice, bob] = [await exchange().createUser({ balances: { thb: '100' } }), await exchange().createUser()];
  const { id } = await placeOrder(alice);
  expect(await bob.client.call('cancelOrderV3', { path: { id } })).toMatchObject({
    status: 400,
    body: { code: -2011, msg: 'Unknown order sent.' },
  });
  expect(await alice.client.call('cancelOrderV3', { path: { id }, body: { pair: 'doge_thb' } })).toMatchObject({
    status: 400,
    body: { code: -1121 },
  });
  expect(await walletOf(alice, 'thb')).toBe('78.4424875');
});
