import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test.each(['viewer', 'operator', 'approver'] as const)(
  'makes a token of the role %s, shown this once and working at once',
  async (role) => {
    const issued = await exchange().approver.expect('createOperatorToken', 201, { body: { name: 'Malee', role } });
    expect(issued).toEqual({
      id: expect.any(Number),
      name: 'Malee',
      role,
      token: expect.stringMatching(/^[\w-]{43}$/),
      active: true,
      ip_allowlist: [],
      expires_at: expect.any(String),
      created_at: expect.any(String),
    });
    const malee = exchange().anonymous.withCredentials({ kind: 'operator', token: issued.token });
    expect((await malee.call('getHouseBalances')).status).toBe(200);
    const expected = { viewer: [403, 403], operator: [201, 403], approver: [403, 200] }[role];
    const acts = [
      await malee.call('createUser', { body: { email: `${role}@example.com` } }),
      await malee.call('listOperatorTokens'),
    ];
    expect(acts.map(({ status }) => status)).toEqual(expected);
  },
);

test('tables and log contain at most the hash of the token', async () => {
  const { token } = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'Canary', role: 'viewer' },
  });
  const rows = [await exchange().database('operator_tokens'), await exchange().database('operator_actions')];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(exchange().lines.join('\n')).not.toContain(token);
});
