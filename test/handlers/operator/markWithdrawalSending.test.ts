import type { OperatorRole } from '../../../generated/operations';
import { exchangeOfThisFile } from '../../support/exchange';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

async function createWithdrawal(amount: string): Promise<{ readonly path: { readonly withdrawalid: number } }> {
  const rich = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  return { path: { withdrawalid: (await withdrawCoins(rich, { amount })).id } };
}

async function createTeamMember(...roles: OperatorRole[]) {
  const body = { name: roles.join(), roles };
  const { id, token } = await exchange().approver.expect('createOperatorToken', 201, { body });
  return { id, client: exchange().anonymous.withCredentials({ kind: 'operator', token }) };
}

test('only the first operator who starts to send a withdrawal handles it', async () => {
  const which = await createWithdrawal('0.5');
  const people = await Promise.all([
    createTeamMember('treasury'),
    createTeamMember('treasury', 'market'),
    createTeamMember('treasury', 'approver'),
  ]);
  const answers = await Promise.all(people.map(({ client }) => client.call('markWithdrawalSending', which)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  expect(await exchange().operator.expect('getWithdrawal', 200, which)).toMatchObject({
    status: 'sending',
    handled_by: winner?.id,
  });
  // A repeated request after a lost response gets the same response.
  expect((await winner?.client.call('markWithdrawalSending', which))?.status).toBe(200);
});

test('a large withdrawal needs approval, and the approving operator cannot send it', async () => {
  const which = await createWithdrawal('2');
  const early = await exchange().operator.call('markWithdrawalSending', which);
  expect([early.status, early.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_NOT_APPROVED', message: 'The withdrawal requires approval by a second operator.' },
  ]);
  const { client: both } = await createTeamMember('treasury', 'approver');
  await both.expect('approveWithdrawal', 200, which);
  const same = await both.call('markWithdrawalSending', which);
  expect([same.status, same.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR', message: 'The operator who approved the withdrawal may not send it.' },
  ]);
  expect((await exchange().operator.call('markWithdrawalSending', which)).status).toBe(200);
});

test('a closed or unknown withdrawal cannot be sent', async () => {
  const which = await createWithdrawal('0.5');
  await exchange().operator.expect('rejectWithdrawal', 200, which);
  expect((await exchange().operator.call('markWithdrawalSending', which)).body).toMatchObject({
    code: 'WITHDRAWAL_STATE_CONFLICT',
  });
  const nothing = await exchange().operator.call('markWithdrawalSending', { path: { withdrawalid: 999999 } });
  expect([nothing.status, nothing.body]).toMatchObject([404, { code: 'WITHDRAWAL_NOT_FOUND' }]);
});
