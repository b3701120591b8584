import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('lists operator tokens newest first, without their values', async () => {
  const { approver } = exchange();
  const { token, ...made } = await approver.expect('createOperatorToken', 201, {
    body: { name: 'Malee', roles: ['auditor'] },
  });
  const answer = await approver.call('listOperatorTokens');
  expect(answer.body).toMatchObject({
    count: 3,
    items: [
      { ...made, revoked_at: null },
      { name: 'first approver', roles: ['approver'] },
      { name: 'first operator', roles: ['support', 'compliance', 'treasury', 'market', 'administrator'] },
    ],
  });
  expect(answer.text).not.toContain(token);
  await approver.expect('revokeOperatorToken', 204, { path: { tokenid: made.id } });
  const { items } = await approver.expect('listOperatorTokens', 200, { query: { limit: '1' } });
  expect(items).toEqual([
    { ...made, created_by: 2, activated_by: null, suspended_at: null, revoked_at: expect.any(String) },
  ]);
});
