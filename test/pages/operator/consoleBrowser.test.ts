/**
 * The console in a real browser, on phones, in `make long` also on wide screens, in both languages and colour schemes:
 * accessibility, layout and keyboard. Nothing in it needs JavaScript.
 */
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  accessibilityFaults,
  browserOfThisFile,
  focusedText,
  isTooWide,
  SCREENS,
  smallTargets,
} from '../../support/browser';
import { depositEvent } from '../../support/custodian/callbacks';
import { exchangeOfThisFile } from '../../support/exchange';
import { APP } from '../../support/partner/partnerRegistration';
import { variantsOfThisRun } from '../../support/runSize';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
/** Set to a folder to look at every page. */
const SCREENSHOTS = process.env['CONSOLE_SCREENSHOTS'];

let paths: readonly string[] = [];

beforeAll(async () => {
  const rich = await exchange().createUser({ balances: { btc: '100', thb: '1234567.89' }, level: 'level_3' });
  const { id } = await withdrawCoins(rich, { amount: '2' });
  const partner = await exchange().operator.expect('createPartner', 201, { body: APP });
  const body = depositEvent({ address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', confirmations: 6 });
  expect((await exchange().custodian.call('receiveCustodyCallback', { body })).status).toBe(404);
  await exchange().restart({ DUAL_CONTROL: 'on' });
  const proposal = await exchange().operator.expect('putFees', 202, {
    path: { symbol: 'btc_thb', tier: 7 },
    body: { maker_rate: '0.001', taker_rate: '0.002' },
  });
  paths = [
    ...['/operator', '/operator/withdrawals', `/operator/withdrawals/${id}`, '/operator/proposals'],
    ...[`/operator/proposals/${proposal.id}`, '/operator/users', `/operator/users/${rich.id}`, '/operator/deposits'],
    ...['/operator/markets', '/operator/custody', '/operator/partners', '/operator/maintenance'],
    ...['/operator/operators', '/operator/actions', '/operator/audit', '/operator/do/createMaintenanceWindow'],
    ...['/operator/unowned-deposits', '/operator/portal-sessions', `/operator/partners/${partner.id}`],
    ...['creditDeposit', 'putAsset', 'putSymbol', 'updateUser'].map((form) => `/operator/do/${form}`),
  ];
});

async function signIn(page: Page): Promise<void> {
  const { credentials } = exchange().approver;
  if (credentials.kind !== 'operator' || credentials.code === undefined) throw new Error('no second factor');
  await page.goto(`${exchange().operatorUrl}/operator/sign-in`);
  await page.fill('#token', credentials.token);
  await page.fill('#code', await credentials.code());
  await Promise.all([page.waitForNavigation(), page.locator('main button').click()]);
}

const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop-light-en', { viewport: SCREENS.desktop, locale: 'en-GB', colorScheme: 'light', javaScriptEnabled: true }],
  ['phone-dark-th', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark', hasTouch: true }],
];

test.each(variantsOfThisRun(LOOKS, 2, 1))('every page is accessible and fits the screen: %s', async (name, options) => {
  await inBrowser(options, async (page) => {
    const faults: string[] = [];
    const look = async (path: string): Promise<void> => {
      faults.push(...(await accessibilityFaults(page)));
      if (await isTooWide(page)) faults.push(`${path} is too wide`);
      faults.push(...(await smallTargets(page)).map((target) => `${path} ${target}`));
      if (SCREENSHOTS === undefined) return;
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: `${SCREENSHOTS}/${name}${path.replaceAll('/', '-')}.png`, fullPage: true });
    };
    await page.goto(`${exchange().operatorUrl}/operator/sign-in`);
    await look('/operator/sign-in');
    await signIn(page);
    for (const path of paths) {
      await page.goto(`${exchange().operatorUrl}${path}`);
      await look(path);
    }
    expect(faults).toEqual([]);
  });
});

test('a withdrawal is rejected with the keyboard and without JavaScript', async () => {
  await inBrowser({ viewport: SCREENS.desktop, locale: 'en-GB', javaScriptEnabled: false }, async (page) => {
    await signIn(page);
    await page.keyboard.press('Tab');
    await page.locator('main a').first().waitFor();
    await page.goto(`${exchange().operatorUrl}/operator/withdrawals?status=awaiting_approval`);
    await page.locator('table a').first().click();
    await page.locator('#rejectWithdrawal-reason').focus();
    await page.keyboard.type('The address is sanctioned.');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.textContent('main')).toContain('Done: Reject withdrawal');
  });
});

test('the keyboard reaches the content first', async () => {
  await inBrowser({ viewport: SCREENS.desktop, locale: 'en-GB' }, async (page) => {
    await signIn(page);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
  });
});

test.each([360, 800, 1280])('at a width of %i pixels, one menu leads to every section', async (width) => {
  await inBrowser({ viewport: { width, height: 900 }, locale: 'en-GB' }, async (page) => {
    await signIn(page);
    if (await page.isVisible('.phone-menu summary')) await page.click('.phone-menu summary');
    expect(await page.locator('a[href="/operator/markets"]:visible').count()).toBe(1);
  });
});
