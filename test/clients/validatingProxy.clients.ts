/**
 * `make clients`: Prism, a validating proxy by others, stands between the demo and the exchange and finds no violation
 * of the published contract in any request or response.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { asObject, type DocumentObject, members, resolveReference } from '../../src/codegen/jsonDocument';
import { BUILD } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { type RunningDemo, startDemo } from '../support/runningDemo';
import { type ContractProxy, startContractProxy } from './prism/contractProxy';

/**
 * Operations that cannot pass through Prism, each with the reason. Prism sees all others, and no violation is ignored.
 *
 * portalLogin: its redirect is for a browser, but Prism follows redirects itself.
 */
const NOT_THROUGH_PRISM = ['portalLogin'];

/** What the demo does; without these, it proves nothing. */
const DEMO_OPERATIONS = ['cancelOrder', 'createOrder', 'createPortalOrder', 'createPortalSession', 'getEstimatedPrice'];

const exchange = exchangeOfThisFile();
let proxy: ContractProxy;
let demo: RunningDemo;

beforeAll(async () => {
  const { body } = await request(`${exchange().baseUrl}/openapi.json`);
  const text = await body.text();
  const file = join(BUILD, 'clients', 'prism-openapi.json');
  writeFileSync(file, text);
  const document = asObject(JSON.parse(text), file);
  proxy = await startContractProxy({ exchangeUrl: exchange().baseUrl, document, file, direct: NOT_THROUGH_PRISM });
  // Browsers and the partner's OAuth server must see one address only.
  await exchange().restart({ PUBLIC_URL: proxy.baseUrl });
  demo = startDemo({ baseUrl: proxy.baseUrl, dataDir: exchange().dataDir });
}, 300_000);
afterAll(async () => {
  await demo?.stop();
  await proxy?.close();
});

test('a run of the demo violates the contract nowhere', async () => {
  await demo.says(/demo +ready/);
  for (let purchases = 0; purchases < 10; purchases += 1) await demo.says(/partner +Bought \d/);
  await demo.says(/maker +btc_thb/);
  expect(proxy.seen()).toEqual(expect.arrayContaining(DEMO_OPERATIONS));
  expect(proxy.violations()).toEqual([]);
}, 300_000);

test('every public read with the examples of its parameters violates it nowhere', async () => {
  const published = asObject(JSON.parse(await (await request(`${exchange().baseUrl}/openapi.json`)).body.text()), 'it');
  for (const [path, query] of publicReads(published))
    await (await request(`${proxy.baseUrl}${path}${query}`)).body.dump();
  expect(proxy.violations()).toEqual([]);
  expect(proxy.seen()).toEqual(
    expect.arrayContaining(['getDepth', 'getKlines', 'getTicker24hr', 'getConfigs', 'ping']),
  );
}, 120_000);

test('Prism detects a response that violates the contract', async () => {
  proxy.corruptNext('/api/v3/time');
  await (await request(`${proxy.baseUrl}/api/v3/time`)).body.dump();
  expect(proxy.violations().at(-1)).toMatchObject({ operation: 'getTime', location: 'response.body' });
});

/** Paths of reads without credentials, with the examples of their parameters as the query. */
function publicReads(document: DocumentObject): [string, string][] {
  return members(document['paths']).flatMap(([path, item]): [string, string][] => {
    const operation = members(item).find(([method]) => method === 'get')?.[1];
    if (operation === undefined || path.includes('{') || !path.startsWith('/api/')) return [];
    const { security, parameters } = asObject(operation, path);
    if (!Array.isArray(security) || security.length > 0) return [];
    const given = Object.values(parameters ?? []).flatMap((parameter): [string, string][] => {
      const { in: place, name, example } = resolveReference(document, parameter, path);
      return place === 'query' && example !== undefined ? [[String(name), String(example)]] : [];
    });
    return [[path, given.length > 0 ? `?${new URLSearchParams(given)}` : '']];
  });
}
