/**
 * What users do with their accounts, in a real browser, in `make long` in both languages, with the mails that the
 * server writes into its folder. Each test is one journey; every page on the way is inspected (`support/journey`).
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import type { Language } from '../../../src/web/framework/language';
import { Authenticator } from '../../support/authenticator';
import { browserOfThisFile, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { Journey } from '../../support/journey';
import { GOOD_PASSWORD } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { loginPath, type PortalApp, portalLogin, registerApp } from '../../support/portalLogin';
import { variantsOfThisRun } from '../../support/runSize';
import { ServerClock } from '../../support/serverClock';
import { ADDRESSES } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, SIGN_UP_CONFIRMATION: 'on', WITHDRAWAL_HOLD_HOURS: '24' },
});
const inBrowser = browserOfThisFile();
const NEW_PASSWORD = 'nine kites over the harbour';
const FACTOR = '/account/security/second-factor';
const EMAIL = '/account/security/email';
const KEYS = '/account/api-keys';

let partner: FakePartner;
let app: PortalApp;
beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner, { name: 'Wallet' });
});
afterAll(() => partner.close());

const READERS: readonly [string, Language, BrowserContextOptions][] = [
  ['in English, on a desktop', 'en', { locale: 'en-US', viewport: SCREENS.desktop }],
  ['in Thai, on a phone and dark', 'th', { locale: 'th-TH', viewport: SCREENS.phone, colorScheme: 'dark' }],
];

/** Makes the journey, in `make long` in both languages. `work` uses a browser and an address of its own. */
function journey(name: string, work: (journey: Journey, email: string) => Promise<void>): void {
  test.each(variantsOfThisRun(READERS, 2, 1))(`${name}, %s`, (_reader, language, options) =>
    inBrowser(options, async (page) => {
      const made = new Journey(exchange(), language, page);
      await work(made, `${randomUUID()}@example.com`);
      expect(made.faults).toEqual([]);
      expect(made.seen.length).toBeGreaterThan(5);
    }),
  );
}

async function signUp(on: Journey, email: string): Promise<void> {
  await on.open('/sign-up');
  await on.submit('/sign-up', { email, password: GOOD_PASSWORD });
  await on.openMail(email, '/sign-up/confirm');
  await on.submit('/sign-up/confirm');
  expect([on.path, await on.heading()]).toEqual(['/account', on.texts.account.title]);
}

async function signOut({ page }: Journey): Promise<void> {
  await page.context().clearCookies({ name: 'talad_session' });
}

async function signIn(on: Journey, email: string, password = GOOD_PASSWORD): Promise<void> {
  await on.open('/sign-in');
  await on.submit('/sign-in', { email, password });
}

/** Turns the second factor on, and moves the clock on, because a code works once. */
async function turnOnSecondFactor(on: Journey): Promise<Authenticator> {
  await on.open(FACTOR);
  await on.submit(`${FACTOR}/start`, { password: GOOD_PASSWORD });
  const secret = ((await on.page.textContent('.secret')) ?? '').replace(/\s/g, '');
  const codes = new Authenticator(secret, () => clock.nowMs());
  await on.submit(`${FACTOR}/confirm`, { code: codes.nextCode() });
  clock.set(clock.nowMs() + 60_000);
  return codes;
}

async function userIdOf(email: string): Promise<number> {
  const row: { id: number } = await exchange().database('users').where({ email }).first('id');
  return Number(row.id);
}

journey('a user keeps the second factor that operators were asked to remove', async (on, email) => {
  await signUp(on, email);
  await turnOnSecondFactor(on);
  const { id }: { readonly id: number } = await exchange().database('users').where({ email }).first('id');
  await exchange().operator.expect('requestSecondFactorReset', 200, { path: { userid: Number(id) } });
  await on.openMail(email, '/keep-second-factor');
  await on.submit('/keep-second-factor');
  expect(on.seen).toContain('/keep-second-factor');
  expect((await exchange().operator.call('getSecondFactorReset', { path: { userid: Number(id) } })).status).toBe(404);
});

journey('signing up, with faults on the way and a link that works once', async (on, email) => {
  await on.open('/');
  await on.open('/sign-up');
  await on.submit('/sign-up', { email: 'nobody', password: 'short' });
  await on.submit('/sign-up', { email, password: GOOD_PASSWORD });
  expect(await on.heading()).toBe(on.texts.signUp.mailed);
  const link = await on.awaitLink(email, '/sign-up/confirm');
  await on.open(link);
  await on.submit('/sign-up/confirm');
  expect(on.path).toBe('/account');
  const { firstSteps } = on.texts.account;
  // The address is confirmed; second factor, identity and deposit are left.
  expect(await on.words()).toContain(`${firstSteps.title} ${firstSteps.progress(1, 4)}`);
  await on.open(EMAIL);
  expect(await on.words()).toContain(on.texts.security.email.verified);
  // The link opens nothing a second time: it leads to the sign-in, which this browser has done.
  await on.open(link);
  expect(on.path).toBe('/account');
});

journey('resetting a forgotten password', async (on, email) => {
  await signUp(on, email);
  await signOut(on);
  await signIn(on, email, 'a wrong password');
  await on.open('/forgot-password');
  await on.submit('/forgot-password', { email: '' });
  await on.submit('/forgot-password', { email });
  expect(await on.heading()).toBe(on.texts.forgotPassword.mailed);
  await on.openMail(email, '/reset-password');
  await on.submit('/reset-password', { password: 'short' });
  await on.submit('/reset-password', { password: NEW_PASSWORD });
  expect(on.path).toBe('/sign-in');
  await on.submit('/sign-in', { email, password: NEW_PASSWORD });
  expect(on.path).toBe('/account');
});

journey('changing the password, and reporting from the notice that it was somebody else', async (on, email) => {
  await signUp(on, email);
  await on.open('/account/security');
  await on.open('/account/security/password');
  await on.submit('/account/security/password', { current: 'wrong', new: NEW_PASSWORD });
  await on.submit('/account/security/password', { current: GOOD_PASSWORD, new: NEW_PASSWORD });
  expect(on.path).toBe('/account/security');
  const link = await on.awaitLink(email, '/not-me');
  await on.open(link);
  expect(await on.heading()).toBe(on.texts.mailedLinks.notMe.title);
  await on.submit('/not-me');
  expect(await on.heading()).toBe(on.texts.mailedLinks.notMe.done);
  // Sessions have ended, and withdrawals are frozen.
  await on.open('/account');
  expect(on.path).toBe('/sign-in');
  const { state } = await exchange().database('users').where({ email }).first('state');
  expect(state).not.toBe('active');
  await on.open(link);
  expect(await on.heading()).toBe(on.texts.mailedLinks.unusable);
});

journey('changing the e-mail address, with notices to the old one', async (on, email) => {
  const next = `next-${email}`;
  await signUp(on, email);
  await on.open(EMAIL);
  await on.submit(EMAIL, { email: 'nobody', password: GOOD_PASSWORD });
  await on.submit(EMAIL, { email: next, password: 'wrong' });
  await on.submit(EMAIL, { email: next, password: GOOD_PASSWORD });
  await on.awaitLink(email, '/not-me');
  await on.openMail(next, `${EMAIL}/confirm`);
  await on.submit(`${EMAIL}/confirm`);
  expect([on.path, (await on.words()).includes(next)]).toEqual(['/account/security', true]);
  await on.openMail(email, '/not-me');
  expect(await on.heading()).toBe(on.texts.mailedLinks.notMe.title);
  await signOut(on);
  await signIn(on, next);
  expect(on.path).toBe('/account');
});

journey('turning on the second factor, signing in with it, and turning it off', async (on, email) => {
  await signUp(on, email);
  await on.open(FACTOR);
  await on.submit(`${FACTOR}/start`, { password: 'wrong' });
  const codes = await turnOnSecondFactor(on);
  const recovery = await on.page.locator('.codes code').allTextContents();
  expect(recovery.length).toBeGreaterThan(0);
  await signOut(on);
  await signIn(on, email);
  expect(on.path).toBe('/second-factor');
  await on.submit('/second-factor', { code: '000000' });
  await on.submit('/second-factor', { code: codes.nextCode() });
  expect(on.path).toBe('/account');
  await signOut(on);
  await signIn(on, email);
  await on.submit('/second-factor', { code: recovery[0] ?? '' });
  expect(on.path).toBe('/account');
  clock.set(clock.nowMs() + 60_000);
  await on.open(FACTOR);
  await on.submit(`${FACTOR}/recovery-codes`, { renew_code: '' });
  await on.submit(`${FACTOR}/recovery-codes`, { renew_code: codes.nextCode() });
  expect(await on.page.locator('.codes code').allTextContents()).not.toContain(recovery[1]);
  clock.set(clock.nowMs() + 60_000);
  await on.open(FACTOR);
  await on.submit(`${FACTOR}/remove`, { password: GOOD_PASSWORD, code: codes.nextCode() });
  expect(on.path).toBe('/account/security');
});

journey('making an API key and revoking it', async (on, email) => {
  await signUp(on, email);
  await on.open(KEYS);
  await on.open(`${KEYS}/new`);
  await on.submit(`${KEYS}/new`, { label: '', ip_allowlist: 'nonsense' });
  await on.page.locator('[name=permissions][value=user_read]').check();
  const isPasswordAsked = (await on.page.locator('main [name=password]').count()) > 0;
  const terms = { label: 'Trading bot', ip_allowlist: '127.0.0.1' };
  await on.submit(`${KEYS}/new`, isPasswordAsked ? { ...terms, password: GOOD_PASSWORD } : terms);
  const [userId = '', apiKey = '', apiSecret = ''] = await Promise.all(
    ['#user-id', '#api-key', '#api-secret'].map(async (id) => (await on.page.textContent(id)) ?? ''),
  );
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey, apiSecret });
  await client.expect('getUser', 200, { path: { userid: userId } });
  await on.awaitLink(email, '/not-me');
  await on.open(KEYS);
  await Promise.all([on.page.waitForNavigation(), on.page.locator('main .danger').first().click()]);
  await on.inspect();
  const { pathname } = new URL(on.page.url());
  await Promise.all([on.page.waitForNavigation(), on.page.locator('main form .danger').first().click()]);
  await on.inspect();
  expect(pathname).not.toBe(KEYS);
  await client.expect('getUser', 401, { path: { userid: userId } });
});

journey('authorizing an app with a limit, changing the limit, and revoking the access', async (on, email) => {
  await signUp(on, email);
  await on.open(loginPath(app, 's'));
  expect(on.path).toBe('/portal/consent');
  await on.submit('/portal/consent', { limit: 'much' }, '[value=allow]');
  expect(await on.words()).toContain(on.texts.spending.error);
  await on.page.fill('[name=limit]', '1500');
  // The next page forwards to the partner's server at once.
  await on.page.locator('[value=allow]').click();
  await on.page.waitForURL((url) => !url.href.startsWith(exchange().baseUrl));
  await portalLogin(exchange(), app, { email });
  await on.open('/account/apps');
  expect(await on.words()).toContain('1,500 THB');
  await on.submit('/account/apps/limit', { [`limit-${app.id}`]: '-1' });
  expect(await on.words()).toContain(on.texts.spending.error);
  await on.submit('/account/apps/limit', { [`limit-${app.id}`]: '2,000.50' });
  expect(await on.words()).toContain(on.texts.spending.changed);
  await on.submit('/account/apps');
  expect(await on.words()).toContain(on.texts.apps.revoked);
});

journey('withdrawing coins, with the mails about it', async (on, email) => {
  await signUp(on, email);
  const codes = await turnOnSecondFactor(on);
  const id = await userIdOf(email);
  await on.open('/wallets/btc/withdraw');
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: id },
    body: { identity_verification_level: 'level_3' },
  });
  await exchange().deposit(id, 'btc', '3');
  await on.open('/wallets');
  await on.open('/wallets/btc/withdraw');
  await on.submit('/wallets/btc/withdraw', { address: 'nonsense', amount: 'much' });
  await on.submit('/wallets/btc/withdraw', { address: ADDRESSES.bitcoin, amount: '0.5' });
  await on.submit('/wallets/btc/withdraw', { code: '000000' });
  await on.submit('/wallets/btc/withdraw', { code: codes.nextCode() });
  expect(await on.page.locator('.moves li').first().textContent()).toContain('0.5 BTC');
  clock.set(clock.nowMs() + 60_000);
  // The first notice is about the second factor, the next one about the withdrawal.
  await on.awaitLink(email, '/not-me');
  await on.openMail(email, '/not-me');
  await on.submit('/not-me');
  expect(await on.heading()).toBe(on.texts.mailedLinks.notMe.done);
});
