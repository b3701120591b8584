/**
 * The second factor of operators: a stolen token alone approves nothing. Each test shows that its holder cannot get
 * around the code in a certain way.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../generated/operations';
import { Authenticator } from '../support/authenticator';
import type { Client } from '../support/client';
import { exchangeOfThisFile, withExchange } from '../support/exchange';
import { withOperatorFactor } from '../support/operatorFactor';

const exchange = exchangeOfThisFile({
  environment: { DUAL_CONTROL: 'on', ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '3', ACCOUNTS_LOCK_FIRST_MS: '60000' },
});
const FEES = { path: { symbol: 'btc_thb', tier: 0 }, body: { maker_rate: '0.001', taker_rate: '0.002' } };
const marked = (Object.entries(operationRecords) as [OperationId, OperationRecord][]).filter(
  ([, { secondFactor }]) => secondFactor,
);

/** A new token of the approver, which the operator has activated. It has no second factor yet. */
async function newApprover(): Promise<{ readonly id: number; readonly client: Client }> {
  const { approver, operator, anonymous } = exchange();
  const body = { name: 'a new approver', roles: ['approver' as const] };
  const { id, token } = await approver.expect('createOperatorToken', 201, { body });
  await operator.expect('activateOperatorToken', 200, { path: { tokenid: id } });
  return { id, client: anonymous.withCredentials({ kind: 'operator', token }) };
}

/** What each operation that needs a code answers to the client. */
async function refusals(client: Client, headers: Record<string, string> = {}): Promise<string[]> {
  const answers: string[] = [];
  for (const [, { method, path }] of marked) {
    const filled = path.replace(/\{\w+\}/g, '1');
    const sent = { ...client.signedHeaders(method), ...headers };
    const { status, body } = await client.send({ method: method.toUpperCase(), path: filled, headers: sent });
    answers.push(`${status} ${(body as { readonly code: string }).code}`);
  }
  return answers;
}

const each = (answer: string): string[] => marked.map(() => answer);

test('every approval needs the second factor, and a token without one cannot approve', async () => {
  expect(marked.map(([id]) => id).sort()).toEqual([
    'activateOperatorToken',
    'approveProposal',
    'approveWithdrawal',
    'deleteOperatorSecondFactor',
  ]);
  const { client } = await newApprover();
  expect(await refusals(client)).toEqual(each('403 OPERATOR_SECOND_FACTOR_MISSING'));
  expect(await refusals(client, { 'x-operator-code': '123456' })).toEqual(each('403 OPERATOR_SECOND_FACTOR_MISSING'));
});

test('a stolen token without the code cannot approve, and guessing codes is soon locked', async () => {
  const { client } = await newApprover();
  const { secret } = await client.expect('createOperatorSecondFactor', 201);
  expect(await refusals(client)).toEqual(each('403 OPERATOR_CODE_REQUIRED'));
  const right = new Authenticator(secret, Date.now);
  const wrong = ['000000', '000001', '000002', '000003'].find(
    (code) => ![-2, -1, 0, 1, 2].some((offset) => right.codeAtOffset(offset) === code),
  );
  const answers = await refusals(client, { 'x-operator-code': wrong ?? '' });
  expect(answers.slice(0, 3)).toEqual([
    '403 OPERATOR_CODE_INVALID',
    '403 OPERATOR_CODE_INVALID',
    '403 OPERATOR_CODE_INVALID',
  ]);
  // The right code is not accepted either.
  expect(await refusals(client, { 'x-operator-code': right.nextCode() })).toEqual(each('403 OPERATOR_CODE_LOCKED'));
});

test.each(marked.map(([id]) => id))('a wrong code is refused by %s', async (id) => {
  const { client } = await newApprover();
  await client.expect('createOperatorSecondFactor', 201);
  const { method, path } = operationRecords[id];
  const headers = { ...client.signedHeaders(method), 'x-operator-code': '000000' };
  const answer = await client.send({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1'), headers });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'OPERATOR_CODE_INVALID' }]);
});

test('a code that was overheard cannot be used a second time, also not at the same moment', async () => {
  const { operator } = exchange();
  const { client } = await newApprover();
  const { secret } = await client.expect('createOperatorSecondFactor', 201);
  const code = new Authenticator(secret, Date.now).nextCode();
  const proposals = [await operator.expect('putFees', 202, FEES), await operator.expect('putFees', 202, FEES)];
  const approve = ({ id }: { readonly id: number }) =>
    client.call('approveProposal', { path: { proposalid: id }, headers: { 'x-operator-code': code } });
  const statuses = (await Promise.all(proposals.map(approve))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 403]);
  for (const proposal of proposals) expect((await approve(proposal)).status).toBe(403);
});

test.each(['12345', '1234567', 'abcdef', ''])('the text "%s" is no code', async (code) => {
  const { client } = await newApprover();
  const answer = await client.call('approveProposal', {
    path: { proposalid: 1 },
    headers: { 'x-operator-code': code },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
});

test('a stolen token cannot replace or remove its second factor; another person can, and it is shown only once', async () => {
  const { operator, approver } = exchange();
  const { id, client } = await newApprover();
  const own = await withOperatorFactor(exchange().database, client);
  const again = await client.call('createOperatorSecondFactor');
  expect([again.status, again.body]).toMatchObject([409, { code: 'OPERATOR_SECOND_FACTOR_EXISTS' }]);
  for (const same of [own, approver])
    expect(await same.call('deleteOperatorSecondFactor', { path: { tokenid: id } })).toMatchObject({
      status: 409,
      body: { code: 'NEEDS_ANOTHER_PERSON' },
    });
  const unknown = await operator.call('deleteOperatorSecondFactor', { path: { tokenid: 999_999 } });
  expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'OPERATOR_TOKEN_NOT_FOUND' }]);
  await operator.expect('deleteOperatorSecondFactor', 204, { path: { tokenid: id } });
  await client.expect('createOperatorSecondFactor', 201);
  const { items } = await operator.expect('listOperatorActions', 200, {
    query: { operation: 'createOperatorSecondFactor', limit: '1' },
  });
  expect(items[0]?.end?.answer).toMatchObject({ secret: '(secret)', uri: '(secret)' });
});

test('an operator cannot remove the second factor of somebody, if neither is an approver', async () => {
  const { approver, operator, anonymous, database } = exchange();
  const body = { name: 'another operator', roles: ['treasury', 'administrator'] as ('treasury' | 'administrator')[] };
  const { id, token } = await approver.expect('createOperatorToken', 201, { body });
  await operator.expect('activateOperatorToken', 200, { path: { tokenid: id } });
  const other = await withOperatorFactor(database, anonymous.withCredentials({ kind: 'operator', token }));
  const answer = await other.call('deleteOperatorSecondFactor', { path: { tokenid: 1 } });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'NEEDS_APPROVER' }]);
});

test('a secret that a writer of the tables copied from another token approves nothing', async () => {
  const { operator, database } = exchange();
  const { id, client } = await newApprover();
  await client.expect('createOperatorSecondFactor', 201);
  const other = await newApprover();
  const { secret } = await other.client.expect('createOperatorSecondFactor', 201);
  const rows = () => database<{ operator_id: number; sealed_secret: string }>('operator_second_factors');
  const copied = await rows().where({ operator_id: other.id }).first('sealed_secret');
  const before = await rows().where({ operator_id: id }).first('sealed_secret');
  await rows()
    .where({ operator_id: id })
    .update({ sealed_secret: copied?.sealed_secret ?? '' });
  const proposal = await operator.expect('putFees', 202, FEES);
  const answer = await client.call('approveProposal', {
    path: { proposalid: proposal.id },
    headers: { 'x-operator-code': new Authenticator(secret, Date.now).nextCode() },
  });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'OPERATOR_CODE_INVALID' }]);
  await rows()
    .where({ operator_id: id })
    .update({ sealed_secret: before?.sealed_secret ?? '' });
});

test('without dual control no code is needed, unless the token has a second factor or OPERATOR_SECOND_FACTOR is always', () =>
  withExchange({}, async (own) => {
    const approve = async (client: Client) =>
      (await client.call('approveWithdrawal', { path: { withdrawalid: 999 } })).status;
    expect(await approve(own.approver)).toBe(404);
    await own.restart({ OPERATOR_SECOND_FACTOR: 'always' });
    expect(await approve(own.approver)).toBe(403);
    await own.restart();
    const withFactor = await withOperatorFactor(own.database, own.approver);
    expect([await approve(own.approver), await approve(withFactor)]).toEqual([403, 404]);
  }));
