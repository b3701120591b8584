/**
 * Two versions of a payment, of which a reorganization mines the other one: what was paid with the change of the first
 * version does not get lost, and is paid once.
 */
import type { BitcoinNode } from '../../src/launch/chains/bitcoinNode';
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
