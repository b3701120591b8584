/** The page with the user's authorized apps: revoking one ends its sessions, codes and logins immediately. */
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import type { PageClient } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import {
  exchangeCode,
  giveConsent,
  type PortalApp,
  type PortalLogin,
  portalCode,
  portalLogin,
  registerApp,
  signInAtPartner,
  signInBrowser,
} from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
let [one, two]: PortalApp[] = [];
let user: TestUser;
let browser: PageClient;

beforeAll(async () => {
  partner = await startFakePartner();
  one = await registerApp(exchange(), partner, { name: 'One <b>Wallet</b>' });
  two = await registerApp(exchange(), partner, { name: 'Two' });
});
afterAll(() => partner.close());
beforeEach(async () => {
  user = await exchange().createUser();
  browser = await signInBrowser(exchange(), user);
});

function existing(which: PortalApp | undefined): PortalApp {
  if (which === undefined) throw new Error('not yet');
  return which;
}

/** Status of an order with an empty amount: 400 for an authorized app. */
async function statusOf({ client, extras }: PortalLogin): Promise<number> {
  return (
    await client.call('createPortalOrder', {
      body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '0' },
    })
  ).status;
}

async function revokeApp({ id }: PortalApp, client = browser) {
  const page = await client.open('/account/apps');
  return await page.submit('/account/apps', { partner: String(id) });
}

test('lists no app at first, and then each authorized app once', async () => {
  expect((await browser.open('/account/apps')).words).toContain('No app can buy on your behalf');
  await portalLogin(exchange(), existing(one), user);
  await portalLogin(exchange(), existing(one), user);
  await portalLogin(exchange(), existing(two), user);
  // A code that no app has exchanged does not count yet.
  await portalCode(browser, existing(two));
  const page = await browser.open('/account/apps');
  expect([
    page.words.split('One <b>Wallet</b> Authorized since').length,
    page.words.split('Two Authorized since').length,
  ]).toEqual([2, 2]);
  expect(page.answer.text).not.toContain('<b>');
  expect((await browser.open('/account/apps?lang=th')).words).toContain('แอป');
});

test('revoking an app ends all of its sessions and no others', async () => {
  const other = await exchange().createUser();
  const [first, second] = [
    await portalLogin(exchange(), existing(one), user),
    await portalLogin(exchange(), existing(one), user),
  ];
  const [kept, others] = [
    await portalLogin(exchange(), existing(two), user),
    await portalLogin(exchange(), existing(one), other),
  ];
  for (const login of [first, second, kept, others]) expect(await statusOf(login)).toBe(400);
  const page = await revokeApp(existing(one));
  expect([
    page.path,
    page.words.includes('The app can no longer buy on your behalf'),
    page.words.includes('One'),
  ]).toEqual(['/account/apps', true, false]);
  expect([await statusOf(first), await statusOf(second), await statusOf(kept), await statusOf(others)]).toEqual([
    401, 401, 400, 400,
  ]);
  const { items } = await exchange().operator.expect('listPortalSessions', 200, {
    query: { user_id: String(user.id) },
  });
  expect(items.map(({ revoked_by }) => revoked_by)).toEqual([null, 'user', 'user']);
});

test('revoking an app also ends its pending codes and logins', async () => {
  await portalLogin(exchange(), existing(one), user);
  const code = await portalCode(browser, existing(one));
  const callback = await signInAtPartner(existing(one), await giveConsent(browser, existing(one), 's'));
  await revokeApp(existing(one));
  await existing(one).client.expect('createPortalSession', 400, { body: { code } });
  expect((await browser.send(callback)).status).toBe(400);
  // The app can be authorized again.
  expect(await statusOf(await exchangeCode(exchange(), existing(one), await portalCode(browser, existing(one))))).toBe(
    400,
  );
});

test('revoking affects only the own user, and cross-site forms are refused', async () => {
  const login = await portalLogin(exchange(), existing(one), user);
  const stranger = await signInBrowser(exchange(), await exchange().createUser());
  const own = await portalLogin(exchange(), existing(one), await exchange().createUser());
  const { csrf } = (await browser.open('/account/apps')).formValues('/account/apps');
  const body = new URLSearchParams({ csrf: String(csrf), partner: String(existing(one).id) });
  expect((await stranger.send('/account/apps', { method: 'POST', body })).status).toBe(403);
  expect(
    (
      await browser.send('/account/apps', {
        method: 'POST',
        body,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      })
    ).status,
  ).toBe(403);
  for (const partnerId of ['', 'x', '0', '999999', `${existing(one).id} `]) {
    const answer = await browser.send('/account/apps', {
      method: 'POST',
      body: new URLSearchParams({ csrf: String(csrf), partner: partnerId }),
    });
    expect(answer.status).toBe(303);
  }
  expect([await statusOf(login), await statusOf(own)]).toEqual([400, 400]);
});
