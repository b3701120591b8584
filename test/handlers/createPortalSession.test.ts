import { exchangeOfThisFile } from '../support/exchange';

const exchange = exchangeOfThisFile();
const DAY_MS = 86_400_000;

async function purpose() {
  const alice = await exchange().createUser();
  const partner = await exchange().operator.expect('createPartner', 201, { body: { name: 'App', deposit_address_url: 'https://oauth.wallet.com/' } });
  return { partner_id: partner.id, user_id: alice.id, access_token: '4vZL0bW1c9yGkq2mT7xR' };
}

test('issues an authorization and extras for one user, each time new', async () => {
  const body = await purpose();
  const [one, two] = [
    await exchange().operator.expect('createPortalSession', 201, { body }),
    await exchange().operator.expect('createPortalSession', 201, { body }),
  ];
  expect(one.user_id).toBe(body.user_id);
  expect([one.authorization === two.authorization, one.extras === two.extras]).toEqual([false, false]);
});

test('lasts 30 days unless told otherwise', async () => {
  const body = await purpose();
  const { expires_at: expiresAt } = await exchange().operator.expect('createPortalSession', 201, { body });
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS)).toBe(30);
  const chosen = await exchange().operator.expect('createPortalSession', 201, { body: { ...body, expires_at: '2030-01-01T00:00:00Z' } });
  expect(chosen.expires_at).toBe('2030-01-01T00:00:00.000000Z');
});

test.each([
  ['no such partner', { partner_id: 999999 }, 404, { code: 'PARTNER_NOT_FOUND' }],
  ['no such user', { user_id: 999999 }, 404, { code: 'USER_NOT_FOUND' }],
  ['no such day', { expires_at: '2027-06-31T00:00:00Z' }, 400, { code: 'INVALID_PARAMETERS', fields: { expires_at: { code: 'INVALID' } } }],
  ['an access token with a space', { access_token: 'a b' }, 400, { code: 'INVALID_PARAMETERS' }],
])('%s', async (_name, more, status, body) => {
  const answer = await exchange().operator.call('createPortalSession', { body: { ...(await purpose()), ...more } });
  expect([answer.status, answer.body]).toMatchObject([status, body]);
});
