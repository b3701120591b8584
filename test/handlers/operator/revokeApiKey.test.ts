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

test.each([`live-${'0'.repeat(32)}`, 'live-', 'x', `LIVE-${'0'.repeat(32)}`, '%25', "' or 1=1 --"])(
  'there is no key %s',
  async (apiKey) => {
    const answer = await exchange().operator.call('revokeApiKey', { path: { api_key: apiKey } });
    expect([answer.status, answer.body]).toEqual([
      404,
      { code: 'API_KEY_NOT_FOUND', message: 'There is no such API key.' },
    ]);
  },
);
