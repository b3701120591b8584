/**
 * The account pages in a real browser: from the sign-up to a working API key by keyboard alone, and accessibility and
 * layout on a phone in Thai and dark; in `make long` on all screen sizes, in both languages, light and dark.
 */
import type { Page } from 'playwright-core';
import { Authenticator } from '../support/authenticator';
import {
  accessibilityFaults,
  browserOfThisFile,
  focusedText,
  isTooWide,
  SCREENS,
  smallTargets,
} from '../support/browser';
import { exchangeOfThisFile } from '../support/exchange';
import { GOOD_PASSWORD } from '../support/pageClient';
import { variantsOfThisRun } from '../support/runSize';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const at = (path: string): string => `${exchange().baseUrl}${path}`;

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)) === name) return;
  }
  throw new Error(`${name} cannot be reached by keyboard on ${page.url()}`);
}

test('the keyboard is enough from the sign-up to a working API key', () =>
  inBrowser({}, async (page) => {
    await page.goto(at('/'));
    await tabTo(page, 'Create an account');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-up');
    await tabTo(page, 'E-mail address');
    await page.keyboard.type('keys@example.com');
    await tabTo(page, 'Password');
    await page.keyboard.type(GOOD_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await tabTo(page, 'API keys');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/api-keys');
    await tabTo(page, 'Create an API key');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/api-keys/new');
    await tabTo(page, 'Name');
    await page.keyboard.type('Trading bot');
    for (const choice of ['read the user record user_read', 'place orders order_create']) {
      await tabTo(page, choice);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Your password');
    await page.keyboard.type(GOOD_PASSWORD);
    await tabTo(page, 'Create an API key');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#api-secret');
    const [userId, apiKey, apiSecret] = await Promise.all(
      ['#user-id', '#api-key', '#api-secret'].map((id) => page.textContent(id)),
    );
    const client = exchange().anonymous.withCredentials({
      kind: 'key',
      apiKey: apiKey ?? '',
      apiSecret: apiSecret ?? '',
    });
    expect(await client.expect('getUser', 200, { path: { userid: userId ?? '' } })).toMatchObject({
      id: Number(userId),
      email: 'keys@example.com',
    });
  }));

test('errors are announced first and link to their fields', () =>
  inBrowser({}, async (page) => {
    await page.goto(at('/sign-up'));
    await tabTo(page, 'E-mail address');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=alert]');
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
    await tabTo(page, 'Enter a password.');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Password');
    const input = page.locator('#password');
    expect([await input.getAttribute('aria-invalid'), await input.getAttribute('aria-describedby')]).toEqual([
      'true',
      'password-hint password-fault',
    ]);
  }));

/** Opens every page and inspects each. */
async function everyPage(page: Page, email: string, look: () => Promise<void>): Promise<void> {
  const open = async (path: string): Promise<void> => {
    await page.goto(at(path));
    await look();
  };
  const send = async (values: Readonly<Record<string, string>> = {}): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await page.fill(`#${name}`, value);
    await Promise.all([page.waitForNavigation(), page.locator('main form').last().locator('button').click()]);
    await look();
  };
  for (const path of ['/', '/sign-in', '/sign-up', '/nothing-here']) await open(path);
  await open('/sign-up');
  await send({ email: 'x', password: 'short' });
  await send({ email, password: GOOD_PASSWORD });
  for (const path of [
    '/wallets',
    '/wallets/btc/deposit',
    '/wallets/btc/withdraw',
    '/wallets/thb/withdraw',
    '/account/apps',
  ])
    await open(path);
  for (const path of [
    '/account/security',
    '/account/security/password',
    '/account/security/sessions',
    '/account/security/second-factor',
  ])
    await open(path);
  await send({ password: GOOD_PASSWORD });
  const app = new Authenticator((await page.textContent('.secret'))?.replace(/\s/g, '') ?? '', () => Date.now());
  await send({ code: app.nextCode() });
  const recovery = await page.locator('.codes code').allTextContents();
  for (const path of [
    '/account/security',
    '/account/security/second-factor',
    '/account/api-keys',
    '/account/api-keys/new',
  ])
    await open(path);
  await page.locator('[name=permissions]').first().check();
  await send({ label: 'A name that is as long as names of keys may ever be, and no more', ip_allowlist: 'nonsense' });
  await send({
    ip_allowlist: '2001:db8:1234:5678:9abc:def0:1234:5678/128',
    expires_at: '2090-12-31',
    password: GOOD_PASSWORD,
    code: recovery[0] ?? '',
  });
  await open('/account/api-keys');
  await Promise.all([page.waitForNavigation(), page.click('.danger')]);
  await look();
  await page.context().clearCookies({ name: 'talad_session' });
  await open('/sign-in');
  await send({ email, password: GOOD_PASSWORD });
}

const READERS = [
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on a phone, in Thai and dark', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark' }],
  [
    'on the smallest phone, in colours of its reader',
    { viewport: SCREENS.smallest, locale: 'en-US', forcedColors: 'active' },
  ],
] as const;

test.each(variantsOfThisRun(READERS, 3, 1))('%s, all pages are accessible and fit the screen', (name, options) =>
  inBrowser(options, async (page) => {
    const faults: string[] = [];
    let looked = 0;
    await everyPage(page, `walker-${name.length}@example.com`, async () => {
      looked += 1;
      // With forced colours the browser chooses all colours; the layout is that of the desktop.
      if (!('forcedColors' in options)) faults.push(...(await accessibilityFaults(page)));
      if (await isTooWide(page)) faults.push(`${page.url()} is too wide`);
      faults.push(...(await smallTargets(page)).map((element) => `${page.url()} is hard to hit: ${element}`));
    });
    expect(looked).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  }),
);

test('the chosen language is remembered', () =>
  inBrowser({ locale: 'en-US' }, async (page) => {
    await page.goto(at('/sign-in?next=/account/security'));
    await page.click('footer a[hreflang=th]');
    expect([await page.getAttribute('html', 'lang'), await page.textContent('h1')]).toEqual(['th', 'เข้าสู่ระบบ']);
    expect(await page.inputValue('[name=next]')).toBe('/account/security');
    await page.goto(at('/sign-up'));
    expect(await page.textContent('h1')).toBe('สมัครสมาชิก');
  }));

test('other sites cannot frame the pages or send their forms', () =>
  inBrowser({}, async (page, context) => {
    await page.goto(at('/sign-up'));
    await page.fill('#email', 'framed@example.com');
    await page.fill('#password', GOOD_PASSWORD);
    await Promise.all([page.waitForURL('**/account'), page.locator('main form button').click()]);
    const evil = await context.newPage();
    await context.route('http://evil.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${at('/account/security/sign-out-everywhere')}"><input name="csrf" value="x"><button>win</button></form>`,
      }),
    );
    await evil.goto('http://evil.test/');
    await Promise.all([evil.waitForNavigation(), evil.click('button')]);
    expect(evil.url()).toMatch(/sign-in|sign-out-everywhere/);
    await page.goto(at('/account'));
    expect(await page.textContent('h1')).toBe('Account');
  }));
