/**
 * The documentation pages: they contain the whole published contract, load nothing from other sites and run no scripts.
 */
import { request } from 'undici';
import { type Operation, operationsOf } from '../../../src/codegen/contract';
import { slug } from '../../../src/codegen/docs/markdown';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../../../src/codegen/jsonDocument';
import { generatedDocument } from '../../contract/contractDocuments';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile({ environment: { PUBLIC_URL: 'https://exchange.example' } });
const published = generatedDocument('openapi.published.json');
const asyncapi = generatedDocument('asyncapi.json');
const PATHS = ['/docs', '/docs/streams', '/docs/partner'];
const texts = new Map<string, string>();

beforeAll(async () => {
  // The client checks each response: the policy, nothing inline, every field labelled.
  for (const path of PATHS) texts.set(path, (await new PageClient(() => exchange().baseUrl).send(path)).text);
});

function textOf(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`${path} was not read`);
  return text;
}

/** The text as it is escaped on the page. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** The article that contains an anchor. */
function articleOf(path: string, id: string): string {
  const article = textOf(path)
    .split('<article ')
    .find((part) => part.includes(`<h3 id="${id}">`));
  if (article === undefined) throw new Error(`${path} has nothing under ${id}`);
  return article;
}

test.each(PATHS)(
  '%s is the same for all visitors, needs no database, and is not sent again unchanged',
  async (path) => {
    const read = async (headers: Record<string, string>) => {
      const answer = await request(`${exchange().baseUrl}${path}`, { headers });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    };
    const plain = await read({});
    const signedIn = await read({
      cookie: '__Host-talad_session=somebody; talad_session=somebody',
      'accept-language': 'th',
      accept: 'text/html',
    });
    expect(signedIn.text).toBe(plain.text);
    for (const { status, headers } of [plain, signedIn]) {
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, no-cache',
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
    }
    expect(String(plain.headers['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self'; [^*]*$/,
    );
    expect((await read({ 'if-none-match': String(plain.headers['etag']) })).status).toBe(304);
    const zipped = await request(`${exchange().baseUrl}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect((await zipped.body.arrayBuffer()).byteLength).toBeLessThan(100_000);
  },
);

test.each(PATHS)('%s loads only own files, and all of its links work', async (path) => {
  const text = textOf(path);
  expect(text).not.toMatch(/<(script|iframe|object|embed|form)\b| style=| on\w+=/);
  const targets = new Set([...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, target = '']) => target));
  expect([...targets].filter((target) => !/^[/#]/.test(target))).toEqual([]);
  const ids = new Map(
    PATHS.map((page) => [page, new Set([...textOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  for (const target of targets) {
    const [page = '', anchor] = target.split('#');
    if (anchor !== undefined) expect([target, ids.get(page === '' ? path : page)?.has(anchor)]).toEqual([target, true]);
    else
      expect([target, (await new PageClient(() => exchange().baseUrl).open(target)).answer.status]).toEqual([
        target,
        200,
      ]);
  }
});

test('every operation is documented with permission, members, responses, error codes and examples', () => {
  const missing = operationsOf(published).flatMap((operation) => {
    const article = articleOf('/docs', operation.id).toLowerCase();
    return partsOf(operation)
      .filter((part) => !article.includes(part.toLowerCase()))
      .map((part) => `${operation.id}: ${part}`);
  });
  expect(missing).toEqual([]);
});

function partsOf({ id, method, path, permission, parameters, body, responses }: Operation): string[] {
  const namesIn = (schema: DocumentValue): string[] =>
    members(resolveReference(published, schema, id)['properties']).map(([name]) => `<dt><code>${name}</code>`);
  const parts = [
    `>${method.toUpperCase()}</span> <code>${path}</code>`,
    ...parameters.map(({ name }) => `<dt><code>${name}</code>`),
  ];
  if (permission !== null) parts.push(`<dt>Permission</dt><dd><code>${permission}</code></dd>`);
  if (body !== null) parts.push(...namesIn(body.schema));
  for (const { status, schema, examples } of responses) {
    parts.push(`${status}</span> `);
    if (schema !== null && Number(status) < 400) parts.push(...namesIn(schema));
    for (const { name, value } of examples) {
      if (Number(status) >= 400)
        parts.push(`<summary><code>${name.split('.')[0] ?? name}</code>`, escapeHtml(JSON.stringify(value, null, 2)));
      else parts.push(...stringsIn(value).map((text) => escapeHtml(JSON.stringify(text))));
    }
  }
  return parts;
}

/** All strings in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('the Portal link is documented, and nothing internal is', () => {
  expect(articleOf('/docs', 'portalLogin')).toContain('<code>/portal/login</code>');
  for (const path of PATHS)
    expect([
      path,
      /x-internal|x-unlimited|\/internal\/|\/health\/|\/custody\/|operatorToken|custodianSignature|createUser/.test(
        textOf(path),
      ),
    ]).toEqual([path, false]);
});

test('every stream is documented with messages, members and examples', () => {
  const missing = members(asyncapi['channels']).flatMap(([name, value]) => {
    const channel = asObject(value, name);
    const article = articleOf('/docs/streams', name).replace(/\s+/g, '');
    const parts = [`<code>${escapeHtml(String(channel['address']))}</code>`];
    // Multiplexed channels carry the messages that are documented under their streams.
    if (name !== 'bare' && name !== 'combined')
      for (const [, reference] of members(channel['messages']))
        parts.push(...messageParts(resolveReference(asyncapi, reference, name), name));
    return parts.filter((part) => !article.includes(part.replace(/\s+/g, ''))).map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});

function messageParts(message: DocumentObject, channel: string): string[] {
  const payload = resolveReference(asyncapi, message['payload'], channel);
  const element = payload['type'] === 'array' ? resolveReference(asyncapi, payload['items'], channel) : payload;
  const names = members(element['properties']).map(([member]) => `${member}</code> <span class="type">`);
  const examples = elements(message['examples']).map((example) =>
    escapeHtml(JSON.stringify(asObject(example, channel)['payload'])),
  );
  return [`id="${channel}-${String(message['name'])}"`, ...names, ...examples];
}

test('each guide appears under its heading', () => {
  for (const [path, document] of [
    ['/docs', published],
    ['/docs/streams', asyncapi],
  ] as [string, DocumentObject][]) {
    const outside = String(valueAtPointer(document, '#/info/description')).replace(/^```[\s\S]*?^```/gm, '');
    const headings = [...outside.matchAll(/^# (.+)$/gm)].map(([, title = '']) => slug(title));
    expect(headings.length).toBeGreaterThan(5);
    for (const id of headings) expect(textOf(path)).toContain(`<h2 id="${id}">`);
  }
});

test.each(PATHS)('%s: each heading with an anchor links to itself', (path) => {
  const headings = [...textOf(path).matchAll(/<h[2-6] id="([^"]+)">(.*?)<\/h[2-6]>/g)];
  expect(headings.length).toBeGreaterThan(10);
  const unlinked = headings.filter(([, id, inner = '']) => !inner.startsWith(`<a class="anchor" href="#${id}">`));
  expect(unlinked.map(([heading]) => heading)).toEqual([]);
});

test('samples contain the address of this exchange', () => {
  expect(articleOf('/docs', 'ping')).toContain(escapeHtml("curl -s 'https://exchange.example/api/v3/ping'"));
  expect(articleOf('/docs/streams', 'kline')).toContain('wss://exchange.example/ws/btc_thb@kline_1m');
  for (const path of PATHS) expect([path, textOf(path).includes('localhost')]).toEqual([path, false]);
});

test('the home page links to all documentation in both languages', async () => {
  for (const language of ['en', 'th']) {
    const { text } = await new PageClient(() => exchange().baseUrl).send(`/?lang=${language}`);
    for (const target of [
      ...PATHS,
      '/openapi.yaml',
      '/openapi-3.0.yaml',
      '/asyncapi.yaml',
      '/partner.openapi.yaml',
      '/sign-in',
      '/sign-up',
      '/market',
    ])
      expect(text).toContain(`href="${target}"`);
  }
});
