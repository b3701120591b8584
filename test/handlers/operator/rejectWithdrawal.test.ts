import { exchangeOfThisFile } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const reject = (withdrawalid: number, by = exchange().operator) =>
  by.call('rejectWithdrawal', { path: { withdrawalid } });

test('returns amount and fee to the user, once', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const { id } = await withdrawCoins(alice, { amount: '0.1' });
  expect(await walletOf(alice, 'btc')).toBe('0.8999');
  const answers = await Promise.all(Array.from({ length: 10 }, () => reject(id)));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id, status: 'failed', failure: 'rejected_by_operator' }),
    ]);
  expect(await walletOf(alice, 'btc')).toBe('1');
});

test('an approver may reject a withdrawal that waits for approval', async () => {
  const rich = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  const { id } = await withdrawCoins(rich, { amount: '2' });
  expect((await reject(id, exchange().approver)).status).toBe(200);
  expect(await walletOf(rich, 'btc')).toBe('10');
});

test('a withdrawal in status sending or sent cannot be rejected', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const { id } = await withdrawCoins(alice, { amount: '0.1' });
  const path = { withdrawalid: id };
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  expect((await reject(id)).body).toEqual({ code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is sending.' });
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  expect((await reject(id)).body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  expect((await reject(999999)).body).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
  expect(await walletOf(alice, 'btc')).toBe('0.8999');
});
