/** Access tokens of Portal sessions: they are renewed once and in time, and a refused renewal ends the session. */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { ServerClock } from '../support/serverClock';
import { updateRows } from '../support/storedCredentials';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  // Only partners that hang reach it.
  environment: { ...clock.options.environment, PARTNER_TIMEOUT_MS: '5000', HTTP_HANDLER_DEADLINE_MS: '60000' },
});
const HOUR_MS = 3_600_000;
let partner: FakePartner;
let app: PortalApp;
let user: TestUser;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
  user = await exchange().createUser({ balances: { thb: '1000000' }, level: 'level_3' });
  const seller = await exchange().createUser({ balances: { btc: '1000' } });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '900', nonce: 1 },
  });
});
afterAll(() => partner.close());
beforeEach(() => {
  partner.behave('good');
  partner.oauth.behave('honest');
  Object.assign(partner.oauth, { expiresInSeconds: 3600, givesRefreshTokens: true });
});

function placePortalOrder({ client, extras }: PortalLogin) {
  return client.call('createPortalOrder', {
    body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' },
  });
}

function advanceClock(ms: number): void {
  clock.set(clock.nowMs() + ms);
}

const newest = async () =>
  (await exchange().operator.expect('listPortalSessions', 200, { query: { limit: '1' } })).items[0];
const tokensUsed = (count: number) => partner.requests.slice(-count).map(({ accessToken }) => accessToken);
const ordersOf = async () =>
  Number((await exchange().database('orders').where('user_id', user.id).count({ n: '*' }).first())?.['n']);

test('a valid token is used as it is, and renewed in the background shortly before it expires', async () => {
  const session = await portalLogin(exchange(), app, user);
  const [first, asked] = [partner.oauth.accessToken, partner.oauth.asked.length];
  advanceClock(HOUR_MS - 30_000);
  expect((await placePortalOrder(session)).status).toBe(201);
  expect([tokensUsed(1), partner.oauth.asked.length]).toEqual([[first], asked]);
  advanceClock(1);
  expect((await placePortalOrder(session)).status).toBe(201);
  expect(tokensUsed(1)).toEqual([first]);
  await eventually(newest, (known) => Date.parse(known?.access_token_expires_at ?? '') === clock.nowMs() + HOUR_MS);
  expect([partner.oauth.asked.length, partner.oauth.asked.at(-1)?.get('grant_type')]).toEqual([
    asked + 1,
    'refresh_token',
  ]);
  expect((await placePortalOrder(session)).status).toBe(201);
  expect(tokensUsed(1)).toEqual([partner.oauth.accessToken]);
  expect(partner.oauth.accessToken).not.toBe(first);
});

test('a refresh token may be rotated by the partner', async () => {
  const session = await portalLogin(exchange(), app, user);
  partner.behave('good_for_newest_token');
  advanceClock(HOUR_MS - 1_000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => placePortalOrder(session)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});

test('of concurrent orders, one renews, always with the newest refresh token, even after a restart', async () => {
  const session = await portalLogin(exchange(), app, user);
  for (let round = 0; round < 3; round += 1) {
    const asked = partner.oauth.asked.length;
    advanceClock(2 * HOUR_MS);
    if (round === 2) await exchange().restart();
    const answers = await Promise.all(Array.from({ length: 10 }, () => placePortalOrder(session)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(partner.oauth.asked.length).toBe(asked + 1);
    expect(new Set(tokensUsed(10))).toEqual(new Set([partner.oauth.accessToken]));
  }
});

test('a refused token is renewed, and the address is requested again', async () => {
  partner.oauth.expiresInSeconds = undefined;
  const session = await portalLogin(exchange(), app, user);
  const stale = partner.oauth.accessToken;
  expect((await newest())?.access_token_expires_at).toBeNull();
  partner.oauth.forgetAccessToken();
  partner.behave('good_for_newest_token');
  expect((await placePortalOrder(session)).status).toBe(201);
  expect(tokensUsed(2)).toEqual([stale, partner.oauth.accessToken]);
});

test('a partner that also refuses the renewed token gets no third request', async () => {
  const session = await portalLogin(exchange(), app, user);
  const asked = partner.requests.length;
  partner.behave('status_401');
  expect(await placePortalOrder(session)).toMatchObject({ status: 502, body: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } });
  expect(partner.requests.length).toBe(asked + 2);
});

test('a refused renewal ends the session with an empty 401, and nothing is bought', async () => {
  const [session, before] = [await portalLogin(exchange(), app, user), await ordersOf()];
  advanceClock(2 * HOUR_MS);
  partner.oauth.behave('refuses_grant');
  const answer = await placePortalOrder(session);
  expect([answer.status, answer.text, await ordersOf()]).toEqual([401, '', before]);
  expect(await newest()).toMatchObject({ revoked_by: 'partner' });
  const asked = partner.oauth.asked.length;
  partner.oauth.behave('honest');
  expect((await placePortalOrder(session)).status).toBe(401);
  expect(partner.oauth.asked.length).toBe(asked);
});

test.each(['hangs', 'server_error', 'refuses_client', 'huge'] as const)(
  'while its token endpoint %s, the old token serves as long as it is good, then orders wait',
  async (behaviour) => {
    const session = await portalLogin(exchange(), app, user);
    const first = partner.oauth.accessToken;
    partner.oauth.behave(behaviour);
    advanceClock(HOUR_MS - 10_000);
    expect([(await placePortalOrder(session)).status, tokensUsed(1)]).toEqual([201, [first]]);
    advanceClock(10_000);
    expect((await placePortalOrder(session)).status).toBe(502);
    expect((await newest())?.revoked_at).toBeNull();
    partner.oauth.behave('honest');
    expect((await placePortalOrder(session)).status).toBe(201);
    expect(tokensUsed(1)).not.toEqual([first]);
  },
);

test('without a refresh token, the session ends with the access token', async () => {
  partner.oauth.givesRefreshTokens = false;
  const session = await portalLogin(exchange(), app, user);
  expect(Date.parse(session.expiresAt)).toBe(clock.nowMs() + HOUR_MS);
  advanceClock(HOUR_MS - 1);
  expect((await placePortalOrder(session)).status).toBe(201);
  advanceClock(1);
  expect((await placePortalOrder(session)).status).toBe(401);
});

test.each([
  [
    'its user',
    async () =>
      await updateRows(
        exchange(),
        { table: 'portal_sessions', where: { revoked_at_ms: null } },
        { revoked_at_ms: clock.nowMs(), revoked_by: 'user' },
      ),
  ],
  [
    'an operator',
    async () =>
      await exchange().operator.expect('revokePortalSession', 204, { path: { sessionid: (await newest())?.id ?? 0 } }),
  ],
  [
    'the partner’s being turned off',
    async () =>
      await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: false } }),
  ],
])('a session that %s ends while the partner is asked buys nothing', async (_who, end) => {
  const [session, before, asked] = [
    await portalLogin(exchange(), app, user),
    await ordersOf(),
    partner.requests.length,
  ];
  partner.answerAfter(end);
  const answer = await placePortalOrder(session);
  expect(partner.requests.length).toBe(asked + 1);
  expect([answer.status, answer.text, await ordersOf()]).toEqual([401, '', before]);
  await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: true } });
});
