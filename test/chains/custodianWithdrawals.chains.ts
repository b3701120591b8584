/** Withdrawals on a real Bitcoin node: exact amounts, batches, fees, replacements, evictions, reorganizations. */

import pino from 'pino';
import { amountFrom } from '../../src/core/values/decimal';
import { systemClock } from '../../src/foundation/clock';
import { NETWORKS, scriptOf } from '../../src/programs/custodian/chains/bitcoin/networks';
import { signTransaction } from '../../src/programs/custodian/chains/bitcoin/signing';
import { createLocalSigner, publicKeyAt } from '../../src/programs/custodian/keys/localSigner';
import { loadOrCreateSeed } from '../../src/programs/custodian/keys/seeds';
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import type { TestCustodian } from '../support/chains/testCustodian';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { eventually } from '../support/eventually';
import { withdrawCoins } from '../support/transferHelpers';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const chain = bitcoinNode();
let node: BitcoinNode;
let scenario: CustodianScenario;
let custodian: TestCustodian;
let last = 100_000;

beforeAll(async () => {
  node = await chain.start();
  scenario = await CustodianScenario.start({
    node,
    withExchange: true,
    environment: { CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS: '2' },
  });
  ({ custodian } = scenario);
  await scenario.fund('2', 6);
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const scan = () => ScannedBitcoinChain.read(node.address);

/** A withdrawal that the exchange does not know, so its callbacks are refused. */
async function send(amount: string): Promise<{ readonly key: string; readonly address: string }> {
  last += 1;
  const [key, address] = [`withdrawal-${last}`, await node.outsideAddress()];
  expect((await custodian.send(key, { amount, address })).status).toBe(200);
  return { key, address };
}

test('a withdrawal from the exchange arrives with its exact amount, and is confirmed on both sides', async () => {
  const alice = await scenario.exchange.createUser({ balances: { btc: '1' } });
  const address = await node.outsideAddress();
  const { id } = await withdrawCoins(alice, { amount: '0.1', address });
  const key = await withdrawalKeyOf(scenario.exchange, id);
  const sent = await scenario.waitForWithdrawal(key, 'sent');
  expect(await node.memoryPool()).toContain(sent.txid);
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
  const stored = await eventually(
    () => scenario.exchange.operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } }),
    ({ status }) => status === 'confirmed',
  );
  expect(stored).toMatchObject({ txid: sent.txid });
  // The exchange keeps its fee.
  expect((await scan()).received(address)).toBe(amountFrom(sent.amount) / 10n ** 10n);
});

test('withdrawals that wait together share a transaction', async () => {
  await custodian.stop();
  await custodian.restart({ CUSTODIAN_PAYMENTS: 'off' });
  const all = await Promise.all(Array.from({ length: 10 }, () => send('0.05')));
  await custodian.restart();
  const sent = await Promise.all(all.map(({ key }) => scenario.waitForWithdrawal(key, 'sent')));
  expect(new Set(sent.map(({ txid }) => txid)).size).toBe(1);
  await scenario.mine(3);
  const found = await scan();
  for (const { address } of all) expect(found.payments(address).map(({ satoshis }) => satoshis)).toEqual([5_000_000n]);
});

test('a withdrawal that the wallet cannot cover waits until it can, and delays no smaller one', async () => {
  const { key, address } = await send('30');
  const warnings = () =>
    custodian.lines.filter((line) => line.includes('the confirmed coins do not cover the next withdrawal'));
  await eventually(warnings, (lines) => lines.length > 0);
  expect(await custodian.withdrawal(key)).toMatchObject({ state: 'accepted', txid: null });
  await scenario.waitForWithdrawal((await send('0.02')).key, 'sent');
  await scenario.mine();
  // Once, however often it was looked at.
  expect(warnings()).toHaveLength(1);
  await scenario.fund('25');
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(3);
  expect((await scan()).received(address)).toBe(3_000_000_000n);
});

test('a transaction that leaves the memory pool is broadcast again, with the same bytes', async () => {
  const { key, address } = await send('0.2');
  const { txid } = await scenario.waitForWithdrawal(key, 'sent');
  await node.evictAll();
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.includes(txid ?? ''),
  );
  expect(await custodian.database('transactions').where({ txid })).toHaveLength(1);
  await scenario.mine(3);
  expect((await scan()).received(address)).toBe(20_000_000n);
});

test('when fees rise, a late transaction is replaced by one with the same inputs, and pays once', async () => {
  const { key, address } = await send('0.2');
  const first = await scenario.waitForWithdrawal(key, 'sent');
  await custodian.restart({ CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN: '20000', CUSTODIAN_BITCOIN_FEE_RATE_MIN: '20000' });
  for (let block = 0; block < 2; block += 1) await node.mineOnly([]);
  const replaced = await eventually(
    () => custodian.withdrawal(key),
    ({ txid }) => txid !== first.txid,
  );
  const stored = await custodian.database('transactions').where({ txid: first.txid }).first();
  const before = await node.call<{ vin: { txid: string; vout: number }[] }>('decoderawtransaction', stored.bytes);
  expect(await inputsOf(replaced.txid)).toEqual(before.vin.map((input) => `${input.txid}:${input.vout}`));
  expect(await node.memoryPool()).toEqual([replaced.txid]);
  await custodian.restart();
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
  expect((await scan()).payments(address)).toHaveLength(1);
});

test.each([1, 3, 5])('a reorganization of depth %i removes a payment, which is mined again once', async (depth) => {
  const { key, address } = await send('0.3');
  const { txid } = await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(depth);
  await node.reorganize(depth, { keepsTransactions: false });
  await scenario.caughtUp();
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.includes(txid ?? ''),
  );
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
  expect((await scan()).payments(address).map((output) => output.txid)).toEqual([txid]);
  expect((await scenario.alarms()).includes('confirmed_withdrawal_removed')).toBe(depth >= 3);
});

test('while the node is down, withdrawals are accepted; they are sent when it is back', async () => {
  await node.kill();
  const key = `withdrawal-${(last += 1)}`;
  const known = (await custodian.database('withdrawals').whereNotNull('destination').first()).address as string;
  expect((await custodian.send(key, { amount: '0.11', address: known })).status).toBe(200);
  await eventually(
    () => custodian.lines.join('\n'),
    (text) => text.includes('"status":"unreachable"'),
  );
  expect((await custodian.withdrawal(key)).state).toBe('accepted');
  await node.start();
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
});

test('payments that wait at the same time spend different outputs', async () => {
  const sent = [];
  for (let count = 0; count < 3; count += 1)
    sent.push(await scenario.waitForWithdrawal((await send('0.01')).key, 'sent'));
  const spent = await Promise.all(sent.map(({ txid }) => inputsOf(txid)));
  expect(new Set(spent.flat()).size).toBe(spent.flat().length);
  expect(new Set(sent.map(({ txid }) => txid)).size).toBe(3);
  await scenario.mine(3);
});

test('a payment that could not be stored was not broadcast', async () => {
  custodian.lines.length = 0;
  custodian.proxy.commitFate = () => 'cut_before';
  const { key, address } = await send('0.07');
  await eventually(
    () => custodian.lines.filter((line) => line.includes('work on bitcoin failed')).length,
    (failures) => failures >= 3,
  );
  expect(await node.memoryPool()).toEqual([]);
  custodian.proxy.commitFate = () => 'pass';
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(3);
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('a payment whose storing was never confirmed is broadcast once, as it was stored', async () => {
  custodian.proxy.commitFate = () => 'cut_after';
  const { key, address } = await send('0.08');
  await eventually(
    () => custodian.database('withdrawals').where({ request_key: key }).first(),
    (stored: { payment_id: number | null }) => stored.payment_id !== null,
  );
  custodian.proxy.commitFate = () => 'pass';
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(3);
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('when fees explode, the custodian pays no more than its limit', async () => {
  await custodian.restart({ CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN: '5000000', CUSTODIAN_BITCOIN_FEE_RATE_MAX: '30000' });
  const { txid } = await scenario.waitForWithdrawal((await send('0.02')).key, 'sent');
  const { fees, vsize } = await node.call<{ fees: { base: string }; vsize: number }>('getmempoolentry', txid);
  const satoshis = Number(fees.base.replace('.', ''));
  expect(satoshis).toBeLessThanOrEqual(30 * vsize);
  expect(satoshis).toBeGreaterThan(29 * vsize);
  await custodian.restart();
  await scenario.mine(3);
});

test('a thief with the keys is noticed; the payment that lost its input is returned once that is certain', async () => {
  const { key, address } = await send('0.09');
  const { txid } = await scenario.waitForWithdrawal(key, 'sent');
  const [stolen = ''] = await inputsOf(txid);
  await custodian.stop();
  await node.evictAll();
  await steal(stolen);
  await node.mine();
  await custodian.restart();
  await scenario.waitForAlarm('unexplained_spend');
  expect((await custodian.withdrawal(key)).state).toBe('sent');
  await scenario.mine(2);
  expect(await scenario.waitForWithdrawal(key, 'returned')).toMatchObject({ txid, confirmations: 0 });
  expect(await scenario.alarms()).toContain('payment_lost');
  expect((await scan()).payments(address)).toEqual([]);
  // Nothing more is paid until somebody has looked at it.
  const next = await send('0.03');
  await scenario.mine();
  expect((await custodian.withdrawal(next.key)).state).toBe('accepted');
  expect(await custodian.command('acknowledge')).toContain('unexplained_spend');
  await scenario.waitForWithdrawal(next.key, 'sent');
  await scenario.mine(3);
});

async function inputsOf(txid: string | null): Promise<string[]> {
  const { vin } = await node.call<{ vin: { txid: string; vout: number }[] }>('getrawtransaction', txid, true);
  return vin.map((input) => `${input.txid}:${input.vout}`);
}

/** Spends an output of the custodian with its own key, as somebody who has copied database and master key can. */
async function steal(outpoint: string): Promise<void> {
  const [txid = '', output] = outpoint.split(':');
  const { branch, key_index: index, units } = await custodian.database('outputs').where({ txid, output }).first();
  const { database, masterKeys } = custodian;
  const seed = await loadOrCreateSeed(
    { database, masterKeys, clock: systemClock, log: pino({ level: 'silent' }) },
    'bitcoin',
  );
  const signer = createLocalSigner(seed, "m/84'/1'/0'");
  const script = scriptOf(await node.outsideAddress(), NETWORKS.regtest) ?? new Uint8Array();
  const { bytes } = await signTransaction({
    inputs: [{ txid, output: Number(output), branch, index: Number(index), units: BigInt(units) }],
    outputs: [{ script, units: BigInt(units) - 10_000n }],
    publicKeyOf: publicKeyAt(signer.accountPublicKey),
    signer,
  });
  await node.call('sendrawtransaction', bytes);
}
