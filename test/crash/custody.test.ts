/**
 * The server is killed at every step of a withdrawal's way through the custodian. Whenever it dies, the custodian pays each withdrawal at most once,
 * and each ends confirmed and paid, or failed and refunded to the last digit.
 */
import type { FakeCustodian, Moments } from '../support/custodian/fakeCustodian';
import type { CustodyBench } from '../support/custodian/withCustodian';
import { eventually } from '../support/eventually';
import { Gate } from '../support/gate';
import { randomFrom, seedOf } from '../support/seed';
import { threadsRunning } from '../support/statements';
import { CustodyModel } from './custodyModel';

/** Kills at each step; `CUSTODY_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env['CUSTODY_ROUNDS'] ?? '2');

/** Brings withdrawals to the step and kills the server there. What it gives is done while the next server runs. */
type Step = (model: CustodyModel) => Promise<undefined | (() => void | Promise<void>)>;

const STEPS: Readonly<Record<string, Step>> = {
  'before `sending` is committed': async (model) => {
    const { bench, random } = model;
    // One in hand at a time, for as long as it takes: the others stay queued while the custodian is held.
    await bench.exchange.restart({ CUSTODY_WITHDRAWALS_MAX: '1', CUSTODY_TIMEOUT_MS: '30000' });
    const held = hold(bench.custodian, 'done');
    await model.withdraw();
    await held.reached;
    const lock = await lockCommits(bench);
    held.open();
    await pause(random.integer(50, 400));
    await bench.exchange.kill();
    await lock.lose();
    // Nothing was asked for that is not committed.
    for (const one of model.withdrawals)
      if ((await bench.stored(one)).status === 'queued') expect(puts(bench.custodian)).not.toContain(one.key);
    return undefined;
  },

  'after `sending` is committed, before the send': async (model) => {
    const { bench, random } = model;
    await bench.custodian.die();
    for (const asked of await model.withdraw()) await bench.until(asked, 'sending');
    await pause(random.integer(0, 200));
    await bench.exchange.kill();
    await bench.custodian.revive();
    return undefined;
  },

  'during the send': async (model) => {
    const { bench, random } = model;
    const gate = new Gate<string>();
    // What it has heard of a server that died meanwhile it does or does not do.
    const does = random.pick([true, false]);
    bench.custodian.moments.arrived = async (key, method) => {
      if (method !== 'PUT') return true;
      await gate.hold(key);
      return does;
    };
    await model.withdraw();
    await gate.reached;
    await pause(random.integer(0, 50));
    await bench.exchange.kill();
    if (random.pick([true, false])) gate.open();
    // Or it does so only when the next server is asking already.
    bench.custodian.moments.arrived = () => true;
    return () => gate.open();
  },

  'after the custodian has done it, before the answer': async (model) => {
    const { bench, random } = model;
    const held = hold(bench.custodian, 'done');
    await model.withdraw();
    await held.reached;
    await pause(random.integer(0, 50));
    await bench.exchange.kill();
    held.open();
    return undefined;
  },

  'after the answer, before it is recorded': async (model) => {
    const { bench, random } = model;
    const held = hold(bench.custodian, 'done');
    const asked = await model.withdraw();
    await held.reached;
    const lock = await lockCommits(bench);
    held.open();
    await pause(random.integer(20, 300));
    await bench.exchange.kill();
    // What the database was told before the server died may still come to be.
    if (random.pick([true, false])) await lock.release();
    else {
      await lock.lose();
      for (const one of asked) expect(['queued', 'sending']).toContain((await bench.stored(one)).status);
    }
    return undefined;
  },

  'between sent and confirmed': async (model) => {
    const { bench, random } = model;
    bench.custodian.policy = () => 'sent';
    for (const asked of await model.withdraw()) await bench.until(asked, 'sent');
    if (random.pick([true, false])) model.settleSome();
    await pause(random.integer(0, 300));
    await bench.exchange.kill();
    model.settleSome();
    return undefined;
  },

  'while the custodian calls back': async (model) => {
    const { bench, random } = model;
    await model.withdraw();
    await pause(random.integer(50, 200));
    model.settleSome();
    const told = model.tellAll();
    await pause(random.integer(0, 60));
    await bench.exchange.kill();
    return () => told;
  },
};

const random = randomFrom(seedOf('custody'));
let model: CustodyModel;

beforeAll(async () => {
  model = await CustodyModel.start(random);
}, 300_000);
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
    await model.reconcile();
  },
  60_000 + ROUNDS * 15_000,
);

test('a server that stood still while another took its place does nothing more when it wakes', async () => {
  const { bench } = model;
  const { exchange, custodian } = bench;
  custodian.policy = () => 'confirmed';
  await exchange.restart({ ENGINE_LEASE_MS: '1000', ENGINE_COMMIT_TIMEOUT_MS: '400' });
  const held = hold(custodian, 'done');
  const asked = await model.withdraw();
  await held.reached;
  exchange.signal('SIGSTOP');
  const old = await exchange.abandon();
  custodian.moments.done = () => undefined;
  // Until the lease of the one that stands still has run out, no other starts.
  await eventually(
    () =>
      exchange.restart().then(
        () => 'serves',
        (error: Error) => error.message,
      ),
    (came) => came === 'serves',
  );
  for (const one of asked) await bench.until(one, 'confirmed');
  held.open();
  old.signal('SIGCONT');
  expect((await old.exited).code).toBe(1);
  await model.reconcile();
}, 300_000);

test('something happened', () => {
  const { payments } = model.bench.custodian;
  process.stderr.write(`custody: ${model.withdrawals.length} withdrawals, ${payments.length} payments\n`);
  expect(payments.length).toBeGreaterThan(ROUNDS);
});

/** Holds whoever puts a withdrawal at this moment. */
function hold({ moments }: FakeCustodian, moment: keyof Moments): Gate<string> {
  const gate = new Gate<string>();
  moments[moment] = async (key, method) => {
    if (method === 'PUT') await gate.hold(key);
    return true;
  };
  return gate;
}

/** From now on no transaction of the engine commits, until the lock is released; what waits for it then goes on, or is lost. */
async function lockCommits({ exchange }: CustodyBench): Promise<{ release(): Promise<void>; lose(): Promise<void> }> {
  const lock = await exchange.database.transaction();
  await lock.raw('SELECT epoch FROM engine_lease FOR UPDATE');
  const release = async () => void (await lock.rollback());
  const lose = async () => {
    for (const thread of await threadsRunning(exchange, 'UPDATE engine_lease'))
      await exchange.database.raw('KILL ?', [thread]);
    await release();
  };
  return { release, lose };
}

/** The keys under which it was asked to send. */
function puts({ requests }: FakeCustodian): string[] {
  return requests
    .filter((request) => request.startsWith('PUT'))
    .map((request) => request.slice(request.lastIndexOf('/') + 1));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
