import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test.each([
  [['auditor'], [200, 403, 200]],
  [['compliance'], [403, 201, 403]],
  [
    ['compliance', 'approver'],
    [200, 201, 200],
  ],
] as const)('makes a token with the roles %j, shown this once and working at once', async (roles, statuses) => {
  const body = { name: 'Malee', roles: [...roles] };
  const issued = await exchange().approver.expect('createOperatorToken', 201, { body });
  expect(issued).toEqual({
    id: expect.any(Number),
    name: 'Malee',
    roles,
    token: expect.stringMatching(/^[\w-]{43}$/),
    active: true,
    ip_allowlist: [],
    expires_at: expect.any(String),
    created_at: expect.any(String),
  });
  const malee = exchange().anonymous.withCredentials({ kind: 'operator', token: issued.token });
  const answers = [
    await malee.call('getHouseBalances'),
    await malee.call('createUser', { body: { email: `${roles.join('-')}@example.com` } }),
    await malee.call('listOperatorTokens'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
});

test('lists the roles in the order of the contract, whatever their order in the request', async () => {
  const body = { name: 'Malee', roles: ['approver' as const, 'support' as const] };
  const { id, roles } = await exchange().approver.expect('createOperatorToken', 201, { body });
  const { items } = await exchange().approver.expect('listOperatorTokens', 200);
  for (const listed of [roles, items.find((token) => token.id === id)?.roles])
    expect(listed).toEqual(['support', 'approver']);
});

test.each([[[]], [['support', 'support']], [['operator']]])('refuses the roles %j', async (roles) => {
  const body = { name: 'Malee', roles: roles as 'support'[] };
  const { status, body: error } = await exchange().approver.call('createOperatorToken', { body });
  expect([status, error]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
});

test('tables and log contain at most the hash of the token', async () => {
  const { token } = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'Canary', roles: ['auditor'] },
  });
  const rows = [await exchange().database('operator_tokens'), await exchange().database('operator_actions')];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(exchange().lines.join('\n')).not.toContain(token);
});
