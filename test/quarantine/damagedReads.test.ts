/**
 * A row that cannot be shown breaks nothing else: reads that need it answer 503, and never 500, to its owner, to
 * operators and to everybody.
 */
import { type Connection, createConnection } from 'mysql2/promise';
import { type OperationId, operationRecords } from '../../generated/operations';
import { type ApiRequest, ValidRequests } from '../contract/validRequests';
import type { TestUser } from '../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import { damagedExchangeOfThisFile, wrongBalance } from './damage';

const HUGE = '9223372036854775807';

/** Values that the column takes and that cannot be shown, or not be used. Each is written to all rows of the owner. */
const DAMAGES: readonly (readonly [table: string, column: string, value: string, where?: string])[] = [
  ['orders', 'updated_at_ms', HUGE],
  ['orders', 'price', '-7.000000000000000001'],
  ['order_extras', 'list_terms', '{'],
  ['order_extras', 'expires_at_ms', HUGE],
  ['order_extras', 'list_id', HUGE],
  ['order_lists', 'created_at_ms', HUGE],
  ['trades', 'sequence', HUGE],
  ['journal_entries', 'kind', 'gone'],
  ['deposits', 'updated_at_ms', HUGE],
  ['withdrawals', 'updated_at_ms', HUGE],
  ['withdrawals', 'handled_by', HUGE],
  ['portal_purchases', 'order_id', HUGE],
  ['prevented_matches', 'time_ms', HUGE],
  ['accounts', 'asset', 'gone', "asset = 'btc' AND kind = 'held'"],
  ['cancel_timers', 'deadline_ms', HUGE],
  ['user_events', 'sequence', HUGE],
  ['klines', 'close', '-7.000000000000000001'],
  ['books', 'last_update_id', HUGE],
  ['assets', 'networks', '{', "asset = 'btc'"],
  ['assets', 'asset', 'gone', "asset = 'btc'"],
  ['symbols', 'symbol', 'gone_thb', "symbol = 'btc_thb'"],
  ['symbols', 'quote', 'gone', "symbol = 'btc_thb'"],
  ['fees', 'tier', '4000000000', "symbol = 'btc_thb' AND tier = 0"],
  ['withdrawal_limits', 'asset', 'gone', "asset = 'btc' AND level = 'level_1'"],
];

let valid: ValidRequests;
let other: TestUser;
let owner: Connection;
const reads = new Map<OperationId, ApiRequest>();

const exchange = damagedExchangeOfThisFile(async (healthy) => {
  valid = await ValidRequests.prepare(healthy);
  const { alice } = valid.participants;
  await tradeBetween(await createTraders(healthy), '100', '1');
  await alice.client.expect('setCancelAfter', 200, { body: { cancel_after: 300_000 } });
  await placeOrder(alice, { side: 'sell', price: '50', amount: '0.1', self_trade_prevention: 'expire_taker' });
  for (const id of Object.keys(operationRecords) as OperationId[])
    if (operationRecords[id].method === 'get' && id !== 'getAudit') reads.set(id, await valid.create(id));
  for (const id of ['listOrders', 'listOrdersV3', 'listOrderLists'] as const) reads.set(id, {});
  other = await healthy.createUser({ balances: { thb: '50' } });
  owner = await createConnection({ uri: healthy.schema.ownerUrl });
  return wrongBalance((await healthy.createUser({ balances: { usdt: '10' } })).id, 'usdt');
});
afterAll(async () => {
  await owner.end();
  await valid.close();
});

/** Status and code of each read that failed. Sent without a check of the contract, because damaged values may be shown. */
async function failingReads(): Promise<string[]> {
  const failed: string[] = [];
  for (const [id, request] of reads) {
    const { path, headers } = valid.requestOf(id, request);
    const { status } = await fetch(`${exchange().baseUrl}${path}`, { headers });
    if (status >= 500) failed.push(`${id} ${status}`);
  }
  return failed;
}

test.each(DAMAGES)('%s.%s = %s', async (table, column, value, where = '1 = 1') => {
  await owner.query(`CREATE TABLE undamaged AS SELECT * FROM ${table}`);
  try {
    await owner.query(`UPDATE IGNORE ${table} SET \`${column}\` = ? WHERE ${where}`, [value]);
    expect((await exchange().operator.expect('getAudit', 200)).clean).toBe(false);
    const failed = await failingReads();
    expect(failed.filter((each) => !each.endsWith(' 503'))).toEqual([]);
    for (const id of ['getUser', 'listOrders'] as const)
      expect([id, (await other.client.call(id, { path: { userid: 'me' } } as never)).status]).toEqual([id, 200]);
    if (table === 'order_extras') expect(failed).toContain('listOrderLists 503');
    // A list of settings without one of them would mislead operators. Everybody else reads memory.
    if (column === 'networks') expect(failed).toEqual(['getMarketRules 503']);
  } finally {
    await owner.query(`DELETE FROM ${table}`);
    await owner.query(`INSERT INTO ${table} SELECT * FROM undamaged`);
    await owner.query('DROP TABLE undamaged');
  }
});

test('a server starts with an asset of which the row is damaged, and serves the other markets', async () => {
  await exchange().stop();
  await owner.query("UPDATE assets SET asset = 'gone' WHERE asset = 'btc'");
  await exchange().restart();
  expect((await exchange().anonymous.call('getTicker24hr')).status).toBe(200);
  await owner.query("UPDATE assets SET asset = 'btc' WHERE asset = 'gone'");
});
