import { exchangeOfThisFile } from '../../support/exchange';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

/** Above one bitcoin, the threshold for approval. */
async function requestLargeWithdrawal(): Promise<number> {
  const rich = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  return (await withdrawCoins(rich, { amount: '2' })).id;
}

const approve = (withdrawalid: number | string, by = exchange().approver) =>
  by.call('approveWithdrawal', { path: { withdrawalid } });

test('approves a large withdrawal and records the approver', async () => {
  const id = await requestLargeWithdrawal();
  const answer = await approve(id);
  const token = (await exchange().approver.expect('listOperatorTokens', 200)).items.find(({ roles }) =>
    roles.includes('approver'),
  )?.id;
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ id, status: 'queued', needs_approval: true, approved_by: token, handled_by: null }),
  ]);
  expect((await exchange().operator.expect('markWithdrawalSending', 200, { path: { withdrawalid: id } })).status).toBe(
    'sending',
  );
});

test('a repetition by the same operator succeeds, by another operator it is refused', async () => {
  const id = await requestLargeWithdrawal();
  const first = await approve(id);
  expect((await approve(id)).body).toEqual(first.body);
  const { token } = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'other', roles: ['approver'] },
  });
  const other = await approve(id, exchange().anonymous.withCredentials({ kind: 'operator', token }));
  expect([other.status, other.body]).toEqual([
    409,
    { code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is queued.' },
  ]);
});

test('a withdrawal that needs no approval or is closed cannot be approved', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const small = await withdrawCoins(alice, { amount: '0.1' });
  expect((await approve(small.id)).body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  const id = await requestLargeWithdrawal();
  await exchange().operator.expect('rejectWithdrawal', 200, { path: { withdrawalid: id } });
  expect((await approve(id)).body).toEqual({ code: 'WITHDRAWAL_STATE_CONFLICT', message: 'The withdrawal is failed.' });
});

test.each(['999999', '0', 'x'])('there is no withdrawal %s', async (id) => {
  const answer = await approve(id);
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'WITHDRAWAL_NOT_FOUND', message: 'There is no such withdrawal.' },
  ]);
});
