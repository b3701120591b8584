/** Raising what an app may spend needs a code of the second factor, so that a stolen session is not enough. */
import { exchangeOfThisFile } from '../../support/exchange';
import type { OpenPage } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { exchangeCode, type PortalApp, portalCode, registerApp } from '../../support/portalLogin';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const LIMIT_PATH = '/account/apps/limit';
let partner: FakePartner;
let app: PortalApp;
let user: SecondFactorUser;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
});
afterAll(() => partner.close());

beforeEach(async () => {
  user = await signUpWithSecondFactor(() => exchange().baseUrl, clock);
  await exchangeCode(exchange(), app, await portalCode(user.browser, app));
  clock.set(clock.nowMs() + 300_000);
});

async function submitLimit(limit: string, code = ''): Promise<OpenPage> {
  const page = await user.browser.open('/account/apps');
  return await page.submit(LIMIT_PATH, {
    partner: String(app.id),
    [`limit-${app.id}`]: limit,
    [`code-${app.id}`]: code,
  });
}

async function shownLimit(): Promise<unknown> {
  return (await user.browser.open('/account/apps')).formValues(LIMIT_PATH)[`limit-${app.id}`];
}

test('a stolen session cannot raise the limit of an app without a code', async () => {
  const missing = await submitLimit('900000');
  expect([missing.answer.status, missing.words.includes('There is a problem')]).toEqual([422, true]);
  const wrong = await submitLimit('900000', user.app.codeAtOffset(5));
  expect([wrong.answer.status, wrong.words.includes('The code is incorrect')]).toEqual([422, true]);
  expect(await shownLimit()).toBe('500000');
});

test('a code raises the limit, and lowering it needs none', async () => {
  await submitLimit('900000', user.app.nextCode());
  expect(await shownLimit()).toBe('900000');
  await submitLimit('100');
  expect(await shownLimit()).toBe('100');
});

test('guessing codes for a limit locks', async () => {
  for (let tries = 0; tries < 5; tries += 1) await submitLimit('900000', user.app.codeAtOffset(5 + tries));
  expect((await submitLimit('900000', user.app.nextCode())).answer.status).toBe(429);
  expect(await shownLimit()).toBe('500000');
});
