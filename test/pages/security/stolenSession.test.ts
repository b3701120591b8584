/** What somebody with a stolen session, or with a password that was changed since, can and cannot do. */
import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { awaitMail, linkIn } from '../../support/mailbox';
import { GOOD_PASSWORD, type OpenPage, PageClient, type Person, signUpUser } from '../../support/pageClient';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { exchangeCode, type PortalApp, type PortalLogin, portalCode, registerApp } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const NEW_KEY = '/account/api-keys/new';
const PASSWORD = '/account/security/password';
const NEXT_PASSWORD = 'nine kites over the harbour';
let partner: FakePartner;
let app: PortalApp;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
});
afterAll(() => partner.close());

async function makeKey(browser: PageClient, password: string): Promise<OpenPage> {
  return (await browser.open(NEW_KEY)).submit(NEW_KEY, { label: 'bot', permissions: ['user_read'], password });
}

/** A user with an API key and a connected app. `works` returns the statuses of both. */
async function userWithPrograms() {
  const person = await signUpUser(baseUrl);
  const page = await makeKey(person.browser, person.password);
  const read = (id: string): string => new RegExp(`id="${id}">([^<]+)<`).exec(page.answer.text)?.[1] ?? '';
  const credentials = { kind: 'key', apiKey: read('api-key'), apiSecret: read('api-secret') } as const;
  const program = exchange().anonymous.withCredentials(credentials);
  const login = await exchangeCode(exchange(), app, await portalCode(person.browser, app));
  const works = async (): Promise<number[]> => [
    (await program.call('getUser', { path: { userid: 'me' } })).status,
    await statusOfApp(login),
  ];
  expect(await works()).toEqual([200, 400]);
  return { person, works };
}

/** Status of an order with an empty amount: 400 for an authorized app. */
async function statusOfApp({ client, extras }: PortalLogin): Promise<number> {
  const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '0' } as const;
  return (await client.call('createPortalOrder', { body })).status;
}

async function changePassword({ browser, password }: Person): Promise<OpenPage> {
  const page = await browser.open(PASSWORD);
  return await page.submit(PASSWORD, { current: password, new: NEXT_PASSWORD });
}

describe('a stolen session', () => {
  test('without the password creates no API key', async () => {
    const { browser } = await signUpUser(baseUrl);
    for (const [password, words] of [
      ['', 'Enter your password'],
      ['not my password', 'The password is incorrect'],
    ] as const) {
      const page = await makeKey(browser, password);
      expect([page.answer.status, page.words.includes(words)]).toEqual([422, true]);
    }
    expect((await browser.open('/account/api-keys')).words).toContain('You have no API keys yet');
    expect((await makeKey(browser, GOOD_PASSWORD)).answer.text).toContain('id="api-secret"');
  });

  test('cannot guess the password on the page for API keys', async () => {
    const { browser } = await signUpUser(baseUrl);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await makeKey(browser, `guess ${guess}`)).answer.status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('a new password', () => {
  test('ends API keys and connected apps that an intruder may have made, unless the user keeps them', async () => {
    const { person, works } = await userWithPrograms();
    expect((await changePassword(person)).words).toContain('The password has been changed');
    expect(await works()).toEqual([401, 401]);
    expect((await person.browser.open('/account/api-keys')).words).toContain('bot Revoked');
    expect((await person.browser.open('/account/apps')).words).toContain('No app can buy on your behalf');
  });

  test('keeps them if the user says so', async () => {
    const { person, works } = await userWithPrograms();
    const page = await person.browser.open(PASSWORD);
    const { end_programs: _unselected, ...kept } = page.formValues(PASSWORD);
    const values = { ...kept, current: GOOD_PASSWORD, new: NEXT_PASSWORD };
    const body = new URLSearchParams(values as Record<string, string>);
    expect((await person.browser.send(PASSWORD, { method: 'POST', body })).status).toBe(303);
    expect(await works()).toEqual([200, 400]);
  });

  test('that is refused ends nothing, and the choice of the user is shown again', async () => {
    const { person, works } = await userWithPrograms();
    const page = await (await person.browser.open(PASSWORD)).submit(PASSWORD, { current: 'wrong', new: NEXT_PASSWORD });
    expect([page.answer.status, page.formValues(PASSWORD)['end_programs']]).toEqual([422, 'on']);
    expect(await works()).toEqual([200, 400]);
  });

  test('set with a mailed link ends them as well', async () => {
    const { person, works } = await userWithPrograms();
    await (await new PageClient(baseUrl).open('/forgot-password')).submit('/forgot-password', { email: person.email });
    const link = linkIn(await awaitMail(exchange().dataDir, person.email, 'Choose a new password'), '/reset-password');
    const form = await new PageClient(baseUrl).open(link);
    expect((await form.submit('/reset-password', { password: NEXT_PASSWORD })).words).toContain('new password is set');
    expect(await works()).toEqual([401, 401]);
  });
});

test('signing up ends an older session of the browser', async () => {
  const { browser } = await signUpUser(baseUrl);
  const copy = browser.copy();
  // The page itself is not shown to users who are signed in, but its form can be sent.
  const form = (await browser.open('/account')).formValues('/sign-out');
  const email = `${randomUUID()}@example.com`;
  const body = new URLSearchParams({ csrf: String(form['csrf']), email, password: GOOD_PASSWORD });
  expect((await browser.send('/sign-up', { method: 'POST', body })).status).toBe(303);
  expect((await browser.open('/account')).words).toContain(email);
  expect((await copy.open('/account')).path).toBe('/sign-in');
});
