import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('revokes the key immediately and leaves its orders open', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  await alice.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 1 },
  });
  const answer = await exchange().operator.call('revokeApiKey', { path: { api_key: alice.apiKey } });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
  expect(await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } })).toMatchObject({
    askPrice: '1000',
  });
});

test('the id of the key names it, so that the key itself is in no path', async () => {
  const alice = await exchange().createUser();
  const keys = await exchange().operator.expect('listApiKeys', 200, { path: { userid: alice.id } });
  expect(keys.items.map(({ api_key }) => api_key)).toEqual([alice.apiKey]);
  const { id } = keys.items[0] ?? {};
  await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: String(id) } });
  expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
});

test('a key in the path is shortened in the log of actions', async () => {
  const alice = await exchange().createUser();
  await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: alice.apiKey } });
  const rows = await exchange().database('operator_actions').select();
  const text = JSON.stringify(rows) + exchange().lines.join();
  expect([text.includes(alice.apiKey), text.includes(`${alice.apiKey.slice(0, 13)}...`)]).toEqual([false, true]);
});

test('a repetition succeeds and keeps the first time', async () => {
  const alice = await exchange().createUser();
  const revoke = () => exchange().operator.expect('revokeApiKey', 204, { path: { api_key: alice.apiKey } });
  const revokedAt = async () =>
    (await exchange().database('api_keys').where('api_key', alice.apiKey).first('revoked_at_ms')) as {
      revoked_at_ms: number;
    };
  await revoke();
  const first = await revokedAt();
  await revoke();
  expect(await revokedAt()).toEqual(first);
});

test.each([
  `live-${'0'.repeat(32)}`,
  '999999999',
  '0',
  '1234567890123456',
  'live-',
  'x',
  `LIVE-${'0'.repeat(32)}`,
  '%25',
  "' or 1=1 --",
])('there is no key %s', async (apiKey) => {
  const answer = await exchange().operator.call('revokeApiKey', { path: { api_key: apiKey } });
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'API_KEY_NOT_FOUND', message: 'There is no such API key.' },
  ]);
});
