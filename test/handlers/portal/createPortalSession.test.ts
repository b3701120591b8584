import { randomBytes } from 'node:crypto';
import type { Client } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import type { PageClient } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { exchangeCode, type PortalApp, portalCode, registerApp, signInBrowser } from '../../support/portalLogin';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const DAY_MS = 86_400_000;
const INVALID = {
  code: 'INVALID_PORTAL_CODE',
  message: 'The code is unknown, expired, already used, or belongs to another app.',
};

let partner: FakePartner;
let app: PortalApp;
let user: TestUser;
let browser: PageClient;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
  user = await exchange().createUser({ balances: { thb: '10000' } });
  browser = await signInBrowser(exchange(), user);
});
afterAll(() => partner.close());

function exchangeCodeForSession(code: string, client = app.client) {
  return client.call('createPortalSession', { body: { code } });
}

/** Answers 400 to valid credentials, because an amount of zero is refused, and 401 otherwise. */
async function statusOf(client: Client, extras: string): Promise<number> {
  return (
    await client.call('createPortalOrder', {
      body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '0' },
    })
  ).status;
}

test('returns new authorization and extras for the user, valid for 30 days', async () => {
  const one = await exchangeCode(exchange(), app, await portalCode(browser, app));
  const two = await exchangeCode(exchange(), app, await portalCode(browser, app));
  expect([one.authorization === two.authorization, one.extras === two.extras]).toEqual([false, false]);
  expect(Date.parse(one.expiresAt) - clock.nowMs()).toBe(30 * DAY_MS);
  const answer = await exchangeCodeForSession(await portalCode(browser, app));
  expect([answer.status, answer.body]).toMatchObject([201, { user_id: user.id }]);
  expect([await statusOf(one.client, one.extras), await statusOf(two.client, two.extras)]).toEqual([400, 400]);
});

test('a reused code is refused and ends only the session that it created', async () => {
  const bystander = await exchangeCode(exchange(), app, await portalCode(browser, app));
  const code = await portalCode(browser, app);
  const session = await exchangeCode(exchange(), app, code);
  expect(await statusOf(session.client, session.extras)).toBe(400);
  const again = await exchangeCodeForSession(code);
  expect([again.status, again.body]).toEqual([400, INVALID]);
  expect([await statusOf(session.client, session.extras), await statusOf(bystander.client, bystander.extras)]).toEqual([
    401, 400,
  ]);
  expect(await exchange().operator.expect('listPortalSessions', 200, { query: { limit: '1' } })).toMatchObject({
    items: [{ revoked_by: 'replay' }],
  });
});

test('concurrent requests with one code get at most one session, which is ended', async () => {
  const code = await portalCode(browser, app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeCodeForSession(code)));
  const given = answers.flatMap((answer) => (answer.status === 201 ? [answer.body] : []));
  expect(given).toHaveLength(1);
  for (const { authorization, extras } of given)
    expect(await statusOf(exchange().anonymous.withCredentials({ kind: 'portal', authorization }), extras)).toBe(401);
});

test('a code is valid for one minute, and an unknown code never', async () => {
  expect(await exchangeCodeForSession(randomBytes(32).toString('base64url'))).toMatchObject({
    status: 400,
    body: INVALID,
  });
  const codes = [await portalCode(browser, app), await portalCode(browser, app)] as const;
  clock.set(clock.nowMs() + 59_999);
  expect((await exchangeCodeForSession(codes[0])).status).toBe(201);
  clock.set(clock.nowMs() + 1);
  expect(await exchangeCodeForSession(codes[1])).toMatchObject({ status: 400, body: INVALID });
});

test('a code is valid for its own partner only, and another partner’s attempt does not invalidate it', async () => {
  const other = await registerApp(exchange(), partner);
  const code = await portalCode(browser, app);
  expect(await exchangeCodeForSession(code, other.client)).toMatchObject({ status: 400, body: INVALID });
  const session = await exchangeCode(exchange(), app, code);
  expect(await exchangeCodeForSession(code, other.client)).toMatchObject({ status: 400, body: INVALID });
  expect(await statusOf(session.client, session.extras)).toBe(400);
});

describe('the partner’s credentials', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const swapAs = async (authorization: string | undefined) =>
    await exchange().anonymous.send({
      method: 'POST',
      path: '/api/portal-sessions/',
      headers: authorization === undefined ? {} : { authorization },
      body: { code: randomBytes(32).toString('base64url') },
    });

  test('are its id and secret, with the scheme in any case', async () => {
    for (const word of ['Basic', 'basic', 'BASIC'])
      expect((await swapAs(basic(`${app.id}:${app.portalSecret}`).replace('Basic', word))).body).toEqual(INVALID);
  });

  test('that are invalid get an empty 401', async () => {
    const other = await registerApp(exchange(), partner);
    const tries = [
      undefined,
      '',
      'Basic',
      'Basic !!!',
      basic(''),
      basic(`${app.id}`),
      basic(`${app.id}:`),
      basic(`:${app.portalSecret}`),
      basic(`${app.id}:${app.portalSecret}x`),
      basic(`${app.id}:${app.portalSecret.slice(1)}`),
      basic(`${other.id}:${app.portalSecret}`),
      basic(`0${app.id}:${app.portalSecret}`),
      basic(`999999:${app.portalSecret}`),
      basic(`${app.id}:${partner.oauth.registration.client_secret}`),
      `Bearer ${app.portalSecret}`,
      `Bearer ${exchange().operator.signedHeaders('POST')['authorization']}`,
      `Basic ${app.portalSecret}`,
    ];
    for (const authorization of tries) {
      const answer = await swapAs(authorization);
      expect([authorization, answer.status, answer.text]).toEqual([authorization, 401, '']);
    }
  });

  test('of a disabled partner do not work until it is enabled again', async () => {
    const off = await registerApp(exchange(), partner);
    const code = await portalCode(browser, off);
    const turn = (enabled: boolean) =>
      exchange().operator.expect('updatePartner', 200, { path: { partnerid: off.id }, body: { enabled } });
    await turn(false);
    expect((await exchangeCodeForSession(code, off.client)).status).toBe(401);
    await turn(true);
    expect((await exchangeCodeForSession(code, off.client)).status).toBe(201);
  });
});
