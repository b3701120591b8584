/**
 * The Portal login, from the partner's link to its return URL: the successful flow, and every failure. The server uses
 * the test's clock.
 */
import { createHash } from 'node:crypto';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { PageClient } from '../support/pageClient';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import {
  consentPage,
  exchangeCode,
  giveConsent,
  loginPath,
  type PortalApp,
  portalCode,
  registerApp,
  returnToExchange,
  signInAtPartner,
  signInBrowser,
  submitConsent,
} from '../support/portalLogin';
import { ServerClock } from '../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
let partner: FakePartner;
let app: PortalApp;
let user: TestUser;
let browser: PageClient;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner, { scopes: ['deposit_address', 'offline'] });
  user = await exchange().createUser({ balances: { thb: '10000' } });
  browser = await signInBrowser(exchange(), user);
});
afterAll(() => partner.close());
beforeEach(() => {
  partner.oauth.behave('honest');
  partner.oauth.deny(undefined);
});

function setPartnerEnabled(enabled: boolean, { id }: Pick<PortalApp, 'id'> = app) {
  return exchange().operator.expect('updatePartner', 200, { path: { partnerid: id }, body: { enabled } });
}

/** The return URL of the partner, split into its address and its parameters. */
function returnParameters(url: URL) {
  return { at: `${url.origin}${url.pathname}`, ...Object.fromEntries(url.searchParams) };
}

const RETURN = () => `http://127.0.0.1:${partner.port}/returned`;
const countOf = async (table: string) => Number((await exchange().database(table).count({ n: '*' }).first())?.['n']);

describe('the login flow', () => {
  test('a visitor signs in first and then sees the consent page', async () => {
    const visitor = new PageClient(() => exchange().baseUrl);
    const state = 'opaque/+=?&%"\'<>{}';
    const page = await visitor.open(loginPath(app, state));
    expect(page.path).toBe('/sign-in');
    const asked = await page.submit('/sign-in', { email: user.email, password: 'seven lamps over the canal' });
    expect([asked.path, asked.formValues('/portal/consent')['state']]).toEqual(['/portal/consent', state]);
    const back = await returnToExchange(visitor, await signInAtPartner(app, await submitConsent(asked, 'allow')));
    expect(returnParameters(back)).toEqual({
      at: RETURN(),
      from: 'talad',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state,
    });
  });

  test('the authorization request uses PKCE, the registered scopes and the redirect URI', async () => {
    const url = await giveConsent(browser, app, 's');
    const { state, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(`${url.origin}${url.pathname}`).toBe(partner.registration.authorize_url);
    expect(rest).toEqual({
      response_type: 'code',
      client_id: 'talad',
      redirect_uri: `${exchange().baseUrl}/portal/callback`,
      scope: 'deposit_address offline',
      code_challenge_method: 'S256',
    });
    await returnToExchange(browser, await signInAtPartner(app, url));
    const swapped = partner.oauth.asked.at(-1);
    expect(
      createHash('sha256')
        .update(swapped?.get('code_verifier') ?? '')
        .digest('base64url'),
    ).toBe(challenge);
    expect([state === 's', (state ?? '').length]).toEqual([false, 43]);
  });

  test('ends with a code that the partner exchanges for the session of the consenting user', async () => {
    const code = await portalCode(browser, app);
    expect(await app.client.expect('createPortalSession', 201, { body: { code } })).toMatchObject({ user_id: user.id });
  });

  test('the consent page shows partner, purpose and destination, and escapes the partner’s name', async () => {
    const name = '<script>alert(1)</script> & "Co"';
    const page = await consentPage(browser, await registerApp(exchange(), partner, { name, scopes: [] }), 's');
    expect(page.answer.text).not.toContain('<script');
    for (const words of [
      name,
      user.email,
      'buy coins with the baht in your account',
      'withdraw baht',
      '30 days',
      `127.0.0.1:${partner.port}`,
    ])
      expect(page.words).toContain(words);
    expect(page.answer.headers['content-security-policy']).toContain("form-action 'self';");
  });

  test('opening the page grants nothing', async () => {
    const before = await countOf('portal_logins');
    await consentPage(browser, app, 's');
    expect(await countOf('portal_logins')).toBe(before);
  });
});

describe('the link', () => {
  test.each(['999999', '0', 'x', '', '1e1', '7 ', '%00'])(
    'names no partner with %j: a page says so, and leads nowhere',
    async (id) => {
      const answer = await browser.send(`/portal/login?partner=${encodeURIComponent(id)}&state=s`);
      expect([answer.status, answer.headers['location'], answer.headers['deprecation']]).toEqual([
        404,
        undefined,
        expect.stringMatching(/^@/),
      ]);
      expect(answer.text).toContain('Unknown app');
    },
  );

  test.each([
    ['none', ''],
    ['an empty one', '&state='],
    ['one with a space', '&state=a%20b'],
    ['one with a line break', '&state=a%0d%0aX-Forged:%201'],
    ['one that is too long', `&state=${'a'.repeat(513)}`],
    ['two', '&state=a&state=b'],
  ])('with %s for a state goes straight back, and says so', async (_what, query) => {
    const answer = await browser.send(`/portal/login?partner=${app.id}${query}`);
    expect([answer.status, returnParameters(new URL(answer.headers['location'] ?? ''))]).toEqual([
      303,
      { at: RETURN(), from: 'talad', error: 'invalid_request' },
    ]);
  });

  test('cannot change the return URL in any way', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    const names = ['return_url', 'redirect_uri', 'return', 'next', 'url', 'from', 'returnUrl', 'redirect'];
    const more = names.map((name) => `&${name}=${evil}`).join('');
    const page = await browser.open(`${loginPath(app, 's')}${more}`);
    expect([page.path, page.answer.text.includes('evil')]).toEqual(['/portal/consent', false]);
    const url = await submitConsent(page, 'allow');
    expect(url.href).not.toContain('evil');
    const callback = await signInAtPartner(app, url);
    expect(returnParameters(await returnToExchange(browser, `${callback}${more}`))).toEqual({
      at: RETURN(),
      from: 'talad',
      code: expect.any(String),
      state: 's',
    });
    expect((await browser.send(`/portal/login?partner=${app.id}${more}`)).headers['location']).toMatch(
      `${RETURN()}?from=talad&error=invalid_request`,
    );
  });
});

describe('the consent', () => {
  const values = (more: Record<string, string> = {}) => ({
    partner: String(app.id),
    state: 's',
    decision: 'allow',
    ...more,
  });

  test.each([
    ['no token', { csrf: '' }, {}],
    ['another token', { csrf: 'a'.repeat(43) }, {}],
    ['a page of somebody else’s', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sandboxed frame', {}, { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another port of ours', {}, { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }],
  ])('from %s is none', async (_who, more, headers) => {
    const { csrf } = (await consentPage(browser, app, 's')).formValues('/portal/consent');
    const before = await countOf('portal_logins');
    const body = new URLSearchParams({ csrf: String(csrf), ...values(), ...more });
    const answer = await browser.send('/portal/consent', { method: 'POST', headers, body });
    expect([answer.status, answer.headers['refresh'], await countOf('portal_logins')]).toEqual([
      403,
      undefined,
      before,
    ]);
  });

  test('with another user’s CSRF token is refused', async () => {
    const other = await signInBrowser(exchange(), await exchange().createUser());
    const { csrf } = (await consentPage(other, app, 's')).formValues('/portal/consent');
    const answer = await browser.send('/portal/consent', {
      method: 'POST',
      body: new URLSearchParams({ csrf: String(csrf), ...values() }),
    });
    expect(answer.status).toBe(403);
  });

  test('refused by the user returns access_denied and stores nothing', async () => {
    const before = await countOf('portal_logins');
    const back = await submitConsent(await consentPage(browser, app, 'the-state'), 'deny');
    expect(returnParameters(back)).toEqual({ at: RETURN(), from: 'talad', error: 'access_denied', state: 'the-state' });
    expect(await countOf('portal_logins')).toBe(before);
  });

  test.each(['', 'ALLOW', 'yes'])('is given by the button and nothing else: %j', async (decision) => {
    const answer = await (await consentPage(browser, app, 's')).submitWithoutRedirects('/portal/consent', { decision });
    expect(answer.headers['refresh']).toContain('error=access_denied');
  });

  test('to a partner that was disabled in the meantime is refused', async () => {
    const page = await consentPage(browser, app, 's');
    await setPartnerEnabled(false);
    expect((await browser.send(loginPath(app, 's'))).status).toBe(404);
    expect((await browser.open(page.answer.at)).answer.status).toBe(404);
    for (const decision of ['allow', 'deny'])
      expect((await page.submitWithoutRedirects('/portal/consent', { decision })).status).toBe(404);
    await setPartnerEnabled(true);
  });

  test('without a session redirects to the sign-in', async () => {
    const visitor = new PageClient(() => exchange().baseUrl);
    const answer = await visitor.send('/portal/consent', { method: 'POST', body: new URLSearchParams(values()) });
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/sign-in?next=%2Fportal%2Fconsent&signed-out=form',
    ]);
  });
});

describe('the callback', () => {
  /** The parameters of the partner's redirect, to be sent as they are or changed. */
  async function callbackQuery(): Promise<string> {
    return await signInAtPartner(app, await giveConsent(browser, app, 's'));
  }
  async function expectNoLogin(client: PageClient, path: string): Promise<void> {
    const [before, asked] = [await countOf('portal_sessions'), partner.oauth.asked.length];
    const answer = await client.send(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([
      answer.status,
      answer.headers['location'],
      answer.text.includes('The sign-in could not be completed'),
    ]).toEqual([400, undefined, true]);
    expect([await countOf('portal_sessions'), partner.oauth.asked.length]).toEqual([before, asked]);
  }
  const changed = (path: string, name: string, value: string): string => {
    const url = new URL(path, exchange().baseUrl);
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };

  test('with a forged, missing or duplicate state is refused', async () => {
    const path = await callbackQuery();
    await expectNoLogin(browser, changed(path, 'state', 'a'.repeat(43)));
    await expectNoLogin(browser, changed(path, 'state', 's'));
    await expectNoLogin(browser, changed(path, 'state', ''));
    await expectNoLogin(browser, `${path}&state=${'a'.repeat(43)}`);
    await expectNoLogin(browser, '/portal/callback');
    await expectNoLogin(browser, '/portal/callback?code=x');
    // None of these requests has used up the login.
    expect(returnParameters(await returnToExchange(browser, path))).toMatchObject({ code: expect.any(String) });
  });

  test('works only in the browser session that started the login', async () => {
    const path = await callbackQuery();
    await expectNoLogin(await signInBrowser(exchange(), await exchange().createUser()), path);
    await expectNoLogin(await signInBrowser(exchange(), user), path);
    await expectNoLogin(new PageClient(() => exchange().baseUrl), path);
    expect(returnParameters(await returnToExchange(browser, path))).toMatchObject({ code: expect.any(String) });
  });

  test('works once, even if it is sent twice concurrently', async () => {
    const path = await callbackQuery();
    const answers = await Promise.all([
      browser.copy().send(path),
      browser.copy().send(path),
      browser.copy().send(path),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    await expectNoLogin(browser, path);
  });

  test('works for ten minutes, and expired logins are deleted', async () => {
    const paths = [await callbackQuery(), await callbackQuery(), await callbackQuery()] as const;
    clock.set(clock.nowMs() + 599_999);
    expect(returnParameters(await returnToExchange(browser, paths[0]))).toMatchObject({ code: expect.any(String) });
    clock.set(clock.nowMs() + 1);
    await expectNoLogin(browser, paths[1]);
    await callbackQuery();
    expect(await countOf('portal_logins')).toBe(1);
  });

  test('is refused after signing out, even if the user signs in again', async () => {
    const own = await signInBrowser(exchange(), user);
    const path = await signInAtPartner(app, await giveConsent(own, app, 's'));
    await (await own.open('/account')).submit('/sign-out');
    await expectNoLogin(own, path);
    await (await own.open('/sign-in')).submit('/sign-in', {
      email: user.email,
      password: 'seven lamps over the canal',
    });
    await expectNoLogin(own, path);
  });

  test('for a partner that was disabled in the meantime is refused without a request to the partner', async () => {
    const [path, asked] = [await callbackQuery(), partner.oauth.asked.length];
    await setPartnerEnabled(false);
    const answer = await browser.send(path);
    expect([answer.status, answer.headers['location'], partner.oauth.asked.length]).toEqual([404, undefined, asked]);
    await setPartnerEnabled(true);
    await expectNoLogin(browser, path);
  });

  test.each([
    ['access_denied', 'access_denied'],
    ['server_error', 'server_error'],
    ['<script>alert(1)</script>', 'server_error'],
  ])('with the partner’s error %s tells the app %s, and nothing of the partner’s own', async (error, word) => {
    partner.oauth.deny(error);
    const back = await returnToExchange(browser, `${await callbackQuery()}&error_description=canary`);
    expect(returnParameters(back)).toEqual({ at: RETURN(), from: 'talad', error: word, state: 's' });
  });

  test('without code and error, or with a malformed code, returns server_error to the partner', async () => {
    for (const code of ['', 'a\r\nb', 'ä', 'a'.repeat(2_049)]) {
      const back = await returnToExchange(browser, changed(await callbackQuery(), 'code', code));
      expect([code, returnParameters(back)]).toMatchObject([code, { error: 'server_error', state: 's' }]);
    }
  });

  test('with a code of another PKCE challenge is refused by the partner, and no session is created', async () => {
    const before = await countOf('portal_sessions');
    const url = await giveConsent(browser, app, 's');
    url.searchParams.set('code_challenge', createHash('sha256').update('an attacker’s verifier').digest('base64url'));
    expect(returnParameters(await returnToExchange(browser, await signInAtPartner(app, url)))).toMatchObject({
      error: 'server_error',
      state: 's',
    });
    expect(await countOf('portal_sessions')).toBe(before);
  });

  test('with a code of another login is refused by the partner', async () => {
    const [stolen, own] = [new URL(await callbackQuery(), exchange().baseUrl), await callbackQuery()];
    const back = await returnToExchange(browser, changed(own, 'code', stolen.searchParams.get('code') ?? ''));
    expect(returnParameters(back)).toMatchObject({ error: 'server_error' });
  });

  test('of a partner with an issuer must contain exactly that issuer', async () => {
    const issuer = 'https://oauth.wallet.com';
    const named = await registerApp(exchange(), partner, { issuer });
    const path = async () => await signInAtPartner(named, await giveConsent(browser, named, 's'));
    const asked = partner.oauth.asked.length;
    expect(returnParameters(await returnToExchange(browser, await path()))).toMatchObject({ error: 'server_error' });
    expect(
      returnParameters(await returnToExchange(browser, changed(await path(), 'iss', 'https://oauth.other.com'))),
    ).toMatchObject({
      error: 'server_error',
    });
    expect(partner.oauth.asked.length).toBe(asked);
    expect(returnParameters(await returnToExchange(browser, changed(await path(), 'iss', issuer)))).toMatchObject({
      code: expect.any(String),
    });
    // Without a registered issuer, any issuer is accepted.
    expect(
      returnParameters(await returnToExchange(browser, changed(await callbackQuery(), 'iss', issuer))),
    ).toMatchObject({
      code: expect.any(String),
    });
  });
});

test('a code is valid for its own partner only, and is stored only as a hash', async () => {
  const code = await portalCode(browser, app);
  await exchangeCode(exchange(), app, code);
  const output = exchange().lines.join('\n');
  for (const secret of [
    code,
    partner.oauth.accessToken,
    partner.oauth.refreshToken,
    partner.registration.client_secret,
    app.portalSecret,
  ])
    expect(output).not.toContain(secret);
});
