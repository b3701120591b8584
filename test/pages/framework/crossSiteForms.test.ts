/** Forms of other sites, of other sessions and without a valid token are refused. */
import { exchangeOfThisFile } from '../../support/exchange';
import { bodyOf, GOOD_PASSWORD, PageClient, type Person, signUpUser } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
/** Sender of the form, its headers (an empty header is omitted), and the expected status. */
const SENDERS: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
  ['a current browser', {}, 303],
  ['a browser that sends only Origin', { 'sec-fetch-site': '' }, 303],
  ['a browser that sends only Sec-Fetch-Site', { origin: '' }, 303],
  ['a form that the browser sends again', { 'sec-fetch-site': 'none' }, 303],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site without Origin', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the same site', { origin: 'https://evil.exchange.example', 'sec-fetch-site': 'same-site' }, 403],
  ['another host of the same site without Origin', { origin: '', 'sec-fetch-site': 'same-site' }, 403],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': '' }, 403],
  ['an opaque origin with Sec-Fetch-Site same-origin', { origin: 'null' }, 403],
  ['another origin in an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }, 403],
  ['the same host with another scheme', { origin: 'https://127.0.0.1', 'sec-fetch-site': '' }, 403],
  ['the same host with another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': '' }, 403],
  ['an invalid Sec-Fetch-Site value', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['a client that sends neither header', { origin: '', 'sec-fetch-site': '' }, 403],
];

let alice: Person;

beforeAll(async () => {
  alice = await signUpUser(baseUrl);
});

function credentialsOf({ email, password }: Person): { readonly email: string; readonly password: string } {
  return { email, password };
}

/** Sends Alice's sign-out form with these headers and returns the status. */
async function signOutWith(headers: Readonly<Record<string, string>>): Promise<number> {
  const browser = new PageClient(baseUrl);
  await (await browser.open('/sign-in')).submit('/sign-in', credentialsOf(alice));
  const form = (await browser.open('/account')).formValues('/sign-out');
  const { status } = await browser.send('/sign-out', { method: 'POST', headers, body: bodyOf(form) });
  const stillIn = (await browser.open('/account')).path === '/account';
  expect(stillIn).toBe(status === 403);
  return status;
}

test('a form is accepted only if the browser headers show that it was sent from this site', async () => {
  const seen: unknown[] = [];
  for (const [sender, headers] of SENDERS) seen.push([sender, headers, await signOutWith(headers)]);
  expect(seen).toEqual(SENDERS);
});

test('forms are accepted under another host name of the server', async () => {
  const browser = new PageClient(() => baseUrl().replace('127.0.0.1', 'localhost'));
  const page = await (await browser.open('/sign-in')).submit('/sign-in', credentialsOf(alice));
  expect(page.path).toBe('/account');
});

test.each([
  ['a token of as many characters, but more bytes', (token: string) => ({ csrf: 'ก'.repeat(token.length) })],
  ['no token', () => ({})],
  ['an empty token', () => ({ csrf: '' })],
  ['a token of another length', () => ({ csrf: 'x' })],
  ['a made-up token', () => ({ csrf: 'a'.repeat(43) })],
  ['two tokens', (token: string) => ({ csrf: [token, token] })],
])('a form with %s is refused', async (_name, values: (token: string) => Record<string, string | string[]>) => {
  const token = String((await alice.browser.open('/account')).formValues('/sign-out')['csrf']);
  const answer = await alice.browser.send('/sign-out', { method: 'POST', body: bodyOf(values(token)) });
  expect([answer.status, answer.text.includes('This form has expired')]).toEqual([403, true]);
  expect((await alice.browser.open('/account')).path).toBe('/account');
});

test('tokens of another session, or from before the sign-in, are refused', async () => {
  const bob = await signUpUser(baseUrl);
  const visitor = new PageClient(baseUrl);
  const early = (await visitor.open('/sign-in')).formValues('/sign-in')['csrf'];
  await (await visitor.open('/sign-in')).submit('/sign-in', credentialsOf(bob));
  for (const csrf of [early, (await alice.browser.open('/account')).formValues('/sign-out')['csrf']]) {
    expect((await visitor.send('/sign-out', { method: 'POST', body: bodyOf({ csrf: String(csrf) }) })).status).toBe(
      403,
    );
  }
  expect((await visitor.open('/account')).path).toBe('/account');
});

test('a sign-in form of another browser is refused', async () => {
  const [mine, theirs] = [new PageClient(baseUrl), new PageClient(baseUrl)];
  const form = (await theirs.open('/sign-in')).formValues('/sign-in');
  await mine.open('/sign-in');
  const answer = await mine.send('/sign-in', { method: 'POST', body: bodyOf({ ...form, ...credentialsOf(alice) }) });
  expect([answer.status, answer.setCookies]).toEqual([403, []]);
});

test('a form without cookies is refused with a link to the page', async () => {
  const browser = new PageClient(baseUrl);
  const form = (await browser.open('/sign-up')).formValues('/sign-up');
  browser.cookies.clear();
  const body = bodyOf({ ...form, email: 'nobody@example.com', password: GOOD_PASSWORD });
  const answer = await browser.send('/sign-up', { method: 'POST', body });
  expect([answer.status, answer.text.includes('href="/sign-up"')]).toEqual([403, true]);
  expect(await exchange().database('users').where('email', 'nobody@example.com').select('id')).toEqual([]);
});
