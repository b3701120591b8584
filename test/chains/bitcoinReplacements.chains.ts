/**
 * Reorganizations after which a payment can never be mined, because what it spends was replaced: another version of the
 * payment before it is mined, or a deposit is double-spent. Its withdrawals do not get lost, and are paid once.
 */
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { eventually } from '../support/eventually';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const chain = bitcoinNode();
let node: BitcoinNode;
let scenario: CustodianScenario;
let last = 200_000;

beforeAll(async () => {
  node = await chain.start();
  scenario = await CustodianScenario.start({ node, environment: { CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS: '2' } });
  await scenario.fundingAddress();
}, 300_000);
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

interface Sent {
  readonly key: string;
  readonly address: string;
}

async function send(amount: string): Promise<Sent> {
  last += 1;
  const [key, address] = [`withdrawal-${last}`, await node.outsideAddress()];
  expect((await scenario.custodian.send(key, { amount, address })).status).toBe(200);
  return { key, address };
}

/** The stored bytes of the versions of a withdrawal's payment, the oldest first. */
async function versionsOf(key: string): Promise<string[]> {
  const { database } = scenario.custodian;
  const { payment_id: id } = await database('withdrawals').where({ request_key: key }).first();
  return await database('transactions').where({ payment_id: id }).orderBy('id').pluck<string[]>('bytes');
}

/** A payment with two versions. Its input is the wallet's only output, so that the next payment spends its change. */
async function sendTwoVersions(): Promise<Sent & { readonly versions: readonly string[] }> {
  const { custodian } = scenario;
  const sent = await send('0.2');
  const first = await scenario.waitForWithdrawal(sent.key, 'sent');
  await custodian.restart({ CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN: '20000', CUSTODIAN_BITCOIN_FEE_RATE_MIN: '20000' });
  for (let block = 0; block < 2; block += 1) await node.mineOnly([]);
  await eventually(
    () => custodian.withdrawal(sent.key),
    ({ txid }) => txid !== first.txid,
  );
  await custodian.restart();
  return { ...sent, versions: await versionsOf(sent.key) };
}

async function paymentsTo(...all: readonly Sent[]): Promise<number[]> {
  const found = await ScannedBitcoinChain.read(node.address);
  return all.map(({ address }) => found.payments(address).length);
}

test('change of a payment with several versions is not spent before a block with enough confirmations has one', async () => {
  await scenario.fund('2');
  const { versions, ...first } = await sendTwoVersions();
  const [one = '', other = ''] = versions;
  await node.mineOnly([one]);
  await scenario.caughtUp();
  const second = await send('0.3');
  await eventually(
    () => scenario.custodian.lines.join('\n'),
    (text) => text.includes('the confirmed coins do not cover the next withdrawal'),
  );
  await node.reorganize(1, { keepsTransactions: false });
  await node.mineOnly([other]);
  await scenario.mine(2);
  await scenario.waitForWithdrawal(second.key, 'sent');
  await scenario.mine(3);
  await scenario.waitForWithdrawal(second.key, 'confirmed');
  expect(await paymentsTo(first, second)).toEqual([1, 1]);
}, 120_000);

test('a payment that spends the change of a version that can never be mined is lost, and another one pays its withdrawals', async () => {
  const { custodian } = scenario;
  const { versions, ...first } = await sendTwoVersions();
  const [one = '', other = ''] = versions;
  await node.mineOnly([one]);
  await scenario.mine(2);
  const second = await send('0.3');
  const dead = await scenario.waitForWithdrawal(second.key, 'sent');
  await scenario.mine();
  const third = await send('0.1');
  await scenario.waitForWithdrawal(third.key, 'sent');
  await node.reorganize(4, { keepsTransactions: false });
  await node.mineOnly([other]);
  await scenario.caughtUp();
  const differs = await custodian.command('reconcile').catch(({ stdout }: { stdout: string }) => stdout);
  expect(differs).toMatch(/payment \d+ spends \w+:\d+, which is in no block/);
  await scenario.mine(2);
  await eventually(
    () => custodian.withdrawal(second.key),
    ({ txid }) => txid !== dead.txid,
  );
  expect(await scenario.alarms()).toContain('payment_lost');
  await scenario.mine(3);
  for (const { key } of [first, second, third]) await scenario.waitForWithdrawal(key, 'confirmed');
  expect(await paymentsTo(first, second, third)).toEqual([1, 1, 1]);
}, 120_000);

interface Coin {
  readonly txid: string;
  readonly vout: number;
  readonly amount: string;
}

/** The bytes of a transaction of the outsider that spends the coin whole. */
async function spend({ txid, vout, amount }: Coin, payments: Readonly<Record<string, string>>) {
  const paid = Object.values(payments).reduce((sum, one) => sum + Number(one), 0);
  const change = { [await node.outsideAddress()]: (Number(amount) - paid - 0.0001).toFixed(8) };
  const outputs = Object.entries({ ...payments, ...change }).map(([address, units]) => ({ [address]: units }));
  const unsigned = await node.call('createrawtransaction', [{ txid, vout }], outputs);
  const { hex } = await node.wallet<{ hex: string }>('signrawtransactionwithwallet', unsigned);
  return hex;
}

/** Some output of the outsider that no reorganization of a test removes. */
async function oldCoin(): Promise<Coin> {
  const coins = await node.wallet<Coin[]>('listunspent', 100);
  const [coin] = coins.sort((one, other) => Number(other.amount) - Number(one.amount));
  if (coin === undefined) throw new Error('the outsider has no coins');
  return coin;
}

test.each([
  ['itself', false],
  ['through the transaction that it spends', true],
])(
  'a deposit that a deep reorganization double-spends, %s: the payment of it is lost, and another one pays its withdrawals',
  async (_, hasParent) => {
    const { custodian } = scenario;
    const coin = await oldCoin();
    // The wallet signs nothing that spends what it has spent.
    const rival = await spend(coin, {});
    const address = await custodian.assignAddress(last);
    let first = coin;
    if (hasParent) {
      const between = await node.outsideAddress();
      const txid = await node.call<string>('sendrawtransaction', await spend(coin, { [between]: '19' }));
      await scenario.mine();
      first = { txid, vout: 0, amount: '19' };
    }
    await node.call('sendrawtransaction', await spend(first, { [address]: '18' }));
    await scenario.mine(3);
    const paid = await send('12');
    const dead = await scenario.waitForWithdrawal(paid.key, 'sent');
    await scenario.mine(3);
    await scenario.waitForWithdrawal(paid.key, 'confirmed');
    // It spends the change of the first one, because the wallet has nothing else of this size.
    const next = await send('5');
    await scenario.waitForWithdrawal(next.key, 'sent');
    await scenario.mine();
    await node.reorganize(hasParent ? 8 : 7, { keepsTransactions: false });
    await node.mineOnly([rival]);
    await scenario.caughtUp();
    const differs = await custodian.command('reconcile').catch(({ stdout }: { stdout: string }) => stdout);
    expect(differs).toMatch(/payment \d+ spends \w+:\d+, which is in no block/);
    await scenario.mine(2);
    await eventually(
      () => custodian.database('payments').orderBy('id', 'desc').limit(2).pluck<string[]>('state'),
      (states) => states.every((state) => state === 'lost'),
    );
    expect((await scenario.alarms()).filter((kind) => kind === 'payment_lost').length).toBeGreaterThanOrEqual(2);
    await scenario.fund('18');
    await eventually(
      () => custodian.withdrawal(paid.key),
      ({ txid }) => txid !== dead.txid,
    );
    await scenario.mine(3);
    for (const { key } of [paid, next]) await scenario.waitForWithdrawal(key, 'confirmed');
    expect(await paymentsTo(paid, next)).toEqual([1, 1]);
  },
  120_000,
);
