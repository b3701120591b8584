/**
 * Withdrawals on an EVM chain are paid exactly once, whatever is killed: custodian, node, connections to the database, and
 * commits whose outcome is unknown. Deposits are swept meanwhile. The payments are counted by an independent scan.
 *
 * CHAIN_ROUNDS=60 CHAIN_WITHDRAWALS=2000 is the full size.
 */
import type { Hex } from 'viem';
import type { EvmNode } from '../../src/programs/launch/chains/evmNode';
import { disturb } from '../support/chains/disturbances';
import { evmNode } from '../support/chains/evmNode';
import { ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import type { TestCustodian } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { ScannedEvmChain } from './nodes/scanEvm';

const ROUNDS = Number(process.env['CHAIN_ROUNDS'] ?? 6);
const WITHDRAWALS = Number(process.env['CHAIN_WITHDRAWALS'] ?? 48);
const USERS = 4;
const IDLE_BLOCKS_MAX = 60;

const chain = evmNode();
let node: EvmNode;
let scenario: EvmScenario;
let custodian: TestCustodian;

beforeAll(async () => {
  const running = await chain.start();
  ({ node } = running);
  await node.mine();
  scenario = await EvmScenario.start({
    chain: running,
    environment: { CUSTODIAN_ETHEREUM_REPLACE_AFTER_BLOCKS: '2' },
  });
  ({ custodian } = scenario);
  await scenario.fund({ ether: 100n, usdt: 10_000n });
  // So that no reorganization takes the payment back.
  await scenario.mine(2);
});
afterAll(() => scenario.close(), 60_000);

interface Ordered {
  readonly address: Hex;
  readonly asset: 'eth' | 'usdt';
  readonly units: bigint;
}

test('every withdrawal is paid once, and none is forgotten', async () => {
  const random = seededRandom(printSeed('evmCrashes'));
  const deposits = await Promise.all(
    Array.from({ length: USERS }, (_, index) => custodian.assignAddress(index + 1, 'eth', 'ethereum')),
  );
  const ordered: Ordered[] = [];
  const perRound = Math.ceil(WITHDRAWALS / ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const end = await disturb(random, { custodian, node });
    await payOne(deposits, random);
    for (let count = 0; count < perRound; count += 1) ordered.push(await order(ordered.length + 1, random));
    if (random.next() < 0.3) await node.reorganize(random.integer(1, 2), { keepsTransactions: random.next() < 0.5 });
    else await node.mine();
    await end();
  }
  await expectAllPaidOnce(ordered);
}, 3_600_000);

/** The outsider pays one of the deposit addresses. A reorganization may take it back. */
async function payOne(addresses: readonly string[], random: Random): Promise<void> {
  const address = addresses[random.integer(0, addresses.length - 1)] ?? '';
  if (random.next() < 0.5) await scenario.payEther(address, ETHER / 10n);
  else await scenario.payUsdt(address, 9_000_000n);
}

/** Repeats the request until it is answered, as the exchange does. */
async function order(number: number, random: Random): Promise<Ordered> {
  const asset = random.next() < 0.5 ? 'eth' : 'usdt';
  const thousandths = 10 + random.integer(0, 1_000);
  const amount = `0.${String(thousandths).padStart(4, '0')}`.replace(/0+$/, '');
  const address = newAddress();
  await eventually(
    () => scenario.send(`withdrawal-${number}`, { asset, amount, address }).catch(() => ({ status: 0 })),
    ({ status }) => status === 200,
  );
  return { address, asset, units: BigInt(thousandths) * (asset === 'eth' ? 10n ** 14n : 100n) };
}

async function expectAllPaidOnce(ordered: readonly Ordered[]): Promise<void> {
  // On a busy machine, the custodian reads blocks more slowly than the node can mine them. It is given up without progress.
  for (let open = ordered.length, idleBlocks = 0; open > 0 && idleBlocks < IDLE_BLOCKS_MAX; ) {
    await node.mine();
    await scenario.caughtUp().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = open;
    open = (await custodian.database('withdrawals').whereNot({ state: 'confirmed' })).length;
    idleBlocks = open < before ? 0 : idleBlocks + 1;
  }
  expect(await custodian.database('withdrawals').distinct().pluck<string[]>('state')).toEqual(['confirmed']);
  const scanned = await ScannedEvmChain.read(node.address.url);
  for (const { address, asset, units } of ordered) {
    const payments = scanned.payments(address, asset === 'usdt' ? scenario.usdt : undefined);
    expect({ address, paid: payments.map(({ value }) => value) }).toEqual({ address, paid: [units] });
  }
  expect(await custodian.database('withdrawals')).toHaveLength(ordered.length);
  // Several reorganizations while the custodian was down are a deep one.
  const isRemoval = (kind: string): boolean => /^confirmed_\w+_(removed|lost)$/.test(kind);
  expect((await scenario.alarms()).filter((kind) => !isRemoval(kind))).toEqual([]);
  await scenario.expectConsistency();
}
