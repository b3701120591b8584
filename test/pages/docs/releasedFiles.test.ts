/** Released versions of the published documents: all of them stay available, and are listed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, type DocumentValue, elements, members } from '../../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../../support/build';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { PUBLIC_URL: 'https://exchange.example:8443' } });
const RELEASED = join(ROOT, 'spec', 'released');
const PUBLISHED = ['openapi', 'asyncapi', 'partner.openapi'];

const fetchText = (path: string, init?: RequestInit) => fetch(`${exchange().baseUrl}${path}`, init);

async function fetchJson(path: string): Promise<DocumentValue> {
  return (await (await fetchText(path)).json()) as DocumentValue;
}

test.each(PUBLISHED)(
  'every released version of %s is listed, newest first, and served as it was released',
  async (name) => {
    const files = readdirSync(join(RELEASED, name));
    const listed = elements(asObject(await fetchJson(`/${name}/`), 'the list')['releases']).map((release) =>
      asObject(release, 'a release'),
    );
    expect(listed.map(({ path }) => String(path)).sort()).toEqual(files.map((file) => `/${name}/${file}`).sort());
    const dates = listed.map(({ date }) => String(date));
    expect(dates).toEqual([...dates].sort().reverse());

    for (const { path, version } of listed) {
      const served = asObject(await fetchJson(String(path)), String(path));
      expect(asObject(served['info'] ?? null, 'info')['version']).toBe(version);
      const kept = JSON.parse(readFileSync(join(RELEASED, name, `${version}.json`), 'utf8')) as DocumentValue;
      expect({ ...served, servers: null }).toEqual({ ...asObject(kept, 'the kept file'), servers: null });
    }
  },
);

test('released documents contain the public address of this exchange', async () => {
  const [server] = elements(asObject(await fetchJson('/openapi/1.0.0.json'), 'openapi')['servers']);
  expect(server).toMatchObject({ variables: { base_url: { default: 'https://exchange.example:8443' } } });
  const [[, streams] = []] = members(asObject(await fetchJson('/asyncapi/1.0.0.json'), 'asyncapi')['servers']);
  expect(streams).toMatchObject({ host: 'exchange.example:8443', protocol: 'wss' });
});

test('they may be cached and read from any origin, and only read', async () => {
  const response = await fetchText('/openapi/1.0.0.json');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^"[\w-]{22}(\.gzip)?"$/),
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await fetchText('/openapi/1.0.0.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const posted = await fetchText('/openapi/', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  '/openapi/0.0.1.json',
  '/openapi/1.0.0',
  '/openapi/1.0.0.yaml',
  '/openapi/..%2Fchangelog.json',
  '/openapi/../asyncapi/changelog.json',
  // Not published.
  '/custodian.openapi/',
  '/custodian.openapi/1.0.0.json',
  '/operator.openapi/1.0.0.json',
])('there is nothing at %s: the 404 that the contract declares for any request', async (path) => {
  const { status, body } = await exchange().anonymous.send({ method: 'GET', path });
  expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: expect.any(String) }]);
});

test('the change log lists releases and texts of published documents only', async () => {
  const log = asObject(await fetchJson('/changelog.json'), 'the change log');
  const [newest] = elements(log['releases']);
  expect(asObject(newest ?? null, 'a release')).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(JSON.stringify(log)).not.toMatch(/custodian\.openapi"|operator\.openapi"|\/internal\/|operatorToken/);
});
