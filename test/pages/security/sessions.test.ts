/** The list of sessions, ending them, and the sign-in history. The test sets the server's clock. */
import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { GOOD_PASSWORD, type OpenPage, PageClient, type Person, signUpUser } from '../../support/pageClient';
import { signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '/account/security/sessions';
const DAY_MS = 86_400_000;
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: {
    ...clock.options.environment,
    TRUST_PROXY: 'on',
    ACCOUNTS_FAILURES_PER_ACCOUNT_TOTAL_MAX: '1000',
    KEEP_SIGN_INS_DAYS: '30',
    ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '1000',
    ACCOUNTS_FAILURES_PER_ADDRESS_MAX: '100000',
  },
});
const baseUrl = (): string => exchange().baseUrl;

/** A browser with its own address and name. */
class NamedBrowser extends PageClient {
  constructor(
    private readonly ip: string,
    private readonly userAgent = FIREFOX,
  ) {
    super(baseUrl);
  }

  override send(path: string, request: Parameters<PageClient['send']>[1] = {}): ReturnType<PageClient['send']> {
    const headers = { 'x-forwarded-for': this.ip, 'user-agent': this.userAgent, ...request.headers };
    return super.send(path, { ...request, headers });
  }
}

async function signIn({ email, password }: Pick<Person, 'email' | 'password'>, browser: PageClient): Promise<OpenPage> {
  return (await browser.open('/sign-in')).submit('/sign-in', { email, password });
}

async function isSignedIn(browser: PageClient): Promise<boolean> {
  return (await browser.open('/account')).path === '/account';
}

/** The ids of the listed sessions, the last used first. */
function listedSessions(page: OpenPage): string[] {
  return [...page.answer.text.matchAll(/name="session" value="(\d+)"/g)].map(([, id = '']) => id);
}

async function endSession(browser: PageClient, session: string): Promise<OpenPage> {
  return (await browser.open(SESSIONS)).submit(`${SESSIONS}/end`, { session });
}

describe('the list of sessions', () => {
  test('shows each browser with its address, when it signed in and when it was used last', async () => {
    const alice = await signUpUser(baseUrl);
    const other = new NamedBrowser('203.0.113.7');
    await signIn(alice, other);
    clock.set(clock.nowMs() + 10 * 60_000);
    const page = await alice.browser.open(SESSIONS);
    expect(listedSessions(page)).toHaveLength(2);
    expect(page.words).toMatch(/Firefox, Windows Network address 203\.0\.113\.7 Signed in 1 Jan 2030, 00:00 UTC/);
    expect(page.words).toContain('This browser');
    expect(page.words).not.toContain('Second step pending');
  });

  test('shows the address of the last request', async () => {
    const alice = await signUpUser(baseUrl);
    const other = new NamedBrowser('203.0.113.8');
    await signIn(alice, other);
    clock.set(clock.nowMs() + 2 * 60_000);
    await other.send('/account', { headers: { 'x-forwarded-for': '2001:db8::9' } });
    expect((await alice.browser.open(SESSIONS)).words).toMatch(/Network address 2001:db8::9/);
  });

  test('a session that waits for the second factor is listed, and can be ended', async () => {
    const alice = await signUpWithSecondFactor(baseUrl, clock);
    const guesser = new NamedBrowser('203.0.113.9');
    await signIn(alice, guesser);
    const page = await alice.browser.open(SESSIONS);
    expect(page.words).toContain('Second step pending');
    await page.submit(`${SESSIONS}/end-others`);
    expect((await guesser.open('/second-factor')).path).toBe('/sign-in');
  });

  test('ends one session and leaves the others', async () => {
    const alice = await signUpUser(baseUrl);
    const [lost, kept] = [new NamedBrowser('203.0.113.10'), new NamedBrowser('203.0.113.11')];
    await signIn(alice, lost);
    await signIn(alice, kept);
    const page = await alice.browser.open(SESSIONS);
    const entry = page.answer.text.split('<li ').find((item) => item.includes('203.0.113.10')) ?? '';
    const id = /name="session" value="(\d+)"/.exec(entry)?.[1] ?? '';
    expect((await endSession(alice.browser, id)).words).toContain('The session has ended');
    expect([await isSignedIn(lost), await isSignedIn(kept), await isSignedIn(alice.browser)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('ends all other sessions', async () => {
    const alice = await signUpUser(baseUrl);
    const others = [new NamedBrowser('203.0.113.12'), new NamedBrowser('203.0.113.13')];
    for (const browser of others) await signIn(alice, browser);
    const page = await (await alice.browser.open(SESSIONS)).submit(`${SESSIONS}/end-others`);
    expect([page.words.includes('All other sessions have ended'), listedSessions(page).length]).toEqual([true, 1]);
    for (const browser of others) expect(await isSignedIn(browser)).toBe(false);
    expect(page.answer.text).not.toContain('end-others');
  });

  test('ending its own session signs this browser out', async () => {
    const alice = await signUpUser(baseUrl);
    const [own = ''] = listedSessions(await alice.browser.open(SESSIONS));
    expect((await endSession(alice.browser, own)).path).toBe('/sign-in');
    expect(await isSignedIn(alice.browser)).toBe(false);
  });

  test("another user's session cannot be ended or seen", async () => {
    const [alice, mallory] = [await signUpUser(baseUrl), await signUpUser(baseUrl)];
    const [victim = ''] = listedSessions(await alice.browser.open(SESSIONS));
    for (const session of [victim, '0', '-1', '1 or 1=1', '9'.repeat(40), '', 'null'])
      expect((await endSession(mallory.browser, session)).path).toBe(SESSIONS);
    expect(listedSessions(await mallory.browser.open(SESSIONS))).not.toContain(victim);
    expect([await isSignedIn(alice.browser), await isSignedIn(mallory.browser)]).toEqual([true, true]);
  });

  test('needs a complete sign-in and the form of the session', async () => {
    const alice = await signUpUser(baseUrl);
    const body = new URLSearchParams({ session: '1' });
    expect((await alice.browser.send(`${SESSIONS}/end-others`, { method: 'POST', body })).status).toBe(403);
    expect((await new PageClient(baseUrl).open(SESSIONS)).path).toBe('/sign-in');
  });

  test('shows what a browser calls itself as text', async () => {
    const alice = await signUpUser(baseUrl);
    await signIn(alice, new NamedBrowser('203.0.113.14', '<script>alert(1)</script>'));
    const page = await alice.browser.open(SESSIONS);
    expect(page.words).toContain('<script>alert(1)</script>');
    expect(page.answer.text).not.toContain('<script>alert');
  });

  test('is also in Thai', async () => {
    const alice = await signUpUser(baseUrl);
    const page = await alice.browser.open(`${SESSIONS}?lang=th`);
    expect(page.words).toContain('ประวัติการเข้าสู่ระบบ');
    expect(page.words).toContain('โดยการสมัครสมาชิก');
  });
});

describe('the sign-in history', () => {
  test('shows successful and failed sign-ins with address and browser', async () => {
    const alice = await signUpUser(baseUrl);
    await signIn({ ...alice, password: 'a wrong guess' }, new NamedBrowser('198.51.100.1'));
    await signIn(alice, new NamedBrowser('198.51.100.2'));
    const { words } = await alice.browser.open(SESSIONS);
    expect(words).toMatch(/Failed wrong password Firefox, Windows 198\.51\.100\.1/);
    expect(words).toMatch(/Signed in with the password Firefox, Windows 198\.51\.100\.2/);
    expect(words).toContain('Signed in by creating the account');
  });

  test('shows that somebody knows the password but not the second factor', async () => {
    const alice = await signUpWithSecondFactor(baseUrl, clock);
    const page = await signIn(alice, new NamedBrowser('198.51.100.3'));
    await page.submit('/second-factor', { code: '000000' });
    await page.submit('/second-factor', { code: alice.app.nextCode() });
    const { words } = await alice.browser.open(SESSIONS);
    expect(words).toMatch(/Failed right password, wrong code Firefox, Windows 198\.51\.100\.3/);
    expect(words).toMatch(/Signed in with password and code Firefox, Windows 198\.51\.100\.3/);
  });

  test('many failures neither hide a sign-in nor fill the table', async () => {
    const alice = await signUpUser(baseUrl);
    await signIn(alice, new NamedBrowser('198.51.100.4'));
    const guesser = new NamedBrowser('198.51.100.5');
    for (let guess = 0; guess < 105; guess += 1) await signIn({ ...alice, password: `guess ${guess}` }, guesser);
    const { id } = (await exchange().database('users').where('email', alice.email).first('id')) as { id: number };
    const rows = await exchange().database('sign_ins').where({ user_id: id, is_success: false });
    expect(rows).toHaveLength(100);
    expect((await alice.browser.open(SESSIONS)).words).toMatch(/with the password Firefox, Windows 198\.51\.100\.4/);
  });

  test('an address without an account causes the same work, and tells nobody', async () => {
    const count = async (): Promise<number> => (await exchange().database('sign_ins').where('user_id', 0)).length;
    const before = await count();
    await signIn({ email: `${randomUUID()}@example.com`, password: GOOD_PASSWORD }, new NamedBrowser('198.51.100.6'));
    expect(await count()).toBe(before + 1);
  });

  test('is deleted after the time of the setting', async () => {
    const alice = await signUpUser(baseUrl);
    await signIn({ ...alice, password: 'a wrong guess' }, new NamedBrowser('198.51.100.7'));
    clock.set(clock.nowMs() + 31 * DAY_MS);
    const browser = new NamedBrowser('198.51.100.8');
    await signIn(alice, browser);
    const { words } = await browser.open(SESSIONS);
    expect([words.includes('198.51.100.8'), words.includes('198.51.100.7')]).toEqual([true, false]);
    for (let count = 0; count < 5; count += 1) await signIn(alice, new NamedBrowser('198.51.100.8'));
    expect(await exchange().database('sign_ins').where('ip', '198.51.100.7')).toEqual([]);
  });
});
