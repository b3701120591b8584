/** Signing up, signing in and signing out, and that they do not reveal which accounts exist. */
import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { bodyOf, GOOD_PASSWORD, PageClient, signUpUser } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const browser = (): PageClient => new PageClient(baseUrl);

/** Values of `next` that a browser or a careless server could interpret as another site. */
const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:evil',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example/account',
  '/account/../..//evil.example',
  '/account%0d%0aLocation:%20https://evil.example',
  '/account\r\nSet-Cookie: a=b',
  '/account/\u0000',
  'account',
  '@evil.example/account',
  '/@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/sign-out',
  '/api/users/me',
  '/account#//evil.example',
  '\t//evil.example',
  ' /account',
  `/account?${'x'.repeat(3_000)}`,
];

async function trySignIn(client: PageClient, email: string, password: string) {
  return (await client.open('/sign-in')).submit('/sign-in', { email, password });
}

describe('signing up', () => {
  test('creates an account and signs the user in', async () => {
    const { email, browser: alice } = await signUpUser(baseUrl);
    const page = await alice.open('/account');
    expect(page.answer.status).toBe(200);
    expect(page.words).toContain(email);
    expect(page.words).toContain('Level 0');
  });

  test.each([
    ['no e-mail address', '', GOOD_PASSWORD, 'Enter your e-mail address'],
    ['an invalid e-mail address', 'somchai', GOOD_PASSWORD, 'Enter an e-mail address such as'],
    [
      'letters that the database collation treats as equal to others',
      'josé@example.com',
      GOOD_PASSWORD,
      'Enter an e-mail address such as',
    ],
    ['a control character', 'a\u0001b@example.com', GOOD_PASSWORD, 'Enter an e-mail address such as'],
    ['a comma for a dot', 'john,doe@example.com', GOOD_PASSWORD, 'Enter an e-mail address such as'],
    ['a list', 'a@example.com,b@example.com', GOOD_PASSWORD, 'Enter an e-mail address such as'],
    ['no password', 'a@example.com', '', 'Enter a password'],
    ['a short password', 'a@example.com', 'x7!kqz$wu', 'too short'],
    ['a password that is too long', 'a@example.com', 'correct horse '.repeat(20), 'too long'],
    ['a common password', 'a@example.com', 'Password123', 'too easy to guess'],
    ['consecutive digits', 'a@example.com', '1234567890', 'too easy to guess'],
    ['one letter', 'a@example.com', 'aaaaaaaaaaaaaaaa', 'too easy to guess'],
    [
      'their own address',
      'somchai.w@example.com',
      'somchai.w@example.com',
      'must not be the same as your e-mail address',
    ],
    ['their own name', 'somchai.w@example.com', 'Somchai.w2026', 'must not be the same as your e-mail address'],
  ])('refuses %s and says so beside the field and at the top', async (_name, email, password, words) => {
    const page = await (await browser().open('/sign-up')).submit('/sign-up', { email, password });
    expect([page.answer.status, page.path]).toEqual([422, '/sign-up']);
    expect(page.words.split(words)).toHaveLength(3);
    expect(page.answer.text).toContain('<title>Error: ');
    expect(page.answer.text).toMatch(/<input id="password"[^>]* value="">?/);
    expect(page.formValues('/sign-up')['email']).toBe(email.trim());
  });

  test('an e-mail address has one account, regardless of case', async () => {
    const { email } = await signUpUser(baseUrl);
    const page = await (await browser().open('/sign-up')).submit('/sign-up', {
      email: email.toUpperCase(),
      password: GOOD_PASSWORD,
    });
    expect([page.answer.status, page.words.includes('already exists')]).toEqual([422, true]);
  });

  test('the password is stored only as an argon2id hash', async () => {
    const { email } = await signUpUser(baseUrl);
    const { hash } = await exchange()
      .database('users')
      .join('passwords', 'passwords.user_id', 'users.id')
      .where({ email })
      .first('hash');
    expect(hash).toMatch(/^k1\.[\w-]{43}\$argon2id\$v=19\$(m=1024,p=1,t=1|m=1024,t=1,p=1)\$/);
    expect(exchange().lines.join('\n')).not.toContain(GOOD_PASSWORD);
  });
});

describe('signing in', () => {
  test('with the correct password opens the account, regardless of the case of the address', async () => {
    const { email, password } = await signUpUser(baseUrl);
    const page = await trySignIn(browser(), email.toUpperCase(), password);
    expect([page.answer.status, page.path]).toEqual([200, '/account']);
  });

  test('an unknown address, a user without password and a wrong password get the same answer', async () => {
    const { email } = await signUpUser(baseUrl);
    const made = await exchange().createUser();
    const pages = await Promise.all(
      [email, made.email, `${randomUUID()}@example.com`, 'josé@example.com'].map((who) =>
        trySignIn(browser(), who, 'a wrong password'),
      ),
    );
    const seen = pages.map(({ answer, words }) => [answer.status, words, answer.text.replace(/value="[^"]*"/g, '')]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]?.slice(0, 2)).toEqual([
      422,
      expect.stringContaining('The e-mail address or the password is incorrect'),
    ]);
  });

  test('signing out ends the session also for a copy of the cookie', async () => {
    const { browser: alice } = await signUpUser(baseUrl);
    const copy = alice.copy();
    const page = await (await alice.open('/account')).submit('/sign-out');
    expect([page.path, page.words.includes('You are signed out')]).toEqual(['/sign-in', true]);
    expect((await alice.open('/account')).path).toBe('/sign-in');
    expect((await copy.open('/account')).path).toBe('/sign-in');
  });

  test('a page that requires a sign-in opens afterwards', async () => {
    const { email, password } = await signUpUser(baseUrl);
    const page = await browser().open('/account?lang=th&x=1');
    expect(page.path).toBe('/sign-in');
    const there = await page.submit('/sign-in', { email, password });
    expect(there.answer.at).toBe('/account?lang=th&x=1');
  });

  test('a sign-in never redirects to another site', async () => {
    const { email, password } = await signUpUser(baseUrl);
    const seen: unknown[] = [];
    for (const next of ELSEWHERE) seen.push(await signInWith({ email, password, next }));
    expect(seen).toEqual(ELSEWHERE.map((next) => ({ next, status: 303, location: '/account', isOffered: false })));
    const ours = ['/account', '/account/api-keys/new?x=%2F%2Fevil', '/account?lang=th'];
    const led: unknown[] = [];
    for (const next of ours) led.push(await signInWith({ email, password, next }));
    expect(led).toEqual(ours.map((next) => ({ next, status: 303, location: next, isOffered: true })));
  });
});

/** Where signing in with this `next` redirects, and whether the sign-in page adopts it from its query. */
async function signInWith({
  email,
  password,
  next,
}: {
  readonly email: string;
  readonly password: string;
  readonly next: string;
}) {
  const client = browser();
  const form = (await client.open('/sign-in')).formValues('/sign-in');
  const answer = await client.send('/sign-in', { method: 'POST', body: bodyOf({ ...form, email, password, next }) });
  const page = await browser().open(`/sign-in?${new URLSearchParams({ next })}`);
  return {
    next,
    status: answer.status,
    location: answer.headers['location'],
    isOffered: 'next' in page.formValues('/sign-in'),
  };
}
