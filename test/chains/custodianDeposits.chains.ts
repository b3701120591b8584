/**
 * Deposits on a real Bitcoin node and a real exchange: seen, confirmed and credited once; reorganizations of every depth;
 * dust; a custodian that was down; a node that is behind or on another chain.
 */
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { walletOf } from '../support/orderHelpers';

const chain = bitcoinNode();
const otherChain = bitcoinNode();
let node: BitcoinNode;
let scenario: CustodianScenario;
let alice: TestUser;
let address: string;

beforeAll(async () => {
  node = await chain.start();
  scenario = await CustodianScenario.start({ node, withExchange: true });
  await scenario.fundingAddress();
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

test('a reorganization that goes back before the first block of the custodian is followed like any other', async () => {
  const start = await scenario.custodian.database('chains').where({ network: 'bitcoin' }).first('height');
  await scenario.mine();
  await node.reorganize((await node.height()) - Number(start.height) + 2, { keepsTransactions: true });
  await scenario.mine();
  const txid = await node.pay(address, '0.11');
  await scenario.mine(6);
  await waitForDeposit({ status: 'completed', amount: '0.11', txid });
  expect(await scenario.alarms()).toEqual([]);
});

test('a deposit is pending when the network has it, and credited once it has the confirmations of the exchange', async () => {
  const txid = await node.pay(address, '0.25');
  await waitForDeposit({ status: 'pending', amount: '0.25', confirmations: 0, txid });
  await scenario.mine();
  await waitForDeposit({ status: 'processing', confirmations: 1 });
  await scenario.mine(2);
  await waitForDeposit({ status: 'completed', amount: '0.25', txid });
  expect(await walletOf(alice, 'btc')).toBe('0.25');
  await scenario.mine(4);
  expect(await deposits()).toHaveLength(1);
});

test('two payments to one address, and one transaction that pays two users, are credited exactly', async () => {
  const bob = await scenario.exchange.createUser({ level: 'level_1' });
  const bobsAddress = await scenario.depositAddress(bob);
  await node.pay(address, '0.1');
  await node.wallet('sendmany', '', { [address]: '0.00001', [bobsAddress]: '0.7' });
  await scenario.mine(6);
  await eventually(
    () => Promise.all([walletOf(alice, 'btc'), walletOf(bob, 'btc')]),
    ([first, second]) => first === '0.10001' && second === '0.7',
  );
});

test('dust is booked and neither reported nor credited', async () => {
  const txid = await node.pay(address, '0.00000999');
  await scenario.mine(6);
  expect(await stateOf(txid)).toBe('ignored');
  expect(await deposits()).toEqual([]);
});

test('deposits that arrive while the custodian is down are found afterwards', async () => {
  await scenario.custodian.kill();
  await node.pay(address, '0.3');
  await node.mine(6);
  await scenario.custodian.restart();
  await waitForDeposit({ status: 'completed', amount: '0.3' });
});

test.each([1, 3])(
  'a reorganization of depth %i that keeps the deposit delays it, and it is credited once',
  async (depth) => {
    const txid = await node.pay(address, '0.2');
    await scenario.mine(Math.min(depth, 2));
    if (depth > 2) await node.mine(depth - 2);
    await node.reorganize(depth, { keepsTransactions: true });
    await scenario.mine(6);
    await waitForDeposit({ status: 'completed', amount: '0.2', txid });
    expect(await walletOf(alice, 'btc')).toBe('0.2');
    expect(await scenario.custodian.database('deposits').where({ txid })).toHaveLength(1);
  },
);

test('a deposit that a reorganization removes before its confirmations leaves the pending list', async () => {
  const txid = await node.pay(address, '0.4');
  await scenario.mine(2);
  await waitForDeposit({ status: 'processing' });
  await node.reorganize(2, { keepsTransactions: false });
  await doubleSpend(txid);
  await mineUntil(async () => (await stateOf(txid)) === 'dropped');
  await waitForDeposit({ status: 'failed' });
  expect(await walletOf(alice, 'btc')).toBe('0');
  expect(await scenario.alarms()).not.toContain('confirmed_deposit_removed');
});

test('a deposit that disappears after its confirmations raises alarms, and nothing is frozen', async () => {
  const txid = await node.pay(address, '0.5');
  await scenario.mine(4);
  await waitForDeposit({ status: 'completed' });
  await node.reorganize(5, { keepsTransactions: false });
  await doubleSpend(txid);
  await scenario.waitForAlarm('confirmed_deposit_removed');
  await mineUntil(async () => (await scenario.alarms()).includes('confirmed_deposit_lost'));
  expect(await stateOf(txid)).toBe('lost');
  const other = await node.pay(address, '0.6');
  await scenario.mine(6);
  await eventually(deposits, (items) => items.some((item) => item.txid === other && item.status === 'completed'));
});

/** Blocks keep coming, as on every chain. */
const mineUntil = (isDone: () => Promise<boolean>) =>
  eventually(
    async () => {
      await scenario.mine();
      return await isDone();
    },
    (done) => done,
  );

/** Empties the memory pool, and lets the outsider spend the coins of the transaction otherwise. */
async function doubleSpend(txid: string): Promise<void> {
  const { vin } = await node.call<{ vin: { txid: string; vout: number }[] }>('getrawtransaction', txid, true);
  await node.evictAll();
  await node.wallet('abandontransaction', txid).catch(() => undefined);
  const inputs = vin.map(({ txid: spent, vout }) => ({ txid: spent, vout }));
  const outputs = [{ [await node.outsideAddress()]: '0.01' }];
  const options = { add_inputs: true, fee_rate: 20 };
  const { psbt } = await node.wallet<{ psbt: string }>('walletcreatefundedpsbt', inputs, outputs, 0, options);
  const signed = await node.wallet<{ psbt: string }>('walletprocesspsbt', psbt);
  const { hex } = await node.call<{ hex: string }>('finalizepsbt', signed.psbt);
  await node.call('sendrawtransaction', hex);
}

test('while the node is behind, nothing is taken back, and the custodian goes on when it has caught up', async () => {
  await node.pay(address, '0.15');
  await scenario.mine(6);
  await waitForDeposit({ status: 'completed' });
  const height = await node.height();
  const removed = await node.blockHash(height - 1);
  await node.call('invalidateblock', removed);
  await eventually(
    () => scenario.custodian.lines.join('\n'),
    (text) => text.includes('"status":"behind"'),
  );
  await node.call('reconsiderblock', removed);
  expect(await node.height()).toBe(height);
  await scenario.mine();
  expect(await walletOf(alice, 'btc')).toBe('0.15');
});

test('the reward of a block is neither credited nor spent before its 100 confirmations', async () => {
  const [hash] = await node.call<string[]>('generatetoaddress', 1, address);
  const { tx } = await node.call<{ tx: { txid: string; vout: { value: string }[] }[] }>('getblock', hash, 2);
  const reward = Number(tx[0]?.vout[0]?.value);
  await scenario.mine(20);
  await waitForDeposit({ status: 'processing', txid: tx[0]?.txid });
  const key = 'withdrawal-900001';
  const amount = String(reward - 1);
  await scenario.custodian.send(key, { amount, address: await node.outsideAddress() });
  await scenario.mine(78);
  expect(await walletOf(alice, 'btc')).toBe('0');
  expect((await scenario.custodian.withdrawal(key)).state).toBe('accepted');
  await scenario.mine();
  await waitForDeposit({ status: 'completed', txid: tx[0]?.txid });
  expect(Number(await walletOf(alice, 'btc'))).toBe(reward);
  await scenario.waitForWithdrawal(key, 'sent');
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
}, 180_000);

test('a deposit that the exchange refuses raises one alarm, whatever the number of its reports', async () => {
  const { custodian } = scenario;
  const unknown = await custodian.assignAddress(987_654);
  const txid = await node.pay(unknown, '0.21');
  await scenario.mine(3);
  const { id } = await custodian.database('deposits').where({ txid }).first();
  const reports = () =>
    custodian
      .database('callbacks')
      .where({ subject: `deposit-${id}` })
      .pluck<string[]>('state');
  await eventually(reports, (states) => states.length >= 3 && states.every((state) => state === 'refused'));
  const refused = custodian.database('alarms').where({ kind: 'callback_refused' });
  expect(await refused.where('detail', 'like', `%deposit-${id}%`)).toHaveLength(1);
});

test('reports that the exchange could not receive are delivered when it is back, in their order', async () => {
  await scenario.exchange.kill();
  const txid = await node.pay(address, '0.35');
  await scenario.mine(6);
  await scenario.exchange.restart();
  await waitForDeposit({ status: 'completed', amount: '0.35', txid });
  const { id } = await scenario.custodian.database('deposits').where({ txid }).first();
  const sent: { body: string }[] = await scenario.custodian
    .database('callbacks')
    .where({ subject: `deposit-${id}` })
    .orderBy('id');
  const reported = sent.map(
    ({ body }) => (JSON.parse(body) as { deposit: { confirmations: number } }).deposit.confirmations,
  );
  expect(reported).toEqual([...reported].sort((one, other) => one - other));
});

test('a chain that shares no block with the one that was read changes nothing, until the right one is back', async () => {
  await node.pay(address, '0.45');
  await scenario.mine(6);
  await waitForDeposit({ status: 'completed' });
  const { url, credentials = '' } = (await otherChain.start()).address;
  await scenario.custodian.restart({ CUSTODIAN_BITCOIN_URL: url.replace('://', `://${credentials}@`) });
  await scenario.waitForAlarm('chain_replaced');
  expect(await walletOf(alice, 'btc')).toBe('0.45');
  await scenario.custodian.restart();
  await scenario.mine();
});

test('on a chain that the settings do not name, nothing is done, and no address is given out', async () => {
  const settings = { CUSTODIAN_BITCOIN_CHAIN: 'signet' };
  const wrong = await CustodianScenario.start({ node, environment: settings });
  await eventually(
    () => wrong.custodian.lines.join('\n'),
    (text) => text.includes('"status":"wrong_chain"'),
  );
  await expect(wrong.custodian.assignAddress(1)).rejects.toThrow('503');
  await wrong.close();
  await expect(scenario.custodian.restart({ CUSTODIAN_BITCOIN_CHAIN: 'main' })).rejects.toThrow(
    'the keys of bitcoin do not belong to this database',
  );
  await scenario.custodian.restart();
});
