import { exchangeOfThisFile } from '../../support/exchange';
import { ADDRESSES, withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

test('lists withdrawals as they were returned at creation, newest first, by asset and by page', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1', usdt: '100', thb: '1000' } });
  const first = await withdrawCoins(alice);
  const tether = await withdrawCoins(alice, {
    currency: 'usdt',
    network: 'tron',
    amount: '20',
    address: ADDRESSES.tron,
  });
  await withdrawBaht(alice, { amount: '100' });
  const second = await withdrawCoins(alice);
  const list = (query: Record<string, string> = {}) => alice.client.expect('listCryptoWithdrawals', 200, { query });
  expect(await list()).toEqual({ count: 3, items: [second, tether, first] });
  expect(await list({ limit: '1', offset: '1' })).toEqual({ count: 3, items: [tether] });
  expect(await list({ currency: 'BTC' })).toEqual({ count: 2, items: [second, first] });
  expect(await (await exchange().createUser()).client.expect('listCryptoWithdrawals', 200)).toEqual({
    count: 0,
    items: [],
  });
});

test('shows the status and the transaction of each withdrawal', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const [confirmed, returned, rejected] = [
    await withdrawCoins(alice),
    await withdrawCoins(alice),
    await withdrawCoins(alice),
  ];
  const { operator } = exchange();
  const seen: string[][] = [];
  const look = async (): Promise<void> => {
    const { items } = await alice.client.expect('listCryptoWithdrawals', 200);
    seen.push(items.map(({ status, txid, confirmations }) => `${status} ${txid} ${confirmations}`));
  };
  const pathOf = ({ id }: { readonly id: number }) => ({ path: { withdrawalid: id } });
  await operator.expect('rejectWithdrawal', 200, pathOf(rejected));
  for (const withdrawal of [confirmed, returned])
    await operator.expect('markWithdrawalSending', 200, pathOf(withdrawal));
  await look();
  await operator.expect('markWithdrawalSent', 200, { ...pathOf(confirmed), body: { txid: 'aa', confirmations: 1 } });
  await operator.expect('markWithdrawalSent', 200, { ...pathOf(returned), body: { txid: 'bb' } });
  await look();
  await operator.expect('markWithdrawalConfirmed', 200, { ...pathOf(confirmed), body: { confirmations: 6 } });
  await operator.expect('markWithdrawalFailed', 200, {
    ...pathOf(returned),
    body: { failure: 'returned', evidence: 'a line of the statement' },
  });
  await look();
  expect(seen).toEqual([
    ['failed null 0', 'processing null 0', 'processing null 0'],
    ['failed null 0', 'processing bb 0', 'processing aa 1'],
    ['failed null 0', 'failed bb 0', 'completed aa 6'],
  ]);
});

test.each(['doge', 'thb', ''])('currency %j is refused', async (currency) => {
  const answer = await (await exchange().createUser()).client.call('listCryptoWithdrawals', { query: { currency } });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_ASSET' }]);
});
