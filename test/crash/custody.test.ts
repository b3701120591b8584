/**
 * The server is killed at every step of a withdrawal's way through the custodian. The custodian pays each withdrawal at
 * most once, and each ends confirmed and paid, or failed and refunded exactly.
 */

import { BlockingGate } from '../support/blockingGate';
import type { CustodyScenario } from '../support/custodian/custodyScenario';
import type { FakeCustodian, RequestHooks } from '../support/custodian/fakeCustodian';
import { eventually } from '../support/eventually';
import { printSeed, seededRandom } from '../support/randomSeed';
import { runningStatements } from '../support/runningStatements';
import { scaledCount } from '../support/runSize';
import { CustodyModel } from './custodyModel';

/** Number of kills at each step; `CUSTODY_ROUNDS=50` for more than `make long` does. */
const ROUNDS = Number(process.env['CUSTODY_ROUNDS'] ?? scaledCount(8));

/**
 * Brings withdrawals to the step and kills the server there. A returned function is called while the next server runs.
 */
type CrashPoint = (model: CustodyModel) => Promise<undefined | (() => void | Promise<void>)>;

const STEPS: Readonly<Record<string, CrashPoint>> = {
  'before `sending` is committed': async (model) => {
    const { bench, random } = model;
    // One withdrawal at a time and a long timeout: the others stay queued while the custodian is held.
    await bench.exchange.restart({ CUSTODY_WITHDRAWALS_MAX: '1', CUSTODY_TIMEOUT_MS: '30000' });
    const held = holdPutRequests(bench.custodian, 'done');
    await model.requestWithdrawals();
    await held.reached;
    const lock = await lockCommits(bench);
    held.open();
    await pause(random.integer(50, 400));
    await bench.exchange.kill();
    await lock.lose();
    // The custodian received no withdrawal that is not committed.
    for (const one of model.withdrawals)
      if ((await bench.storedWithdrawal(one)).status === 'queued')
        expect(receivedPutKeys(bench.custodian)).not.toContain(one.key);
    return undefined;
  },

  'after `sending` is committed, before the send': async (model) => {
    const { bench, random } = model;
    await bench.custodian.stopListening();
    for (const requested of await model.requestWithdrawals()) await bench.waitForStatus(requested, 'sending');
    await pause(random.integer(0, 200));
    await bench.exchange.kill();
    await bench.custodian.listenAgain();
    return undefined;
  },

  'during the send': async (model) => {
    const { bench, random } = model;
    const gate = new BlockingGate<string>();
    // Whether the custodian executes a request whose sender died meanwhile.
    const isExecuted = random.pick([true, false]);
    bench.custodian.moments.arrived = async (key, method) => {
      if (method !== 'PUT') return true;
      await gate.hold(key);
      return isExecuted;
    };
    await model.requestWithdrawals();
    await gate.reached;
    await pause(random.integer(0, 50));
    await bench.exchange.kill();
    if (random.pick([true, false])) gate.open();
    // Otherwise it executes the request only when the next server repeats it.
    bench.custodian.moments.arrived = () => true;
    return () => gate.open();
  },

  'after the custodian has done it, before the answer': async (model) => {
    const { bench, random } = model;
    const held = holdPutRequests(bench.custodian, 'done');
    await model.requestWithdrawals();
    await held.reached;
    await pause(random.integer(0, 50));
    await bench.exchange.kill();
    held.open();
    return undefined;
  },

  'after the answer, before it is recorded': async (model) => {
    const { bench, random } = model;
    const held = holdPutRequests(bench.custodian, 'done');
    const requested = await model.requestWithdrawals();
    await held.reached;
    const lock = await lockCommits(bench);
    held.open();
    await pause(random.integer(20, 300));
    await bench.exchange.kill();
    // The transaction that was sent before the server died may still be committed.
    if (random.pick([true, false])) await lock.release();
    else {
      await lock.lose();
      for (const one of requested) expect(['queued', 'sending']).toContain((await bench.storedWithdrawal(one)).status);
    }
    return undefined;
  },

  'between sent and confirmed': async (model) => {
    const { bench, random } = model;
    bench.custodian.policy = () => 'sent';
    for (const requested of await model.requestWithdrawals()) await bench.waitForStatus(requested, 'sent');
    if (random.pick([true, false])) model.advanceWithdrawals();
    await pause(random.integer(0, 300));
    await bench.exchange.kill();
    model.advanceWithdrawals();
    return undefined;
  },

  'while the custodian calls back': async (model) => {
    const { bench, random } = model;
    await model.requestWithdrawals();
    await pause(random.integer(50, 200));
    model.advanceWithdrawals();
    const delivered = model.deliverCallbacks();
    await pause(random.integer(0, 60));
    await bench.exchange.kill();
    return () => delivered;
  },
};

const random = seededRandom(printSeed('custody'));
let model: CustodyModel;

beforeAll(async () => {
  model = await CustodyModel.start(random);
});
afterAll(() => model.bench.close(), 60_000);

test.each(Object.entries(STEPS))(
  `killed %s, ${ROUNDS} times: paid once or refunded`,
  async (_name, step) => {
    const { exchange, custodian } = model.bench;
    for (let round = 0; round < ROUNDS; round += 1) {
      custodian.policy = () => random.pick(['accepted', 'sent', 'confirmed', 'refused']);
      const afterwards = await step(model);
      custodian.moments.done = () => undefined;
      await exchange.audit();
      await exchange.restart();
      await afterwards?.();
    }
    await model.settleAndCompare();
  },
  60_000 + ROUNDS * 15_000,
);

test('a server that was suspended while another took over does nothing more when it resumes', async () => {
  const { bench } = model;
  const { exchange, custodian } = bench;
  custodian.policy = () => 'confirmed';
  await exchange.restart({ ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000' });
  const held = holdPutRequests(custodian, 'done');
  const requested = await model.requestWithdrawals();
  await held.reached;
  await exchange.suspend();
  const old = await exchange.releaseServer();
  custodian.moments.done = () => undefined;
  // No other server starts before the lease of the suspended one has expired.
  await eventually(
    () =>
      exchange.restart().then(
        () => 'serves',
        (error: Error) => error.message,
      ),
    (result) => result === 'serves',
  );
  for (const one of requested) await bench.waitForStatus(one, 'confirmed');
  held.open();
  old.signal('SIGCONT');
  expect((await old.exited).code).toBe(1);
  await model.settleAndCompare();
});

test('the custodian paid withdrawals during the test', () => {
  const { payments } = model.bench.custodian;
  process.stderr.write(`custody: ${model.withdrawals.length} withdrawals, ${payments.length} payments\n`);
  expect(payments.length).toBeGreaterThan(ROUNDS);
});

/** Holds PUT requests for withdrawals at this moment. */
function holdPutRequests({ moments }: FakeCustodian, moment: keyof RequestHooks): BlockingGate<string> {
  const gate = new BlockingGate<string>();
  moments[moment] = async (key, method) => {
    if (method === 'PUT') await gate.hold(key);
    return true;
  };
  return gate;
}

/** Blocks all commits of the engine. `release` lets the blocked transaction continue; `lose` rolls it back. */
async function lockCommits({
  exchange,
}: CustodyScenario): Promise<{ release(): Promise<void>; lose(): Promise<void> }> {
  const lock = await exchange.database.transaction();
  await lock.raw('SELECT epoch FROM engine_lease FOR UPDATE');
  const release = async () => void (await lock.rollback());
  const lose = async () => {
    for (const thread of await runningStatements(exchange, 'UPDATE engine_lease'))
      await exchange.database.raw('KILL ?', [thread]);
    await release();
  };
  return { release, lose };
}

/** Keys of the withdrawals that the custodian received. */
function receivedPutKeys({ requests }: FakeCustodian): string[] {
  return requests
    .filter((request) => request.startsWith('PUT'))
    .map((request) => request.slice(request.lastIndexOf('/') + 1));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
