/**
 * Withdrawals of ether and a token on a real EVM node: exact amounts, nonces, fees and replacements, evictions,
 * reorganizations, transfers that fail, somebody else with the key.
 */

import pino from 'pino';
import { type Hex, parseTransaction } from 'viem';
import { systemClock } from '../../src/foundation/clock';
import { signEvmTransaction } from '../../src/programs/custodian/chains/evm/transactions';
import { createLocalSigner } from '../../src/programs/custodian/keys/localSigner';
import { loadOrCreateSeed } from '../../src/programs/custodian/keys/seeds';
import type { EvmNode } from '../../src/programs/launch/chains/evmNode';
import { evmNode } from '../support/chains/evmNode';
import { CONFIRMATIONS, ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import type { TestCustodian } from '../support/chains/testCustodian';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { eventually } from '../support/eventually';
import { withdrawCoins } from '../support/transferHelpers';
import { ScannedEvmChain } from './nodes/scanEvm';

const chain = evmNode();
const GWEI = 1_000_000_000n;
let node: EvmNode;
let scenario: EvmScenario;
let custodian: TestCustodian;
let last = 100_000;

beforeAll(async () => {
  const running = await chain.start();
  ({ node } = running);
  await node.mine();
  scenario = await EvmScenario.start({
    chain: running,
    withExchange: true,
    environment: { CUSTODIAN_ETHEREUM_REPLACE_AFTER_BLOCKS: '2' },
  });
  ({ custodian } = scenario);
  await scenario.fund({ ether: 50n, usdt: 1_000n });
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const scan = () => ScannedEvmChain.read(node.address.url);

/** A withdrawal that the exchange does not know, so its callbacks are refused. */
async function send(asset: 'eth' | 'usdt', amount: string, address: Hex = newAddress()) {
  last += 1;
  const key = `withdrawal-${last}`;
  expect((await scenario.send(key, { asset, amount, address })).status).toBe(200);
  return { key, address };
}

const inPool = (txid: string | null) =>
  eventually(
    () => node.memoryPool(),
    (pool) => pool.includes(`0x${txid}`),
  );

test('withdrawals from the exchange arrive with their exact amounts, and are confirmed on both sides', async () => {
  const alice = await scenario.exchange.createUser({ balances: { eth: '2', usdt: '100' } });
  for (const [currency, amount, decimals] of [
    ['eth', '0.5', 18n],
    ['usdt', '20', 6n],
  ] as const) {
    const address = newAddress();
    const { id } = await withdrawCoins(alice, { currency, amount, address, network: 'ethereum' });
    const key = await withdrawalKeyOf(scenario.exchange, id);
    const sent = await scenario.waitForWithdrawal(key, 'sent');
    await scenario.mine(CONFIRMATIONS);
    await scenario.waitForWithdrawal(key, 'confirmed');
    await eventually(
      () => scenario.exchange.operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } }),
      ({ status }) => status === 'confirmed',
    );
    const found = await scan();
    const [payment, ...others] = found.payments(address, currency === 'eth' ? undefined : scenario.usdt);
    expect({ payment, others }).toEqual({
      payment: expect.objectContaining({ hash: `0x${sent.txid}` }),
      others: [],
    });
    // The exchange keeps its fee.
    expect(payment?.value).toBe(BigInt(Math.round(Number(sent.amount) * 1_000)) * 10n ** (decimals - 3n));
  }
});

test('withdrawals that wait together have consecutive nonces, and none is used twice', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index % 2 ? 'eth' : 'usdt', '0.5')));
  await Promise.all(all.map(({ key }) => scenario.waitForWithdrawal(key, 'sent')));
  await scenario.mine(CONFIRMATIONS);
  await Promise.all(all.map(({ key }) => scenario.waitForWithdrawal(key, 'confirmed')));
  const found = await scan();
  for (const [index, { address }] of all.entries())
    expect(found.payments(address, index % 2 ? undefined : scenario.usdt)).toHaveLength(1);
  const sender = (await scenario.payingAddress()).toLowerCase();
  const nonces = found.transactions.filter(({ from }) => from === sender).map(({ nonce }) => nonce);
  expect([...nonces].sort((one, other) => one - other)).toEqual(nonces.map((_, index) => index));
});

test('what the wallet lacks waits, and delays neither another asset nor a smaller withdrawal', async () => {
  const { key, address } = await send('usdt', '5000');
  const other = await send('eth', '0.01');
  await scenario.waitForWithdrawal((await send('usdt', '1')).key, 'sent');
  await scenario.waitForWithdrawal(other.key, 'sent');
  expect(await custodian.withdrawal(key)).toMatchObject({ state: 'accepted', txid: null });
  await scenario.fund({ usdt: 5_000n });
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).received(address, scenario.usdt)).toBe(5_000_000_000n);
});

test('a transaction that leaves the memory pool is broadcast again, with the same bytes', async () => {
  const { key, address } = await send('eth', '0.2');
  const { txid } = await scenario.waitForWithdrawal(key, 'sent');
  await node.evictAll();
  await inPool(txid);
  expect(await custodian.database('transactions').where({ txid })).toHaveLength(1);
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('when fees rise, a late transaction is replaced by one with the same nonce, and pays once', async () => {
  const { key, address } = await send('eth', '0.2');
  const first = await scenario.waitForWithdrawal(key, 'sent');
  const stored = await custodian.database('transactions').where({ txid: first.txid }).first();
  const before = parseTransaction(`0x${stored.bytes}`);
  // Above what the first one may pay, so that blocks come without it.
  const baseFeePerGas = (before.maxFeePerGas ?? 0n) + GWEI;
  for (let block = 0; block < 3; block += 1) {
    await node.evictAll();
    await node.mine(1, { baseFeePerGas });
  }
  const replaced = await eventually(
    () => custodian.withdrawal(key),
    ({ txid }) => txid !== first.txid,
  );
  const after = parseTransaction(
    `0x${(await custodian.database('transactions').where({ txid: replaced.txid }).first()).bytes}`,
  );
  expect([after.nonce, after.to, after.value]).toEqual([before.nonce, before.to, before.value]);
  expect(after.maxFeePerGas).toBeGreaterThan(baseFeePerGas);
  await scenario.mine(CONFIRMATIONS);
  await scenario.waitForWithdrawal(key, 'confirmed');
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('when fees explode, the custodian pays no more than its limit, and waits', async () => {
  await custodian.restart({ CUSTODIAN_ETHEREUM_FEE_RATE_MAX: String(30n * GWEI) });
  await node.mine(1, { baseFeePerGas: 100n * GWEI });
  await scenario.caughtUp();
  const { key, address } = await send('eth', '0.02');
  const stored = await eventually(
    () => custodian.database('transactions').orderBy('id', 'desc').first(),
    ({ fee_rate: rate }: { fee_rate: string; txid: string }) => String(rate) === String(30n * GWEI),
  );
  await node.mine(2, { baseFeePerGas: 100n * GWEI });
  await scenario.caughtUp();
  expect((await scan()).payments(address)).toEqual([]);
  // Fees fall again.
  await inPool(stored.txid);
  await node.mine(1, { baseFeePerGas: GWEI });
  await scenario.mine(CONFIRMATIONS);
  await scenario.waitForWithdrawal(key, 'confirmed');
  expect((await scan()).payments(address)).toHaveLength(1);
  await custodian.restart();
});

test.each([1, 3, 5])('a reorganization of depth %i removes payments, which are mined again once', async (depth) => {
  const ether = await send('eth', '0.3');
  const token = await send('usdt', '3');
  const { txid } = await scenario.waitForWithdrawal(ether.key, 'sent');
  const { txid: tokenTxid } = await scenario.waitForWithdrawal(token.key, 'sent');
  await scenario.mine(depth);
  await node.reorganize(depth, { keepsTransactions: false });
  await scenario.caughtUp();
  for (const removed of [txid, tokenTxid]) await inPool(removed);
  await scenario.mine(CONFIRMATIONS);
  await scenario.waitForWithdrawal(ether.key, 'confirmed');
  await scenario.waitForWithdrawal(token.key, 'confirmed');
  const found = await scan();
  expect(found.payments(ether.address).map(({ hash }) => hash)).toEqual([`0x${txid}`]);
  expect(found.payments(token.address, scenario.usdt)).toHaveLength(1);
  expect((await scenario.alarms()).includes('confirmed_withdrawal_removed')).toBe(depth >= CONFIRMATIONS);
});

test('a transfer that would fail is refused before anything is signed', async () => {
  const address = newAddress();
  await scenario.tokens.send('PlainToken', scenario.usdt, 'refuse', [address, true]);
  await scenario.mine();
  const { key } = await send('usdt', '2', address);
  expect(await scenario.waitForWithdrawal(key, 'refused')).toMatchObject({
    txid: null,
    reason: 'the transfer of usdt to this address fails, or needs more than 200000 gas',
  });
});

/** The nonce of a transaction is used up by one that pays nothing, instead of by itself. */
async function expectEmptyTransaction(txid: string | null): Promise<void> {
  const { database } = custodian;
  const { payment_id: id } = await database('transactions').where({ txid }).first();
  const versions = await eventually(
    () => database('transactions').where({ payment_id: id }).orderBy('id'),
    (found: { txid: string; bytes: string }[]) => found.at(-1)?.txid !== txid,
  );
  const newest = versions.at(-1);
  expect(parseTransaction(`0x${newest?.bytes}`)).toMatchObject({ to: (await scenario.payingAddress()).toLowerCase() });
  expect(parseTransaction(`0x${newest?.bytes}`).value ?? 0n).toBe(0n);
  await inPool(newest?.txid ?? null);
}

/** A payment whose token refuses the transfer once it is mined. `before`: the height before that. */
async function sendThatFails() {
  const { key, address } = await send('usdt', '2');
  const { txid } = await scenario.waitForWithdrawal(key, 'sent');
  const before = await node.height();
  const { bytes }: { bytes: string } = await custodian.database('transactions').where({ txid }).first();
  await node.evictAll();
  await scenario.tokens.send('PlainToken', scenario.usdt, 'refuse', [address, true]);
  await node.mine();
  await node.call('eth_sendRawTransaction', `0x${bytes}`).catch(() => undefined);
  return { key, address, txid, before, bytes };
}

test('a transfer that fails on the chain is returned once that is final, and a deep reorganization does not pay it', async () => {
  const { key, address, txid, before, bytes } = await sendThatFails();
  await scenario.mine(2);
  expect((await custodian.withdrawal(key)).state).toBe('sent');
  await scenario.mineUntil(async () => (await custodian.withdrawal(key)).state !== 'sent');
  expect(await custodian.withdrawal(key)).toMatchObject({ state: 'returned', txid });
  expect((await scan()).payments(address, scenario.usdt)).toEqual([]);

  // After a deep reorganization the same transaction would succeed, and the user has the refund.
  await node.reorganize((await node.height()) - before, { keepsTransactions: false });
  await scenario.caughtUp();
  await expectEmptyTransaction(txid);
  await node.call('eth_sendRawTransaction', `0x${bytes}`).catch(() => undefined);
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).payments(address, scenario.usdt)).toEqual([]);
  expect(await custodian.withdrawal(key)).toMatchObject({ state: 'returned', txid });
  expect(await scenario.alarms()).not.toContain('paid_twice');
});

test('a transaction that succeeds after its withdrawal was returned raises an alarm', async () => {
  const { key, address, before, bytes } = await sendThatFails();
  await scenario.mineUntil(async () => (await custodian.withdrawal(key)).state === 'returned');
  // Whoever makes the new blocks has kept the transaction.
  await custodian.stop();
  await node.reorganize((await node.height()) - before, { keepsTransactions: false });
  await node.call('eth_sendRawTransaction', `0x${bytes}`);
  await node.mine();
  await custodian.restart();
  await scenario.waitForAlarm('paid_twice');
  expect((await scan()).payments(address, scenario.usdt)).toHaveLength(1);
});

test('while the node is down, withdrawals are accepted; they are sent when it is back', async () => {
  await node.kill();
  const { key, address } = await send('eth', '0.11');
  await eventually(
    () => custodian.lines.join('\n'),
    (text) => text.includes('"status":"unreachable"'),
  );
  expect((await custodian.withdrawal(key)).state).toBe('accepted');
  await node.start();
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('a payment that could not be stored was not broadcast', async () => {
  custodian.lines.length = 0;
  custodian.proxy.commitFate = () => 'cut_before';
  const { key, address } = await send('eth', '0.07');
  await eventually(
    () => custodian.lines.filter((line) => line.includes('work on ethereum failed')).length,
    (failures) => failures >= 3,
  );
  expect(await node.memoryPool()).toEqual([]);
  custodian.proxy.commitFate = () => 'pass';
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).payments(address)).toHaveLength(1);
});

test('somebody else with the key is noticed, and a nonce that a reorganization frees is used for nothing', async () => {
  const { database } = custodian;
  const lost = await send('eth', '0.09');
  const { txid } = await scenario.waitForWithdrawal(lost.key, 'sent');
  const { nonce } = await database('payments').orderBy('id', 'desc').first();
  const beforeTheft = await node.height();
  await custodian.stop();
  await node.evictAll();
  await steal(Number(nonce));
  await node.mine();
  await custodian.restart();
  await scenario.waitForAlarm('unexplained_spend');
  expect((await custodian.withdrawal(lost.key)).state).toBe('sent');
  await scenario.mine(CONFIRMATIONS - 1);
  expect(await scenario.waitForWithdrawal(lost.key, 'returned')).toMatchObject({ txid, confirmations: 0 });
  // Nothing more is paid until somebody has looked at it.
  const next = await send('eth', '0.03');
  await scenario.mine();
  expect((await custodian.withdrawal(next.key)).state).toBe('accepted');
  expect(await custodian.command('acknowledge')).toContain('unexplained_spend');
  await scenario.waitForWithdrawal(next.key, 'sent');
  await scenario.mine(CONFIRMATIONS);
  await scenario.waitForWithdrawal(next.key, 'confirmed');

  // A deep reorganization removes the theft. The refunded payment is not made after all.
  const depth = (await node.height()) - beforeTheft;
  await node.reorganize(depth, { keepsTransactions: false });
  await scenario.caughtUp();
  await expectEmptyTransaction(txid);
  await scenario.mineUntil(async () => (await scan()).payments(next.address).length === 1);
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).payments(lost.address)).toEqual([]);

  // A second theft takes the next nonce, and a reorganization takes it back while a payment waits behind it.
  await custodian.stop();
  await steal(Number(nonce) + 2);
  await node.mine();
  await custodian.restart();
  await eventually(
    () => database('alarms').where({ kind: 'unexplained_spend' }).whereNull('acknowledged_at_ms'),
    (open) => open.length > 0,
  );
  await custodian.command('acknowledge');
  const behind = await send('eth', '0.04');
  await scenario.waitForWithdrawal(behind.key, 'sent');
  await node.reorganize(1, { keepsTransactions: false });
  await scenario.caughtUp();
  await scenario.waitForAlarm('nonce_gap');
  await scenario.mineUntil(async () => (await custodian.withdrawal(behind.key)).state === 'confirmed');
  expect((await scan()).payments(behind.address)).toHaveLength(1);
  expect(await database('payments').where({ purpose: 'gap', state: 'final' })).toHaveLength(1);
});

test('on a node with another chain id, nothing is done', async () => {
  custodian.lines.length = 0;
  await custodian.restart({ CUSTODIAN_ETHEREUM_CHAIN_ID: '1' });
  await eventually(
    () => custodian.lines.join('\n'),
    (text) => text.includes('"status":"wrong_chain"'),
  );
  const { key } = await send('eth', '0.05');
  await node.mine();
  expect((await custodian.withdrawal(key)).state).toBe('accepted');
  await custodian.restart();
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(CONFIRMATIONS);
});

/** Pays from the custodian's account with its own key, as somebody who has copied database and master key can. */
async function steal(nonce: number): Promise<void> {
  const { database, masterKeys } = custodian;
  const log = pino({ level: 'silent' });
  const signer = createLocalSigner(
    await loadOrCreateSeed({ database, masterKeys, clock: systemClock, log }, 'evm'),
    "m/44'/60'/0'",
  );
  const fees = { maxFeePerGas: 500n * GWEI, maxPriorityFeePerGas: 2n * GWEI };
  const { bytes } = await signEvmTransaction(
    { chainId: node.chainId, nonce, to: newAddress(), value: ETHER / 100n, data: '0x', gas: 21_000n, ...fees },
    { signer, path: { branch: 1, index: 0 }, from: await scenario.payingAddress(), coin: 'eth' },
  );
  await node.call('eth_sendRawTransaction', `0x${bytes}`);
}
