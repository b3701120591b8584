/**
 * The custodian while its node does not respond, which needs no node: orders are accepted and kept, no address is given
 * out, and requests that are not signed or not valid change nothing. `make chains` has the tests with real nodes.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOWHERE, TestCustodian } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
/** An exchange that takes no callback for two minutes. */
const exchange = createServer((_request, response) => response.writeHead(503, { 'retry-after': '120' }).end());
let custodian: TestCustodian;

beforeAll(async () => {
  const port = await freePort();
  await once(exchange.listen(0, '127.0.0.1'), 'listening');
  const exchangeUrl = `http://127.0.0.1:${(exchange.address() as AddressInfo).port}`;
  custodian = await TestCustodian.start({ folder, port, bitcoinUrl: NOWHERE, exchangeUrl });
});
afterAll(async () => {
  await custodian.close();
  exchange.close();
});

test('an order is accepted, kept over a crash, and bound to its key', async () => {
  const accepted = { status: 200, body: { key: 'withdrawal-1', state: 'accepted', txid: null, reason: null } };
  expect(await custodian.send('withdrawal-1', { address: ADDRESS })).toMatchObject(accepted);
  await custodian.kill();
  await custodian.restart();
  expect(await custodian.request('GET', '/withdrawals/withdrawal-1')).toMatchObject(accepted);
  expect((await custodian.send('withdrawal-1', { address: ADDRESS, amount: '0.2' })).status).toBe(409);
  expect((await custodian.request('GET', '/withdrawals/withdrawal-2')).status).toBe(404);
});

test('an order that can never be paid is refused at once', async () => {
  expect(await custodian.send('withdrawal-3', { address: ADDRESS, network: 'tron' })).toMatchObject({
    status: 200,
    body: { state: 'refused', reason: 'this custodian does not hold the asset on this network' },
  });
});

test('no address is given out before the custodian follows the chain', async () => {
  const request = (asset: string) =>
    custodian.request('PUT', `/deposit-addresses/address-1-${asset}-bitcoin`, { asset, network: 'bitcoin' });
  expect((await request('btc')).status).toBe(503);
  expect((await request('eth')).status).toBe(404);
  expect(await custodian.database('addresses')).toEqual([]);
});

test('everything that it knows is listed in pages', async () => {
  const { database } = custodian;
  const all = async (kind: string) => {
    const found: { readonly position: number }[] = [];
    for (;;) {
      const { status, body } = await custodian.request('GET', `/records/${kind}/${found.at(-1)?.position ?? 0}`);
      expect(status).toBe(200);
      const { records } = body as { readonly records: readonly { readonly position: number }[] };
      if (records.length === 0) return found;
      found.push(...records);
    }
  };
  expect(await all('withdrawals')).toMatchObject([
    { withdrawal: { key: 'withdrawal-1', state: 'accepted' } },
    { withdrawal: { key: 'withdrawal-3', state: 'refused' } },
  ]);
  const created = { network: 'bitcoin', created_at_ms: 0 };
  const key = 'address-9c2f4be07d1a6358-7-btc-bitcoin';
  // More than two pages of addresses, of which one belongs to the custodian itself.
  const addresses = Array.from({ length: 600 }, (_, index) => ({
    ...{
      ...created,
      branch: 0,
      key_index: index,
      address: `a${index}`,
      owner: index === 0 ? key : `address-x${index}`,
    },
  }));
  await database('addresses').insert([...addresses, { ...created, branch: 1, key_index: 0, address: 'own' }]);
  await database('address_assets').insert(
    addresses.map(({ address }) => ({ network: 'bitcoin', address, asset: 'btc' })),
  );
  const deposit = { ...created, asset: 'btc', address: 'a0', units: '25000000', output: 0, reported_confirmations: 3 };
  await database('deposits').insert([
    { ...deposit, txid: '11', state: 'confirmed', height: 5 },
    { ...deposit, txid: '12', state: 'ignored', height: 5 },
    { ...deposit, txid: '13', state: 'lost', height: null },
  ]);
  expect(await all('deposits')).toMatchObject([
    { deposit: { txid: '11', amount: '0.25', state: 'confirmed', confirmations: 3, address: 'a0' } },
    { deposit: { txid: '13', state: 'dropped' } },
  ]);
  const listed = await all('addresses');
  expect(listed).toHaveLength(600);
  expect(listed[0]).toMatchObject({ address: { key, asset: 'btc', network: 'bitcoin', address: 'a0', tag: null } });
  for (const table of ['deposits', 'address_assets', 'addresses']) await database(table).delete();
});

test('requests that are not signed or do not match the contract change nothing', async () => {
  const order = { asset: 'btc', network: 'bitcoin', amount: '0.1', address: ADDRESS, tag: null, bank_code: null };
  const forged = { headers: { 'talad-signature': '0'.repeat(64) } };
  const old = { timestampMs: Date.now() - 301_000 };
  const put = (body: unknown, change = {}) => custodian.request('PUT', '/withdrawals/withdrawal-4', body, change);
  expect((await put(order, forged)).status).toBe(401);
  expect((await put(order, old)).status).toBe(401);
  expect((await put({ ...order, amount: 1 })).status).toBe(400);
  expect((await put(undefined, { text: '{' })).status).toBe(400);
  expect((await put(undefined, { text: JSON.stringify({ memo: 'x'.repeat(20_000) }) })).status).toBe(400);
  expect((await custodian.request('GET', '/withdrawals/withdrawal-4')).status).toBe(404);
});

test('while the database is away, requests get 503; afterwards they are served', async () => {
  const get = () => custodian.request('GET', '/withdrawals/withdrawal-1');
  custodian.proxy.refusing = true;
  custodian.proxy.cutAll();
  expect((await get()).status).toBe(503);
  custodian.proxy.refusing = false;
  await eventually(get, ({ status }) => status === 200);
});

test('it does not start with the master key of another custodian, without a secret, or without its migrations', async () => {
  const foreign = { CUSTODIAN_MASTER_KEY: 'a'.repeat(64), CUSTODIAN_MASTER_KEY_FILE: '' };
  await expect(custodian.restart(foreign)).rejects.toThrow('no master key with id');
  await expect(custodian.restart({ CUSTODIAN_SECRET_FILE: '/nowhere' })).rejects.toThrow(
    'CUSTODIAN_SECRET_FILE: /nowhere cannot be read',
  );
  await custodian.database.schema.renameTable('knex_migrations', 'elsewhere');
  await expect(custodian.restart()).rejects.toThrow('the database lacks migrations (001_custodian_tables, ');
  await custodian.database.schema.renameTable('elsewhere', 'knex_migrations');
  await custodian.restart();
});

test('the seed is useless without the master key, and cannot be moved to another family', async () => {
  const { sealed_seed: sealed } = await custodian.database('seeds').where({ family: 'bitcoin' }).first();
  expect(sealed).toMatch(/^[0-9a-f]{8}\.2\./);
  await custodian.database('seeds').update({ sealed_seed: `${sealed.slice(0, -4)}AAAA` });
  await expect(custodian.restart()).rejects.toThrow('the secret was not encrypted for this row, or one was changed');
  await custodian.database('seeds').update({ sealed_seed: sealed });
  await custodian.restart();
});

test('callbacks that were delivered long ago are deleted, and no others', async () => {
  const { database } = custodian;
  const callback = (state: string, ageDays: number) => ({
    ...{ subject: 'deposit-1', event_id: `evt-${state}-${ageDays}`, body: '{}', state, attempts: 0 },
    ...{ due_at_ms: Date.now() + 600_000, created_at_ms: Date.now() - ageDays * 86_400_000 },
  });
  await database('callbacks').insert([
    callback('delivered', 31),
    callback('delivered', 29),
    callback('pending', 31),
    callback('refused', 31),
  ]);
  await eventually(
    () => database('callbacks').orderBy('event_id').pluck<string[]>('event_id'),
    (left) => left.join() === 'evt-delivered-29,evt-pending-31,evt-refused-31',
  );
});

test('a callback is not repeated before the exchange wants it', async () => {
  const { database } = custodian;
  const nowMs = Date.now();
  await database('callbacks').insert({
    ...{ subject: 'deposit-2', event_id: 'evt-busy', body: '{}', state: 'pending', attempts: 0 },
    ...{ due_at_ms: nowMs, created_at_ms: nowMs },
  });
  const [callback] = await eventually(
    () => database('callbacks').where({ event_id: 'evt-busy' }),
    ([row]) => row.attempts > 0,
  );
  expect(callback).toMatchObject({ attempts: 1, last_status: 503 });
  expect(callback.due_at_ms).toBeGreaterThanOrEqual(nowMs + 120_000);
});
