/**
 * Withdrawals are paid exactly once, whatever is killed: custodian, node, connections to the database, and commits whose
 * outcome is unknown. The payments are counted by an independent scan of the chain.
 *
 * CHAIN_ROUNDS=60 CHAIN_WITHDRAWALS=2000 is the full size.
 */
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { disturb } from '../support/chains/disturbances';
import type { TestCustodian } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const ROUNDS = Number(process.env['CHAIN_ROUNDS'] ?? 8);
const WITHDRAWALS = Number(process.env['CHAIN_WITHDRAWALS'] ?? 80);
const UNITS_MIN = 10_000;

const chain = bitcoinNode();
let node: BitcoinNode;
let scenario: CustodianScenario;
let custodian: TestCustodian;

beforeAll(async () => {
  node = await chain.start();
  scenario = await CustodianScenario.start({
    node,
    environment: { CUSTODIAN_BITCOIN_PAYOUTS_MAX: '7', CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS: '1' },
  });
  ({ custodian } = scenario);
  await scenario.fund('0.5', 12);
});
afterAll(() => scenario.close(), 60_000);

interface Ordered {
  readonly key: string;
  readonly address: string;
  readonly units: bigint;
}

test('every withdrawal is paid once, and none is forgotten', async () => {
  const random = seededRandom(printSeed('custodianCrashes'));
  const ordered: Ordered[] = [];
  const perRound = Math.ceil(WITHDRAWALS / ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Writes the blocks to the disk. A killed node loses those after this: that is one more kind of reorganization.
    await node.call('gettxoutsetinfo');
    const end = await disturb(random, { custodian, node });
    for (let count = 0; count < perRound; count += 1) ordered.push(await order(ordered.length + 1, random));
    if (random.next() < 0.3) await node.reorganize(random.integer(1, 2), { keepsTransactions: random.next() < 0.5 });
    else await node.mine();
    await end();
  }
  await expectAllPaidOnce(ordered);
}, 3_600_000);

/** Repeats the request until it is answered, as the exchange does. */
async function order(number: number, random: Random): Promise<Ordered> {
  const units = BigInt(UNITS_MIN + random.integer(0, 1_000));
  const [key, address] = [`withdrawal-${number}`, await node.outsideAddress()];
  const amount = `0.${String(units).padStart(8, '0')}`;
  await eventually(
    () => custodian.send(key, { amount: amount.replace(/0+$/, ''), address }).catch(() => ({ status: 0 })),
    ({ status }) => status === 200,
  );
  return { key, address, units };
}

async function expectAllPaidOnce(ordered: readonly Ordered[]): Promise<void> {
  for (let blocks = 0; blocks < 200; blocks += 1) {
    await scenario.mine();
    const open = await custodian.database('withdrawals').whereNot({ state: 'confirmed' }).first();
    if (open === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const states = await custodian.database('withdrawals').distinct().pluck<string[]>('state');
  expect(states).toEqual(['confirmed']);
  const scanned = await ScannedBitcoinChain.read(node.address);
  for (const { address, units } of ordered)
    expect({ address, paid: scanned.payments(address).map(({ satoshis }) => satoshis) }).toEqual({
      address,
      paid: [units],
    });
  expect(await custodian.database('withdrawals')).toHaveLength(ordered.length);
  // A killed node may lose its newest blocks, so what was confirmed may have been mined again.
  const alarms = (await scenario.alarms()).filter((kind) => kind !== 'confirmed_withdrawal_removed');
  expect(alarms).toEqual([]);
  await scenario.expectConsistency();
}
