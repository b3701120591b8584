import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('creates a user without keys and balances, by default with level_0 and tier 0', async () => {
  const plain = await exchange().operator.expect('createUser', 201, { body: { email: 'Plain@example.com' } });
  expect(plain).toEqual({
    id: expect.any(Number),
    email: 'Plain@example.com',
    state: 'active',
    state_reason: null,
    identity_verification_level: 'level_0',
    fee_tier: 0,
    created_at: expect.any(String),
    updated_at: plain.created_at,
  });
  const body = { email: 'vip@example.com', identity_verification_level: 'level_3', fee_tier: 9 } as const;
  expect(await exchange().operator.expect('createUser', 201, { body })).toMatchObject(body);
});

test('an e-mail address belongs to one user, regardless of case', async () => {
  await exchange().operator.expect('createUser', 201, { body: { email: 'one@example.com' } });
  for (const email of ['one@example.com', 'ONE@Example.COM']) {
    const answer = await exchange().operator.call('createUser', { body: { email } });
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'EMAIL_TAKEN', message: 'Another user has this e-mail address.' },
    ]);
  }
});

test('of concurrent requests with one e-mail address, one creates the user', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => exchange().operator.call('createUser', { body: { email: 'race@example.com' } })),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(1);
  expect(answers.filter(({ status }) => status === 409).length).toBe(19);
});

test.each([
  ...['no address', '@example.com', 'a@', 'a b@example.com', 'a@b@c', `${'a'.repeat(65)}@example.com`, ''],
  // Invisible characters, and letters that the table would treat as equal to others.
  ...[
    'a\u0000@example.com',
    'a\u0007b@example.com',
    'ab@exam\u007fple.com',
    'a\u200bb@example.com',
    'josé@example.com',
  ],
])('%j is no address', async (email) => {
  const answer = await exchange().operator.call('createUser', { body: { email } });
  expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { email: { code: 'INVALID' } } });
});
