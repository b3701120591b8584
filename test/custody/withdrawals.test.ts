/** Withdrawals through a custodian: whatever it reports, in any order, money is sent once or returned in full. */

import { randomUUID } from 'node:crypto';
import { BlockingGate } from '../support/blockingGate';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { CustodyScenario, type RequestedWithdrawal } from '../support/custodian/custodyScenario';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { withdrawBaht } from '../support/transferHelpers';

/** The withdrawal fee of bitcoin in the test market. */
const FEE = 0.0001;

let bench: CustodyScenario;
let alice: TestUser;

beforeAll(async () => {
  bench = await CustodyScenario.start();
});
beforeEach(async () => {
  bench.custodian.policy = () => 'sent';
  bench.custodian.behaviour = 'good';
  bench.custodian.moments.arrived = () => true;
  bench.custodian.moments.done = () => undefined;
  alice = await bench.exchange.createUser({ balances: { btc: '10' }, level: 'level_3' });
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

const left = async () => Number(await bench.bitcoinBalance(alice));
const paidOnce = ({ key, address }: RequestedWithdrawal) =>
  expect(bench.paymentsOf({ address })).toEqual([{ key, address, asset: 'btc', amount: '0.1' }]);

test('a withdrawal is sent, followed and confirmed', async () => {
  const asked = await bench.withdraw(alice);
  const sent = await bench.waitForStatus(asked, 'sent');
  const { txid } = bench.custodian.withdrawal(asked.key);
  expect(sent).toMatchObject({ txid, confirmations: 0 });
  bench.custodian.changeWithdrawal(asked.key, { confirmations: 2 });
  await eventually(
    () => bench.storedWithdrawal(asked),
    ({ confirmations }) => confirmations === 2,
  );
  bench.custodian.changeWithdrawal(asked.key, { state: 'confirmed', confirmations: 6 });
  expect(await bench.waitForStatus(asked, 'confirmed')).toMatchObject({ txid, confirmations: 6, failure: null });
  paidOnce(asked);
  expect(await left()).toBeCloseTo(10 - 0.1 - FEE, 8);
});

test('a refused withdrawal returns the amount and the fee and restores the limit', async () => {
  const record = () => alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  const before = await record();
  bench.custodian.policy = () => 'refused';
  const asked = await bench.withdraw(alice);
  expect(await bench.waitForStatus(asked, 'failed')).toMatchObject({ failure: 'refused_by_custodian' });
  expect(await record()).toEqual(before);
  expect(bench.paymentsOf(asked)).toEqual([]);
});

test('a withdrawal of baht is sent to its bank account', async () => {
  const carol = await bench.exchange.createUser({ balances: { thb: '5000' }, level: 'level_3' });
  const { id } = await withdrawBaht(carol, { amount: '1000', bank_code: 'SCB', account_number: '4067890123' });
  await bench.waitForStatus({ id }, 'sent');
  expect(bench.custodian.withdrawal(await withdrawalKeyOf(bench.exchange, id))).toMatchObject({
    asset: 'thb',
    network: null,
    amount: '1000',
    address: '4067890123',
    bank_code: 'SCB',
  });
});

test('a withdrawal returned after sending is refunded once', async () => {
  const asked = await bench.withdraw(alice);
  await bench.waitForStatus(asked, 'sent');
  bench.custodian.changeWithdrawal(asked.key, { state: 'returned', reason: 'no such account' });
  expect(await bench.waitForStatus(asked, 'failed')).toMatchObject({ failure: 'returned' });
  for (let word = 0; word < 3; word += 1)
    expect((await bench.sendWithdrawalCallback(asked, randomUUID())).status).toBe(204);
  expect(await left()).toBe(10);
});

test('a withdrawal of unknown status is refunded only after the custodian has refused it', async () => {
  bench.custodian.behaviour = 'closes_at_once';
  bench.custodian.policy = () => 'accepted';
  const [refused, sent] = [await bench.withdraw(alice), await bench.withdraw(alice)];
  const asks = ({ key }: RequestedWithdrawal) =>
    bench.custodian.requests.filter((request) => request.endsWith(key)).length;
  await eventually(
    () => Math.min(asks(refused), asks(sent)),
    (least) => least >= 3,
  );
  expect([(await bench.storedWithdrawal(refused)).status, (await bench.storedWithdrawal(sent)).status]).toEqual([
    'sending',
    'sending',
  ]);
  expect(await left()).toBeCloseTo(10 - 2 * (0.1 + FEE), 8);
  bench.custodian.changeWithdrawal(refused.key, { state: 'refused' });
  bench.custodian.changeWithdrawal(sent.key, { state: 'sent' });
  bench.custodian.behaviour = 'good';
  await bench.waitForStatus(refused, 'failed');
  await bench.waitForStatus(sent, 'sent');
  expect(bench.paymentsOf(refused)).toEqual([]);
  paidOnce(sent);
  expect(await left()).toBeCloseTo(10 - 0.1 - FEE, 8);
});

test('a callback may arrive before the response, which then has no effect', async () => {
  bench.custodian.policy = () => 'accepted';
  const answer = new BlockingGate<string>();
  bench.custodian.moments.done = (key, method) => (method === 'PUT' ? answer.hold(key) : undefined);
  const withdrawal = await bench.withdraw(alice);
  expect(await answer.reached).toBe(withdrawal.key);
  bench.custodian.moments.done = () => undefined;
  bench.custodian.changeWithdrawal(withdrawal.key, { state: 'confirmed', confirmations: 6 });
  expect((await bench.sendWithdrawalCallback(withdrawal, randomUUID())).status).toBe(204);
  expect(await bench.storedWithdrawal(withdrawal)).toMatchObject({ status: 'confirmed', confirmations: 6 });
  // `accepted`, the earlier status.
  answer.open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await bench.storedWithdrawal(withdrawal)).toMatchObject({ status: 'confirmed' });
  paidOnce(withdrawal);
});

test('two withdrawals in one transaction have the same transaction id', async () => {
  bench.custodian.policy = () => 'accepted';
  const both = [await bench.withdraw(alice), await bench.withdraw(alice)];
  for (const asked of both) await eventually(() => bench.custodian.withdrawals.has(asked.key), Boolean);
  const txid = bench.custodian.nextTxid();
  for (const { key } of both) {
    bench.custodian.changeWithdrawal(key, { state: 'confirmed' });
    bench.custodian.withdrawals.set(key, { ...bench.custodian.withdrawal(key), txid });
  }
  for (const asked of both) expect(await bench.waitForStatus(asked, 'confirmed')).toMatchObject({ txid });
  for (const asked of both) paidOnce(asked);
});

test('a withdrawal is sent once, despite an unreachable custodian and invalid responses', async () => {
  await bench.exchange.restart({ CUSTODY_TIMEOUT_MS: '1000' });
  await bench.custodian.stopListening();
  const asked = await bench.withdraw(alice);
  await bench.waitForStatus(asked, 'sending');
  for (const behaviour of ['status_500', 'hangs', 'html_called_json', 'another_amount', 'unknown_state'] as const) {
    bench.custodian.behaviour = behaviour;
    if (behaviour === 'status_500') await bench.custodian.listenAgain();
    const before = bench.custodian.requests.length;
    await eventually(
      () => bench.custodian.requests.length,
      (now) => now >= before + 2,
    );
    expect((await bench.storedWithdrawal(asked)).status).toBe('sending');
  }
  bench.custodian.behaviour = 'good';
  await bench.waitForStatus(asked, 'sent');
  paidOnce(asked);
  await bench.exchange.restart();
});

describe('callbacks', () => {
  test('advance a withdrawal without polling, and a repeated event is applied once', async () => {
    await bench.exchange.restart({ CUSTODY_POLL_MS: '3600000' });
    const asked = await bench.withdraw(alice);
    await bench.waitForStatus(asked, 'sent');
    bench.custodian.changeWithdrawal(asked.key, { state: 'confirmed', confirmations: 6 });
    const event = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.sendWithdrawalCallback(asked, event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await bench.storedWithdrawal(asked)).toMatchObject({ status: 'confirmed', confirmations: 6 });
    // The event id is used, even if the other content contains nothing new.
    expect(await bench.sendWithdrawalCallback(asked, event, { confirmations: 7 })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect((await bench.sendWithdrawalCallback(asked, event)).status).toBe(204);
    await bench.exchange.restart();
  });

  test.each([
    ['amount', { amount: '0.2' }],
    ['asset', { asset: 'eth' }],
    ['network', { network: 'ethereum' }],
    ['address', { address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }],
    ['tag', { tag: '7' }],
    ['bank', { bank_code: 'KBANK' }],
  ])('with another %s have no effect', async (_what, change) => {
    const asked = await bench.withdraw(alice);
    await bench.waitForStatus(asked, 'sent');
    const before = await bench.storedWithdrawal(asked);
    const answer = await bench.sendWithdrawalCallback(asked, randomUUID(), { state: 'returned', ...change });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CUSTODY_MISMATCH' } });
    expect(await bench.storedWithdrawal(asked)).toEqual(before);
    expect(await left()).toBeCloseTo(10 - 0.1 - FEE, 8);
  });

  test('that revoke an earlier report have no effect, and the refusal states the status', async () => {
    const sent = await bench.withdraw(alice);
    await bench.waitForStatus(sent, 'sent');
    expect(await bench.sendWithdrawalCallback(sent, randomUUID(), { state: 'refused' })).toMatchObject({
      status: 409,
      body: { message: 'The withdrawal is sent.' },
    });
    bench.custodian.changeWithdrawal(sent.key, { state: 'confirmed' });
    await bench.waitForStatus(sent, 'confirmed');
    for (const state of ['refused', 'returned'])
      expect(await bench.sendWithdrawalCallback(sent, randomUUID(), { state })).toMatchObject({
        status: 409,
        body: { code: 'WITHDRAWAL_STATE_CONFLICT' },
      });
    bench.custodian.policy = () => 'refused';
    const refused = await bench.withdraw(alice);
    await bench.waitForStatus(refused, 'failed');
    for (const state of ['sent', 'confirmed', 'returned'])
      expect(await bench.sendWithdrawalCallback(refused, randomUUID(), { state })).toMatchObject({ status: 409 });
    expect(await left()).toBeCloseTo(10 - 0.1 - FEE, 8);
  });
});

describe('operators beside the custodian', () => {
  const path = ({ id }: RequestedWithdrawal) => ({ path: { withdrawalid: id } });
  let rich: TestUser;

  // Above 5 btc each, and 50 btc of all users: the other withdrawals of this file need no approval.
  beforeAll(async () => {
    const { approver } = bench.exchange;
    await approver.expect('putApprovalThreshold', 200, { path: { asset: 'btc' }, body: { threshold: '5' } });
    rich = await bench.exchange.createUser({ balances: { btc: '20' }, level: 'level_3' });
  });

  /** Long enough for any withdrawal to be sent. */
  const unsent = async (asked: RequestedWithdrawal, status: string) => {
    await bench.waitForStatus(await bench.withdraw(alice), 'sent');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await bench.storedWithdrawal(asked)).status).toBe(status);
    expect(bench.custodian.withdrawals.has(asked.key)).toBe(false);
  };

  test('a withdrawal that needs approval is sent only after it is approved', async () => {
    const asked = await bench.withdraw(rich, '9');
    await unsent(asked, 'queued');
    await bench.exchange.approver.expect('approveWithdrawal', 200, path(asked));
    await bench.waitForStatus(asked, 'sent');
    expect(bench.paymentsOf(asked)).toMatchObject([{ amount: '9' }]);
  });

  test('a rejected withdrawal is never sent', async () => {
    const asked = await bench.withdraw(rich, '9');
    await bench.exchange.operator.expect('rejectWithdrawal', 200, path(asked));
    await unsent(asked, 'failed');
  });

  test('a withdrawal handled by an operator is never sent by the custodian; queued ones are', async () => {
    await bench.exchange.restart({ CUSTODY: 'manual' });
    const [byHand, queued] = [await bench.withdraw(alice), await bench.withdraw(alice)];
    await bench.exchange.operator.expect('markWithdrawalSending', 200, path(byHand));
    await bench.exchange.restart();
    await bench.waitForStatus(queued, 'sent');
    await unsent(byHand, 'sending');
    await bench.exchange.operator.expect('markWithdrawalSent', 200, {
      ...path(byHand),
      body: { txid: bench.custodian.nextTxid() },
    });
    await unsent(byHand, 'sent');
  });
});

test('a contradiction is logged for a manual check, and other withdrawals continue', async () => {
  const asked = await bench.withdraw(alice);
  await bench.waitForStatus(asked, 'sent');
  bench.custodian.withdrawals.set(asked.key, { ...bench.custodian.withdrawal(asked.key), state: 'refused' });
  await eventually(
    () =>
      bench.exchange.lines.some((line) => line.includes('contradicts') && line.includes(`"withdrawal":${asked.id},`)),
    Boolean,
  );
  expect((await bench.storedWithdrawal(asked)).status).toBe('sent');
  await bench.waitForStatus(await bench.withdraw(alice), 'sent');
});

test('no log line contains the secret, a signature or an address', async () => {
  const asked = await bench.withdraw(alice);
  await bench.waitForStatus(asked, 'sent');
  const log = bench.exchange.lines.join('\n');
  expect(log).toContain('check it manually');
  for (const secret of [bench.custodian.key.secret, asked.address, 'talad-signature'])
    expect(log).not.toContain(secret);
});
