/**
 * The complete Portal flow in a real browser: from a partner's app with an OAuth server on another site, through both
 * sign-ins and the consent page, back to the app, which buys; the coins arrive at the partner's address.
 */
import type { Page } from 'playwright-core';
import { createDepositAddresses } from '../../../src/programs/demo/depositAddresses';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { CustodyScenario } from '../../support/custodian/custodyScenario';
import { eventually } from '../../support/eventually';
import type { TestUser } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { GOOD_PASSWORD } from '../../support/pageClient';
import { type OauthPartner, startOauthPartner } from '../../support/partner/oauthPartner';
import { loginPath, type PortalApp, portalLogin, registerApp } from '../../support/portalLogin';
import { variantsOfThisRun } from '../../support/runSize';

const inBrowser = browserOfThisFile();
let bench: CustodyScenario;
let partner: OauthPartner;
let app: PortalApp;
let buyer: TestUser;

beforeAll(async () => {
  bench = await CustodyScenario.start();
  const { exchange } = bench;
  partner = await startOauthPartner(exchange.baseUrl);
  app = await registerApp(exchange, partner);
  partner.register(app.id, app.portalSecret);
  const seller = await exchange.createUser({ balances: { btc: '10' } });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000000', amount: '5', nonce: 1 },
  });
  buyer = await exchange.createUser({ balances: { thb: '100000' } });
  // The first sign-in also sets a password.
  await portalLogin(exchange, app, buyer);
});
afterEach(() => bench.expectConsistency());
afterAll(async () => {
  await partner.close();
  await bench.close();
});

async function signIn(page: Page): Promise<void> {
  await page.waitForURL('**/sign-in?**');
  await page.fill('#email', buyer.email);
  await page.fill('#password', GOOD_PASSWORD);
  await page.locator('main form button').click();
  await page.waitForURL('**/portal/consent?**');
}

async function signInAtPartner(page: Page): Promise<void> {
  await page.waitForURL(`${partner.registration.issuer}/sign-in/**`);
  await page.fill('[name=email]', partner.account.email);
  await page.fill('[name=password]', partner.account.password);
  await page.click('button');
}

test('"Buy bitcoin" leads to bought bitcoin at the partner’s address', () =>
  inBrowser({}, async (page, context) => {
    await page.goto(partner.appUrl);
    await page.click('text=Buy bitcoin');
    await signIn(page);
    expect(await page.textContent('h1')).toBe('Allow Demo Wallet to buy for you?');
    await page.click('button[value=allow]');
    await signInAtPartner(page);
    await page.waitForURL(`${partner.appUrl}/returned?**`);
    expect(await page.textContent('p')).toBe('You can buy now.');
    await page.fill('[name=amount]', '10000');
    await page.click('button');
    await page.waitForURL(`${partner.appUrl}/buy`);
    // 10000 / (1000000 x 1.002675), down to the step; the address gets it less the withdrawal fee of 0.0001.
    expect(await page.textContent('p')).toBe(
      'Bought 0.00997332 btc for up to 10000 baht at 1000000, withdrawn to the user',
    );

    const address = (await createDepositAddresses(undefined)(partner.account.email, 'BTC'))?.address ?? '';
    const [payment] = await eventually(
      () => bench.paymentsOf({ address }),
      (payments) => payments.length > 0,
    );
    expect(payment).toMatchObject({ asset: 'btc', amount: '0.00987332', address });
    expect(await walletOf(buyer, 'btc')).toBe('0');

    // The second time the user is still signed in at both sites and only confirms the consent.
    await page.goto(partner.appUrl);
    await page.click('text=Buy bitcoin');
    await page.waitForURL('**/portal/consent?**');
    await page.click('button[value=allow]');
    await page.waitForURL(`${partner.appUrl}/returned?**`);

    // The access can be revoked.
    const account = await context.newPage();
    await account.goto(`${bench.exchange.baseUrl}/account/apps`);
    await account.click('text=Revoke the access of Demo Wallet');
    await account.waitForURL('**/account/apps?ended=yes');
    await page.click('button');
    await page.waitForURL(`${partner.appUrl}/buy`);
    expect(await page.textContent('p')).toContain('Purchase failed');
  }));

test('a user who declines returns to the app, which receives no credentials', () =>
  inBrowser({}, async (page) => {
    await page.goto(partner.appUrl);
    await page.click('text=Buy bitcoin');
    await signIn(page);
    await page.click('button[value=deny]');
    await page.waitForURL(`${partner.appUrl}/returned?error=access_denied**`);
    expect(await page.textContent('p')).toBe('The exchange returned the error access_denied.');
  }));

const READERS = [
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on a phone, in Thai and dark', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark' }],
  ['on the smallest phone', { viewport: SCREENS.smallest, locale: 'en-US' }],
] as const;

test.each(variantsOfThisRun(READERS, 3, 1))('%s, no page of the Portal has a fault', (_name, options) =>
  inBrowser(options, async (page) => {
    const faults: string[] = [];
    const look = async (): Promise<void> => {
      faults.push(...(await accessibilityFaults(page)));
      if (await isTooWide(page)) faults.push(`${page.url()} is too wide`);
      faults.push(...(await smallTargets(page)).map((element) => `${page.url()} is hard to hit: ${element}`));
    };
    const { baseUrl } = bench.exchange;
    await page.goto(`${baseUrl}${loginPath(app, 's')}`);
    await signIn(page);
    await look();
    for (const path of ['/portal/login?partner=999999&state=s', '/portal/callback?state=x', '/account/apps']) {
      await page.goto(`${baseUrl}${path}`);
      await look();
    }
    expect(faults).toEqual([]);
  }),
);
