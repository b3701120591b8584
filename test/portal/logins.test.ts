/** The Portal's login from the app's link to its return URL: the way that it goes, and every way that it does not. The server goes by the test's clock. */
import { createHash } from 'node:crypto';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { PageClient } from '../support/pageClient';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import {
  giveConsent,
  signInAtPartner,
  returnToExchange,
  consentPage,
  decide,
  loginPath,
  type PortalApp,
  portalCode,
  registerApp,
  signedIn,
  exchangeCode,
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
  browser = await signedIn(exchange(), user);
}, 300_000);
afterAll(() => partner.close());
beforeEach(() => {
  partner.oauth.behave('honest');
  partner.oauth.deny(undefined);
});

function turn(enabled: boolean, { id }: Pick<PortalApp, 'id'> = app) {
  return exchange().operator.expect('updatePartner', 200, { path: { partnerid: id }, body: { enabled } });
}

/** Where the app is told of an outcome, and with what. */
function told(url: URL) {
  return { at: `${url.origin}${url.pathname}`, ...Object.fromEntries(url.searchParams) };
}

const RETURN = () => `http://127.0.0.1:${partner.port}/returned`;
const countOf = async (table: string) => Number((await exchange().database(table).count({ n: '*' }).first())?.['n']);

describe('the way', () => {
  test('a visitor signs in first, and is then asked', async () => {
    const visitor = new PageClient(() => exchange().baseUrl);
    const state = 'opaque/+=?&%"\'<>{}';
    const page = await visitor.open(loginPath(app, state));
    expect(page.path).toBe('/sign-in');
    const asked = await page.submit('/sign-in', { email: user.email, password: 'seven lamps over the canal' });
    expect([asked.path, asked.form('/portal/consent')['state']]).toEqual(['/portal/consent', state]);
    const back = await returnToExchange(visitor, await signInAtPartner(app, await decide(asked, 'allow')));
    expect(told(back)).toEqual({ at: RETURN(), from: 'talad', code: expect.stringMatching(/^[\w-]{43}$/), state });
  });

  test('the partner is asked for a code with PKCE, for what was agreed and with our redirect URI', async () => {
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

  test('ends with a code that the app swaps for the user who agreed', async () => {
    const code = await portalCode(browser, app);
    expect(await app.client.expect('createPortalSession', 201, { body: { code } })).toMatchObject({ user_id: user.id });
  });

  test('the page says who asks, for what, and where it leads, and lets nothing in the app’s name be more than a name', async () => {
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

  test('looking at the page agrees to nothing', async () => {
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
      expect(answer.text).toContain('This app is not let in here');
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
    expect([answer.status, told(new URL(answer.headers['location'] ?? ''))]).toEqual([
      303,
      { at: RETURN(), from: 'talad', error: 'invalid_request' },
    ]);
  });

  test('may ask for another return URL in any way, and nobody listens', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    const names = ['return_url', 'redirect_uri', 'return', 'next', 'url', 'from', 'returnUrl', 'redirect'];
    const more = names.map((name) => `&${name}=${evil}`).join('');
    const page = await browser.open(`${loginPath(app, 's')}${more}`);
    expect([page.path, page.answer.text.includes('evil')]).toEqual(['/portal/consent', false]);
    const url = await decide(page, 'allow');
    expect(url.href).not.toContain('evil');
    const callback = await signInAtPartner(app, url);
    expect(told(await returnToExchange(browser, `${callback}${more}`))).toEqual({
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
    const { csrf } = (await consentPage(browser, app, 's')).form('/portal/consent');
    const before = await countOf('portal_logins');
    const body = new URLSearchParams({ csrf: String(csrf), ...values(), ...more });
    const answer = await browser.send('/portal/consent', { method: 'POST', headers, body });
    expect([answer.status, answer.headers['refresh'], await countOf('portal_logins')]).toEqual([
      403,
      undefined,
      before,
    ]);
  });

  test('with another user’s token is none', async () => {
    const other = await signedIn(exchange(), await exchange().createUser());
    const { csrf } = (await consentPage(other, app, 's')).form('/portal/consent');
    const answer = await browser.send('/portal/consent', {
      method: 'POST',
      body: new URLSearchParams({ csrf: String(csrf), ...values() }),
    });
    expect(answer.status).toBe(403);
  });

  test('that the user does not give goes back as access_denied, and nothing is kept', async () => {
    const before = await countOf('portal_logins');
    const back = await decide(await consentPage(browser, app, 'the-state'), 'deny');
    expect(told(back)).toEqual({ at: RETURN(), from: 'talad', error: 'access_denied', state: 'the-state' });
    expect(await countOf('portal_logins')).toBe(before);
  });

  test.each(['', 'ALLOW', 'yes'])('is given by the button and nothing else: %j', async (decision) => {
    const answer = await (await consentPage(browser, app, 's')).post('/portal/consent', { decision });
    expect(answer.headers['refresh']).toContain('error=access_denied');
  });

  test('to an app that was turned off meanwhile is none', async () => {
    const page = await consentPage(browser, app, 's');
    await turn(false);
    expect((await browser.send(loginPath(app, 's'))).status).toBe(404);
    expect((await browser.open(page.answer.at)).answer.status).toBe(404);
    for (const decision of ['allow', 'deny'])
      expect((await page.post('/portal/consent', { decision })).status).toBe(404);
    await turn(true);
  });

  test('of somebody who is not signed in leads to the sign-in', async () => {
    const visitor = new PageClient(() => exchange().baseUrl);
    const answer = await visitor.send('/portal/consent', { method: 'POST', body: new URLSearchParams(values()) });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/sign-in']);
  });
});

describe('the way back', () => {
  /** What the browser would be sent back with, to be used or changed. */
  async function callback(): Promise<string> {
    return await signInAtPartner(app, await giveConsent(browser, app, 's'));
  }
  async function expectNoLogin(client: PageClient, path: string): Promise<void> {
    const [before, asked] = [await countOf('portal_sessions'), partner.oauth.asked.length];
    const answer = await client.send(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([
      answer.status,
      answer.headers['location'],
      answer.text.includes('This sign-in cannot be finished'),
    ]).toEqual([400, undefined, true]);
    expect([await countOf('portal_sessions'), partner.oauth.asked.length]).toEqual([before, asked]);
  }
  const changed = (path: string, name: string, value: string): string => {
    const url = new URL(path, exchange().baseUrl);
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };

  test('with a forged state, or none, or two, leads nowhere', async () => {
    const path = await callback();
    await expectNoLogin(browser, changed(path, 'state', 'a'.repeat(43)));
    await expectNoLogin(browser, changed(path, 'state', 's'));
    await expectNoLogin(browser, changed(path, 'state', ''));
    await expectNoLogin(browser, `${path}&state=${'a'.repeat(43)}`);
    await expectNoLogin(browser, '/portal/callback');
    await expectNoLogin(browser, '/portal/callback?code=x');
    // None of them has used it up.
    expect(told(await returnToExchange(browser, path))).toMatchObject({ code: expect.any(String) });
  });

  test('works in the browser that went, and in no other: not another user’s, not the same user’s elsewhere, not a visitor’s', async () => {
    const path = await callback();
    await expectNoLogin(await signedIn(exchange(), await exchange().createUser()), path);
    await expectNoLogin(await signedIn(exchange(), user), path);
    await expectNoLogin(new PageClient(() => exchange().baseUrl), path);
    expect(told(await returnToExchange(browser, path))).toMatchObject({ code: expect.any(String) });
  });

  test('works once, also when it comes twice at the same time', async () => {
    const path = await callback();
    const answers = await Promise.all([
      browser.copy().send(path),
      browser.copy().send(path),
      browser.copy().send(path),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    await expectNoLogin(browser, path);
  });

  test('works for ten minutes, and what has run out is swept away', async () => {
    const paths = [await callback(), await callback(), await callback()] as const;
    clock.set(clock.nowMs() + 599_999);
    expect(told(await returnToExchange(browser, paths[0]))).toMatchObject({ code: expect.any(String) });
    clock.set(clock.nowMs() + 1);
    await expectNoLogin(browser, paths[1]);
    await callback();
    expect(await countOf('portal_logins')).toBe(1);
  });

  test('after signing out leads nowhere, also when somebody signs in again', async () => {
    const own = await signedIn(exchange(), user);
    const path = await signInAtPartner(app, await giveConsent(own, app, 's'));
    await (await own.open('/account')).submit('/sign-out');
    await expectNoLogin(own, path);
    await (await own.open('/sign-in')).submit('/sign-in', {
      email: user.email,
      password: 'seven lamps over the canal',
    });
    await expectNoLogin(own, path);
  });

  test('to an app that was turned off meanwhile leads nowhere, and the partner is not asked', async () => {
    const [path, asked] = [await callback(), partner.oauth.asked.length];
    await turn(false);
    const answer = await browser.send(path);
    expect([answer.status, answer.headers['location'], partner.oauth.asked.length]).toEqual([404, undefined, asked]);
    await turn(true);
    await expectNoLogin(browser, path);
  });

  test.each([
    ['access_denied', 'access_denied'],
    ['server_error', 'server_error'],
    ['<script>alert(1)</script>', 'server_error'],
  ])('with the partner’s error %s tells the app %s, and nothing of the partner’s own', async (error, word) => {
    partner.oauth.deny(error);
    const back = await returnToExchange(browser, `${await callback()}&error_description=canary`);
    expect(told(back)).toEqual({ at: RETURN(), from: 'talad', error: word, state: 's' });
  });

  test('with neither code nor error, or with a code of no form, tells the app server_error', async () => {
    for (const code of ['', 'a\r\nb', 'ä', 'a'.repeat(2_049)]) {
      const back = await returnToExchange(browser, changed(await callback(), 'code', code));
      expect([code, told(back)]).toMatchObject([code, { error: 'server_error', state: 's' }]);
    }
  });

  test('with a code that was asked for with another challenge: the partner judges that, and no session comes of it', async () => {
    const before = await countOf('portal_sessions');
    const url = await giveConsent(browser, app, 's');
    url.searchParams.set('code_challenge', createHash('sha256').update('an attacker’s verifier').digest('base64url'));
    expect(told(await returnToExchange(browser, await signInAtPartner(app, url)))).toMatchObject({
      error: 'server_error',
      state: 's',
    });
    expect(await countOf('portal_sessions')).toBe(before);
  });

  test('with a code that the partner gave for another login is refused by the partner', async () => {
    const [stolen, own] = [new URL(await callback(), exchange().baseUrl), await callback()];
    const back = await returnToExchange(browser, changed(own, 'code', stolen.searchParams.get('code') ?? ''));
    expect(told(back)).toMatchObject({ error: 'server_error' });
  });

  test('of a partner with an issuer needs that issuer’s name on it, whoever else’s it carries', async () => {
    const issuer = 'https://oauth.wallet.com';
    const named = await registerApp(exchange(), partner, { issuer });
    const path = async () => await signInAtPartner(named, await giveConsent(browser, named, 's'));
    const asked = partner.oauth.asked.length;
    expect(told(await returnToExchange(browser, await path()))).toMatchObject({ error: 'server_error' });
    expect(told(await returnToExchange(browser, changed(await path(), 'iss', 'https://oauth.other.com')))).toMatchObject({
      error: 'server_error',
    });
    expect(partner.oauth.asked.length).toBe(asked);
    expect(told(await returnToExchange(browser, changed(await path(), 'iss', issuer)))).toMatchObject({
      code: expect.any(String),
    });
    // One without an issuer may be named in any way.
    expect(told(await returnToExchange(browser, changed(await callback(), 'iss', issuer)))).toMatchObject({
      code: expect.any(String),
    });
  });
});

test('a code is of use to its own app only once it is swapped, and nobody can look it up', async () => {
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
