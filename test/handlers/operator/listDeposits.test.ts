import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('lists those of all users newest first, filtered by user, asset and status', async () => {
  const { operator } = exchange();
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const list = async (query: Record<string, string> = {}) => await operator.expect('listDeposits', 200, { query });
  const credit = (userId: number, asset: string, more: object = {}) =>
    operator.expect('creditDeposit', 201, {
      body: { user_id: userId, asset, amount: '1', reference: `${userId}/${asset}`, ...more },
    });
  expect(await list()).toEqual({ count: 0, items: [] });
  const baht = await credit(alice.id, 'thb', { bank_code: 'KBANK', account_number: '0123456789' });
  const coin = await credit(alice.id, 'btc', { network: 'bitcoin', txid: 'aa', output: 0, confirmations: 3 });
  const other = await credit(bob.id, 'btc');
  expect(await list()).toEqual({ count: 3, items: [other, coin, baht] });
  expect(await list({ limit: '1', offset: '1' })).toEqual({ count: 3, items: [coin] });
  expect(await list({ user_id: String(alice.id), asset: 'thb' })).toEqual({ count: 1, items: [baht] });
  expect((await list({ asset: 'btc', status: 'completed' })).count).toBe(2);
  expect(await list({ status: 'pending' })).toEqual({ count: 0, items: [] });
});
