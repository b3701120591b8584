import { exchangeOfThisFile } from '../../support/exchange';
import { teamMember } from '../../support/teamMember';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

async function createSentWithdrawal(): Promise<{ readonly withdrawalid: number }> {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const path = { withdrawalid: (await withdrawCoins(alice, { amount: '0.1' })).id };
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  return path;
}

test('confirms a withdrawal, whose status then is final', async () => {
  const path = await createSentWithdrawal();
  const confirmed = await exchange().operator.expect('markWithdrawalConfirmed', 200, {
    path,
    body: { confirmations: 6 },
  });
  expect(confirmed).toMatchObject({ status: 'confirmed', txid: 'aa', confirmations: 6, failure: null });
  expect(await exchange().operator.expect('markWithdrawalConfirmed', 200, { path })).toEqual(confirmed);
  const failed = await exchange().operator.call('markWithdrawalFailed', {
    path,
    body: { failure: 'returned', evidence: 'a line of the statement' },
  });
  expect([failed.status, failed.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is confirmed.' },
  ]);
  expect(await exchange().operator.expect('getWithdrawal', 200, { path })).toEqual(confirmed);
});

test('without confirmations in the request, the stored number is kept', async () => {
  const path = await createSentWithdrawal();
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa', confirmations: 3 } });
  expect(await exchange().operator.expect('markWithdrawalConfirmed', 200, { path })).toMatchObject({
    confirmations: 3,
  });
});

test('only a sent withdrawal can be confirmed', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const path = { withdrawalid: (await withdrawCoins(alice, { amount: '0.1' })).id };
  const confirm = () => exchange().operator.call('markWithdrawalConfirmed', { path });
  expect((await confirm()).body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  expect((await confirm()).body).toEqual({ code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is sending.' });
  const nothing = await exchange().operator.call('markWithdrawalConfirmed', { path: { withdrawalid: 999999 } });
  expect(nothing.body).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
});

test('the approver cannot confirm the withdrawal', async () => {
  const rich = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  const path = { withdrawalid: (await withdrawCoins(rich, { amount: '2' })).id };
  const approver = await teamMember(exchange(), 'treasury', 'approver');
  await approver.expect('approveWithdrawal', 200, { path });
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  expect((await approver.call('markWithdrawalConfirmed', { path })).body).toMatchObject({
    code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR',
  });
  expect(
    (
      await approver.call('markWithdrawalFailed', {
        path,
        body: { failure: 'returned', evidence: 'a line of the statement' },
      })
    ).body,
  ).toMatchObject({
    code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR',
  });
  await exchange().operator.expect('markWithdrawalConfirmed', 200, { path });
});
