/**
 * Damaged rows of any table, of which most are not audited: outside of a quarantine, too, every read that needs them
 * answers 503, and never 500. Each cell of each table is damaged, one column at a time.
 */
import { type Connection, createConnection } from 'mysql2/promise';
import { type OperationId, operationRecords } from '../../generated/operations';
import { ValidRequests } from '../contract/validRequests';
import { TestExchange } from '../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import { printSeed, seededRandom } from '../support/randomSeed';
import { variantsOfThisRun } from '../support/runSize';
import { isQuarantined } from './damage';
import { listTableDamages, withTableDamages } from './tableDamages';

/** Requests that are in flight at a time. */
const CONCURRENCY = 8;
/** Tables of which a damage is answered 503. */
const REFUSED = ['api_keys', 'assets', 'operator_proposals', 'operator_tokens', 'partners', 'sessions', 'users'];
/** One damage of so many in `make test`. */
const STRIDE = 12;
/** The leader writes the lease all the time, and ends if it was changed. */
const LEASE = 'engine_lease';
const PAGES = ['', '/apps', '/history', '/api-keys', '/identity', '/security', '/security/passkeys'].map(
  (path) => `/account${path}`,
);
/** They need no row that is damaged here, because they come from memory. */
const PUBLIC_READS: readonly OperationId[] = ['getTicker24hr', 'getOrderBookTickers', 'getStatus'];

interface Read {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const random = seededRandom(printSeed('damaged tables'));

let exchange: TestExchange;
let valid: ValidRequests;
let owner: Connection;
let reads: readonly Read[];

beforeAll(async () => {
  exchange = await TestExchange.start();
  valid = await ValidRequests.prepare(exchange);
  const { alice, browser } = valid.participants;
  await tradeBetween(await createTraders(exchange), '100', '1');
  // A timer that is not armed: no event must come while rows are damaged.
  for (const cancelAfter of [300_000, 0])
    await alice.client.expect('setCancelAfter', 200, { body: { cancel_after: cancelAfter } });
  await placeOrder(alice, { side: 'sell', price: '50', amount: '0.1', self_trade_prevention: 'expire_taker' });
  owner = await createConnection({ uri: exchange.schema.ownerUrl });
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  reads = [
    ...(await readsOfOperations()),
    ...PAGES.map((path) => ({ name: path, path, headers: { cookie, accept: 'text/html' } })),
  ];
});
afterAll(async () => {
  await owner.end();
  await valid.close();
  await exchange.close();
});

async function readsOfOperations(): Promise<Read[]> {
  const found: Read[] = [];
  for (const id of Object.keys(operationRecords) as OperationId[]) {
    if (operationRecords[id].method !== 'get') continue;
    const { path, headers } = valid.requestOf(id, await valid.create(id));
    found.push({ name: id, path, headers });
  }
  for (const id of ['listOrders', 'listOrdersV3', 'listOrderLists'] as const)
    found.push({ name: id, ...valid.requestOf(id, {}) });
  return found;
}

/** Name and status of each read that failed. Sent without a check of the contract, because damaged values may be shown. */
async function failingReads(): Promise<string[]> {
  const failed: string[] = [];
  const waiting = reads.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const { name, path, headers } of waiting) {
        const { status } = await fetch(`${exchange.baseUrl}${path}`, { headers, redirect: 'manual' });
        if (status >= 500) failed.push(`${name} ${status}`);
      }
    }),
  );
  return failed;
}

test('every read and page answers before the damages', async () => {
  expect(await failingReads()).toEqual([]);
});

test('a damaged cell or missing row of any table is never answered 500, and takes no public read away', async () => {
  const [wrong, refused]: [string[], Set<string>] = [[], new Set()];
  const all = (await listTableDamages(owner, 'one')).filter(({ table }) => table !== LEASE);
  const damages = variantsOfThisRun(all, STRIDE, random.integer(0, STRIDE - 1));
  await withTableDamages(owner, damages, async ({ table, what }) => {
    for (const each of await failingReads()) {
      const isRefusal = each.endsWith(' 503') && !PUBLIC_READS.some((id) => each.startsWith(`${id} `));
      if (isRefusal) refused.add(table);
      else wrong.push(`${table}: ${what}: ${each}`);
    }
  });
  expect(wrong).toEqual([]);
  expect(refused.size).toBeGreaterThan(0);
  if (damages.length === all.length) expect(Array.from(refused)).toEqual(expect.arrayContaining(REFUSED));
  expect(await failingReads()).toEqual([]);
  expect(await isQuarantined(exchange)).toBe(false);
});
