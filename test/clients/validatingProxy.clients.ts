/**
 * `make clients`: Prism, a validating proxy by others, stands between the demo and the exchange and finds no violation
 * of the published contract in any request or response.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { asObject, type DocumentObject, members, resolveReference } from '../../src/programs/codegen/json/jsonDocument';
import type { DemoFile } from '../../src/programs/demo/demoFile';
import { BUILD } from '../support/build';
import { Client } from '../support/client';
import { exchangeOfThisFile } from '../support/exchange';
import { type RunningDemo, startDemo } from '../support/runningDemo';
import { type ContractProxy, startContractProxy } from './prism/contractProxy';

/**
 * Operations that cannot pass through Prism, each with the reason. Prism sees all others, and no violation is ignored.
 *
 * portalLogin: its redirect is for a browser, but Prism follows redirects itself.
 */
const NOT_THROUGH_PRISM = ['portalLogin'];

/** What the demo's partner and one of its users do; without these, it proves nothing. */
const DEMO_OPERATIONS = [
  'amendOrder',
  'cancelOrder',
  'createOrder',
  'createPortalOrder',
  'createPortalSession',
  'getEstimatedPrice',
  'getOrder',
  'getUser',
  'listOrders',
];

const exchange = exchangeOfThisFile({
  environment: { SANDBOX: 'on', SANDBOX_QUOTE_MS: '60', CUSTODY_TEST_NETWORKS: 'on' },
});
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
});
afterAll(async () => {
  await demo?.stop();
  await proxy?.close();
});

test('a run of the demo violates the contract nowhere', async () => {
  await demo.says(/demo +ready/);
  for (let purchases = 0; purchases < 10; purchases += 1) await demo.says(/partner +Bought \d/);
  await demo.says(/markets +btc_thb/);
  await tradeAsDemoUser();
  expect(DEMO_OPERATIONS.filter((id) => !proxy.seen().includes(id))).toEqual([]);
  expect(proxy.violations()).toEqual([]);
});

test('every public read with the examples of its parameters violates it nowhere', async () => {
  const published = asObject(JSON.parse(await (await request(`${exchange().baseUrl}/openapi.json`)).body.text()), 'it');
  for (const [path, query] of publicReads(published))
    await (await request(`${proxy.baseUrl}${path}${query}`)).body.dump();
  expect(proxy.violations()).toEqual([]);
  expect(proxy.seen()).toEqual(
    expect.arrayContaining(['getDepth', 'getKlines', 'getTicker24hr', 'getConfigs', 'ping']),
  );
});

test('Prism detects a response that violates the contract', async () => {
  proxy.corruptNext('/api/v3/time');
  await (await request(`${proxy.baseUrl}/api/v3/time`)).body.dump();
  expect(proxy.violations().at(-1)).toMatchObject({ operation: 'getTime', location: 'response.body' });
});

/** Does with the first user's API key what its owner may do with an order. */
async function tradeAsDemoUser(): Promise<void> {
  const { users } = JSON.parse(readFileSync(join(exchange().dataDir, 'demo.json'), 'utf8')) as DemoFile;
  const [user] = users;
  if (user === undefined) throw new Error('the demo has no users');
  const { apiKey, apiSecret } = user;
  const trader = new Client(() => proxy.baseUrl).withCredentials({ kind: 'key', apiKey, apiSecret });
  await trader.expect('getUser', 200, { path: { userid: String(user.id) } });
  const body = { pair: 'usdt_thb', type: 'limit', side: 'buy', price: '1', amount: '20', nonce: Date.now() } as const;
  const { id } = await trader.expect('createOrder', 200, { body });
  const path = { id: String(id) };
  await trader.expect('getOrder', 200, { path });
  await trader.expect('listOrders', 200);
  await trader.expect('amendOrder', 200, { path, body: { amount: '15' } });
  await trader.expect('cancelOrder', 202, { path });
}

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
