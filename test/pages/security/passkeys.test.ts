/**
 * What attackers try with passkeys, each over HTTP with an authenticator in software, and managing them. Signing in with
 * a real browser is in `passkeysBrowser.test.ts`.
 */
import { exchangeOfThisFile } from '../../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../../support/mailbox';
import { type OpenPage, PageClient } from '../../support/pageClient';
import { FACTOR_PATH, type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { type SignOptions, SoftAuthenticator } from '../../support/softAuthenticator';

const PASSKEYS = '/account/security/passkeys';
const SIGN_IN = '/sign-in/passkey';
const SECOND_STEP = '/second-factor/passkey';
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  publicHost: 'localhost',
  environment: {
    ...clock.options.environment,
    WITHDRAWAL_HOLD_HOURS: '24',
    ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '1000',
  },
});
const origin = (): string => `http://localhost:${exchange().port}`;
const newBrowser = (): PageClient => new PageClient(origin);

interface PasskeyUser extends SecondFactorUser {
  readonly key: SoftAuthenticator;
}

/** The options that a page gives to the browser. */
function optionsOn({ answer }: OpenPage): { readonly challenge: string; readonly [name: string]: unknown } {
  const text = /data-options="([^"]*)"/.exec(answer.text)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

const answerTo = (page: OpenPage, more: Partial<SignOptions> = {}): SignOptions => ({
  challenge: optionsOn(page).challenge,
  origin: origin(),
  ...more,
});

/** Proves password and code, and returns the page that creates a passkey. */
async function startPasskey({ browser, password, app }: SecondFactorUser): Promise<OpenPage> {
  clock.set(clock.nowMs() + 60_000);
  return (await browser.open(PASSKEYS)).submit(`${PASSKEYS}/start`, { password, code: app.nextCode() });
}

async function addPasskey(user: SecondFactorUser, key = new SoftAuthenticator(), label = 'phone'): Promise<OpenPage> {
  const page = await startPasskey(user);
  return await page.submit(`${PASSKEYS}/add`, { label, passkey: key.register(answerTo(page)) });
}

async function userWithPasskey(): Promise<PasskeyUser> {
  const user = await signUpWithSecondFactor(origin, clock);
  const key = new SoftAuthenticator();
  const added = await addPasskey(user, key);
  expect(added.words).toContain('The passkey has been added');
  return { ...user, key };
}

/** Signs in with a new browser. `more`: what the attacker changes. */
async function signInWith(key: SoftAuthenticator, more: Partial<SignOptions> = {}): Promise<OpenPage> {
  const page = await newBrowser().open(SIGN_IN);
  return page.submit(SIGN_IN, { passkey: key.sign(answerTo(page, more)) });
}

async function secondStep({ email, password }: SecondFactorUser, browser = newBrowser()): Promise<OpenPage> {
  return (await browser.open('/sign-in')).submit('/sign-in', { email, password });
}

const isRefused = ({ answer, words }: OpenPage): boolean =>
  answer.status === 422 && words.includes('The passkey was not accepted');

describe('signing in', () => {
  test('works with the passkey alone, and opens the requested page', async () => {
    const { key, email } = await userWithPasskey();
    const page = await newBrowser().open(`${SIGN_IN}?next=/account/security`);
    expect(optionsOn(page)).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const there = await page.submit(SIGN_IN, { passkey: key.sign(answerTo(page)) });
    expect([there.path, there.words.includes(email)]).toEqual(['/account/security', true]);
    expect((await signInWith(key)).path).toBe('/account');
  });

  test('works in the second step, instead of the code', async () => {
    const user = await userWithPasskey();
    const page = await secondStep(user);
    expect(optionsOn(page)['allowCredentials']).toEqual([expect.objectContaining({ id: user.key.id })]);
    expect((await page.submit(SECOND_STEP, { passkey: user.key.sign(answerTo(page)) })).path).toBe('/account');
  });

  test('is recorded in the history, and an unknown browser is reported by mail', async () => {
    const { key, browser, email } = await userWithPasskey();
    await signInWith(key);
    expect((await browser.open('/account/security/sessions')).words).toContain('with a passkey');
    await awaitMail(exchange().dataDir, email, 'New sign-in');
  });

  test('ends the session with which it began', async () => {
    const user = await userWithPasskey();
    const browser = newBrowser();
    const page = await secondStep(user, browser);
    const before = browser.copy();
    await page.submit(SECOND_STEP, { passkey: user.key.sign(answerTo(page)) });
    expect((await before.open('/account')).path).toBe('/sign-in');
  });
});

describe('an attacker', () => {
  test('cannot replay an answer, neither in the same browser nor in another', async () => {
    const { key } = await userWithPasskey();
    const browser = newBrowser();
    const page = await browser.open(SIGN_IN);
    const attacker = browser.copy();
    // Without a counter, only the challenge is used up.
    const stolen = { passkey: key.sign(answerTo(page, { counter: 0 })) };
    expect((await page.submit(SIGN_IN, stolen)).path).toBe('/account');
    const again = await attacker.open(SIGN_IN);
    expect(isRefused(await again.submit(SIGN_IN, stolen))).toBe(true);
    const elsewhere = await newBrowser().open(SIGN_IN);
    expect(isRefused(await elsewhere.submit(SIGN_IN, stolen))).toBe(true);
  });

  test('cannot use an answer to a challenge of another browser', async () => {
    const { key } = await userWithPasskey();
    const [victim, attacker] = [await newBrowser().open(SIGN_IN), await newBrowser().open(SIGN_IN)];
    expect(isRefused(await attacker.submit(SIGN_IN, { passkey: key.sign(answerTo(victim)) }))).toBe(true);
  });

  test.each(['sign_in', 'second_factor', 'register'] as const)(
    'cannot use a challenge for another purpose than it was made for: %s',
    async (purpose) => {
      const user = await userWithPasskey();
      const browser = newBrowser();
      const second = await secondStep(user, browser);
      if (purpose === 'register') {
        // A challenge of the second step adds no passkey, although the session is the same.
        const own = await startPasskey(user);
        const passkey = new SoftAuthenticator().register(answerTo(second));
        expect((await own.submit(`${PASSKEYS}/add`, { passkey })).words).toContain('was not accepted');
        return;
      }
      // The session that waits for the second step may open the sign-in page as well.
      const first = await browser.open(SIGN_IN);
      const [from, page, action] = purpose === 'sign_in' ? [second, first, SIGN_IN] : [first, second, SECOND_STEP];
      expect(isRefused(await page.submit(action, { passkey: user.key.sign(answerTo(from)) }))).toBe(true);
    },
  );

  test('cannot make a challenge, change its expiry, or use it after that', async () => {
    const { key } = await userWithPasskey();
    const page = await newBrowser().open(SIGN_IN);
    const challenge = Buffer.from(optionsOn(page).challenge, 'base64url').toString();
    const [random = '', expiry = '', ...mac] = challenge.split('.');
    const later = [random, String(Number(expiry) + 3_600_000), ...mac].join('.');
    for (const forged of [later, `${random}.${expiry}.k1.${'A'.repeat(43)}`, random, 'x', ''])
      expect(isRefused(await signInWith(key, { challenge: Buffer.from(forged).toString('base64url') }))).toBe(true);
    clock.set(clock.nowMs() + 5 * 60_000);
    expect(isRefused(await page.submit(SIGN_IN, { passkey: key.sign(answerTo(page)) }))).toBe(true);
  });

  test('who lures a user to another site gets an answer that is refused', async () => {
    const { key } = await userWithPasskey();
    for (const more of [
      { origin: 'https://localhost.evil.example' },
      { origin: `https://localhost:${exchange().port}` },
      { origin: `http://localhost:${exchange().port + 1}` },
      { host: 'evil.example' },
      { type: 'webauthn.create' },
    ])
      expect([more, isRefused(await signInWith(key, more))]).toEqual([more, true]);
    expect((await signInWith(key)).path).toBe('/account');
  });

  test('with the unlocked device of somebody else gets nothing without PIN or biometrics', async () => {
    const user = await userWithPasskey();
    expect(isRefused(await signInWith(user.key, { isUserVerified: false }))).toBe(true);
    const page = await secondStep(user);
    const passkey = user.key.sign(answerTo(page, { isUserVerified: false }));
    expect(isRefused(await page.submit(SECOND_STEP, { passkey }))).toBe(true);
  });

  test("cannot complete another user's sign-in with their own passkey", async () => {
    const [victim, attacker] = [await userWithPasskey(), await userWithPasskey()];
    const page = await secondStep(victim);
    expect(isRefused(await page.submit(SECOND_STEP, { passkey: attacker.key.sign(answerTo(page)) }))).toBe(true);
    const claimed = Buffer.from('user 1').toString('base64url');
    expect(isRefused(await signInWith(attacker.key, { userHandle: claimed }))).toBe(true);
    expect((await signInWith(attacker.key)).words).toContain(attacker.email);
  });

  test('with another key under the id of a passkey is refused', async () => {
    const { key } = await userWithPasskey();
    expect(isRefused(await signInWith(new SoftAuthenticator(key.credentialId)))).toBe(true);
    expect(isRefused(await signInWith(new SoftAuthenticator()))).toBe(true);
  });

  test('with a copy of a passkey is refused when the original was used since, and the user is told', async () => {
    const { key, email, browser } = await userWithPasskey();
    const copy = key.copy();
    expect((await signInWith(key)).path).toBe('/account');
    expect((await signInWith(key)).path).toBe('/account');
    expect(isRefused(await signInWith(copy))).toBe(true);
    expect(isRefused(await signInWith(copy))).toBe(true);
    expect(isRefused(await signInWith(key, { counter: 0 }))).toBe(true);
    await awaitMail(exchange().dataDir, email, 'A copied passkey was refused');
    expect((await browser.open('/account/security/sessions')).words).toContain('Failed passkey not accepted');
  });

  test('cannot register a passkey that another user has', async () => {
    const [victim, attacker] = [await userWithPasskey(), await signUpWithSecondFactor(origin, clock)];
    expect((await addPasskey(attacker, victim.key)).words).toContain('This passkey is already registered');
    expect((await signInWith(victim.key)).words).toContain(victim.email);
  });

  test('with a stolen session but without password and code adds no passkey', async () => {
    const user = await signUpWithSecondFactor(origin, clock);
    const { browser, password, app } = user;
    const page = await browser.open(PASSKEYS);
    clock.set(clock.nowMs() + 60_000);
    for (const proof of [
      { password: '', code: app.codeAtOffset(0) },
      { password: 'not my password', code: app.codeAtOffset(0) },
      { password, code: '' },
      { password, code: '000000' },
    ])
      expect((await page.submit(`${PASSKEYS}/start`, proof)).answer.status).toBe(422);
    // Without a challenge from the start page nothing is added.
    const { csrf } = page.formValues(`${PASSKEYS}/start`) as { readonly csrf: string };
    const challenge = optionsOn(await newBrowser().open(SIGN_IN)).challenge;
    const passkey = new SoftAuthenticator().register({ challenge, origin: origin() });
    const body = new URLSearchParams({ csrf, label: 'x', passkey });
    expect((await browser.send(`${PASSKEYS}/add`, { method: 'POST', body })).status).toBe(422);
    expect((await browser.open(PASSKEYS)).words).toContain('You have no passkeys yet');
  });

  test('who can write to the tables can give no passkey to another user', async () => {
    const [attacker, victim] = [await userWithPasskey(), await userWithPasskey()];
    const idOf = async ({ email }: SecondFactorUser): Promise<number> =>
      ((await exchange().database('users').where('email', email).first('id')) as { id: number }).id;
    const own = exchange()
      .database('passkeys')
      .where('user_id', await idOf(attacker));
    await own.clone().update({ user_id: await idOf(victim) });
    expect(isRefused(await signInWith(attacker.key))).toBe(true);
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"id":1}',
    '{"id":"x","rawId":"x","type":"public-key","response":null}',
    '{"id":"x","response":{"clientDataJSON":"eyJjaGFsbGVuZ2UiOnt9fQ"}}',
  ])('who sends %j gets no error of the server', async (passkey) => {
    const page = await newBrowser().open(SIGN_IN);
    expect(isRefused(await page.submit(SIGN_IN, { passkey }))).toBe(true);
  });
});

describe('managing passkeys', () => {
  test('adding and removing one needs password and code, is reported by mail, and makes withdrawals wait', async () => {
    const user = await userWithPasskey();
    const { browser, email, password, app, key } = user;
    const added = await awaitMail(exchange().dataDir, email, 'A passkey was added');
    expect(added.text).toContain('phone');
    const held = (await exchange().database('users').where('email', email).first('withdrawals_held_until_ms')) as {
      readonly withdrawals_held_until_ms: number;
    };
    expect(Number(held.withdrawals_held_until_ms)).toBe(clock.nowMs() + 86_400_000);
    const list = await browser.open(PASSKEYS);
    const path = /href="(\/account\/security\/passkeys\/\d+\/remove)"/.exec(list.answer.text)?.[1] ?? '';
    const form = await browser.open(path);
    expect((await form.submit(path, { password, code: '000000' })).answer.status).toBe(422);
    expect((await form.submit(path, { password: 'wrong one', code: app.codeAtOffset(0) })).answer.status).toBe(422);
    clock.set(clock.nowMs() + 60_000);
    expect((await form.submit(path, { password, code: app.nextCode() })).words).toContain('has been removed');
    await awaitMail(exchange().dataDir, email, 'A passkey was removed');
    expect(isRefused(await signInWith(key))).toBe(true);
  });

  test("another user's passkey cannot be removed", async () => {
    const [victim, attacker] = [await userWithPasskey(), await userWithPasskey()];
    const list = await victim.browser.open(PASSKEYS);
    const path = /href="(\/account\/security\/passkeys\/\d+\/remove)"/.exec(list.answer.text)?.[1] ?? '';
    expect((await attacker.browser.open(path)).path).toBe(PASSKEYS);
    const form = await attacker.browser.open(PASSKEYS);
    clock.set(clock.nowMs() + 60_000);
    const { csrf } = form.formValues(`${PASSKEYS}/start`) as { readonly csrf: string };
    const body = new URLSearchParams({ csrf, password: attacker.password, code: attacker.app.nextCode() });
    await attacker.browser.send(path, { method: 'POST', body });
    expect((await signInWith(victim.key)).path).toBe('/account');
  });

  test('needs an authenticator app first, and turning it off removes the passkeys', async () => {
    const user = await userWithPasskey();
    clock.set(clock.nowMs() + 60_000);
    const page = await user.browser.open(FACTOR_PATH);
    await page.submit(`${FACTOR_PATH}/remove`, { password: user.password, code: user.app.nextCode() });
    expect((await user.browser.open(PASSKEYS)).words).toContain('Set up two-factor authentication with an app first');
    expect(isRefused(await signInWith(user.key))).toBe(true);
    expect((await secondStep(user)).path).toBe('/account');
  });

  test('"this was not me" removes the passkey that the notice tells of', async () => {
    const { email, key } = await userWithPasskey();
    const link = linkIn(await awaitMail(exchange().dataDir, email, 'A passkey was added'), '/not-me');
    await (await newBrowser().open(link)).submit('/not-me');
    expect(isRefused(await signInWith(key))).toBe(true);
  });

  test('one can be registered once, and only so many', async () => {
    const user = await userWithPasskey();
    expect((await addPasskey(user, user.key)).words).toContain('This passkey is already registered');
    for (let count = 1; count < 20; count += 1)
      expect((await addPasskey(user)).words).toContain('The passkey has been added');
    expect((await addPasskey(user)).words).toContain('You have the largest number of passkeys');
    expect(mailsTo(exchange().dataDir, user.email).length).toBeGreaterThan(0);
  });

  test('names are shown as text, and an empty one is replaced', async () => {
    const user = await signUpWithSecondFactor(origin, clock);
    await addPasskey(user, new SoftAuthenticator(), '<b>บ้าน</b>');
    expect((await addPasskey(user, new SoftAuthenticator(), ' ')).words).toContain('<b>บ้าน</b> Added');
    expect((await user.browser.open(`${PASSKEYS}?lang=th`)).words).toContain('พาสคีย์');
  });
});
