/** Session cookies: attributes, rotation, expiry, and what a stolen copy is worth. The test sets the server's clock. */
import { exchangeOfThisFile, withExchange } from '../../support/exchange';
import { GOOD_PASSWORD, PageClient, signUpUser } from '../../support/pageClient';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const baseUrl = (): string => exchange().baseUrl;
const COOKIE = 'talad_session';
const MINUTE_MS = 60_000;

function advanceClock(ms: number): void {
  clock.set(clock.nowMs() + ms);
}

async function isSignedIn(browser: PageClient): Promise<boolean> {
  return (await browser.open('/account')).path === '/account';
}

async function signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<PageClient> {
  const browser = new PageClient(baseUrl);
  await (await browser.open('/sign-in')).submit('/sign-in', { email, password });
  return browser;
}

describe('the session cookie', () => {
  test('is limited to this host and site and hidden from scripts', async () => {
    const browser = new PageClient(baseUrl);
    const page = await browser.open('/sign-up');
    const answer = await page.submitWithoutRedirects('/sign-up', {
      email: 'cookie@example.com',
      password: GOOD_PASSWORD,
    });
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^talad_session=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^talad_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
    ]);
  });

  test('has the __Host- prefix over HTTPS', async () => {
    await withExchange({ environment: { PUBLIC_URL: 'https://exchange.example/' } }, async (secure) => {
      const browser = new PageClient(() => secure.baseUrl);
      const form = await browser.open('/sign-up');
      const body = new URLSearchParams({
        ...(form.formValues('/sign-up') as Record<string, string>),
        email: 'a@example.com',
        password: GOOD_PASSWORD,
      });
      const plain = await browser.send('/sign-up', { method: 'POST', body });
      expect(plain.status).toBe(403);
      const answer = await browser.send('/sign-up', {
        method: 'POST',
        body,
        headers: { origin: 'https://exchange.example' },
      });
      expect(answer.setCookies).toEqual([
        expect.stringMatching(/^__Host-talad_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
        expect.stringMatching(/^__Host-talad_device=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/),
      ]);
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
      browser.cookies.set(COOKIE, browser.cookies.get(`__Host-${COOKIE}`) ?? '');
      browser.cookies.delete(`__Host-${COOKIE}`);
      expect((await browser.open('/account')).path).toBe('/sign-in');
    });
  });

  test('cannot be derived from the sessions table', async () => {
    const { browser } = await signUpUser(baseUrl);
    const [selector = '', secret = ''] = (browser.cookies.get(COOKIE) ?? '').split('.');
    const rows = JSON.stringify(await exchange().database('sessions').select());
    expect([rows.includes(selector), rows.includes(secret), exchange().lines.join('').includes(secret)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['nothing', ''],
    ['nonsense', 'x'],
    ['another shape', `${'a'.repeat(22)}.${'b'.repeat(42)}`],
    ['an unknown one', `${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['a long one', 'a'.repeat(4_000)],
    ['quotes', `"' or 1=1 --`],
  ])('%s as cookie is no session and is deleted', async (_name, value) => {
    const browser = new PageClient(baseUrl);
    browser.cookies.set(COOKIE, value);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookies.has(COOKIE)).toBe(false);
  });

  test('planted by an attacker is replaced at the sign-in', async () => {
    const { email, password, browser: alice } = await signUpUser(baseUrl);
    const { browser: mallory } = await signUpUser(baseUrl);
    const planted = mallory.cookies.get(COOKIE) ?? '';
    const victim = new PageClient(baseUrl);
    victim.cookies.set(COOKIE, planted);
    victim.cookies.set('talad_visitor', 'planted');
    const form = (await victim.open('/account')).formValues('/sign-out');
    const body = new URLSearchParams({ csrf: String(form['csrf']), email, password });
    await victim.send('/sign-in', { method: 'POST', body });
    expect(victim.cookies.get(COOKIE)).not.toBe(planted);
    expect([await isSignedIn(victim), await isSignedIn(mallory), await isSignedIn(alice)]).toEqual([true, false, true]);
  });
});

describe('a session', () => {
  test('rotates its secret every 15 minutes without interruption', async () => {
    const { browser } = await signUpUser(baseUrl);
    const first = browser.cookies.get(COOKIE);
    advanceClock(14 * MINUTE_MS);
    expect([await isSignedIn(browser), browser.cookies.get(COOKIE) === first]).toEqual([true, true]);
    advanceClock(2 * MINUTE_MS);
    expect([await isSignedIn(browser), browser.cookies.get(COOKIE) === first]).toEqual([true, false]);
    expect(browser.cookies.get(COOKIE)?.split('.')[0]).toBe(first?.split('.')[0]);
  });

  test('accepts a form that was opened before the rotation', async () => {
    const { browser } = await signUpUser(baseUrl);
    const page = await browser.open('/account');
    advanceClock(16 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await page.submit('/sign-out')).words).toContain('You are signed out');
  });

  test('accepts simultaneous requests with the old secret and rotates it once', async () => {
    const { browser } = await signUpUser(baseUrl);
    advanceClock(16 * MINUTE_MS);
    const tabs = Array.from({ length: 4 }, () => browser.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.send('/account')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.flatMap(({ setCookies }) => setCookies)).toHaveLength(1);
  });

  test('ends for thief and owner if a replaced secret is used again', async () => {
    const { browser } = await signUpUser(baseUrl);
    const thief = browser.copy();
    advanceClock(16 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(true);
    advanceClock(31_000);
    expect([await isSignedIn(thief), await isSignedIn(browser)]).toEqual([false, false]);
  });

  test('ends also if a secret is used that was replaced several rotations before', async () => {
    const { browser } = await signUpUser(baseUrl);
    const thief = browser.copy();
    for (let turn = 0; turn < 3; turn += 1) {
      advanceClock(16 * MINUTE_MS);
      expect(await isSignedIn(browser)).toBe(true);
    }
    expect([await isSignedIn(thief), await isSignedIn(browser)]).toEqual([false, false]);
  });

  test('ends after an hour without use', async () => {
    const { browser } = await signUpUser(baseUrl);
    advanceClock(59 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(true);
    advanceClock(60 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('ends after 12 hours in any case', async () => {
    const { browser } = await signUpUser(baseUrl);
    for (let turn = 0; turn < 14; turn += 1) {
      advanceClock(50 * MINUTE_MS);
      expect(await isSignedIn(browser)).toBe(true);
    }
    advanceClock(20 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('is deleted from the table after its end', async () => {
    await signUpUser(baseUrl);
    advanceClock(24 * 60 * MINUTE_MS);
    await signUpUser(baseUrl);
    expect(await exchange().database('sessions').where('expires_at_ms', '<=', clock.nowMs()).select('id')).toEqual([]);
  });
});

describe('several browsers', () => {
  test('signing out everywhere ends all sessions of the user and of no other', async () => {
    const person = await signUpUser(baseUrl);
    const other = await signIn(person);
    const { browser: bystander } = await signUpUser(baseUrl);
    const page = await other.open('/account/security');
    expect(page.words).toContain('You are signed in with 2 browsers');
    const out = await page.submit('/account/security/sign-out-everywhere');
    expect([out.path, out.words.includes('signed out in all browsers')]).toEqual(['/sign-in', true]);
    expect([await isSignedIn(other), await isSignedIn(person.browser), await isSignedIn(bystander)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('changing the password ends all other sessions', async () => {
    const person = await signUpUser(baseUrl);
    const other = await signIn(person);
    const before = person.browser.copy();
    const page = await person.browser.open('/account/security/password');
    const done = await page.submit('/account/security/password', {
      current: person.password,
      new: 'another four words here',
    });
    expect(done.words).toContain('The password has been changed');
    expect([await isSignedIn(person.browser), await isSignedIn(other), await isSignedIn(before)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await isSignedIn(await signIn(person))).toBe(false);
    expect(await isSignedIn(await signIn({ ...person, password: 'another four words here' }))).toBe(true);
  });

  test.each([
    [
      'the current password is wrong',
      'not my password',
      'another four words here',
      'The current password is incorrect',
    ],
    ['the current password is missing', '', 'another four words here', 'Enter your current password'],
    ['the new password is missing', GOOD_PASSWORD, '', 'Enter a password'],
    ['the new password is too short', GOOD_PASSWORD, 'short', 'too short'],
    ['the new password is common', GOOD_PASSWORD, 'qwertyuiop123', 'too easy to guess'],
  ])('the password is not changed if %s', async (_name, current, next, words) => {
    const person = await signUpUser(baseUrl);
    const page = await person.browser.open('/account/security/password');
    const refused = await page.submit('/account/security/password', { current, new: next });
    expect([refused.answer.status, refused.words.includes(words)]).toEqual([422, true]);
    expect(await isSignedIn(await signIn(person))).toBe(true);
  });
});
