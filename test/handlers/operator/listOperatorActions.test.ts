import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const list = (query: Record<string, string> = {}) => exchange().operator.expect('listOperatorActions', 200, { query });

test('lists operator, operation, address and result of each action', async () => {
  const { id } = await exchange().operator.expect('createUser', 201, { body: { email: 'somchai@example.com' } });
  const change = { identity_verification_level: 'level_2' as const };
  await exchange().operator.expect('updateUser', 200, { path: { userid: id }, body: change });
  await exchange().operator.call('updateUser', { path: { userid: id + 1 }, body: change });
  const [refused, done] = (await list({ limit: '2' })).items;
  expect(done).toEqual({
    id: expect.any(Number),
    operator_id: expect.any(Number),
    operator: 'first operator',
    roles: ['support', 'compliance', 'treasury', 'market', 'administrator'],
    approval: null,
    operation: 'updateUser',
    path: { userid: String(id) },
    query: {},
    body: change,
    ip: '127.0.0.1',
    request_id: expect.stringMatching(/^[0-9a-f]{16}-\d+$/),
    created_at: expect.any(String),
    hash: expect.any(String),
    end: {
      id: expect.any(Number),
      result: 'done',
      code: null,
      answer: expect.objectContaining({ id, ...change }),
      created_at: expect.any(String),
      hash: expect.any(String),
    },
  });
  expect(refused?.end).toMatchObject({ result: 'refused', code: 'USER_NOT_FOUND', answer: null });
});

test('filters by operator token and operation', async () => {
  const issued = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'Malee', roles: ['compliance'] },
  });
  const malee = exchange().anonymous.withCredentials({ kind: 'operator', token: issued.token });
  await malee.expect('createUser', 201, { body: { email: 'anong@example.com' } });
  await exchange().operator.expect('createUser', 201, { body: { email: 'boon@example.com' } });
  const hers = await list({ operator_id: String(issued.id) });
  expect([hers.count, hers.items[0]?.operation]).toEqual([1, 'createUser']);
  const made = await list({ operation: 'createOperatorToken' });
  expect(made.items.map(({ operator, end }) => [operator, end?.answer])).toEqual([
    ['first approver', expect.objectContaining({ id: issued.id, token: '(secret)' })],
  ]);
  expect(await list({ operation: 'putFees' })).toEqual({ count: 0, items: [] });
});
