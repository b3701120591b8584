import { exchangeOfThisFile } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

async function createSendingWithdrawal() {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const path = { withdrawalid: (await withdrawCoins(alice, { amount: '0.1' })).id };
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  const fail = (failure: 'refused_by_custodian' | 'returned') =>
    exchange().operator.call('markWithdrawalFailed', { path, body: { failure, evidence: 'a line of the statement' } });
  return { alice, path, fail };
}

test('a withdrawal that could not be sent is returned in full', async () => {
  const { alice, fail } = await createSendingWithdrawal();
  const failed = await fail('refused_by_custodian');
  expect([failed.status, failed.body]).toEqual([
    200,
    expect.objectContaining({ status: 'failed', failure: 'refused_by_custodian' }),
  ]);
  expect((await fail('refused_by_custodian')).body).toEqual(failed.body);
  expect(await walletOf(alice, 'btc')).toBe('1');
});

test('a withdrawal that was sent and returned is returned in full', async () => {
  const { alice, path, fail } = await createSendingWithdrawal();
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  expect((await fail('returned')).body).toMatchObject({ status: 'failed', failure: 'returned', txid: 'aa' });
  expect(await walletOf(alice, 'btc')).toBe('1');
});

test('a failure that does not fit the current status is refused', async () => {
  const { alice, path, fail } = await createSendingWithdrawal();
  const early = await fail('returned');
  expect([early.status, early.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is sending.' },
  ]);
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  expect((await fail('refused_by_custodian')).body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  expect(await walletOf(alice, 'btc')).toBe('0.8999');
  const nothing = await exchange().operator.call('markWithdrawalFailed', {
    path: { withdrawalid: 999999 },
    body: { failure: 'returned', evidence: 'a line of the statement' },
  });
  expect(nothing.body).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
});
