/**
 * Cold storage on a real EVM node: refills of ether and of a token that are signed by its key, a surplus that moves there,
 * and everything that a signer or somebody in between may have changed.
 */
import { type Hex, parseTransaction, type TransactionSerializableEIP1559 } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { evmNode, type TestEvmNode } from '../support/chains/evmNode';
import { CONFIRMATIONS, ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import type { Refill } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';
import { ScannedEvmChain } from './nodes/scanEvm';

const chain = evmNode();
const GWEI = 1_000_000_000n;
const USDT = 1_000_000n;
const cold = privateKeyToAccount(generatePrivateKey());
let running: TestEvmNode;
let scenario: EvmScenario;
let last = 0;

beforeAll(async () => {
  running = await chain.start();
  await running.node.send({ to: cold.address, value: `0x${(50n * ETHER).toString(16)}` });
  await running.node.mine();
  scenario = await EvmScenario.start({
    chain: running,
    environment: {
      CUSTODIAN_ETHEREUM_COLD_ADDRESS: cold.address,
      CUSTODIAN_ETHEREUM_HOT_LIMITS: 'eth:5:10:20,usdt:100:500:1000',
    },
  });
  await scenario.mine();
  await eventually(
    () => totals('eth'),
    (found) => found?.cold === '50',
  );
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const scan = () => ScannedEvmChain.read(running.node.address.url);
const totals = (asset: 'eth' | 'usdt') => scenario.custodian.totals(asset);

async function prepare(asset: 'eth' | 'usdt', amount: string): Promise<Refill> {
  last += 1;
  const order = { asset, network: 'ethereum', amount };
  const { status, body } = await scenario.custodian.prepareRefill(`refill-${last}`, order);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Refill;
}

/** As a device that signs does, with changes of somebody in between. */
async function sign(
  { unsigned }: Refill,
  change: Partial<TransactionSerializableEIP1559> = {},
  account = cold,
): Promise<Hex> {
  const terms = parseTransaction(unsigned as Hex) as TransactionSerializableEIP1559;
  return await account.signTransaction({ ...terms, ...change });
}

const submit = (refill: Refill, signed: string) => scenario.custodian.submitRefill(refill.key, signed);

async function restart(): Promise<void> {
  await scenario.custodian.kill();
  await scenario.custodian.restart();
}

async function waitForRefill({ key }: Refill, state: Refill['state']): Promise<Refill> {
  return await eventually(
    () => scenario.custodian.refill(key),
    (refill) => refill.state === state,
  );
}

async function pooled(txid: string | null): Promise<void> {
  await eventually(
    () => running.node.memoryPool(),
    (pool) => pool.length === 1 && pool[0]?.replace('0x', '') === txid,
  );
}

test('what cold storage has already is followed, and so is what arrives there', async () => {
  await scenario.payUsdt(cold.address, 5_000n * USDT);
  await scenario.mine();
  expect(await totals('usdt')).toMatchObject({ cold: '5000', hot_wallet: { state: 'low', refill: '500' } });
  expect(await totals('eth')).toMatchObject({ cold: '50', hot_wallet: { state: 'low', refill: '10' } });
  expect(await scenario.alarms()).toEqual([]);
});

test('a refill of ether arrives with its exact amount, whatever is killed between its steps', async () => {
  const paying = await scenario.payingAddress();
  const prepared = await prepare('eth', '10');
  expect(prepared).toMatchObject({
    ...{ state: 'prepared', format: 'eip1559', address: paying },
    details: { from: cold.address, to: paying.toLowerCase(), nonce: '0', value: String(10n * ETHER), data: '0x' },
  });
  await restart();
  expect(await scenario.custodian.refill(prepared.key)).toEqual(prepared);
  await scenario.custodian.restart({ CUSTODIAN_PAYMENTS: 'off' });
  const signed = await sign(prepared);
  const submitted = (await submit(prepared, signed)).body as Refill;
  expect(submitted).toMatchObject({ state: 'submitted', txid: expect.any(String) });
  // It was stored, and not sent yet.
  expect(await running.node.memoryPool()).toEqual([]);
  await restart();
  await pooled(submitted.txid);
  expect((await submit(prepared, signed)).body).toEqual(submitted);
  await restart();
  await scenario.mine();
  await waitForRefill(prepared, 'mined');
  await restart();
  await scenario.mine(CONFIRMATIONS);
  expect(await waitForRefill(prepared, 'confirmed')).toMatchObject({ txid: submitted.txid });
  const seen = await scan();
  expect(await seen.balance(paying)).toBe(10n * ETHER);
  expect(await totals('eth')).toMatchObject({ wallet: '10', hot_wallet: { state: 'ok', available: '10' } });
});

test('a refill of a token arrives with its exact amount', async () => {
  const prepared = await prepare('usdt', '500');
  const { body } = await submit(prepared, (await sign(prepared)).slice(2));
  await pooled((body as Refill).txid);
  await scenario.mine(CONFIRMATIONS);
  await waitForRefill(prepared, 'confirmed');
  expect((await scan()).received(await scenario.payingAddress(), scenario.usdt)).toBe(500n * USDT);
  expect(await totals('usdt')).toMatchObject({ wallet: '500', cold: '4500', hot_wallet: { state: 'ok' } });
});

describe('what is handed in is refused', () => {
  let ether: Refill;
  const other = privateKeyToAccount(generatePrivateKey());
  beforeAll(async () => {
    ether = await prepare('eth', '1');
  });
  afterAll(async () => {
    expect((await scenario.custodian.cancelRefill(ether.key)).body).toMatchObject({ state: 'canceled', txid: null });
  });

  test.each<[string, string, () => Promise<string>]>([
    ['the unsigned transaction', 'wrong_signature', async () => ether.unsigned],
    ['the signature of another key', 'wrong_signature', () => sign(ether, {}, other)],
    ['more bytes than a transaction', 'not_a_transaction', async () => `${await sign(ether)}00`],
    ['another type', 'not_a_transaction', async () => (await sign(ether)).replace('0x02', '0x01')],
    ['another nonce', 'wrong_inputs', () => sign(ether, { nonce: 7 })],
    ['another chain', 'wrong_inputs', () => sign(ether, { chainId: 1 })],
    ['another recipient', 'wrong_recipient', () => sign(ether, { to: newAddress() })],
    ['another amount', 'wrong_recipient', () => sign(ether, { value: ETHER + 1n })],
    ['a call', 'wrong_recipient', () => sign(ether, { data: '0x01' })],
    ['a fee that is too high', 'fee_too_high', () => sign(ether, { maxFeePerGas: 201n * GWEI })],
    ['too much gas', 'fee_too_high', () => sign(ether, { gas: 200_001n })],
    ['a fee that is too low', 'fee_too_low', () => sign(ether, { maxFeePerGas: 999_999n, maxPriorityFeePerGas: 1n })],
    ['too little gas', 'fee_too_low', () => sign(ether, { gas: 20_999n })],
  ])('%s: %s', async (_name, code, signed) => {
    expect(await submit(ether, await signed())).toEqual({ status: 422, body: { code } });
    expect(await running.node.memoryPool()).toEqual([]);
  });
});

test('the nonce of a canceled refill is used by the next one, whose call cannot be changed either', async () => {
  const canceled = await prepare('eth', '1');
  await scenario.custodian.cancelRefill(canceled.key);
  const token = await prepare('usdt', '10');
  expect(token.details['nonce']).toBe(canceled.details['nonce']);
  const changed = await sign(token, { data: `${String(token.details['data']).slice(0, -2)}ff` as Hex });
  expect(await submit(token, changed)).toEqual({ status: 422, body: { code: 'wrong_recipient' } });
  await scenario.custodian.cancelRefill(token.key);
});

test('a replacement with a higher fee uses the same nonce', async () => {
  const prepared = await prepare('eth', '1');
  const { maxFeePerGas = 0n } = parseTransaction(prepared.unsigned as Hex) as TransactionSerializableEIP1559;
  const first = (await submit(prepared, await sign(prepared))).body as Refill;
  await pooled(first.txid);
  const lower = await sign(prepared, { maxFeePerGas: maxFeePerGas - 1n });
  expect(await submit(prepared, lower)).toEqual({ status: 409, body: { code: 'fee_not_higher' } });
  const fees = { maxFeePerGas: 2n * maxFeePerGas, maxPriorityFeePerGas: 2n * GWEI };
  const second = (await submit(prepared, await sign(prepared, fees))).body as Refill;
  await pooled(second.txid);
  await scenario.mine(CONFIRMATIONS);
  expect(await waitForRefill(prepared, 'confirmed')).toMatchObject({ txid: second.txid });
});

test('a surplus of ether and of a token moves to cold storage and leaves the target', async () => {
  const before = await (await scan()).balance(cold.address);
  const { cold: stored, wallet: had } = (await totals('usdt')) ?? {};
  await scenario.fund({ ether: 30n, usdt: 1_500n });
  await scenario.mineUntil(async () => (await totals('usdt'))?.wallet === '500');
  await restart();
  await scenario.mineUntil(async () => (await totals('eth'))?.hot_wallet?.state === 'ok');
  await scenario.mine(CONFIRMATIONS);
  const { wallet = '0' } = (await totals('eth')) ?? {};
  expect(Number(wallet)).toBeGreaterThanOrEqual(10);
  expect(Number(wallet)).toBeLessThan(10.01);
  expect(await totals('usdt')).toMatchObject({
    cold: String(Number(stored) + Number(had) + 1_000),
    wallet: '500',
  });
  expect(await (await scan()).balance(cold.address)).toBeGreaterThan(before + 19n * ETHER);
  expect(await scenario.custodian.database('payments').where({ purpose: 'surplus' })).toHaveLength(2);
});

test('a transaction of cold storage that nobody ordered raises an alarm, and withdrawals go on', async () => {
  const prepared = await prepare('eth', '1');
  await running.node.send({ to: cold.address, value: '0x1' });
  await scenario.mine();
  const elsewhere = await sign(prepared, { to: newAddress(), value: 5n });
  await running.node.call('eth_sendRawTransaction', elsewhere);
  await scenario.mine();
  await scenario.waitForAlarm('unexplained_cold_spend');
  await scenario.send('withdrawal-1', { asset: 'eth', amount: '1', address: newAddress() });
  await scenario.waitForWithdrawal('withdrawal-1', 'sent');
  await scenario.mine(CONFIRMATIONS);
  await waitForRefill(prepared, 'lost');
  expect(await submit(prepared, await sign(prepared))).toEqual({ status: 409, body: { code: 'lost' } });
});

test('the custodian does not start with the address of another cold storage', async () => {
  const restarted = scenario.custodian.restart({ CUSTODIAN_ETHEREUM_COLD_ADDRESS: newAddress() });
  await expect(restarted).rejects.toThrow('and the settings name another one');
  await scenario.custodian.restart();
});
