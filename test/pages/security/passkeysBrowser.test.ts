/**
 * Passkeys in a real browser, with Chromium's virtual authenticator: adding one, signing in with it first and second,
 * removing it, what happens when the user declines, and accessibility, in `make long` in both
 * languages.
 */
import type { CDPSession, Page } from 'playwright-core';
import { Authenticator } from '../../support/authenticator';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { awaitMail } from '../../support/mailbox';
import { GOOD_PASSWORD } from '../../support/pageClient';
import { variantsOfThisRun } from '../../support/runSize';

const exchange = exchangeOfThisFile({
  publicHost: 'localhost',
  environment: { ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '50' },
});
const inBrowser = browserOfThisFile();
const at = (path: string): string => `http://localhost:${exchange().port}${path}`;

interface VirtualAuthenticator {
  readonly devtools: CDPSession;
  readonly authenticatorId: string;
}

/** A phone or computer with a fingerprint sensor that is always touched at once. */
async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

async function press(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

/** Signs up, sets up the authenticator app, and returns its recovery codes. */
async function signUpWithApp(page: Page, email: string): Promise<string[]> {
  await page.goto(at('/sign-up'));
  await page.fill('#email', email);
  await page.fill('#password', GOOD_PASSWORD);
  await press(page, 'main form button');
  await page.goto(at('/account/security/second-factor'));
  await page.fill('#password', GOOD_PASSWORD);
  await press(page, 'main form button');
  const app = new Authenticator((await page.textContent('.secret'))?.replace(/\s/g, '') ?? '', () => Date.now());
  await page.fill('#code', app.nextCode());
  await press(page, 'main form button');
  return page.locator('.codes code').allTextContents();
}

/** `look` sees each page on the way. */
async function addPasskey(page: Page, code: string, look = async (): Promise<void> => undefined): Promise<void> {
  await page.goto(at('/account/security/passkeys'));
  await look();
  await page.fill('#password', GOOD_PASSWORD);
  await page.fill('#code', code);
  await press(page, 'form[action$=start] button');
  await look();
  await page.fill('#label', 'My phone');
  await press(page, 'form[data-passkey=create] button');
}

async function signOut(page: Page): Promise<void> {
  // On a phone, the links are in a menu.
  if (await page.isVisible('header .menu')) await page.click('header .menu');
  await press(page, 'header form[action="/sign-out"] button');
}

test('a passkey that was added signs in without password and code, and completes the second step', () =>
  inBrowser({}, async (page) => {
    const { devtools, authenticatorId } = await addAuthenticator(page);
    const [code = ''] = await signUpWithApp(page, 'passkeys@example.com');
    await addPasskey(page, code);
    expect(await page.textContent('main')).toContain('The passkey has been added');
    await awaitMail(exchange().dataDir, 'passkeys@example.com', 'A passkey was added');
    await signOut(page);

    await page.goto(at('/sign-in?next=/account/security/passkeys'));
    await press(page, 'main a[href^="/sign-in/passkey"]');
    await press(page, 'form[data-passkey=get] button');
    expect(new URL(page.url()).pathname).toBe('/account/security/passkeys');
    expect(await page.textContent('main')).toMatch(/My phone\s*Added[^.]*Last used\s*\d/);
    await signOut(page);

    await page.goto(at('/sign-in'));
    await page.fill('#email', 'passkeys@example.com');
    await page.fill('#password', GOOD_PASSWORD);
    await press(page, 'form[action="/sign-in"] button');
    expect(new URL(page.url()).pathname).toBe('/second-factor');
    await press(page, 'form[data-passkey=get] button');
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.goto(at('/account/security/sessions'));
    expect(await page.textContent('main')).toContain('with a passkey');

    // The authenticator has the passkey still, but the exchange does not accept it after the removal.
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true, signCount: 3 }]);
  }));

test('a removed passkey does not sign in any more', () =>
  inBrowser({}, async (page) => {
    await addAuthenticator(page);
    const [first = '', second = ''] = await signUpWithApp(page, 'removal@example.com');
    await addPasskey(page, first);
    await press(page, 'main .danger');
    await page.fill('#password', GOOD_PASSWORD);
    await page.fill('#code', second);
    await press(page, 'main form button');
    expect(await page.textContent('main')).toContain('The passkey has been removed');
    await signOut(page);
    await page.goto(at('/sign-in/passkey'));
    await press(page, 'form[data-passkey=get] button');
    expect(await page.textContent('main')).toContain('The passkey was not accepted');
  }));

test('a user who declines stays on the page, is told, and can try again', () =>
  inBrowser({}, async (page) => {
    const { devtools, authenticatorId } = await addAuthenticator(page);
    const [code = ''] = await signUpWithApp(page, 'decline@example.com');
    await addPasskey(page, code);
    await signOut(page);
    await page.goto(at('/sign-in/passkey'));
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.click('form[data-passkey=get] button');
    await page.waitForSelector('[data-passkey-failure]:not([hidden])');
    expect(new URL(page.url()).pathname).toBe('/sign-in/passkey');
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await press(page, 'form[data-passkey=get] button');
    expect(new URL(page.url()).pathname).toBe('/account');
  }));

test('without JavaScript the pages say what to do instead', () =>
  inBrowser({ javaScriptEnabled: false }, async (page) => {
    await page.goto(at('/sign-in/passkey'));
    expect(await page.textContent('noscript')).toContain('Passkeys need JavaScript');
    await press(page, 'main a[href="/sign-in"]');
    expect(await page.textContent('h1')).toBe('Sign in');
  }));

const READERS = [
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on the smallest phone, in Thai and dark', { viewport: SCREENS.smallest, locale: 'th-TH', colorScheme: 'dark' }],
] as const;

test.each(variantsOfThisRun(READERS, 2, 1))(
  '%s, the pages about passkeys are accessible and fit the screen',
  (name, options) =>
    inBrowser(options, async (page) => {
      const faults: string[] = [];
      const look = async (): Promise<void> => {
        faults.push(...(await accessibilityFaults(page)));
        if (await isTooWide(page)) faults.push(`${page.url()} is too wide`);
        faults.push(...(await smallTargets(page)).map((element) => `${page.url()} is hard to hit: ${element}`));
      };
      await addAuthenticator(page);
      const [code = ''] = await signUpWithApp(page, `looks-${name.length}@example.com`);
      await addPasskey(page, code, look);
      await look();
      await press(page, 'main .danger');
      await look();
      await page.goto(at('/account/security'));
      await look();
      await signOut(page);
      await page.goto(at('/sign-in'));
      await look();
      await page.goto(at('/sign-in/passkey'));
      await look();
      await page.goto(at('/sign-in'));
      await page.fill('#email', `looks-${name.length}@example.com`);
      await page.fill('#password', GOOD_PASSWORD);
      await press(page, 'form[action="/sign-in"] button');
      await look();
      expect(faults).toEqual([]);
    }),
);
