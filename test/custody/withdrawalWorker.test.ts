/**
 * The withdrawal worker: limited concurrency, retries with backoff, no blocking by hanging requests, and a clean
 * shutdown.
 */

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
  bench = await CustodyScenario.start({ CUSTODY_WITHDRAWALS_MAX: String(IN_HAND_MAX) });
  alice = await bench.exchange.createUser({ balances: { btc: '100' }, level: 'level_3' });
});
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
  bench.custodian.behaviour = 'good';
  bench.custodian.moments.arrived = () => true;
  bench.custodian.moments.done = () => undefined;
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

const NONE = { id: 0, key: '', address: '' };
const withdrawals = (count: number) => Promise.all(Array.from({ length: count }, () => bench.withdraw(alice, '0.01')));

test('concurrency is limited, and every withdrawal is sent once', async () => {
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
  // The others are still queued.
  const { count } = (await bench.exchange
    .database('withdrawals')
    .where({ status: 'queued' })
    .count({ count: '*' })
    .first()) as { count: number };
  expect(Number(count)).toBe(30 - IN_HAND_MAX);
  gate.open();
  for (const one of asked) await bench.waitForStatus(one, 'confirmed');
  expect(most).toBe(IN_HAND_MAX);
  expect(asked.map((one) => bench.paymentsOf(one).length)).toEqual(asked.map(() => 1));
});

test('hanging status requests do not block the sending of others', async () => {
  bench.custodian.policy = () => 'sent';
  const hanging = await withdrawals(8);
  for (const one of hanging) await bench.waitForStatus(one, 'sent');
  const gate = new BlockingGate<string>();
  bench.custodian.moments.arrived = async (key, method) => {
    if (method === 'GET') await gate.hold(key);
    return true;
  };
  await gate.reached;
  await new Promise((resolve) => setTimeout(resolve, 2 * RETRY_MS_MAX));
  const [last = NONE] = await withdrawals(1);
  await bench.waitForStatus(last, 'sent');
  gate.open();
  for (const { key } of [...hanging, last]) bench.custodian.changeWithdrawal(key, { state: 'confirmed' });
  for (const one of [...hanging, last]) await bench.waitForStatus(one, 'confirmed');
});

test('inconclusive requests are repeated with exponential backoff', async () => {
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
  // The first request may have been sent before the observation started; then every gap is one step larger.
  for (const [index, gapMs] of gapsMs.entries())
    expect(gapMs).toBeGreaterThan(Math.min(RETRY_MS * 2 ** index, RETRY_MS_MAX) - 10);
  expect((await bench.storedWithdrawal(one)).status).toBe('sending');
  bench.custodian.behaviour = 'good';
  await bench.waitForStatus(one, 'confirmed');
});

test('a custodian that asks for a longer delay gets it', async () => {
  const asksMs: number[] = [];
  bench.custodian.behaviour = 'busy_for_a_second';
  const [one = NONE] = await withdrawals(1);
  bench.custodian.moments.arrived = (key) => {
    if (key === one.key) asksMs.push(performance.now());
    return true;
  };
  const [first = 0, second = 0] = await eventually(
    () => asksMs,
    (asks) => asks.length >= 2,
  );
  expect(second - first).toBeGreaterThan(990);
  bench.custodian.behaviour = 'good';
  await bench.waitForStatus(one, 'confirmed');
});

test('SIGTERM aborts a hanging request, and the next start repeats it', async () => {
  const gate = new BlockingGate<string>();
  bench.custodian.moments.done = gate.hold;
  const [one = NONE] = await withdrawals(1);
  await gate.reached;
  await bench.exchange.stop();
  expect((await bench.storedWithdrawal(one)).status).toBe('sending');
  gate.open();
  await bench.exchange.restart();
  await bench.waitForStatus(one, 'confirmed');
  expect(bench.paymentsOf(one)).toHaveLength(1);
});

test('a response received while the database is stalled is stored when it recovers', async () => {
  const gate = new BlockingGate<string>();
  bench.custodian.moments.done = gate.hold;
  const [one = NONE] = await withdrawals(1);
  await gate.reached;
  await bench.exchange.restart({ ENGINE_COMMIT_TIMEOUT_MS: String(COMMIT_TIMEOUT_MS) });
  const lock = await bench.exchange.database.transaction();
  await lock.raw('SELECT * FROM engine_lease FOR UPDATE');
  gate.open();
  // Long enough for the commit to time out several times.
  await new Promise((resolve) => setTimeout(resolve, 3 * COMMIT_TIMEOUT_MS));
  expect((await bench.storedWithdrawal(one)).status).toBe('sending');
  await lock.rollback();
  await bench.waitForStatus(one, 'confirmed');
  expect(bench.paymentsOf(one)).toHaveLength(1);
});
