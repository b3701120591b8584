/** Malformed and unusual requests: pages answer with an error page, never fail and change nothing. */
import { connect } from 'node:net';
import { pages } from '../../../src/web/index';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient, type Person, signUpUser } from '../../support/pageClient';
import { variantsOfThisRun } from '../../support/runSize';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const paths = pages.list().map(({ method, path, access }) => ({
  method,
  access,
  path: path.replace(/\{\w+\}/g, `live-${'0'.repeat(32)}`),
}));
let alice: Person;

beforeAll(async () => {
  alice = await signUpUser(baseUrl);
});

const csrfOf = async (): Promise<string> =>
  String((await alice.browser.open('/account')).formValues('/sign-out')['csrf']);

/** Request bodies for every form, by the form token. */
const BODIES: readonly (readonly [string, (token: string) => string])[] = [
  ['nothing', () => ''],
  ['the token alone', (token) => token],
  [
    'every field twice',
    (token) =>
      `${token}&email=a&email=b&password=a&password=b&code=1&code=2&label=a&label=b&newest=0&newest=1&current=a&current=b&new=a&new=b`,
  ],
  [
    'huge fields',
    (token) =>
      `${token}&email=${'a'.repeat(3_000)}&password=${'b'.repeat(3_000)}&code=${'1'.repeat(3_000)}&current=c&new=${'d'.repeat(3_000)}`,
  ],
  [
    'other characters',
    (token) =>
      `${token}&email=%00%01%7f&password=%F0%9F%92%A9%00&code=%E0%B9%91%E0%B9%92&label=%EF%BF%BE&current=%00&new=%00&next=%00`,
  ],
  ['unpaired surrogates', (token) => `${token}&email=%ED%A0%80&password=x&label=%ED%A0%80`],
  [
    'names of object properties',
    (token) =>
      `${token}&__proto__=1&constructor=2&__proto__[x]=3&toString=4&hasOwnProperty=5&email[]=6&password[a][b]=7`,
  ],
  ['broken percent-encoding', (token) => `${token}&email=%zz&password=%`],
  [
    'invalid numbers',
    (token) => `${token}&label=x&newest=1e9&expires_at=1e9&code=Infinity&permissions=0x10&ip_allowlist=-1`,
  ],
  [
    'markup',
    (token) =>
      `${token}&email=%3Cscript%3Ealert(1)%3C/script%3E&label=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&ip_allowlist=%3C/textarea%3E%3Cscript%3E&next=%22%3E&lang=%22`,
  ],
  ['a thousand fields', (token) => `${token}${'&a=1'.repeat(1_500)}`],
  ['separators only', () => '&&&===&=&'],
];

/** In `make test`, each form gets every third body, and the next form the next ones. */
test('no body makes a page fail or is returned as markup', async () => {
  const token = `csrf=${await csrfOf()}`;
  const faulty: unknown[] = [];
  const forms = paths.filter(({ method, path }) => method === 'post' && !path.includes('sign-out'));
  for (const [index, { path }] of forms.entries()) {
    for (const [name, body] of variantsOfThisRun(BODIES, 3, index % 3)) {
      // The client also checks each response: status 500 or inline scripts and styles throw.
      const { status, text } = await alice.browser.send(path, { method: 'POST', body: body(token) });
      const written = text.replace(/<script type="module" src="\/assets\/[\w-]+\.js"><\/script>/, '');
      if (status >= 500 || /<script|<img src=x/.test(written)) faulty.push([path, name, status]);
    }
  }
  expect(faulty).toEqual([]);
  expect((await alice.browser.open('/account')).path).toBe('/account');
});

test.each([
  ['JSON', 'application/json', '{"email":"a"}', 415],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
  ['another character set', 'application/x-www-form-urlencoded; charset=utf-16', 'a=1', 415],
  ['no type', 'text/plain', 'a=1', 415],
  ['bytes that are not UTF-8', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff]), 400],
  ['a body that is too large', 'application/x-www-form-urlencoded', `a=${'x'.repeat(17_000)}`, 413],
])('%s is answered with an error page', async (_name, type, body, status) => {
  const answer = await alice.browser.send('/sign-in', { method: 'POST', headers: { 'content-type': type }, body });
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
});

test('no query makes a page fail', async () => {
  const queries = [
    'lang=xx',
    'lang=th&lang=en',
    'next[]=1',
    '__proto__=1',
    'lang=%00',
    'signed-out=constructor',
    'done=__proto__',
    'x'.repeat(3_000),
    '%zz',
    'a=%E0%A4%A',
  ];
  const seen: unknown[] = [];
  for (const { path } of paths.filter(({ method }) => method === 'get'))
    for (const query of queries) {
      const { status } = await new PageClient(baseUrl).send(`${path}?${query}`);
      // Portal pages validate their own parameters, and neither the market nor the legal page exists.
      const hasOwnStatus = /^\/(portal|market|legal)\//.test(path);
      const expected = hasOwnStatus
        ? status < 500
        : [200, 303].includes(status) || (status === 400 && query.includes('%'));
      if (!expected) seen.push([path, query, status]);
    }
  expect(seen).toEqual([]);
  expect((await alice.browser.send(`/sign-in?${'x'.repeat(4_100)}`)).status).toBe(414);
});

test.each([
  ['PUT', '/sign-out', 'GET, HEAD, POST'],
  ['PUT', '/sign-in', 'GET, HEAD, POST'],
  ['DELETE', '/account', 'GET, HEAD'],
  ['OPTIONS', '/sign-up', 'GET, HEAD, POST'],
  ['PATCH', '/account/api-keys/new', 'GET, HEAD, POST'],
])('%s %s answers 405 with the allowed methods', async (method, path, allow) => {
  const answer = await alice.browser.send(path, { method });
  expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
});

test('HEAD returns the headers of GET without a body', async () => {
  const [head, get] = [await alice.browser.send('/account', { method: 'HEAD' }), await alice.browser.send('/account')];
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']]);
});

test('an unknown path is answered with a page for browsers and with JSON for programs', async () => {
  const person = await new PageClient(baseUrl).send('/nothing-here');
  expect([person.status, person.text.includes('Page not found')]).toEqual([404, true]);
  const program = await exchange().anonymous.send({ method: 'GET', path: '/nothing-here' });
  expect([program.status, program.body]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'There is nothing at this path.' },
  ]);
  const api = await exchange().anonymous.send({
    method: 'GET',
    path: '/api/nothing-here',
    headers: { accept: 'text/html' },
  });
  expect(api.body).toMatchObject({ code: 'NOT_FOUND' });
});

test('every page that requires a session redirects to the sign-in', async () => {
  const stranger = new PageClient(baseUrl);
  for (const { method, path } of paths.filter(({ access }) => access !== 'public')) {
    const answer = await stranger.send(path, { method: method.toUpperCase() });
    const next = `?next=${encodeURIComponent(pages.pagePath(path))}${method === 'get' ? '' : '&signed-out=form'}`;
    const place = path === '/sign-out' ? '?signed-out=here' : next;
    expect([path, answer.status, answer.headers['location']]).toEqual([path, 303, `/sign-in${place}`]);
  }
});

test('the style sheet may be cached for ever under a name with its hash', async () => {
  const page = await new PageClient(baseUrl).send('/');
  const href = /href="(\/assets\/style-[\w-]{12}\.css)"/.exec(page.text)?.[1] ?? '';
  const sheet = await new PageClient(baseUrl).send(href);
  expect([sheet.status, sheet.headers['content-type'], sheet.headers['cache-control']]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(sheet.text).not.toMatch(/url\(|@import/);
});

test('a request without a Host header, or with two, is refused and its connection closed', async () => {
  const raw = (head: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(exchange().port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
      let text = '';
      socket.on('data', (bytes) => {
        text += bytes.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
  expect(await raw('GET /sign-in HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('GET /sign-in HTTP/1.1\r\nHost: a\r\nHost: b')).toMatch(/^HTTP\/1\.1 400 /);
});
