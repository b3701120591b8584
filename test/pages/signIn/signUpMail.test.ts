/** Signing up and resetting a password by mail, and that neither tells whether an address has an account. */
import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../../support/mailbox';
import { bodyOf, GOOD_PASSWORD, type OpenPage, PageClient } from '../../support/pageClient';
import { FACTOR_PATH, startSecondFactorSetUp } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.parse('2026-11-24T08:00:00Z'));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: {
    ...clock.options.environment,
    SIGN_UP_CONFIRMATION: 'on',
    WITHDRAWAL_HOLD_HOURS: '24',
    ACCOUNTS_MAILS_PER_RECIPIENT_MAX: '3',
  },
});
const browser = (): PageClient => new PageClient(() => exchange().baseUrl);
const newAddress = (): string => `${randomUUID()}@example.com`;
const dataDir = (): string => exchange().dataDir;
const NEW_PASSWORD = 'nine kites over the harbour';

async function startSignUp(email: string, client = browser(), password = GOOD_PASSWORD): Promise<OpenPage> {
  return (await client.open('/sign-up')).submit('/sign-up', { email, password });
}

async function signUp(email = newAddress()) {
  const client = browser();
  await startSignUp(email, client);
  const link = linkIn(await awaitMail(dataDir(), email, 'Confirm your e-mail address'), '/sign-up/confirm');
  const page = await (await client.open(link)).submit('/sign-up/confirm');
  expect([page.path, page.answer.status, page.words]).toEqual(['/account', 200, expect.any(String)]);
  return { email, password: GOOD_PASSWORD, browser: client, link };
}

async function trySignIn(email: string, password: string, client = browser()): Promise<OpenPage> {
  return (await client.open('/sign-in')).submit('/sign-in', { email, password });
}

async function askForReset(email: string): Promise<OpenPage> {
  return (await browser().open('/forgot-password')).submit('/forgot-password', { email });
}

/** The page without what differs from request to request. */
function comparable({ answer }: OpenPage): object {
  return { status: answer.status, text: answer.text.replace(/name="csrf" value="[^"]*"/g, '') };
}

describe('signing up', () => {
  test('creates the account only when the link in the mail is confirmed, and the link works once', async () => {
    const email = newAddress();
    const client = browser();
    const page = await startSignUp(email, client);
    expect(page.words).toContain('We have sent an e-mail to this address');
    expect((await trySignIn(email, GOOD_PASSWORD)).words).toContain('incorrect');
    const link = linkIn(await awaitMail(dataDir(), email, 'Confirm your e-mail address'), '/sign-up/confirm');
    // Programs that check mail open links: that creates nothing.
    await browser().open(link);
    expect((await trySignIn(email, GOOD_PASSWORD)).words).toContain('incorrect');
    const confirmation = await client.open(link);
    expect((await confirmation.submit('/sign-up/confirm')).path).toBe('/account');
    expect((await client.open('/account/security/email')).words).toContain('Confirmed');
  });

  test('a link that was used leads to the sign-in, also if the answer to it was lost', async () => {
    const email = newAddress();
    const [client, other] = [browser(), browser()];
    await startSignUp(email, client);
    const link = linkIn(await awaitMail(dataDir(), email, 'Confirm your e-mail address'), '/sign-up/confirm');
    const [form, second] = [await client.open(link), await other.open(link)];
    // The answer, with the cookie of the session, does not arrive.
    const lost = client.copy();
    await lost.followRedirects(
      await lost.send('/sign-up/confirm', { method: 'POST', body: bodyOf(form.formValues('/sign-up/confirm')) }),
    );
    for (const again of [await second.submit('/sign-up/confirm'), await browser().open(link)]) {
      expect([again.answer.at, again.words]).toEqual([
        '/sign-in?done=signed-up',
        expect.stringContaining('The account of this link exists already.'),
      ]);
      // The link opens nothing any more.
      expect((await trySignIn(email, NEW_PASSWORD)).words).toContain('incorrect');
    }
    expect((await other.open('/account')).path).toBe('/sign-in');
    expect((await trySignIn(email, GOOD_PASSWORD)).path).toBe('/account');
  });

  test('a second link for the address leads to the sign-in as well, and one that nobody has sent cannot be used', async () => {
    const email = newAddress();
    await startSignUp(email);
    await startSignUp(email, browser(), NEW_PASSWORD);
    const mails = await eventually(
      () => mailsTo(dataDir(), email),
      (all) => all.length === 2,
    );
    const [one = '', other = ''] = mails.map((mail) => linkIn(mail, '/sign-up/confirm'));
    expect((await (await browser().open(one)).submit('/sign-up/confirm')).path).toBe('/account');
    const taken = await (await browser().open(other)).submit('/sign-up/confirm');
    expect(taken.answer.at).toBe('/sign-in?done=signed-up');
    const unknown = await (await browser().open('/sign-up/confirm?token=x')).submit('/sign-up/confirm');
    expect([unknown.answer.status, unknown.words]).toEqual([422, expect.stringContaining('cannot be used')]);
    clock.set(clock.nowMs() + 86_400_000);
    const expired = await (await browser().open(one)).submit('/sign-up/confirm');
    expect(expired.words).toContain('This link cannot be used');
  });

  test('the same sign-up from the same browser within a minute sends one mail, although the page was opened again', async () => {
    const email = newAddress();
    const client = browser();
    const [one, other] = [await client.open('/sign-up'), await client.open('/sign-up')];
    await Promise.all([one, other, one].map((page) => page.submit('/sign-up', { email, password: GOOD_PASSWORD })));
    expect((await startSignUp(email, client)).words).toContain('We have sent an e-mail to this address');
    const last = newAddress();
    await startSignUp(last, client);
    await awaitMail(dataDir(), last, 'Confirm');
    expect(mailsTo(dataDir(), email)).toHaveLength(1);
    clock.set(clock.nowMs() + 60_001);
    await startSignUp(email, client);
    await eventually(
      () => mailsTo(dataDir(), email),
      (all) => all.length === 2,
    );
  });

  test('answers the same for an address with an account, and only its owner learns of it', async () => {
    const { email } = await signUp();
    const forTaken = await startSignUp(email);
    const forNew = await startSignUp(newAddress());
    expect(comparable(forTaken)).toEqual(comparable(forNew));
    const mail = await awaitMail(dataDir(), email, 'You already have an account');
    expect(mail.text).toContain('/forgot-password');
    expect(mail.text).not.toContain('token=');
    // The password of the second sign-up does not open the account.
    await startSignUp(email, browser(), NEW_PASSWORD);
    expect((await trySignIn(email, NEW_PASSWORD)).words).toContain('incorrect');
  });

  test('ends an older session of the browser', async () => {
    const first = await signUp();
    const copy = first.browser.copy();
    const email = newAddress();
    await startSignUp(email);
    const link = linkIn(await awaitMail(dataDir(), email, 'Confirm your e-mail address'), '/sign-up/confirm');
    expect((await (await first.browser.open(link)).submit('/sign-up/confirm')).words).toContain(email);
    expect((await copy.open('/account')).path).toBe('/sign-in');
  });

  test('cannot be used to send many mails to one address', async () => {
    const email = newAddress();
    for (let count = 0; count < 6; count += 1)
      expect((await startSignUp(email)).words).toContain('We have sent an e-mail to this address');
    const last = newAddress();
    await startSignUp(last);
    await awaitMail(dataDir(), last, 'Confirm');
    expect(mailsTo(dataDir(), email).length).toBeLessThanOrEqual(3);
  });

  test('uses the language of the page in its mail', async () => {
    const email = newAddress();
    const client = browser();
    await (await client.open('/sign-up?lang=th')).submit('/sign-up', { email, password: GOOD_PASSWORD });
    const mail = await awaitMail(dataDir(), email, 'ยืนยันอีเมลเพื่อสมัครสมาชิก');
    expect((await client.open(linkIn(mail, '/sign-up/confirm'))).words).toContain('สร้างบัญชี');
  });
});

describe('resetting a password', () => {
  test('sets the new password, ends all sessions and tells the user', async () => {
    const { email, browser: old } = await signUp();
    const page = await askForReset(email);
    expect(page.words).toContain('We have sent an e-mail to this address');
    const link = linkIn(await awaitMail(dataDir(), email, 'Choose a new password'), '/reset-password');
    const form = await browser().open(link);
    expect((await form.submit('/reset-password', { password: 'short' })).words).toContain('too short');
    const done = await form.submit('/reset-password', { password: NEW_PASSWORD });
    expect([done.path, done.words]).toEqual(['/sign-in', expect.stringContaining('The new password is set')]);
    expect((await old.open('/account')).path).toBe('/sign-in');
    expect((await trySignIn(email, GOOD_PASSWORD)).words).toContain('incorrect');
    expect((await trySignIn(email, NEW_PASSWORD)).path).toBe('/account');
    await awaitMail(dataDir(), email, 'Your password was changed');
    expect((await browser().open(link)).words).toContain('This link cannot be used');
  });

  test('answers the same for an address without an account', async () => {
    const { email } = await signUp();
    const unknown = newAddress();
    expect(comparable(await askForReset(email))).toEqual(comparable(await askForReset(unknown)));
    expect((await awaitMail(dataDir(), unknown, 'no account')).text).not.toContain('token=');
  });

  test('needs the second factor as well, so that a stolen mailbox is not enough', async () => {
    const { email, password, browser: client } = await signUp();
    const { page, app } = await startSecondFactorSetUp({ email, password, browser: client }, clock);
    await page.submit(`${FACTOR_PATH}/confirm`, { code: app.nextCode() });
    await awaitMail(dataDir(), email, 'Two-factor authentication was turned on');
    clock.set(clock.nowMs() + 60_000);
    await askForReset(email);
    const link = linkIn(await awaitMail(dataDir(), email, 'Choose a new password'), '/reset-password');
    const form = await browser().open(link);
    expect((await form.submit('/reset-password', { password: NEW_PASSWORD, code: '' })).words).toContain(
      'Enter a code',
    );
    expect((await trySignIn(email, NEW_PASSWORD)).words).toContain('incorrect');
    const done = await form.submit('/reset-password', { password: NEW_PASSWORD, code: app.nextCode() });
    expect(done.path).toBe('/sign-in');
  });

  test('does not work with a link that has expired', async () => {
    const { email } = await signUp();
    await askForReset(email);
    const link = linkIn(await awaitMail(dataDir(), email, 'Choose a new password'), '/reset-password');
    clock.set(clock.nowMs() + 3_600_001);
    expect((await browser().open(link)).words).toContain('This link cannot be used');
  });
});

describe('changing the e-mail address', () => {
  test('needs the password and the link, and tells the old address', async () => {
    const { email, password, browser: client } = await signUp();
    const next = newAddress();
    const page = await client.open('/account/security/email');
    expect((await page.submit('/account/security/email', { email: next, password: 'wrong password' })).words).toContain(
      'incorrect',
    );
    await page.submit('/account/security/email', { email: next, password });
    await awaitMail(dataDir(), email, 'Your e-mail address is about to be changed');
    const link = linkIn(await awaitMail(dataDir(), next, 'Confirm your new'), '/account/security/email/confirm');
    expect((await trySignIn(next, password)).words).toContain('incorrect');
    const done = await (await client.open(link)).submit('/account/security/email/confirm');
    expect(done.words).toContain('Your e-mail address has been changed');
    const notice = await awaitMail(dataDir(), email, 'Your e-mail address was changed');
    expect(linkIn(notice, '/not-me')).toContain('token=');
    expect((await trySignIn(email, password)).words).toContain('incorrect');
    expect((await trySignIn(next, password)).path).toBe('/account');
  });

  test('does not tell whether another account has the address', async () => {
    const other = await signUp();
    const { password, browser: client } = await signUp();
    const page = await client.open('/account/security/email');
    const taken = await page.submit('/account/security/email', { email: other.email, password });
    expect(taken.words).toContain('We have sent an e-mail to the new address');
    const mail = await awaitMail(dataDir(), other.email, 'This e-mail address has an account already');
    expect(mail.text).not.toContain('token=');
  });

  test('does not work in the session of another user', async () => {
    const victim = await signUp();
    const attacker = await signUp();
    const next = newAddress();
    const page = await attacker.browser.open('/account/security/email');
    await page.submit('/account/security/email', { email: next, password: attacker.password });
    const link = linkIn(await awaitMail(dataDir(), next, 'Confirm your new'), '/account/security/email/confirm');
    const tried = await (await victim.browser.open(link)).submit('/account/security/email/confirm');
    expect(tried.answer.status).toBe(422);
    expect((await victim.browser.open('/account')).words).toContain(victim.email);
  });
});

describe('notices', () => {
  test('a sign-in with a new browser is reported, one with a known browser is not', async () => {
    const { email, password, browser: client } = await signUp();
    const signOut = async (one: PageClient) => void (await (await one.open('/account')).submit('/sign-out'));
    const stranger = browser();
    await trySignIn(email, password, stranger);
    await awaitMail(dataDir(), email, 'New sign-in');
    for (const known of [client, stranger]) {
      await signOut(known);
      await trySignIn(email, password, known);
    }
    await askForReset(email);
    await awaitMail(dataDir(), email, 'Choose a new password');
    expect(mailsTo(dataDir(), email).filter(({ subject }) => subject === 'New sign-in')).toHaveLength(1);
  });

  test('a new password and a new API key are reported', async () => {
    const { email, password, browser: client } = await signUp();
    const page = await client.open('/account/security/password');
    await page.submit('/account/security/password', { current: password, new: NEW_PASSWORD });
    await awaitMail(dataDir(), email, 'Your password was changed');
    const keys = await client.open('/account/api-keys/new');
    await keys.submit('/account/api-keys/new', {
      label: 'bot',
      permissions: ['user_read'],
      password: NEW_PASSWORD,
    });
    expect((await awaitMail(dataDir(), email, 'A new API key was created')).text).toContain('bot');
  });

  test('"this was not me" ends all sessions and stops withdrawals, after a confirmation, once', async () => {
    const { email, password, browser: client } = await signUp();
    const page = await client.open('/account/security/password');
    await page.submit('/account/security/password', { current: password, new: NEW_PASSWORD });
    const link = linkIn(await awaitMail(dataDir(), email, 'Your password was changed'), '/not-me');
    const stateOf = () => exchange().database('users').where('email', email).first('state', 'state_reason');
    // Opening the link changes nothing, because programs that check mail open links too.
    const form = await browser().open(link);
    expect((await client.open('/account')).path).toBe('/account');
    expect(await stateOf()).toMatchObject({ state: 'active' });
    expect((await form.submit('/not-me')).words).toContain('Your account is protected');
    expect((await client.open('/account')).path).toBe('/sign-in');
    expect(await stateOf()).toMatchObject({
      state: 'no_withdrawals',
      state_reason: expect.stringContaining('reported'),
    });
    expect((await browser().open(link)).words).toContain('This link cannot be used');
  });

  test('the tables contain no token that a link contains', async () => {
    const { link } = await signUp();
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const rows = [
      ...(await exchange().database('account_links').select()),
      ...(await exchange().database('mails').select()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
