/**
 * The published contract files and the collection: complete, the same in both formats, with this exchange's address, cacheable, and
 * without internal parts.
 */
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { parse } from 'yaml';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  valueAtPointer,
} from '../../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from '../../contract/contractDocuments';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { PUBLIC_URL: 'https://exchange.example:8443' } });

interface FetchedFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

async function fetchFile(
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
): Promise<FetchedFile> {
  const response = await request(`${exchange().baseUrl}${path}`, { method, headers });
  const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(flat),
    bytes: Buffer.from(await response.body.arrayBuffer()),
  };
}

async function document(path: string): Promise<DocumentObject> {
  const parsed: DocumentValue = parse((await fetchFile(path)).bytes.toString('utf8'));
  return asObject(parsed, path);
}

const FILES = [
  ...[
    'openapi',
    'openapi-3.0',
    'asyncapi',
    'partner.openapi',
    'partner.openapi-3.0',
    'binance.openapi',
    'binance.openapi-3.0',
    'binance.asyncapi',
  ].flatMap((name) => [`/${name}.yaml`, `/${name}.json`]),
  '/collection.json',
];

test.each([
  ['openapi', 'openapi.published.json'],
  ['openapi-3.0', 'openapi-3.0.published.json'],
  ['asyncapi', 'asyncapi.json'],
  ['partner.openapi', 'partner.openapi.json'],
  ['partner.openapi-3.0', 'partner.openapi-3.0.json'],
  ['binance.openapi', 'binance.openapi.json'],
  ['binance.openapi-3.0', 'binance.openapi-3.0.json'],
  ['binance.asyncapi', 'binance.asyncapi.json'],
])('%s is the published document in YAML and in JSON', async (name, file) => {
  const yaml = await document(`/${name}.yaml`);
  expect(yaml).toEqual(JSON.parse((await fetchFile(`/${name}.json`)).bytes.toString('utf8')));
  expect({ ...yaml, servers: null }).toEqual({ ...generatedDocument(file), servers: null });
});

test('the change log of all releases is served as JSON', async () => {
  const { unreleased } = await document('/changelog.json');
  for (const name of ['openapi', 'asyncapi'])
    expect(asObject(unreleased, 'unreleased')[name]).toMatchObject({
      to: valueAtPointer(await document(`/${name}.json`), '#/info/version'),
    });
});

test.each(['yaml', 'json'])('the documents contain the public address of this exchange (%s)', async (form) => {
  for (const name of ['openapi', 'openapi-3.0']) {
    const { servers } = await document(`/${name}.${form}`);
    expect(servers).toEqual([
      expect.objectContaining({
        url: '{base_url}',
        variables: { base_url: expect.objectContaining({ default: 'https://exchange.example:8443' }) },
      }),
    ]);
  }
  expect(valueAtPointer(await document(`/asyncapi.${form}`), '#/servers')).toMatchObject({
    exchange: { host: 'exchange.example:8443', protocol: 'wss' },
    streams: { host: 'exchange.example:8443', protocol: 'wss', pathname: '/ws/' },
  });
});

test('the collection sends its requests to the public address of this exchange', async () => {
  const { variable, ...collection } = await document('/collection.json');
  expect(variable).toContainEqual(expect.objectContaining({ key: 'baseUrl', value: 'https://exchange.example:8443' }));
  const { variable: _generated, ...generated } = generatedDocument('collection.json');
  expect(collection).toEqual(generated);
});

test.each(FILES)('%s has its content type, a strong ETag and CORS headers', async (path) => {
  const { status, headers, bytes } = await fetchFile(path);
  expect([status, bytes.length > 10_000]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': path.endsWith('.yaml') ? 'application/yaml; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=300',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    vary: expect.stringContaining('Accept-Encoding'),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  const head = await fetchFile(path, {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['content-length'], head.headers['etag']]).toEqual([
    200,
    0,
    String(bytes.length),
    headers['etag'],
  ]);
  const posted = await fetchFile(path, {}, 'POST');
  expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test.each<[string, (etag: string) => string, number]>([
  ['the tag', (etag) => etag, 304],
  ['a weak spelling of it', (etag) => `W/${etag}`, 304],
  ['one among others', (etag) => `"a", ${etag}, "b"`, 304],
  ['any tag', () => '*', 304],
  ['another', () => '"another"', 200],
  ['the tag without its quotes', (etag) => etag.slice(1, -1), 200],
])('a conditional request is answered: %s', async (_name, tags, status) => {
  const etag = (await fetchFile('/openapi.yaml')).headers['etag'] ?? '';
  for (const method of ['GET', 'HEAD'] as const) {
    const again = await fetchFile('/openapi.yaml', { 'if-none-match': tags(etag) }, method);
    expect([again.status, again.headers['etag']]).toEqual([status, etag]);
    // A 304 has no body and no headers that describe one.
    if (status === 304)
      expect([again.bytes.length, 'content-length' in again.headers, 'content-type' in again.headers]).toEqual([
        0,
        false,
        false,
      ]);
  }
});

test.each<[string, boolean]>([
  ['gzip', true],
  ['br, gzip;q=0.5, *;q=0', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['gzip;q=0.0', false],
  ['br', false],
  ['', false],
])('with Accept-Encoding %j it is compressed: %s', async (accepted, zipped) => {
  const plain = await fetchFile('/openapi.json');
  const taken = await fetchFile('/openapi.json', { 'accept-encoding': accepted });
  expect(taken.headers['content-encoding']).toBe(zipped ? 'gzip' : undefined);
  expect((zipped ? gunzipSync(taken.bytes) : taken.bytes).equals(plain.bytes)).toBe(true);
  // Each encoding has its own ETag, so that caches do not mix them.
  expect(taken.headers['etag'] === plain.headers['etag']).toBe(!zipped);
  if (zipped) expect(taken.bytes.length).toBeLessThan(plain.bytes.length / 5);
});

test('internal operations are not published', async () => {
  for (const path of [
    '/openapi.published.json',
    '/custodian.openapi.yaml',
    '/openapi.yaml/',
    '/openapi',
    '/openapi.YAML',
    '/generated/openapi.json',
  ])
    expect([path, (await fetchFile(path)).status]).toEqual([path, 404]);
  for (const path of FILES) {
    const text = (await fetchFile(path)).bytes.toString('utf8');
    expect([
      path,
      /x-internal|x-unlimited|\/internal\/|\/health\/|\/custody\/|operatorToken|custodianSignature|createUser/.test(
        text,
      ),
    ]).toEqual([path, false]);
  }
});
