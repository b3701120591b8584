import { exchangeOfThisFile, withExchange } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('revokes a token immediately; a repetition succeeds and keeps the first time', async () => {
  const { approver } = exchange();
  const { id, token } = await approver.expect('createOperatorToken', 201, {
    body: { name: 'Malee', roles: ['treasury'] },
  });
  const malee = exchange().anonymous.withCredentials({ kind: 'operator', token });
  expect((await malee.call('getHouseBalances')).status).toBe(200);
  await approver.expect('revokeOperatorToken', 204, { path: { tokenid: id } });
  expect((await malee.call('getHouseBalances')).status).toBe(401);
  const [revoked] = (await approver.expect('listOperatorTokens', 200)).items;
  await approver.expect('revokeOperatorToken', 204, { path: { tokenid: id } });
  expect((await approver.expect('listOperatorTokens', 200)).items[0]).toEqual(revoked);
});

test.each(['999999', '0', 'x'])('there is no token %s', async (tokenid) => {
  const answer = await exchange().approver.call('revokeOperatorToken', { path: { tokenid } });
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'OPERATOR_TOKEN_NOT_FOUND', message: 'There is no such operator token.' },
  ]);
});

test("the last approver's token cannot be revoked, even if two approvers revoke each other's concurrently", () =>
  withExchange({}, async ({ approver, anonymous }) => {
    const ids = async () =>
      (await approver.expect('listOperatorTokens', 200)).items
        .filter(({ roles }) => roles.includes('approver'))
        .map(({ id }) => id);
    const [first = 0] = await ids();
    const alone = await approver.call('revokeOperatorToken', { path: { tokenid: first } });
    expect([alone.status, alone.body]).toEqual([
      409,
      { code: 'LAST_APPROVER', message: expect.stringContaining('Too few approvers would remain.') },
    ]);
    const second = await approver.expect('createOperatorToken', 201, { body: { name: 'second', roles: ['approver'] } });
    const other = anonymous.withCredentials({ kind: 'operator', token: second.token });
    const answers = await Promise.all([
      approver.call('revokeOperatorToken', { path: { tokenid: second.id } }),
      other.call('revokeOperatorToken', { path: { tokenid: first } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const living = await Promise.all([approver.call('listOperatorTokens'), other.call('listOperatorTokens')]);
    expect(living.map(({ status }) => status).sort()).toEqual([200, 401]);
  }));
