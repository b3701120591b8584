/** The custodian against its contract: every status of every operation, hostile requests, and what a key promises. */
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { declaredStatuses, type TestCustodian } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';

const chain = bitcoinNode();
let scenario: CustodianScenario;
let custodian: TestCustodian;
let outside: string;
let refusals = 0;

beforeAll(async () => {
  const node = await chain.start();
  outside = await node.outsideAddress();
  scenario = await CustodianScenario.start({ node });
  ({ custodian } = scenario);
  await scenario.fundingAddress();
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const NOTHING = {
  ...{ asset: 'btc', network: 'bitcoin', decimals: 8 },
  ...{ deposits: '0', withdrawals: '0', wallet: '0', cold: '0', fees: '0' },
};
const ORDER = { asset: 'btc', network: 'bitcoin', amount: '0.1', tag: null, bank_code: null };

test('a withdrawal is accepted once for its key, and the key is bound to its content', async () => {
  const first = await custodian.send('withdrawal-1', { address: outside });
  expect(first).toMatchObject({ status: 200, body: { key: 'withdrawal-1', state: 'accepted', amount: '0.1' } });
  expect(await custodian.send('withdrawal-1', { address: outside })).toEqual(first);
  expect((await custodian.send('withdrawal-1', { address: outside, amount: '0.2' })).status).toBe(409);
  expect(await custodian.request('GET', '/withdrawals/withdrawal-1')).toEqual(first);
  expect((await custodian.request('GET', '/withdrawals/withdrawal-2')).status).toBe(404);
});

test.each([
  ['an asset that it does not hold', { asset: 'doge' }, 'this custodian does not hold the asset on this network'],
  ['another network', { network: 'ethereum' }, 'this custodian does not hold the asset on this network'],
  ['a bank account', { network: null, bank_code: 'SCB' }, 'this custodian does not hold the asset on this network'],
  ['a tag', { tag: '7' }, 'the network has neither tags nor banks'],
  [
    'an address of the main network',
    { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    'the address is not one of this network',
  ],
  [
    'an address of Ethereum',
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    'the address is not one of this network',
  ],
  [
    'an address with a wrong character',
    { address: 'bcrt1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    'the address is not one of this network',
  ],
  ['more decimals than the chain has', { amount: '0.123456789' }, 'the amount has more than 8 decimals or is zero'],
  ['dust', { amount: '0.00000293' }, expect.stringMatching(/^nodes do not relay outputs of less than \d+ satoshi/)],
])('a withdrawal with %s is refused for ever', async (_name, change, reason) => {
  refusals += 1;
  const key = `withdrawal-${100 + refusals}`;
  const { status, body } = await custodian.send(key, { address: outside, ...change });
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'refused', reason, txid: null } });
  expect((await custodian.withdrawal(key)).state).toBe('refused');
});

test('an address belongs to one key for ever, and different keys have different addresses', async () => {
  const assigned = await Promise.all([1, 2, 3, 4, 5].map((user) => custodian.assignAddress(user)));
  expect(new Set(assigned).size).toBe(5);
  await custodian.kill();
  await custodian.restart();
  expect(await Promise.all([1, 2, 3, 4, 5].map((user) => custodian.assignAddress(user)))).toEqual(assigned);
  expect(await Promise.all(Array.from({ length: 8 }, () => custodian.assignAddress(6)))).toEqual(
    Array.from({ length: 8 }, () => expect.stringMatching(/^bcrt1q/)),
  );
  expect(await custodian.database('addresses').where({ owner: 'address-6-btc-bitcoin' })).toHaveLength(1);
});

test('members that this version does not know are ignored, as newer exchanges send them', async () => {
  const { status } = await custodian.request('PUT', '/withdrawals/withdrawal-900', {
    ...ORDER,
    address: outside,
    memo: 'x',
  });
  expect(status).toBe(200);
  expect((await custodian.send('withdrawal-900', { address: outside })).status).toBe(200);
});

test.each([
  ['a missing member', { ...ORDER }],
  ['a number as amount', { ...ORDER, address: 'x', amount: 1 }],
  ['a negative amount', { ...ORDER, address: 'x', amount: '-1' }],
  ['an address with a space', { ...ORDER, address: 'x y' }],
  ['null', null],
  ['a list', []],
])('a request with %s is refused with 400', async (_name, body) => {
  expect((await custodian.request('PUT', '/withdrawals/withdrawal-77', body)).status).toBe(400);
  expect((await custodian.request('GET', '/withdrawals/withdrawal-77')).status).toBe(404);
});

test('requests that are not JSON, or whose path is not in the contract, are refused', async () => {
  for (const text of ['{', '"text"', '\u0000', 'null'])
    expect((await custodian.request('PUT', '/withdrawals/withdrawal-78', undefined, { text })).status).toBe(400);
  expect((await custodian.request('GET', '/withdrawals/withdrawal-A')).status).toBe(400);
  expect(
    (await custodian.request('PUT', '/deposit-addresses/address-1-eth-bitcoin', { asset: 'btc', network: 'bitcoin' }))
      .status,
  ).toBe(400);
  expect(
    (await custodian.request('PUT', '/deposit-addresses/address-1-eth-bitcoin', { asset: 'eth', network: 'bitcoin' }))
      .status,
  ).toBe(404);
  for (const path of ['/records/users/0', '/records/deposits/-1', '/records/deposits/x'])
    expect((await custodian.request('GET', path)).status).toBe(400);
  expect((await custodian.request('GET', '/elsewhere/withdrawal-1')).status).toBe(404);
  expect((await custodian.request('DELETE', '/withdrawals/withdrawal-1')).status).toBe(405);
  const large = { text: JSON.stringify({ memo: 'x'.repeat(20_000) }) };
  expect((await custodian.request('PUT', '/withdrawals/withdrawal-78', undefined, large)).status).toBe(400);
});

test('a request that the exchange did not sign just now is refused, before anything of it is read', async () => {
  const unsigned = { 'talad-signature': '0'.repeat(64) };
  for (const change of [
    { headers: unsigned },
    { headers: { 'talad-signature': '' } },
    { headers: { 'talad-timestamp': 'now' } },
    { timestampMs: Date.now() - 310_000 },
    { timestampMs: Date.now() + 310_000 },
    { text: '{', headers: unsigned },
  ]) {
    expect((await custodian.request('PUT', '/withdrawals/withdrawal-79', ORDER, change)).status).toBe(401);
    expect(
      (await custodian.request('GET', '/withdrawals/withdrawal-79', undefined, { ...change, text: '' })).status,
    ).toBe(401);
    for (const path of ['/ledger', '/records/deposits/0'])
      expect((await custodian.request('GET', path, undefined, { ...change, text: '' })).status).toBe(401);
    const path = '/deposit-addresses/address-1-btc-bitcoin';
    expect((await custodian.request('PUT', path, { asset: 'btc', network: 'bitcoin' }, change)).status).toBe(401);
  }
  expect((await custodian.request('GET', '/withdrawals/withdrawal-79')).status).toBe(404);
});

test('while the database is away, requests get 503 and change nothing', async () => {
  const order = () => custodian.send('withdrawal-80', { address: outside });
  const address = '/deposit-addresses/address-80-btc-bitcoin';
  const assign = () => custodian.request('PUT', address, { asset: 'btc', network: 'bitcoin' });
  const get = () => custodian.request('GET', '/withdrawals/withdrawal-80');
  const ledger = () => custodian.request('GET', '/ledger');
  const records = () => custodian.request('GET', '/records/addresses/0');
  custodian.proxy.refusing = true;
  custodian.proxy.cutAll();
  const statuses = (await Promise.all([order(), assign(), get(), ledger(), records()])).map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 503, 503, 503]);
  custodian.proxy.refusing = false;
  await eventually(get, ({ status }) => status === 404);
  expect((await order()).status).toBe(200);
  expect(await ledger()).toEqual({ status: 200, body: { totals: [NOTHING], differences: [] } });
  const { body } = await records();
  const assigned = expect.objectContaining({ address: expect.objectContaining({ key: 'address-1-btc-bitcoin' }) });
  expect(body).toMatchObject({ records: expect.arrayContaining([assigned]) });
});

test('the tests of this file have seen every status of every operation but those of refills', () => {
  const declared = declaredStatuses().filter((one) => !/^\w+Refill /.test(one));
  expect([...custodian.seen].sort()).toEqual([...declared].sort());
});
