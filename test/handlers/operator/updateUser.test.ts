import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('changes the given members only, effective from the next request', async () => {
  const alice = await exchange().createUser({ level: 'level_1' });
  await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  const raised = await exchange().operator.expect('updateUser', 200, {
    path: { userid: alice.id },
    body: { identity_verification_level: 'level_3' },
  });
  expect(raised).toMatchObject({
    id: alice.id,
    email: alice.email,
    identity_verification_level: 'level_3',
    fee_tier: 0,
  });
  expect(await alice.client.expect('getUser', 200, { path: { userid: 'me' } })).toMatchObject({
    identity_verification_level: 'level_3',
  });
  const tiered = await exchange().operator.expect('updateUser', 200, {
    path: { userid: alice.id },
    body: { fee_tier: 4 },
  });
  expect(tiered).toMatchObject({ identity_verification_level: 'level_3', fee_tier: 4, created_at: raised.created_at });
});

test('an open order keeps its fees; the next order has the new ones', async () => {
  await exchange().operator.expect('putFees', 200, {
    path: { symbol: 'btc_thb', tier: '5' },
    body: { maker_rate: '0.001', taker_rate: '0.0015' },
  });
  const alice = await exchange().createUser({ balances: { btc: '2' } });
  const order = { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1' } as const;
  expect(await alice.client.expect('createOrder', 200, { body: { ...order, nonce: 1 } })).toMatchObject({
    fee_percent: '0.25',
  });
  await exchange().operator.expect('updateUser', 200, { path: { userid: alice.id }, body: { fee_tier: 5 } });
  expect(await alice.client.expect('createOrder', 200, { body: { ...order, nonce: 2 } })).toMatchObject({
    fee_percent: '0.1',
    taker_fee_percent: '0.15',
  });
});

test.each(['999999', '0', '01', 'me', '1e0'])('there is no user %s', async (userid) => {
  const answer = await exchange().operator.call('updateUser', { path: { userid }, body: { fee_tier: 1 } });
  expect([answer.status, answer.body]).toEqual([404, { code: 'USER_NOT_FOUND', message: 'There is no such user.' }]);
});

test.each([
  {},
  { fee_tier: -1 },
  { fee_tier: 100 },
  { identity_verification_level: 'level_9' },
  { email: 'new@example.com' },
])('%j changes nothing', async (body) => {
  const alice = await exchange().createUser();
  const answer = await exchange().operator.call('updateUser', { path: { userid: alice.id }, body: body as object });
  expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS' });
});
