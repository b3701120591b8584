import { setTimeout as pause } from 'node:timers/promises';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
let nonce = 0;

function cancel(user: TestUser, id: number, headers: Record<string, string> = {}, ownNonce?: number) {
  nonce += 1;
  return user.client.call('cancelWithdrawal', {
    path: { id },
    body: { nonce: ownNonce ?? nonce },
    headers,
  });
}

const createFundedUser = () => exchange().createUser({ balances: { btc: '1', thb: '5000' } });

test('returns amount and fee to the balance and to the limit, once, however often it is sent', async () => {
  const alice = await createFundedUser();
  const { id } = await withdrawCoins(alice, { amount: '0.1' });
  expect(await walletOf(alice, 'btc')).toBe('0.8999');
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(alice, id)));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([
      200,
      { id, currency: 'btc', amount: '0.1', fee: '0.0001', status: 'failed', updated_at: expect.any(String) },
    ]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { wallets, limits } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect([wallets['btc']?.available_balance, limits['btc']?.available]).toEqual(['1', limits['btc']?.capacity]);
  const { items } = await alice.client.expect('listCryptoWithdrawals', 200, {});
  expect(items).toEqual([expect.objectContaining({ id, status: 'failed' })]);
  const entries = exchange().database('journal_entries').where({ kind: 'withdrawal_refund', reference: id });
  expect(await entries).toHaveLength(1);
  expect(await exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } })).toMatchObject({
    status: 'failed',
    failure: 'cancelled_by_user',
  });
});

test('cancels a withdrawal of baht', async () => {
  const alice = await createFundedUser();
  const { id } = await withdrawBaht(alice);
  expect((await cancel(alice, id)).body).toMatchObject({ id, currency: 'thb', amount: '1000', fee: '20' });
  expect(await walletOf(alice, 'thb')).toBe('5000');
});

test('is refused once the withdrawal is being sent, and when it has ended', async () => {
  const alice = await createFundedUser();
  const { id } = await withdrawCoins(alice, { amount: '0.1' });
  const path = { withdrawalid: id };
  const expectRefusal = async () => {
    const answer = await cancel(alice, id);
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'WITHDRAWAL_NOT_CANCELLABLE', message: 'The withdrawal is already being sent, or has ended.' },
    ]);
  };
  await exchange().operator.expect('markWithdrawalSending', 200, { path });
  await expectRefusal();
  await exchange().operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'aa' } });
  await expectRefusal();
  await exchange().operator.expect('markWithdrawalConfirmed', 200, { path, body: {} });
  await expectRefusal();
  expect(await walletOf(alice, 'btc')).toBe('0.8999');
});

test("nobody cancels another user's withdrawal, or learns that it exists", async () => {
  const [alice, mallory] = [await createFundedUser(), await createFundedUser()];
  const { id } = await withdrawCoins(alice);
  const [foreign, none] = [await cancel(mallory, id), await cancel(mallory, 999_999)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect(foreign.body).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' });
  expect((await exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } })).status).toBe(
    'queued',
  );
});

test('a captured request cannot cancel another withdrawal, although its signature does not cover the path', async () => {
  const alice = await createFundedUser();
  const [first, second] = [await withdrawCoins(alice), await withdrawCoins(alice)];
  expect((await cancel(alice, first.id, {}, 700_000)).status).toBe(200);
  // The same body has the same signature.
  const replayed = await cancel(alice, second.id, {}, 700_000);
  expect([replayed.status, replayed.body]).toEqual([409, expect.objectContaining({ code: 'IDEMPOTENCY_CONFLICT' })]);
  const again = await cancel(alice, first.id, {}, 700_000);
  expect([again.status, again.body]).toEqual([200, expect.objectContaining({ id: first.id })]);
});

test('an Idempotency-Key belongs to one cancellation, also after a refusal', async () => {
  const alice = await createFundedUser();
  const [first, second] = [await withdrawCoins(alice), await withdrawCoins(alice)];
  await exchange().operator.expect('markWithdrawalSending', 200, { path: { withdrawalid: first.id } });
  const headers = { 'idempotency-key': `cancel-${first.id}` };
  const refused = await cancel(alice, first.id, headers);
  expect(refused.body).toMatchObject({ code: 'WITHDRAWAL_NOT_CANCELLABLE' });
  expect(refused.headers['idempotent-replayed']).toBeUndefined();
  expect(await cancel(alice, first.id, headers)).toMatchObject({
    text: refused.text,
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await cancel(alice, second.id, headers)).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  expect((await cancel(alice, second.id)).status).toBe(200);
});

test('is refused with an undeclared member', async () => {
  const alice = await createFundedUser();
  const { id } = await withdrawCoins(alice);
  const body = { nonce: 1, amount: '1' };
  const answer = await alice.client.call('cancelWithdrawal', { path: { id }, body });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
});

test('of a cancellation and an operator who begins to send, exactly one succeeds', async () => {
  const alice = await exchange().createUser({ balances: { btc: '5' }, level: 'level_3' });
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { id } = await withdrawCoins(alice, { amount: '0.01' });
    const path = { withdrawalid: id };
    const first = round % 2 === 0;
    const send = async () => (await exchange().operator.call('markWithdrawalSending', { path })).status;
    const take = async () => (await cancel(alice, id)).status;
    // The later one waits longer each round, so that on a machine of any speed some rounds are close and each side wins.
    const late = async <T>(work: () => Promise<T>): Promise<T> => {
      await pause(round * 5);
      return work();
    };
    const [sent, taken] = await Promise.all(first ? [send(), late(take)] : [late(send), take()]);
    expect([sent, taken].sort()).toEqual([200, 409]);
    outcomes.add(sent === 200 ? 'sent' : 'cancelled');
    const { status } = await exchange().operator.expect('getWithdrawal', 200, { path });
    expect(status).toBe(sent === 200 ? 'sending' : 'failed');
  }
  expect(outcomes.size).toBe(2);
});
