/**
 * Deposits of ether and a token on a real EVM node and a real exchange: credited once; reorganizations of every depth;
 * tokens that are not listed; coins that a contract pays; sweeps to the account that pays withdrawals; a node that is
 * behind.
 */
import { type Hex, numberToHex } from 'viem';
import { KEPT_BLOCKS } from '../../src/programs/custodian/deposits/applyBlock';
import type { TestEvmNode } from '../support/chains/evmNode';
import { evmNode } from '../support/chains/evmNode';
import { CREDITED_AFTER, ETHER, EvmScenario } from '../support/chains/evmScenario';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { walletOf } from '../support/orderHelpers';

const MINED_AT_ONCE = 50;

const chain = evmNode();
let running: TestEvmNode;
let scenario: EvmScenario;
let alice: TestUser;
let address: Hex;

beforeAll(async () => {
  running = await chain.start();
  await running.node.mine();
  scenario = await EvmScenario.start({ chain: running, withExchange: true });
  await scenario.fund({ ether: 10n });
});
beforeEach(async () => {
  alice = await scenario.exchange.createUser({ level: 'level_1' });
  address = await scenario.depositAddress(alice);
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const deposits = async () => (await alice.client.expect('listCryptoDeposits', 200)).items;

const waitForDeposit = (expected: object) =>
  eventually(deposits, ([deposit]) => {
    try {
      expect(deposit).toMatchObject(expected);
      return true;
    } catch {
      return false;
    }
  });

const stateOf = async (txid: string): Promise<string | undefined> =>
  (await scenario.custodian.database('deposits').where({ txid }).first())?.state;

test('ether is credited once it has the confirmations of the exchange, cut to the decimals of the exchange', async () => {
  const txid = await scenario.payEther(address, ETHER / 4n + 1n);
  await scenario.mine();
  await waitForDeposit({ status: 'processing', amount: '0.25', confirmations: 1, txid: `0x${txid}` });
  await scenario.mine(CREDITED_AFTER - 1);
  await waitForDeposit({ status: 'completed', amount: '0.25' });
  expect(await walletOf(alice, 'eth')).toBe('0.25');
  await scenario.mine(2);
  expect(await deposits()).toHaveLength(1);
});

test('ether in the memory pool is shown, and credited once it has its confirmations; tokens are shown in blocks', async () => {
  await scenario.depositAddress(alice, 'usdt');
  await scenario.payUsdt(address, 8_000_000n);
  const txid = await scenario.payEther(address, ETHER / 8n);
  await waitForDeposit({ status: 'pending', amount: '0.125', confirmations: 0, txid: `0x${txid}` });
  expect(await deposits()).toHaveLength(1);
  expect(await walletOf(alice, 'eth')).toBe('0');
  await scenario.mine(CREDITED_AFTER);
  await eventually(
    () => Promise.all([walletOf(alice, 'eth'), walletOf(alice, 'usdt')]),
    ([eth, usdt]) => eth === '0.125' && usdt === '8',
  );
  expect((await deposits()).map(({ status }) => status)).toEqual(['completed', 'completed']);
});

test('ether that leaves the memory pool is reported as failed, and counts if it comes back', async () => {
  const before = await scenario.alarms();
  const txid = await scenario.payEther(address, ETHER / 16n);
  await waitForDeposit({ status: 'pending', confirmations: 0 });
  const { nonce, from } = await scenario.node.call<{ nonce: string; from: Hex }>(
    'eth_getTransactionByHash',
    `0x${txid}`,
  );
  await scenario.node.evict(`0x${txid}`);
  await scenario.mineUntil(async () => (await stateOf(txid)) === 'dropped');
  await waitForDeposit({ status: 'failed' });
  // The same content and nonce are the same transaction.
  const again = await scenario.node.send({ from, nonce, to: address, value: numberToHex(ETHER / 16n) });
  if (again === `0x${txid}`) await waitForDeposit({ status: 'pending' });
  await scenario.mineUntil(async () => (await walletOf(alice, 'eth')) === '0.0625');
  expect(await scenario.alarms()).toEqual(before);
});

test('ether at an address that was given out for a token waits until its user asks for one', async () => {
  const before = await scenario.alarms();
  const bob = await scenario.exchange.createUser({ level: 'level_1' });
  const place = await scenario.depositAddress(bob, 'usdt');
  const txid = await scenario.payEther(place, ETHER / 4n);
  // The custodian has looked at both when it shows this one.
  await scenario.payEther(address, ETHER / 2n);
  await waitForDeposit({ status: 'pending', confirmations: 0 });
  expect(await stateOf(txid)).toBeUndefined();
  await scenario.mine(CREDITED_AFTER);
  expect((await bob.client.expect('listCryptoDeposits', 200)).items).toEqual([]);
  expect(await scenario.depositAddress(bob, 'eth')).toBe(place);
  await scenario.mine();
  await eventually(
    () => walletOf(bob, 'eth'),
    (balance) => balance === '0.25',
  );
  expect(await scenario.alarms()).toEqual(before);
});

test('a user has one address for ether and tokens, and both arrive there', async () => {
  expect(await scenario.depositAddress(alice, 'usdt')).toBe(address);
  await scenario.payUsdt(address, 12_345_678n);
  await scenario.payEther(address, ETHER / 2n);
  await scenario.mine(CREDITED_AFTER);
  await eventually(
    () => Promise.all([walletOf(alice, 'usdt'), walletOf(alice, 'eth')]),
    ([usdt, eth]) => usdt === '12.345678' && eth === '0.5',
  );
});

test('a token is credited once its user asks for the address, if it arrived before', async () => {
  await scenario.payUsdt(address, 4_000_000n);
  await scenario.mine(CREDITED_AFTER);
  expect(await deposits()).toEqual([]);
  await scenario.depositAddress(alice, 'usdt');
  await scenario.mine();
  await waitForDeposit({ status: 'completed', amount: '4' });
});

test('one transaction that pays two users in a token is two deposits, each counted once', async () => {
  const { tokens, usdt } = scenario;
  const bob = await scenario.exchange.createUser({ level: 'level_1' });
  const payer = await tokens.payer();
  await scenario.depositAddress(alice, 'usdt');
  await scenario.payUsdt(payer, 20_000_000n);
  await scenario.mine();
  await tokens.send('Payer', payer, 'split', [usdt, address, await scenario.depositAddress(bob, 'usdt'), 7_000_000n]);
  await scenario.mine(CREDITED_AFTER);
  await eventually(
    () => Promise.all([walletOf(alice, 'usdt'), walletOf(bob, 'usdt')]),
    (balances) => balances.every((balance) => balance === '7'),
  );
  expect(await scenario.custodian.database('deposits').where({ address }).pluck('output')).toHaveLength(1);
});

test('deposits that are too small, and tokens that are not listed, are not credited', async () => {
  const unlisted = await scenario.tokens.plainToken({ symbol: 'USDT', decimals: 6, supply: 10n ** 12n });
  await scenario.tokens.pay(unlisted, address, 50_000_000n);
  await scenario.depositAddress(alice, 'usdt');
  const dust = await scenario.payUsdt(address, 999_999n);
  await scenario.mine(CREDITED_AFTER);
  expect(await stateOf(dust)).toBe('ignored');
  expect(await deposits()).toEqual([]);
});

test('a transfer that failed on the chain credits nothing', async () => {
  const { tokens, usdt } = scenario;
  await tokens.send('PlainToken', usdt, 'refuse', [address, true]);
  await scenario.mine();
  const failing = { to: usdt, data: transferTo(address, 5_000_000n), gas: '0x186a0' };
  await scenario.node.send(failing);
  await scenario.mine(CREDITED_AFTER);
  expect(await deposits()).toEqual([]);
});

test('coins that a contract pays are not credited by themselves: they are booked, and an alarm is raised', async () => {
  const payer = await scenario.tokens.payer();
  await scenario.tokens.send('Payer', payer, 'pay', [address], ETHER);
  await scenario.mine(2);
  await scenario.waitForAlarm('unexplained_balance');
  const { detail } = await scenario.custodian.database('alarms').where({ kind: 'unexplained_balance' }).first();
  expect(detail).toContain(`${address} has received ${ETHER} units of eth`);
  expect(await deposits()).toEqual([]);
});

test('deposits that arrive while the custodian is down are found afterwards', async () => {
  await scenario.custodian.kill();
  await scenario.payEther(address, (ETHER * 3n) / 10n);
  await scenario.node.mine(CREDITED_AFTER);
  await scenario.custodian.restart();
  await waitForDeposit({ status: 'completed', amount: '0.3' });
});

test.each([1, 3])(
  'a reorganization of depth %i that keeps the deposits delays them; each is credited once',
  async (depth) => {
    await scenario.depositAddress(alice, 'usdt');
    const ether = await scenario.payEther(address, ETHER / 5n);
    const usdt = await scenario.payUsdt(address, 3_000_000n);
    await scenario.mine(depth);
    await scenario.node.reorganize(depth, { keepsTransactions: true });
    await scenario.mine(CREDITED_AFTER);
    await eventually(
      () => Promise.all([walletOf(alice, 'eth'), walletOf(alice, 'usdt')]),
      ([eth, token]) => eth === '0.2' && token === '3',
    );
    for (const txid of [ether, usdt])
      expect(await scenario.custodian.database('deposits').where({ txid })).toHaveLength(1);
  },
);

test('a deposit that a reorganization removes before its confirmations leaves the pending list', async () => {
  const before = await scenario.alarms();
  const txid = await scenario.payEther(address, (ETHER * 2n) / 5n);
  await scenario.mine(2);
  await waitForDeposit({ status: 'processing' });
  await scenario.node.reorganize(2, { keepsTransactions: false });
  await scenario.mineUntil(async () => (await stateOf(txid)) === 'dropped');
  await waitForDeposit({ status: 'failed' });
  expect(await walletOf(alice, 'eth')).toBe('0');
  expect(await scenario.alarms()).toEqual(before);
});

test('a deposit that disappears after its confirmations raises alarms, and nothing is frozen', async () => {
  // Without payments, nothing of it is swept before it disappears.
  await scenario.custodian.restart({ CUSTODIAN_PAYMENTS: 'off' });
  const txid = await scenario.payEther(address, ETHER / 2n);
  await scenario.mine(CREDITED_AFTER);
  await waitForDeposit({ status: 'completed' });
  await scenario.node.reorganize(CREDITED_AFTER + 1, { keepsTransactions: false });
  await scenario.waitForAlarm('confirmed_deposit_removed');
  await scenario.mineUntil(async () => (await scenario.alarms()).includes('confirmed_deposit_lost'));
  expect(await stateOf(txid)).toBe('lost');
  const other = await scenario.payEther(address, (ETHER * 3n) / 5n);
  await scenario.mine(CREDITED_AFTER);
  await eventually(deposits, (items) =>
    items.some((item) => item.txid === `0x${other}` && item.status === 'completed'),
  );
  await scenario.custodian.restart();
});

test('a node that lacks every block that the custodian keeps is behind, and nothing is taken back until it has caught up', async () => {
  const before = await scenario.alarms();
  const txid = await scenario.payEther(address, ETHER / 5n);
  await scenario.mine(CREDITED_AFTER);
  await waitForDeposit({ status: 'completed', amount: '0.2' });
  for (let mined = 0; mined < KEPT_BLOCKS; mined += MINED_AT_ONCE) await scenario.mine(MINED_AT_ONCE);
  // The second snapshot is that of the first block.
  await scenario.node.call('evm_revert', '0x2');
  await eventually(
    () => scenario.custodian.lines.join('\n'),
    (text) => text.includes('"status":"behind"'),
  );
  await scenario.node.kill();
  await scenario.node.start();
  await scenario.mine();
  expect(await stateOf(txid)).not.toBe('lost');
  expect(await walletOf(alice, 'eth')).toBe('0.2');
  expect(await scenario.alarms()).toEqual(before);
});

/** Data of a call of `transfer`. */
function transferTo(to: Hex, units: bigint): Hex {
  return `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}`;
}
