import { exchangeOfThisFile } from '../../support/exchange';
import { withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

test('lists withdrawals as they were returned at creation, newest first, by page', async () => {
  const alice = await exchange().createUser({ balances: { thb: '10000', btc: '1' } });
  const first = await withdrawBaht(alice, { amount: '100' });
  await withdrawCoins(alice);
  const second = await withdrawBaht(alice, { amount: '200.50', bank_code: 'KBANK', account_number: '0123456789' });
  const list = (query: Record<string, string> = {}) => alice.client.expect('listFiatWithdrawals', 200, { query });
  expect(await list()).toEqual({ count: 2, items: [second, first] });
  expect(await list({ limit: '1', offset: '1' })).toEqual({ count: 2, items: [first] });
  expect(await (await exchange().createUser()).client.expect('listFiatWithdrawals', 200)).toEqual({
    count: 0,
    items: [],
  });
});
