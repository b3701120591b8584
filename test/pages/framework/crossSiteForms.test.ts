/** Only forms of ours do anything: not those of other sites, not those of other sessions, and not those that know no token. */
import { exchangeOfThisFile } from '../../support/exchange';
import { bodyOf, GOOD_PASSWORD, PageClient, type Person, signUpUser } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
/** Who sends the form, with which headers (an empty one is left out), and the answer. */
const SENDERS: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
  ['a browser of today', {}, 303],
  ['a browser that tells its origin only', { 'sec-fetch-site': '' }, 303],
  ['a browser that tells its site only', { origin: '' }, 303],
  ['a form sent again by the browser itself', { 'sec-fetch-site': 'none' }, 303],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, which does not tell its origin', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of the same site', { origin: 'https://evil.exchange.example', 'sec-fetch-site': 'same-site' }, 403],
  ['another host of the same site, which does not tell its origin', { origin: '', 'sec-fetch-site': 'same-site' }, 403],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': '' }, 403],
  ['a page without an origin that says it is ours', { origin: 'null' }, 403],
  ['another origin, by an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }, 403],
  ['our host by another scheme', { origin: 'https://127.0.0.1', 'sec-fetch-site': '' }, 403],
  ['our host at another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': '' }, 403],
  ['a word that no browser says', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['a program that tells nothing', { origin: '', 'sec-fetch-site': '' }, 403],
];

let alice: Person;

beforeAll(async () => {
  alice = await signUpUser(baseUrl);
});

function credentialsOf({ email, password }: Person): { readonly email: string; readonly password: string } {
  return { email, password };
}

/** Alice's sign-out, sent with these headers: done or refused. */
async function signOutWith(headers: Readonly<Record<string, string>>): Promise<number> {
  const browser = new PageClient(baseUrl);
  await (await browser.open('/sign-in')).submit('/sign-in', credentialsOf(alice));
  const form = (await browser.open('/account')).form('/sign-out');
  const { status } = await browser.send('/sign-out', { method: 'POST', headers, body: bodyOf(form) });
  const stillIn = (await browser.open('/account')).path === '/account';
  expect(stillIn).toBe(status === 403);
  return status;
}

test('a form counts only when the browser says that a page of ours sent it', async () => {
  const seen: unknown[] = [];
  for (const [who, headers] of SENDERS) seen.push([who, headers, await signOutWith(headers)]);
  expect(seen).toEqual(SENDERS);
});

test('whoever reached us under another name may send forms from there', async () => {
  const browser = new PageClient(() => baseUrl().replace('127.0.0.1', 'localhost'));
  const page = await (await browser.open('/sign-in')).submit('/sign-in', credentialsOf(alice));
  expect(page.path).toBe('/account');
});

test.each([
  ['no token', () => ({})],
  ['an empty token', () => ({ csrf: '' })],
  ['a token of another length', () => ({ csrf: 'x' })],
  ['a made-up token', () => ({ csrf: 'a'.repeat(43) })],
  ['two tokens', (token: string) => ({ csrf: [token, token] })],
])('%s sends nothing', async (_name, values: (token: string) => Record<string, string | string[]>) => {
  const token = String((await alice.browser.open('/account')).form('/sign-out')['csrf']);
  const answer = await alice.browser.send('/sign-out', { method: 'POST', body: bodyOf(values(token)) });
  expect([answer.status, answer.text.includes('This form has expired')]).toEqual([403, true]);
  expect((await alice.browser.open('/account')).path).toBe('/account');
});

test("another session's token is none, nor is one from before the sign-in", async () => {
  const bob = await signUpUser(baseUrl);
  const visitor = new PageClient(baseUrl);
  const early = (await visitor.open('/sign-in')).form('/sign-in')['csrf'];
  await (await visitor.open('/sign-in')).submit('/sign-in', credentialsOf(bob));
  for (const csrf of [early, (await alice.browser.open('/account')).form('/sign-out')['csrf']]) {
    expect((await visitor.send('/sign-out', { method: 'POST', body: bodyOf({ csrf: String(csrf) }) })).status).toBe(
      403,
    );
  }
  expect((await visitor.open('/account')).path).toBe('/account');
});

test("a sign-in form of somebody else's browser signs nobody in", async () => {
  const [mine, theirs] = [new PageClient(baseUrl), new PageClient(baseUrl)];
  const form = (await theirs.open('/sign-in')).form('/sign-in');
  await mine.open('/sign-in');
  const answer = await mine.send('/sign-in', { method: 'POST', body: bodyOf({ ...form, ...credentialsOf(alice) }) });
  expect([answer.status, answer.setCookies]).toEqual([403, []]);
});

test('without cookies nothing is done, and the reader is told what to do', async () => {
  const browser = new PageClient(baseUrl);
  const form = (await browser.open('/sign-up')).form('/sign-up');
  browser.cookies.clear();
  const body = bodyOf({ ...form, email: 'nobody@example.com', password: GOOD_PASSWORD });
  const answer = await browser.send('/sign-up', { method: 'POST', body });
  expect([answer.status, answer.text.includes('href="/sign-up"')]).toEqual([403, true]);
  expect(await exchange().database('users').where('email', 'nobody@example.com').select('id')).toEqual([]);
});
