/**
 * The wallet pages in a real browser, in `make long` on every screen size and in both languages: layout, accessibility
 * and a withdrawal.
 */
import type { Page } from 'playwright-core';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { variantsOfThisRun } from '../../support/runSize';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { insertRow } from '../../support/storedCredentials';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const bank = {
  BANK_CODE: 'SCBT',
  BANK_ACCOUNT_NUMBER: '0123456789',
  BANK_ACCOUNT_NAME: 'Talad Exchange Company Limited (Thailand)',
};
const exchange = exchangeOfThisFile({ ...clock.options, environment: { ...clock.options.environment, ...bank } });
const inBrowser = browserOfThisFile();
const at = (path: string): string => `${exchange().baseUrl}${path}`;

/** A verified user with balances and a long history. */
async function verifiedUser(): Promise<SecondFactorUser> {
  const person = await signUpWithSecondFactor(() => exchange().baseUrl, clock);
  const row: { id: number } = await exchange().database('users').where('email', person.email).first('id');
  const id = Number(row.id);
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: id },
    body: { identity_verification_level: 'level_3' },
  });
  for (const [asset, amount] of Object.entries({ btc: '12.34567891', usdt: '2500000.123456', thb: '98765432.1' }))
    await exchange().deposit(id, asset, amount);
  for (let count = 0; count < 11; count += 1) await exchange().deposit(id, 'thb', '0.01');
  const saved = { user_id: id, network: 'bitcoin', address: ADDRESSES.bitcoin, tag: '', label: 'Hardware wallet' };
  await insertRow(exchange(), 'withdrawal_addresses', { ...saved, created_at_ms: clock.nowMs() });
  return person;
}

/** Opens the deposit and withdrawal pages of every kind of wallet and inspects each. */
async function everyWallet(page: Page, { app }: SecondFactorUser, look: () => Promise<void>): Promise<void> {
  const open = async (path: string): Promise<void> => {
    await page.goto(at(path));
    await look();
  };
  const send = async (
    values: Readonly<Record<string, string>> = {},
    choices: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    for (const [name, value] of Object.entries(choices)) await page.selectOption(`#${name}`, value);
    for (const [name, value] of Object.entries(values)) await page.fill(`#${name}`, value);
    await Promise.all([page.waitForNavigation(), page.locator('main form').first().locator('button').click()]);
    await look();
  };
  for (const path of [
    '/wallets',
    '/wallets/usdt/deposit',
    '/wallets/thb/deposit',
    '/wallets/thb/deposit?page=2',
    '/wallets/none/deposit',
  ])
    await open(path);
  await open('/wallets/btc/deposit');
  await send();
  expect(await page.locator('#deposit-address').textContent()).toMatch(/^bc1q/);
  await open('/wallets/usdt/withdraw');
  await send({ address: 'nonsense', amount: 'much' }, { network: 'tron' });
  await send({ address: ADDRESSES.tron, amount: '1,234,567.123456' });
  await send({ code: '000000' });
  await send({ code: app.nextCode() });
  clock.set(clock.nowMs() + 60_000);
  expect(await page.locator('.moves li').first().textContent()).toContain('1,234,567.123456 USDT');
  await open('/wallets/addresses');
  await send({ label: 'x', address: 'nonsense', code: '1' }, { network: 'bitcoin' });
  await send({ label: 'Hardware wallet', address: ADDRESSES.bitcoin, code: app.nextCode() }, { network: 'bitcoin' });
  clock.set(clock.nowMs() + 60_000);
  await Promise.all([page.waitForNavigation(), page.locator('.keys .button.danger').first().click()]);
  await look();
  await open('/wallets/thb/withdraw');
  await send({ account_number: '4067890123', amount: '100' }, { bank_code: 'BAAC' });
}

const READERS = [
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on a phone, in Thai and dark', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark' }],
  ['on the smallest phone, in English', { viewport: SCREENS.smallest, locale: 'en-US' }],
] as const;

test.each(variantsOfThisRun(READERS, 3, 1))(
  '%s, all pages are accessible and fit the screen',
  async (_name, options) => {
    await fillAddressPool(exchange(), bitcoinAddresses(1));
    const person = await verifiedUser();
    await inBrowser(options, async (page, context) => {
      await context.addCookies(
        [...person.browser.cookies].map(([name, value]) => ({ name, value, url: exchange().baseUrl })),
      );
      const faults: string[] = [];
      let looked = 0;
      await everyWallet(page, person, async () => {
        looked += 1;
        faults.push(...(await accessibilityFaults(page)));
        if (await isTooWide(page)) faults.push(`${page.url()} is too wide`);
        faults.push(...(await smallTargets(page)).map((element) => `${page.url()} is hard to hit: ${element}`));
      });
      expect([looked, faults]).toEqual([18, []]);
    });
  },
);
