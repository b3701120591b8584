/**
 * A withdrawal is made once: with 50 concurrent requests, with and without a key, signed again each time, and with
 * kills.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeclaredResponse } from '../support/client';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { walletOf } from '../support/orderHelpers';
import { type CoinBody, coinBody } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
const AT_ONCE = 50;
const KILLS = 3;

type Answer = DeclaredResponse<'createCryptoWithdrawal'>;
interface Request {
  readonly body: CoinBody;
  readonly headers?: Record<string, string>;
}

function requestWithdrawal(user: TestUser, request: Request): Promise<Answer> {
  return user.client.call('createCryptoWithdrawal', request);
}

/** Sends all requests concurrently and repeats those that are refused because the first is in flight. */
function requestConcurrently(user: TestUser, requestOf: () => Request): Promise<Answer[]> {
  const untilAnswered = async (): Promise<Answer> => {
    const request = requestOf();
    for (;;) {
      const answer = await requestWithdrawal(user, request);
      if (answer.status !== 409) return answer;
      expect(answer.body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
      await pause(5);
    }
  };
  return Promise.all(Array.from({ length: AT_ONCE }, untilAnswered));
}

/** Expects one row, one debit, and the same response for every request. */
async function expectOne(user: TestUser, answers: readonly Answer[]): Promise<void> {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const rows: { id: number }[] = await exchange().database('withdrawals').where('user_id', user.id).select('id');
  expect(rows.map(({ id }) => Number(id))).toEqual(
    answers.slice(0, 1).map((answer) => (answer.status === 201 ? answer.body.id : 0)),
  );
  const debits: { id: number }[] = await exchange()
    .database('journal_entries')
    .where({ kind: 'withdrawal', reference: rows[0]?.id });
  expect(debits).toHaveLength(1);
  expect(await walletOf(user, 'btc')).toBe('0.3999');
}

function createFundedUser(): Promise<TestUser> {
  return exchange().createUser({ balances: { btc: '0.5' } });
}

test('one key and the same signed request make one withdrawal', async () => {
  const alice = await createFundedUser();
  const request = { body: coinBody(), headers: { 'idempotency-key': randomUUID() } };
  await expectOne(alice, await requestConcurrently(alice, () => request));
});

test('one key and a new signature each time make one withdrawal', async () => {
  const alice = await createFundedUser();
  const headers = { 'idempotency-key': randomUUID() };
  await expectOne(alice, await requestConcurrently(alice, () => ({ body: coinBody(), headers })));
});

test('without a key, the same signed request makes one withdrawal', async () => {
  const alice = await createFundedUser();
  const request = { body: coinBody() };
  await expectOne(alice, await requestConcurrently(alice, () => request));
});

test('different requests make different withdrawals, as many as the balance covers', async () => {
  const alice = await createFundedUser();
  const answers = await requestConcurrently(alice, () => ({ body: coinBody() }));
  const ids = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.id] : []));
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'INSUFFICIENT_BALANCE' }]);
  expect(await walletOf(alice, 'btc')).toBe('0.0996');
});

test(`after a kill right after the commit, ${KILLS} times, a repeated request gets the one withdrawal`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const alice = await createFundedUser();
    const request = { body: coinBody(), headers: { 'idempotency-key': randomUUID() } };
    const unheard = Promise.allSettled(Array.from({ length: AT_ONCE }, () => requestWithdrawal(alice, request)));
    while ((await exchange().database('withdrawals').where('user_id', alice.id)).length === 0) await pause(1);
    await exchange().kill('SIGKILL');
    await unheard;
    await exchange().restart();
    await expectOne(alice, await requestConcurrently(alice, () => request));
  }
});
