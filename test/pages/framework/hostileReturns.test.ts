/** Strangers and hostile content on the way back to a form after a sign-in. */
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient, signUpUser } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const KEYS = '/account/api-keys/new';
const COOKIE = 'talad_form';
const endSessions = (): Promise<unknown> => exchange().database('sessions').delete();

test.each(
  [
    ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '%2f%2fevil.example', 'https://evil.example'],
    ['https:evil.example', '/\r\n/evil.example', '/account\r\nSet-Cookie: a=b', '/account\t//evil', ' //evil.example'],
    ['///evil.example', '/./evil.example', '/account/../..//evil', 'javascript:alert(1)', '/account@evil.example'],
  ].flat(),
)('a sign-in does not lead to %j', async (next) => {
  const { email, password } = await signUpUser(baseUrl);
  const browser = new PageClient(baseUrl);
  const page = await browser.open(`/sign-in?${new URLSearchParams({ next }).toString()}`);
  const answer = await page.submitWithoutRedirects('/sign-in', { email, password, next });
  expect([answer.status, answer.headers['location']]).toEqual([303, '/account']);
});

test.each([
  '<script>alert(1)</script>',
  '</textarea><img src=x>',
  "$& $` $' $1 \\",
  'a\u0001\u007f\u2028b\ud800',
  '&lt;b&gt; &amp;amp;',
  'ก'.repeat(60),
])('content comes back as text and nothing else: %j', async (typed) => {
  const { browser, email, password } = await signUpUser(baseUrl);
  const form = await browser.open(KEYS);
  await endSessions();
  const asked = await form.submit(KEYS, { label: typed, ip_allowlist: typed, kind: typed, permissions: [typed] });
  const back = await asked.submit('/sign-in', { email, password });
  expect(back.path).toBe(KEYS);
  const text = Buffer.from(typed, 'utf8').toString('utf8');
  expect(back.formValues(KEYS)).toMatchObject({ label: text, ip_allowlist: text });
});

test('a cookie that a stranger has made or taken shows nothing, whoever signs in', async () => {
  const [victim, thief] = [await signUpUser(baseUrl), await signUpUser(baseUrl)];
  const [own, foreign] = [await victim.browser.open(KEYS), await thief.browser.open(KEYS)];
  await endSessions();
  await own.submit(KEYS, { label: 'of the victim' });
  await foreign.submit(KEYS, { label: 'of the thief' });
  const [kept = '', planted = ''] = [victim, thief].map(({ browser }) => browser.cookies.get(COOKIE));
  const opened = async ({ email, password }: typeof victim, cookie: string) => {
    const browser = new PageClient(baseUrl);
    await (await browser.open('/sign-in')).submit('/sign-in', { email, password });
    browser.cookies.set(COOKIE, cookie);
    return (await browser.open(KEYS)).formValues(KEYS)['label'];
  };
  expect([await opened(victim, planted), await opened(thief, kept)]).toEqual(['', '']);
  for (const cookie of ['', 'x', 'v1.form.AAAA', kept.slice(1), `${kept}A`, 'a'.repeat(3_000), kept.toUpperCase()])
    expect(await opened(victim, cookie)).toBe('');
  expect(await opened(victim, kept)).toBe('of the victim');
});

test('of two tabs, the one that was sent last comes back, and the other page says nothing', async () => {
  const { browser, email, password } = await signUpUser(baseUrl);
  const [keys, mail] = [await browser.open(KEYS), await browser.open('/account/security/email')];
  await endSessions();
  await keys.submit(KEYS, { label: 'first' });
  const asked = await mail.submit('/account/security/email', { email: 'next@example.com', password: 'secret word' });
  const back = await asked.submit('/sign-in', { email, password });
  expect(back.formValues('/account/security/email')).toMatchObject({ email: 'next@example.com', password: '' });
  const other = await browser.open(KEYS);
  expect([other.formValues(KEYS)['label'], other.words.includes('nothing was sent')]).toEqual(['', false]);
});

test('a session that was ended everywhere and a new password keep the way back for the user alone', async () => {
  const { browser, email, password } = await signUpUser(baseUrl);
  const form = await browser.open(KEYS);
  const other = new PageClient(baseUrl);
  await (await other.open('/sign-in')).submit('/sign-in', { email, password });
  const NEXT = 'nine boats below the bridge';
  const page = await other.open('/account/security/password');
  await page.submit('/account/security/password', { current: password, new: NEXT });
  const asked = await form.submit(KEYS, { label: 'bot', password, code: '123456' });
  expect(asked.path).toBe('/sign-in');
  const back = await asked.submit('/sign-in', { email, password: NEXT });
  expect([back.path, back.formValues(KEYS)['label'], back.formValues(KEYS)['password']]).toEqual([KEYS, 'bot', '']);
  expect(await exchange().database('api_keys').where('label', 'bot').select('id')).toEqual([]);
});
