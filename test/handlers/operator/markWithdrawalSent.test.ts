import { FakeCustodian } from '../../support/custodian/fakeCustodian';
import { exchangeOfThisFile, withExchange } from '../../support/exchange';
import { teamMember } from '../../support/teamMember';
import { withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

async function houseBalances(): Promise<Record<string, string>> {
  const { balances } = await exchange().operator.expect('getHouseBalances', 200);
  return Object.fromEntries(balances.map(({ asset, kind, balance }) => [`${asset} ${kind}`, balance]));
}

test('records that a withdrawal was sent and removes its amount from the ledger, once', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const path = { withdrawalid: (await withdrawCoins(alice, { amount: '0.1' })).id };
  expect(await houseBalances()).toMatchObject({ 'btc custody': '-1', 'btc pending_withdrawals': '0.1' });
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  const sent = await exchange().operator.expect('markWithdrawalSent', 200, {
    path,
    body: { txid: 'aa11', confirmations: 1 },
  });
  expect(sent).toMatchObject({ status: 'sent', txid: 'aa11', confirmations: 1 });
  const left = { 'btc custody': '-0.9', 'btc pending_withdrawals': '0' };
  expect(await houseBalances()).toMatchObject(left);
  // A replacement transaction starts with its own confirmations.
  const again = await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'bb22' } });
  expect(again).toMatchObject({ status: 'sent', txid: 'bb22', confirmations: 0 });
  expect(await houseBalances()).toMatchObject(left);
  const { items } = await alice.client.expect('listCryptoWithdrawals', 200);
  expect(items).toMatchObject([{ id: path.withdrawalid, txid: 'bb22', status: 'processing' }]);
});

test('a withdrawal of baht', async () => {
  const alice = await exchange().createUser({ balances: { thb: '5000' } });
  const path = { withdrawalid: (await withdrawBaht(alice, { amount: '1000' })).id };
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'scb/20261120/7' } });
  expect(await houseBalances()).toMatchObject({
    'thb bank': '-4000',
    'thb pending_withdrawals': '0',
    'thb withdrawal_fees': '20',
  });
});

test('a withdrawal must be in status sending first, and its approver cannot record it as sent', async () => {
  const rich = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  const path = { withdrawalid: (await withdrawCoins(rich, { amount: '2' })).id };
  const mark = (by = exchange().operator) => by.call('markWithdrawalSent', { path, body: { txid: 'aa' } });
  const early = await mark();
  expect([early.status, early.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is queued.' },
  ]);
  const approver = await teamMember(exchange(), 'treasury', 'approver');
  await approver.expect('approveWithdrawal', 200, { path });
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  expect((await mark(approver)).body).toMatchObject({ code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' });
  expect((await mark()).status).toBe(200);
  const nothing = await exchange().operator.call('markWithdrawalSent', {
    path: { withdrawalid: 999999 },
    body: { txid: 'aa' },
  });
  expect(nothing.body).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
});

test('the status of a withdrawal that the custodian sends cannot be changed by operators', async () => {
  const custodian = await FakeCustodian.start();
  custodian.policy = () => 'accepted';
  await withExchange({ environment: custodian.settings }, async (webhook) => {
    const { operator } = webhook;
    const alice = await webhook.createUser({ balances: { btc: '1' } });
    const path = { withdrawalid: (await withdrawCoins(alice, { amount: '0.1' })).id };
    const status = async () => (await operator.expect('getWithdrawal', 200, { path })).status;
    while ((await status()) !== 'sending') await new Promise((resolve) => setTimeout(resolve, 20));
    const answers = [
      await operator.call('markWithdrawalSent', { path, body: { txid: 'aa' } }),
      await operator.call('markWithdrawalConfirmed', { path }),
      await operator.call('markWithdrawalFailed', {
        path,
        body: { failure: 'refused_by_custodian', evidence: 'it never left' },
      }),
    ];
    const inCustody = {
      code: 'WITHDRAWAL_IN_CUSTODY',
      message: 'The custodian is sending this withdrawal; only the custodian can change its state.',
    };
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([409, inCustody]);
    expect((await operator.call('markWithdrawalSending', { path })).body).toMatchObject({
      code: 'WITHDRAWAL_STATE_CONFLICT',
    });
    expect(await status()).toBe('sending');
  }).finally(() => custodian.close());
});
