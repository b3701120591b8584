import { createApiKey } from '../../support/apiKeys';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test("lists a user's API keys newest first, without their secrets", async () => {
  const alice = await exchange().createUser();
  const { operator } = exchange();
  const body = {
    label: 'desk',
    permissions: ['user_read' as const],
    ip_allowlist: ['127.0.0.1', '2001:db8::/32'],
    expires_at: '2090-01-01T00:00:00Z',
  };
  const { api_secret, ...desk } = await createApiKey(exchange(), alice.id, body);
  await operator.expect('revokeApiKey', 204, { path: { api_key: alice.apiKey } });
  const answer = await operator.call('listApiKeys', { path: { userid: alice.id } });
  expect(answer.body).toMatchObject({
    count: 2,
    items: [
      { ...desk, revoked_at: null },
      { api_key: alice.apiKey, revoked_at: expect.any(String) },
    ],
  });
  for (const secret of [api_secret, alice.apiSecret]) expect(answer.text).not.toContain(secret);
  const second = await operator.expect('listApiKeys', 200, {
    path: { userid: alice.id },
    query: { limit: '1', offset: '1' },
  });
  expect(second.items.map(({ api_key }) => api_key)).toEqual([alice.apiKey]);
});

test('a user without API keys has an empty list, and an unknown user is refused', async () => {
  const { id } = await exchange().operator.expect('createUser', 201, { body: { email: 'bare@example.com' } });
  expect(await exchange().operator.expect('listApiKeys', 200, { path: { userid: id } })).toEqual({
    count: 0,
    items: [],
  });
  const answer = await exchange().operator.call('listApiKeys', { path: { userid: id + 1 } });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'USER_NOT_FOUND' }]);
});
