/**
 * The consent of users with a second factor: a code that was entered at a recent sign-in is enough, later a fresh code
 * is required. The test sets the server's clock.
 */
import { Authenticator } from '../../support/authenticator';
import { exchangeOfThisFile } from '../../support/exchange';
import { type OpenPage, type Person, signUpUser } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { consentPage, type PortalApp, registerApp, submitConsent } from '../../support/portalLogin';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const FACTOR = '/account/security/second-factor';
const FRESH_MS = 300_000;
let partner: FakePartner;
let app: PortalApp;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
});
afterAll(() => partner.close());

function advanceClock(ms: number): void {
  clock.set(clock.nowMs() + ms);
}

/** A user who has just signed in with a second factor. */
async function signUpWithCodes(): Promise<Person & { readonly codes: Authenticator }> {
  const person = await signUpUser(() => exchange().baseUrl);
  const { browser, email, password } = person;
  const page = await (await browser.open(FACTOR)).submit(`${FACTOR}/start`, { password });
  const secret = (/<code class="secret">([A-Z2-7 ]+)<\/code>/.exec(page.answer.text)?.[1] ?? '').replaceAll(' ', '');
  const codes = new Authenticator(secret, () => clock.nowMs());
  await page.submit(`${FACTOR}/confirm`, { code: codes.nextCode() });
  await (await browser.open('/account')).submit('/sign-out');
  advanceClock(60_000);
  const half = await (await browser.open('/sign-in')).submit('/sign-in', { email, password });
  await half.submit('/second-factor', { code: codes.nextCode() });
  return { ...person, codes };
}

const asksForCode = (page: OpenPage): boolean => 'code' in page.formValues('/portal/consent');

test('directly after the sign-in no further code is required', async () => {
  const { browser } = await signUpWithCodes();
  advanceClock(FRESH_MS - 1);
  const page = await consentPage(browser, app, 's');
  expect(asksForCode(page)).toBe(false);
  expect((await submitConsent(page, 'allow')).href).toContain(partner.registration.authorize_url);
});

test('a while after the sign-in, a fresh code is required', async () => {
  const { browser, codes } = await signUpWithCodes();
  advanceClock(FRESH_MS);
  const page = await consentPage(browser, app, 's');
  expect(asksForCode(page)).toBe(true);
  const missing = await page.submit('/portal/consent', { decision: 'allow' });
  expect([
    missing.answer.status,
    missing.answer.headers['refresh'],
    missing.words.includes('There is a problem'),
  ]).toEqual([422, undefined, true]);
  const wrong = await missing.submit('/portal/consent', { decision: 'allow', code: codes.codeAtOffset(5) });
  expect([wrong.answer.status, wrong.words.includes('The code is incorrect')]).toEqual([422, true]);
  expect(wrong.formValues('/portal/consent')).toMatchObject({ partner: String(app.id), state: 's' });
  const answer = await wrong.submitWithoutRedirects('/portal/consent', { decision: 'allow', code: codes.nextCode() });
  expect(answer.headers['refresh']).toContain(partner.registration.authorize_url);
});

test('declining requires no code', async () => {
  const { browser } = await signUpWithCodes();
  advanceClock(FRESH_MS);
  expect((await submitConsent(await consentPage(browser, app, 's'), 'deny')).searchParams.get('error')).toBe(
    'access_denied',
  );
});

test('guessing locks the account', async () => {
  const { browser, codes } = await signUpWithCodes();
  advanceClock(FRESH_MS);
  let page = await consentPage(browser, app, 's');
  for (let tries = 0; tries < 5; tries += 1)
    page = await page.submit('/portal/consent', { decision: 'allow', code: codes.codeAtOffset(5 + tries) });
  const locked = await page.submit('/portal/consent', { decision: 'allow', code: codes.nextCode() });
  expect([locked.answer.status, locked.words.includes('Too many attempts')]).toEqual([429, true]);
});
