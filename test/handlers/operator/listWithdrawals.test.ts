import { exchangeOfThisFile } from '../../support/exchange';
import { withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

async function listWithdrawals(query: Record<string, string> = {}) {
  const { count, items } = await exchange().operator.expect('listWithdrawals', 200, { query });
  return { count, ids: items.map(({ id }) => id) };
}

test('lists those of all users newest first, filtered by user, asset and status', async () => {
  const alice = await exchange().createUser({ balances: { btc: '10', thb: '5000' }, level: 'level_3' });
  const bob = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  expect(await listWithdrawals()).toEqual({ count: 0, ids: [] });
  const coins = (await withdrawCoins(alice, { amount: '0.1' })).id;
  const baht = (await withdrawBaht(alice, { amount: '1000' })).id;
  const large = (await withdrawCoins(bob, { amount: '2' })).id;
  const rejected = (await withdrawCoins(bob, { amount: '0.2' })).id;
  await exchange().operator.expect('rejectWithdrawal', 200, { path: { withdrawalid: rejected } });

  expect(await listWithdrawals()).toEqual({ count: 4, ids: [rejected, large, baht, coins] });
  expect(await listWithdrawals({ limit: '2', offset: '1' })).toEqual({ count: 4, ids: [large, baht] });
  expect(await listWithdrawals({ user_id: String(alice.id) })).toEqual({ count: 2, ids: [baht, coins] });
  expect(await listWithdrawals({ user_id: String(alice.id), asset: 'btc' })).toEqual({ count: 1, ids: [coins] });
  expect(await listWithdrawals({ status: 'queued' })).toEqual({ count: 3, ids: [large, baht, coins] });
  expect(await listWithdrawals({ status: 'failed', user_id: String(bob.id) })).toEqual({ count: 1, ids: [rejected] });
  expect(await listWithdrawals({ status: 'awaiting_approval' })).toEqual({ count: 1, ids: [large] });
  await exchange().approver.expect('approveWithdrawal', 200, { path: { withdrawalid: large } });
  expect(await listWithdrawals({ status: 'awaiting_approval' })).toEqual({ count: 0, ids: [] });
  expect(await listWithdrawals({ asset: 'doge' })).toEqual({ count: 0, ids: [] });
});
