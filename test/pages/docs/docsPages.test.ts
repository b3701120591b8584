/**
 * The documentation pages: they contain the whole published contract, are small, load nothing from other sites, run only
 * the exchange's own script, and all of their links lead somewhere.
 */
import { request } from 'undici';
import { slug } from '../../../src/programs/codegen/docs/markdown';
import { type Operation, operationsOf } from '../../../src/programs/codegen/documents/contract';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../../../src/programs/codegen/json/jsonDocument';
import { readDocsPages } from '../../../src/web/docs/docsPages';
import { generatedDocument } from '../../contract/contractDocuments';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile({ environment: { PUBLIC_URL: 'https://exchange.example' } });
const published = generatedDocument('openapi.published.json');
const asyncapi = generatedDocument('asyncapi.json');
const binance = generatedDocument('binance.openapi.json');
const binanceStreams = generatedDocument('binance.asyncapi.json');
const partner = generatedDocument('partner.openapi.json');
const PATHS = readDocsPages().map(({ path }) => path);
/** One page of each kind. */
const KINDS = [
  ...['/docs', '/docs/http', '/docs/http/createOrder', '/docs/http/credentials', '/docs/streams'],
  ...['/docs/streams/kline', '/docs/streams/control-messages', '/docs/partner', '/docs/binance-streams'],
];
const PAGE_BYTES_MAX = 300_000;
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

test.each(KINDS)(
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
      /^default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; [^*]*script-src 'self'; connect-src 'self'; [^*]*$/,
    );
    expect((await read({ 'if-none-match': String(plain.headers['etag']) })).status).toBe(304);
    const zipped = await request(`${exchange().baseUrl}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect((await zipped.body.arrayBuffer()).byteLength).toBeLessThan(60_000);
  },
);

test('no page is large, and together they are the pages of all documents', () => {
  const large = [...texts].filter(([, text]) => Buffer.byteLength(text) >= PAGE_BYTES_MAX).map(([path]) => path);
  expect(large).toEqual([]);
  expect(new Set(PATHS).size).toBe(PATHS.length);
  const wanted = [published, binance, partner].flatMap((document) => operationIdsOf(document));
  const channels = [asyncapi, binanceStreams].flatMap(({ channels: all }) => members(all).map(([name]) => name));
  const names = PATHS.map((path) => path.split('/').at(-1) ?? '');
  expect([...wanted, ...channels].filter((name) => !names.includes(name))).toEqual([]);
});

function operationIdsOf(document: DocumentObject): string[] {
  return [...members(document['paths']), ...members(document['webhooks'])].flatMap(([path, item]) =>
    members(item).map(([, operation]) => String(asObject(operation, path)['operationId'])),
  );
}

test('the pages load only own files, run no inline scripts, and all of their links work', async () => {
  const ids = new Map(PATHS.map((path) => [path, new Set(anchorsOf(textOf(path)))]));
  const elsewhere = new Set<string>();
  const faults: string[] = [];
  for (const path of PATHS) {
    const text = textOf(path);
    if (/<(iframe|object|embed)\b| style=| on\w+="/.test(text)) faults.push(`${path} has something inline`);
    for (const [, target = ''] of text.matchAll(/ (?:href|src|action)="([^"]+)"/g)) {
      const [page = '', anchor] = target.split('#');
      if (!/^[/#]/.test(target)) faults.push(`${path} leads to ${target}`);
      else if (anchor === undefined) elsewhere.add(page);
      else if (ids.get(page === '' ? path : page)?.has(anchor) !== true) faults.push(`${path} leads to ${target}`);
    }
  }
  for (const target of elsewhere) {
    const { status } = (await new PageClient(() => exchange().baseUrl).open(target)).answer;
    if (status !== 200) faults.push(`${target} has status ${status}`);
  }
  expect(faults).toEqual([]);
});

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

test.each([
  ['/docs', 'createOrder', '/docs/http/createOrder'],
  ['/docs', 'signing-version-2', '/docs/http#signing-version-2'],
  ['/docs', 'in-python', '/docs/http#in-python'],
  ['/docs', 'portal-binding-quotes', '/docs/http#portal-binding-quotes'],
  ['/docs', 'credentials-apikey', '/docs/http/credentials#credentials-apikey'],
  ['/docs/streams', 'kline', '/docs/streams/kline'],
  ['/docs/streams', 'kline-kline', '/docs/streams/kline#kline-kline'],
  ['/docs/partner', 'getDepositAddress', '/docs/partner/getDepositAddress'],
])('the earlier address %s#%s leads to %s', (path, anchor, target) => {
  const entry = textOf(path)
    .split(/<(?:li|h\d)/)
    .find((part) => part.includes(` id="${anchor}"`));
  expect(entry).toContain(`<a href="${target}">`);
});

test('every operation is documented with permission, members, responses, error codes and examples', () => {
  const missing = operationsOf(published).flatMap((operation) => {
    const article = textOf(`/docs/http/${operation.id}`).toLowerCase();
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
  expect(textOf('/docs/http/portalLogin')).toContain('<code>/portal/login</code>');
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
    const article = textOf(`/docs/streams/${name}`).replace(/\s+/g, '');
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
    ['/docs/http', published],
    ['/docs/streams', asyncapi],
  ] as [string, DocumentObject][]) {
    const outside = String(valueAtPointer(document, '#/info/description')).replace(/^```[\s\S]*?^```/gm, '');
    const headings = [...outside.matchAll(/^# (.+)$/gm)].map(([, title = '']) => slug(title));
    expect(headings.length).toBeGreaterThan(5);
    for (const id of headings) expect(textOf(path)).toContain(`<h2 id="${id}">`);
  }
});

test('each heading with an anchor links to itself', () => {
  const headings = PATHS.flatMap((path) => [...textOf(path).matchAll(/<h[2-6] id="([^"]+)">(.*?)<\/h[2-6]>/g)]);
  expect(headings.length).toBeGreaterThan(500);
  const unlinked = headings.filter(([, id, inner = '']) => !inner.startsWith(`<a class="anchor" href="#${id}">`));
  expect(unlinked.map(([heading]) => heading)).toEqual([]);
});

test('samples contain the address of this exchange', () => {
  expect(textOf('/docs/http/ping')).toContain(escapeHtml("curl -s 'https://exchange.example/api/v3/ping'"));
  expect(textOf('/docs/streams/kline')).toContain('wss://exchange.example/ws/btc_thb@kline_1m');
  expect(textOf('/docs/binance-streams/kline')).toContain('wss://exchange.example/binance/ws/btcthb@kline_1m');
  for (const path of PATHS) expect([path, textOf(path).includes('localhost')]).toEqual([path, false]);
});

test('the home page links to all documentation in both languages', async () => {
  for (const language of ['en', 'th']) {
    const { text } = await new PageClient(() => exchange().baseUrl).send(`/?lang=${language}`);
    for (const target of [
      ...['/docs', '/docs/streams', '/docs/partner'],
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
