import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('returns the account, the balances and the remaining limits of a user', async () => {
  const alice = await exchange().createUser({ balances: { btc: '2' }, level: 'level_1' });
  await placeOrder(alice, { side: 'sell', price: '1000', amount: '0.5' });
  const { account, balances, limits } = await exchange().operator.expect('getUserAccount', 200, {
    path: { userid: alice.id },
  });
  expect(account).toMatchObject({ id: alice.id, email: alice.email, identity_verification_level: 'level_1' });
  expect(balances).toMatchObject({ btc: { available: '1.5', held: '0.5' }, thb: { available: '0', held: '0' } });
  expect(limits['btc']).toEqual({ available: '0.5', capacity: '0.5' });
  expect(Object.keys(balances).sort()).toEqual(['btc', 'eth', 'thb', 'usdt']);
});

test.each(['999999', '0', 'x'])('there is no user %s', async (userid) => {
  const answer = await exchange().operator.call('getUserAccount', { path: { userid } });
  expect([answer.status, answer.body]).toEqual([404, { code: 'USER_NOT_FOUND', message: 'There is no such user.' }]);
});
