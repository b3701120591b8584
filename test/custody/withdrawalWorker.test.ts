/** How withdrawals are carried on: few at once, patiently, nobody behind those that hang, and nothing lost when the server is asked to stop. */

import { BlockingGate } from '../support/blockingGate';
import { CustodyScenario } from '../support/custodian/custodyScenario';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';

const IN_HAND_MAX = 4;
const COMMIT_TIMEOUT_MS = 500;
const RETRY_MS = 50;
const RETRY_MS_MAX = 400;

let bench: CustodyScenario;
let alice: TestUser;

beforeAll(async () => {
  bench = await CustodyScenario.start({
    CUSTODY_WITHDRAWALS_MAX: String(IN_HAND_MAX),
    ENGINE_COMMIT_TIMEOUT_MS: String(COMMIT_TIMEOUT_MS),
  });
  alice = await bench.exchange.createUser({ balances: { btc: '100' }, level: 'level_3' });
}, 300_000);
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
  bench.custodian.behaviour = 'good';
  bench.custodian.moments.arrived = () => true;
  bench.custodian.moments.done = () => undefined;
});
afterEach(() => bench.check());
afterAll(() => bench.close(), 60_000);

const NONE = { id: 0, key: '', address: '' };
const withdrawals = (count: number) => Promise.all(Array.from({ length: count }, () => bench.withdraw(alice, '0.01')));

test('so many at once and no more, and all of them in the end, once', async () => {
  let inHand = 0;
  let most = 0;
  const gate = new BlockingGate<string>();
  bench.custodian.moments.done = async (key) => {
    inHand += 1;
    most = Math.max(most, inHand);
    await gate.hold(key);
    inHand -= 1;
  };
  const asked = await withdrawals(30);
  await eventually(
    () => inHand,
    (count) => count === IN_HAND_MAX,
  );
  // The others wait where it costs nothing: not even begun.
  const { count } = (await bench.exchange
    .database('withdrawals')
    .where({ status: 'queued' })
    .count({ count: '*' })
    .first()) as { count: number };
  expect(Number(count)).toBe(30 - IN_HAND_MAX);
  gate.open();
  for (const one of asked) await bench.until(one, 'confirmed');
  expect(most).toBe(IN_HAND_MAX);
  expect(asked.map((one) => bench.payments(one).length)).toEqual(asked.map(() => 1));
});

test('those that are asked after and hang do not keep others from being sent', async () => {
  bench.custodian.policy = () => 'sent';
  const hanging = await withdrawals(8);
  for (const one of hanging) await bench.until(one, 'sent');
  const gate = new BlockingGate<string>();
  bench.custodian.moments.arrived = async (key, method) => {
    if (method === 'GET') await gate.hold(key);
    return true;
  };
  await gate.reached;
  await new Promise((resolve) => setTimeout(resolve, 2 * RETRY_MS_MAX));
  const startedMs = performance.now();
  const [last = NONE] = await withdrawals(1);
  await bench.until(last, 'sent');
  // Less than one of those that hang takes to be given up.
  expect(performance.now() - startedMs).toBeLessThan(900);
  gate.open();
  for (const { key } of [...hanging, last]) bench.custodian.settle(key, { state: 'confirmed' });
  for (const one of [...hanging, last]) await bench.until(one, 'confirmed');
});

test('what settles nothing is asked again after longer and longer waits', async () => {
  const asksMs: number[] = [];
  bench.custodian.behaviour = 'status_500';
  const [one = NONE] = await withdrawals(1);
  bench.custodian.moments.arrived = (key) => {
    if (key === one.key) asksMs.push(performance.now());
    return true;
  };
  await eventually(
    () => asksMs.length,
    (asks) => asks >= 6,
  );
  const gapsMs = asksMs.slice(1).map((askMs, index) => askMs - (asksMs[index] ?? 0));
  // The first ask may have come before we looked: then every gap is one step further.
  for (const [index, gapMs] of gapsMs.entries())
    expect(gapMs).toBeGreaterThan(Math.min(RETRY_MS * 2 ** index, RETRY_MS_MAX) - 10);
  expect((await bench.stored(one)).status).toBe('sending');
  bench.custodian.behaviour = 'good';
  await bench.until(one, 'confirmed');
});

test('SIGTERM cuts off a custodian that hangs, and the next start asks it again', async () => {
  const gate = new BlockingGate<string>();
  bench.custodian.moments.done = gate.hold;
  const [one = NONE] = await withdrawals(1);
  await gate.reached;
  const startedMs = performance.now();
  await bench.exchange.stop();
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  expect((await bench.stored(one)).status).toBe('sending');
  gate.open();
  await bench.exchange.restart();
  await bench.until(one, 'confirmed');
  expect(bench.payments(one)).toHaveLength(1);
});

test('what was answered while the database stood still is in the tables as soon as it moves again', async () => {
  const gate = new BlockingGate<string>();
  bench.custodian.moments.done = gate.hold;
  const [one = NONE] = await withdrawals(1);
  await gate.reached;
  const lock = await bench.exchange.database.transaction();
  await lock.raw('SELECT * FROM engine_lease FOR UPDATE');
  gate.open();
  // The commit is given up several times over.
  await new Promise((resolve) => setTimeout(resolve, 3 * COMMIT_TIMEOUT_MS));
  expect((await bench.stored(one)).status).toBe('sending');
  await lock.rollback();
  await bench.until(one, 'confirmed');
  expect(bench.payments(one)).toHaveLength(1);
});
