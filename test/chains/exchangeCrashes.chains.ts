/**
 * Withdrawals that users request at the exchange are paid exactly once, whatever is killed: custodian, exchange, node,
 * database, or all of them at once. The payments are counted by an independent scan of the chain.
 *
 * CHAIN_ROUNDS=60 CHAIN_WITHDRAWALS=2000 is the full size.
 */
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { KillableDatabase } from '../support/chains/killableDatabase';
import type { TestUser } from '../support/exchange';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { coinBody } from '../support/transferHelpers';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const ROUNDS = Number(process.env['CHAIN_ROUNDS'] ?? 4);
const WITHDRAWALS = Number(process.env['CHAIN_WITHDRAWALS'] ?? 24);
/** Above the smallest withdrawal of the exchange. */
const UNITS_MIN = 30_000;
/** Withdrawals that are requested at a time. */
const CONCURRENT = 4;
/** After the last round, a block is mined so often, for so long. */
const BLOCK_MS = 700;
const END_PATIENCE_MS = 60_000 + 2_000 * WITHDRAWALS;
const PATIENCE_MS = 90_000;
const KILLED = ['custodian', 'exchange', 'node', 'database'] as const;

const chain = bitcoinNode();
let node: BitcoinNode;
let database: KillableDatabase;
let scenario: CustodianScenario;
let users: readonly TestUser[];

beforeAll(async () => {
  node = await chain.start();
  database = await KillableDatabase.start();
  scenario = await CustodianScenario.start({
    node,
    withExchange: true,
    schemas: database.schemas,
    environment: { CUSTODIAN_BITCOIN_PAYOUTS_MAX: '7', CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS: '1' },
  });
  users = await Promise.all(
    Array.from({ length: CONCURRENT }, () =>
      scenario.exchange.createUser({ balances: { btc: '5' }, level: 'level_3' }),
    ),
  );
  await scenario.fund('1', 12);
});
afterAll(async () => {
  await scenario.close();
  await database.close();
});

interface Requested {
  readonly id: number;
  readonly address: string;
  readonly units: bigint;
}

test('every withdrawal that the exchange accepted is paid once, and none is forgotten', async () => {
  const random = seededRandom(printSeed('exchangeCrashes'));
  const requested: Requested[] = [];
  const perRound = Math.ceil(WITHDRAWALS / ROUNDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Writes the blocks to the disk. A killed node loses those after this: that is one more kind of reorganization.
    await node.call('gettxoutsetinfo');
    const addresses: string[] = [];
    for (let count = 0; count < perRound; count += 1) addresses.push(await node.outsideAddress());
    const [accepted] = await Promise.all([requestAll(addresses, round, random), killDuring(random)]);
    requested.push(...accepted);
    if (random.next() < 0.3) await node.reorganize(random.integer(1, 2), { keepsTransactions: random.next() < 0.5 });
    else await node.mine();
    process.stderr.write(`round ${round} of ${ROUNDS}: ${requested.length} withdrawals\n`);
  }
  await expectAllPaidOnce(requested);
}, 3_600_000);

/** Each request is repeated with its idempotency key until it is answered. */
async function requestAll(addresses: readonly string[], round: number, random: Random): Promise<readonly Requested[]> {
  const orders = addresses.map((address) => ({ address, units: BigInt(UNITS_MIN + random.integer(0, 9_999)) }));
  const requestedBy = async (user: TestUser, own: typeof orders): Promise<Requested[]> => {
    const accepted: Requested[] = [];
    for (const { address, units } of own) {
      const amount = `0.${String(units).padStart(8, '0')}`.replace(/0+$/, '');
      const headers = { 'idempotency-key': `round-${round}-${address}` };
      const body = coinBody({ amount, address });
      const answer = await untilAnswered(() => user.client.call('createCryptoWithdrawal', { body, headers }));
      if (answer.status !== 201) throw new Error(`a withdrawal was refused: ${answer.text}`);
      accepted.push({ id: answer.body.id, address, units });
    }
    return accepted;
  };
  const accepted = await Promise.all(
    users.map((user, place) =>
      requestedBy(
        user,
        orders.filter((_, index) => index % users.length === place),
      ),
    ),
  );
  return accepted.flat();
}

/** A start after everything was killed takes longer than `eventually` waits. */
async function untilAnswered<Answer extends { readonly status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call().catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) return answer;
    if (Date.now() > deadline)
      throw new Error(`no answer within ${PATIENCE_MS} ms:\n${scenario.exchange.lines.slice(-5).join('\n')}`);
    await pause(50);
  }
}

/** Kills one part, and sometimes all of them, at a random moment, and starts them again. */
async function killDuring(random: Random): Promise<void> {
  await pause(random.next() * 600);
  const chosen = random.next() < 0.2 ? KILLED : [random.pick(KILLED)];
  const kills: Record<(typeof KILLED)[number], () => Promise<void>> = {
    custodian: () => scenario.custodian.kill(),
    exchange: () => scenario.exchange.kill(),
    node: () => node.kill(),
    database: () => database.killAndRestart(),
  };
  process.stderr.write(`killing ${chosen.join(', ')}\n`);
  await Promise.all(chosen.map((part) => kills[part]()));
  await pause(random.next() * 500);
  if (chosen.includes('node')) await node.start();
  if (chosen.includes('custodian')) await scenario.custodian.restart();
  if (chosen.includes('exchange')) await scenario.exchange.restart();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function expectAllPaidOnce(requested: readonly Requested[]): Promise<void> {
  const { exchange, custodian } = scenario;
  const stored = exchange.database('withdrawals');
  for (const deadline = Date.now() + END_PATIENCE_MS; Date.now() < deadline; ) {
    await node.mine();
    await pause(BLOCK_MS);
    if ((await stored.clone().whereNot({ status: 'confirmed' }).first()) === undefined) break;
  }
  expect(await stored.clone().distinct().pluck<string[]>('status')).toEqual(['confirmed']);
  expect(await stored.clone()).toHaveLength(requested.length);
  expect(await custodian.database('withdrawals')).toHaveLength(requested.length);
  const scanned = await ScannedBitcoinChain.read(node.address);
  for (const { id, address, units } of requested) {
    const [row] = await stored.clone().where({ id });
    const paid = scanned.payments(address).map(({ satoshis, txid }) => ({ satoshis, txid }));
    expect({ id, paid }).toEqual({ id, paid: [{ satoshis: units, txid: row?.txid }] });
  }
  // A killed node may lose its newest blocks, so what was confirmed may have been mined again.
  const alarms = (await scenario.alarms()).filter((kind) => kind !== 'confirmed_withdrawal_removed');
  expect(alarms).toEqual([]);
  await scenario.expectConsistency();
  expect(await exchange.operator.expect('getCustodyReconciliation', 200)).toMatchObject({ state: 'agrees' });
}
