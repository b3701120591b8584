/**
 * What an app, or whoever has stolen its authorization, can spend for a user: at most the limit that the user has set,
 * in any 24 hours, whatever is sent at once, and also after restarts. `test/core/decide/createPortalOrder` covers the
 * window and the rounding.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../support/client';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import type { PageClient } from '../support/pageClient';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import {
  consentPage,
  exchangeCode,
  type PortalApp,
  type PortalLogin,
  portalCode,
  portalLogin,
  registerApp,
  signInBrowser,
} from '../support/portalLogin';
import { tableChecksums } from '../support/tableChecksums';

const exchange = exchangeOfThisFile({ environment: { PORTAL_SPENDING_LIMIT: '2500' } });
const LIMIT_PATH = '/account/apps/limit';
let partner: FakePartner;
let app: PortalApp;
let seller: TestUser;

beforeAll(async () => {
  partner = await startFakePartner();
  seller = await exchange().createUser({ balances: { btc: '1000' } });
  app = await registerApp(exchange(), partner, { name: 'Wallet' });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '900', nonce: 1 },
  });
});
afterAll(() => partner.close());

interface Buyer extends PortalLogin {
  readonly user: TestUser;
  readonly browser: PageClient;
}

async function createBuyer(): Promise<Buyer> {
  const user = await exchange().createUser({ balances: { thb: '100000' }, level: 'level_3' });
  const login = await portalLogin(exchange(), app, user);
  return { ...login, user, browser: await signInBrowser(exchange(), user) };
}

async function buy(
  { client, extras }: PortalLogin,
  amount: string,
  headers: Record<string, string> = {},
): Promise<[number, string | undefined]> {
  const body: BodyOf<'createPortalOrder'> = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount };
  const answer = await client.call('createPortalOrder', { body, headers });
  return [answer.status, (answer.body as { code?: string } | undefined)?.code];
}

async function setLimit({ browser }: Pick<Buyer, 'browser'>, limit: string, { id }: PortalApp = app) {
  const page = await browser.open('/account/apps');
  return await page.submit(LIMIT_PATH, { partner: String(id), [`limit-${id}`]: limit });
}

const REFUSED = [422, 'PORTAL_SPENDING_LIMIT_EXCEEDED'];
const BOUGHT = [201, undefined];

test('a stolen authorization spends no more than the limit, and a refused purchase changes nothing', async () => {
  const buyer = await createBuyer();
  expect([await buy(buyer, '1000'), await buy(buyer, '1000')]).toEqual([BOUGHT, BOUGHT]);
  const before = await tableChecksums(exchange());
  expect(await buy(buyer, '1000')).toEqual(REFUSED);
  expect(await tableChecksums(exchange())).toEqual(before);
  // The limit is that of one user and one app.
  expect(await buy(await createBuyer(), '1000')).toEqual(BOUGHT);
  const other = await registerApp(exchange(), partner, { name: 'Other' });
  expect(await buy(await portalLogin(exchange(), other, buyer.user), '1000')).toEqual(BOUGHT);
});

test('purchases sent at once and with a second authorization count together', async () => {
  const buyer = await createBuyer();
  const again = await exchangeCode(exchange(), app, await portalCode(buyer.browser, app));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => buy(index % 2 === 0 ? buyer : again, '1000')),
  );
  expect(answers.filter(([status]) => status === 201)).toHaveLength(2);
  expect(answers.filter(([status]) => status !== 201)).toEqual(Array.from({ length: 18 }, () => REFUSED));
});

test('a restart, and revoking and authorizing the app again, forget nothing that was spent', async () => {
  const buyer = await createBuyer();
  await setLimit(buyer, '1500');
  expect(await buy(buyer, '1000')).toEqual(BOUGHT);
  await exchange().restart();
  expect(await buy(buyer, '1000')).toEqual(REFUSED);
  const page = await buyer.browser.open('/account/apps');
  await page.submit('/account/apps', { partner: String(app.id) });
  const again = await exchangeCode(exchange(), app, await portalCode(buyer.browser, app));
  expect([await buy(again, '1000'), await buy(again, '400')]).toEqual([REFUSED, BOUGHT]);
});

test('a refusal is bound to its idempotency key, and a repeated purchase counts once', async () => {
  const buyer = await createBuyer();
  const key = { 'Idempotency-Key': randomUUID() };
  expect([await buy(buyer, '1200', key), await buy(buyer, '1200', key)]).toEqual([BOUGHT, BOUGHT]);
  expect(await buy(buyer, '1200')).toEqual(BOUGHT);
  const refused = { 'Idempotency-Key': randomUUID() };
  expect(await buy(buyer, '1200', refused)).toEqual(REFUSED);
  await setLimit(buyer, '50000');
  expect([await buy(buyer, '1200', refused), await buy(buyer, '1200')]).toEqual([REFUSED, BOUGHT]);
});

test('a changed limit holds from the next purchase on, and 0 allows none', async () => {
  const buyer = await createBuyer();
  const changed = await setLimit(buyer, '4,000.50');
  expect(changed.words).toContain('The spending limit has been changed.');
  expect(changed.words).toContain('Spending limit in 24 hours 4,000.5 THB');
  expect([await buy(buyer, '4000.51'), await buy(buyer, '4000.50')]).toEqual([REFUSED, BOUGHT]);
  expect((await buyer.browser.open('/account/apps')).words).toMatch(/Spent in the last 24 hours 4,000\.\d+ THB/);
  await setLimit(buyer, '0');
  expect(await buy(buyer, '1')).toEqual(REFUSED);
});

test('the consent shows the limit, stores what the user enters, and keeps it for the next consent', async () => {
  const user = await exchange().createUser({ balances: { thb: '100000' }, level: 'level_3' });
  const browser = await signInBrowser(exchange(), user);
  const page = await consentPage(browser, app, 's');
  expect(page.formValues('/portal/consent')).toMatchObject({ limit: '2500' });
  expect(page.words).toContain('up to the limit that you set below');
  for (const limit of ['', '-1', '1.001', '1e3', 'abc', '1000000000000', ' ']) {
    const faulty = await page.submit('/portal/consent', { decision: 'allow', limit });
    expect([limit, faulty.answer.status, faulty.words.includes('Enter an amount in baht')]).toEqual([limit, 422, true]);
  }
  await page.submitWithoutRedirects('/portal/consent', { decision: 'allow', limit: '700' });
  expect((await consentPage(browser, app, 's')).formValues('/portal/consent')).toMatchObject({ limit: '700' });
  const login = await exchangeCode(exchange(), app, await portalCode(browser, app));
  expect([await buy(login, '701'), await buy(login, '700')]).toEqual([REFUSED, BOUGHT]);
  const thai = await browser.open('/account/apps?lang=th');
  expect(thai.words).toContain('วงเงินใช้จ่ายใน 24 ชั่วโมง 700 THB');
});

test('a user changes only own limits, of apps that are authorized, and a cross-site form changes nothing', async () => {
  const buyer = await createBuyer();
  const stranger = await createBuyer();
  const { csrf } = (await stranger.browser.open('/account/apps')).formValues(LIMIT_PATH);
  const send = (browser: PageClient, partnerId: string, headers: Record<string, string> = {}) =>
    browser.send(LIMIT_PATH, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ csrf: String(csrf), partner: partnerId, [`limit-${partnerId}`]: '90000' }),
    });
  expect((await send(buyer.browser, String(app.id))).status).toBe(403);
  expect((await send(stranger.browser, String(app.id), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const partnerId of ['', 'x', '0', '999999'])
    expect((await send(stranger.browser, partnerId)).headers['location']).toBe('/account/apps');
  expect([await buy(buyer, '3000'), await buy(stranger, '3000')]).toEqual([REFUSED, REFUSED]);
});

test('the audit finds a purchase whose row was deleted or lowered', async () => {
  const buyer = await createBuyer();
  expect(await buy(buyer, '1000')).toEqual(BOUGHT);
  const { database } = exchange();
  const mine = () => database('portal_purchases').where('user_id', buyer.user.id);
  const row = await mine().first();
  for (const change of [() => mine().update({ amount: '1' }), () => mine().delete()]) {
    await change();
    await expect(exchange().audit()).rejects.toThrow('A15 each row is as the last event that changed it says');
    await mine().delete();
    await database('portal_purchases').insert(row);
  }
  await exchange().audit();
});
