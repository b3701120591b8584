/**
 * Hostile input on an EVM chain: withdrawals to addresses of other networks and with other defects, dust, and callbacks
 * that are repeated or forged. Tokens that are not listed are in `evmDeposits`, tokens that lie in `evmSweeps`.
 */
import { randomUUID } from 'node:crypto';
import type { Hex } from 'viem';
import { evmNode } from '../support/chains/evmNode';
import { CREDITED_AFTER, ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import { CustodianKey } from '../support/custodian/custodianKey';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { walletOf } from '../support/orderHelpers';
import { temporaryFolder } from '../support/temporaryFolder';

const chain = evmNode();
const folder = temporaryFolder();
const PATH = '/custody/callbacks';
const VALID: Hex = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NOT_HERE = 'the address is not one of this network';
const NOT_HELD = 'this custodian does not hold the asset on this network';
const REFUSED = [
  [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, NOT_HERE],
  [{ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, NOT_HERE],
  [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, NOT_HERE],
  [{ address: 'vitalik.eth' }, NOT_HERE],
  [{ address: `0x${'0'.repeat(40)}` }, NOT_HERE],
  [{ address: VALID.replace('5aAe', '5aae') }, NOT_HERE],
  [{ address: VALID.slice(0, -2) }, NOT_HERE],
  [{ asset: 'usdt', amount: '0.1234567' }, 'the amount has more than 6 decimals or is zero'],
  [{ amount: '0' }, 'the amount has more than 18 decimals or is zero'],
  [{ asset: 'usdc' }, NOT_HELD],
  [{ asset: 'btc', network: 'bitcoin' }, NOT_HELD],
  [{ tag: '7' }, 'the network has neither tags nor banks'],
  [{ bank_code: 'SCB' }, 'the network has neither tags nor banks'],
] as const;
let scenario: EvmScenario;
let alice: TestUser;
let address: Hex;
let last = 0;

beforeAll(async () => {
  const running = await chain.start();
  await running.node.mine();
  scenario = await EvmScenario.start({ chain: running, withExchange: true });
  await scenario.fund({ ether: 10n, usdt: 1_000n });
  alice = await scenario.exchange.createUser({ level: 'level_1' });
  address = await scenario.depositAddress(alice);
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

test('withdrawals to addresses of other networks, and with other defects, are refused for ever, and use no nonce', async () => {
  for (const [change, reason] of REFUSED) {
    last += 1;
    const key = `withdrawal-${900_000 + last}`;
    const order = { asset: 'eth', network: 'ethereum', amount: '0.1', address: VALID, ...change };
    const { status, body } = await scenario.custodian.send(key, order);
    expect({ change, status, body }).toMatchObject({ status: 200, body: { state: 'refused', reason, txid: null } });
    expect(await scenario.custodian.withdrawal(key)).toMatchObject({ state: 'refused' });
  }
  expect(await scenario.custodian.database('payments')).toEqual([]);
});

test('tokens are not sent to the contract of a token, where nobody could move them', async () => {
  for (const asset of ['eth', 'usdt'] as const) {
    last += 1;
    const order = { asset, amount: '1', address: scenario.usdt };
    const { body } = await scenario.send(`withdrawal-${900_000 + last}`, order);
    expect(body).toMatchObject({ state: expect.stringMatching('refused') });
  }
});

test('dust is booked, and neither shown nor reported', async () => {
  const before = await scenario.custodian.database('callbacks').pluck('id');
  const txid = await scenario.payEther(address, ETHER / 10_000n - 1n);
  await scenario.mine(CREDITED_AFTER);
  expect(await scenario.custodian.database('deposits').where({ txid }).pluck('state')).toEqual(['ignored']);
  expect(await scenario.custodian.database('callbacks').pluck('id')).toEqual(before);
  expect((await alice.client.expect('listCryptoDeposits', 200)).items).toEqual([]);
});

test('a deposit is credited once, however often its callback is repeated, spelled otherwise, or changed', async () => {
  const txid = await scenario.payEther(address, ETHER / 4n);
  await scenario.mine(CREDITED_AFTER);
  await eventually(
    () => walletOf(alice, 'eth'),
    (balance) => balance === '0.25',
  );
  const newest = await scenario.custodian.database('callbacks').orderBy('id', 'desc').first<{ body: string }>();
  const { deposit } = JSON.parse(newest.body) as { readonly deposit: Record<string, unknown> };
  expect(deposit).toMatchObject({ txid, state: 'confirmed', amount: '0.25' });
  // The same bytes, the same deposit under another event, and other spellings of its transaction.
  expect(await post(newest.body)).toBe(204);
  for (const same of [txid, `0x${txid}`, txid.toUpperCase()])
    expect(await post(event({ ...deposit, txid: same }))).toBe(204);
  // The owner of the secret contradicts what was credited.
  expect(await post(event({ ...deposit, amount: '0.5' }))).toBe(409);
  expect(await post(event({ ...deposit, asset: 'usdt' }))).toBe(404);
  expect(await post(event({ ...deposit, address: newAddress() }))).toBe(404);
  expect(await post(event({ ...deposit, network: 'tron' }))).toBe(404);
  const { event_id } = JSON.parse(newest.body) as { readonly event_id: string };
  expect(await post(JSON.stringify({ event_id, deposit: { ...deposit, amount: '0.75' } }))).toBe(409);
  expect(await walletOf(alice, 'eth')).toBe('0.25');
  expect((await alice.client.expect('listCryptoDeposits', 200)).items).toHaveLength(1);
});

test('a callback that the custodian did not sign just now has no effect', async () => {
  const deposit = { asset: 'eth', network: 'ethereum', address, tag: null, output: 0, amount: '9', confirmations: 99 };
  const body = event({ ...deposit, txid: 'ab'.repeat(32), state: 'confirmed' });
  const foreign = new CustodianKey(`${folder}/foreign`);
  const { key } = scenario.custodian;
  const signed = { method: 'POST', path: PATH, body };
  const attempts = [
    {},
    foreign.headers(signed),
    key.headers({ ...signed, path: '/v1/withdrawals/withdrawal-1' }),
    key.headers({ ...signed, body: `${body} ` }),
    key.headers({ ...signed, timestampMs: Date.now() - 3_600_000 }),
    key.headers({ ...signed, timestampMs: Date.now() + 3_600_000 }),
  ];
  for (const headers of attempts) expect(await post(body, headers)).toBe(401);
  expect(await walletOf(alice, 'eth')).toBe('0.25');
});

function event(deposit: object): string {
  return JSON.stringify({ event_id: `evt-${randomUUID()}`, deposit });
}

/** Signed as the custodian signs unless `headers` are given. Returns the status. */
async function post(body: string, headers?: Record<string, string>): Promise<number> {
  const signature = headers ?? scenario.custodian.key.headers({ method: 'POST', path: PATH, body });
  const response = await fetch(`${scenario.exchange.baseUrl}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body,
  });
  await response.text();
  return response.status;
}
