/** Faults of the engine that the simulation found once, each as a fixed sequence of events. */
import type { CreditDeposit } from '../../src/core/model/commands';
import { PlannedFaults } from './database/plannedFaults';
import { LIMITS, type SimulatedServer } from './machine/simulatedServer';
import { finishAndCheck, startWorld } from './runSeeds';
import { SimulatedWorld, trackWork } from './simulatedWorld';

let world: SimulatedWorld;
let faults: PlannedFaults;
beforeEach(async () => {
  faults = new PlannedFaults();
  world = await SimulatedWorld.create(1, { faults });
  await startWorld(world);
});
afterEach(async () => {
  await finishAndCheck(world);
  expect(world.judge.findings).toEqual([]);
});

const DEPOSIT: CreditDeposit = {
  type: 'credit_deposit',
  idempotencyKeys: [],
  userId: 1,
  asset: 'thb',
  amount: 10n ** 18n,
  reference: 'a case',
};

/** Sends the deposit. Resolves to the kind of answer and to a function that counts its credits. */
async function deposit(): Promise<{ answer: string; credited: () => number }> {
  let answer = 'none';
  void world.server?.send(DEPOSIT).then(
    () => (answer = 'done'),
    (error: { outcome: string }) => (answer = error.outcome),
  );
  await world.time.advanceUntil(() => answer !== 'none', 60_000);
  const credited = () =>
    Array.from(world.reference.transfers.deposits.values()).filter(({ reference }) => reference === DEPOSIT.reference)
      .length;
  return { answer, credited };
}

/** Suspends the server until another one has taken its lease and has done this. */
async function takeOverFrom(
  first: SimulatedServer | undefined,
  meanwhile: (second: SimulatedServer) => void = () => undefined,
): Promise<void> {
  first?.process.suspend();
  const second = world.startServer({ isStandby: true });
  await world.time.advanceUntil(() => second.state === 'serving', 2 * LIMITS.leaseMs);
  meanwhile(second);
  await world.time.advance(100);
  first?.process.resume();
}

test('a COMMIT that fails leaves nothing that the next transaction could commit', async () => {
  faults.next({ at: 'COMMIT', fate: { fault: 'lock_wait' } });
  const { answer, credited } = await deposit();
  expect([answer, credited()]).toEqual(['not_done', 0]);
});

test('when another server takes over before the outcome is known, the command is not reported as not done', async () => {
  const [first] = world.servers;
  faults.holdsOn = false;
  faults.next({ at: 'COMMIT', fate: { fault: 'cut_after' } }, { at: 'CONNECT', fate: { fault: 'cut_before' } });
  const deposited = deposit();
  await world.time.advance(5);
  await takeOverFrom(first);
  const { answer, credited } = await deposited;
  expect([answer, credited()]).toEqual(['unknown', 1]);
  await world.time.advanceUntil(() => first?.state === 'over', 10_000);
});

test('a batch that arrives late after its failure writes nothing, even if its connection could not be killed', async () => {
  faults.next(
    { at: 'START TRANSACTION', fate: { fault: 'slow', requestMs: 5_000 } },
    { at: 'KILL', fate: { fault: 'cut_before' } },
  );
  const { answer, credited } = await deposit();
  expect(answer).toBe('not_done');
  await world.time.advance(10_000);
  expect(credited()).toBe(0);
});

test('a server stops even while its database does not answer', async () => {
  const [server] = world.servers;
  const deposited = deposit();
  world.crashDatabase(120_000);
  await world.time.advance(1_000);
  server?.stop();
  await world.time.advanceUntil(() => server?.state === 'over', 20_000);
  expect(server?.state).toBe('over');
  expect((await deposited).answer).toBe('not_done');
  await world.time.advance(120_000);
});

test('a server that was suspended during recovery does not continue from the events of another server', async () => {
  const [first] = world.servers;
  faults.next({ at: 'COMMIT', fate: { fault: 'cut_before' } });
  faults.holdsOn = false;
  const deposited = deposit();
  // Until the server has its new epoch and has not loaded the tables yet.
  while (world.leaseRow()['epoch'] === 1) await world.time.advance(0.1);
  await takeOverFrom(first, (second) => void second.send({ ...DEPOSIT, reference: 'of another server' }));
  const { answer, credited } = await deposited;
  expect([answer, credited()]).toEqual(['unknown', 0]);
});

test('what is read from the tables while the outcome of a COMMIT is not known is not shown', async () => {
  const [server] = world.servers;
  faults.next({ at: 'COMMIT', fate: { fault: 'cut_after' } }, { at: 'CONNECT', fate: { fault: 'cut_before' } });
  const deposited = deposit();
  await world.time.advance(20);
  expect([server?.engine.ready, server?.engine.leaseHeld]).toEqual([false, true]);
  const read = () => trackWork(async () => server?.engine.whenDurable(Promise.resolve('rows')));
  const [during] = [read(), await world.time.advance(5)];
  expect(during).toEqual({ over: true });
  expect(await deposited).toMatchObject({ answer: 'done' });
  const [afterwards] = [read(), await world.time.advance(5)];
  expect(afterwards).toEqual({ over: true, value: 'rows' });
});

test('a leader that has lost its lock and cannot reconnect does not believe in its lease when a standby takes it', async () => {
  const [first] = world.servers;
  const second = world.startServer({ isStandby: true });
  await world.time.advance(500);
  faults.holdsOn = false;
  const noConnection = { at: 'CONNECT', fate: { fault: 'cut_before' } } as const;
  faults.next({ at: 'COMMIT', fate: { fault: 'cut_before' } }, ...Array<typeof noConnection>(4).fill(noConnection));
  first?.send(DEPOSIT).catch(() => undefined);
  await world.time.advance(600);
  expect([first?.engine.ready, first?.engine.leaseHeld]).toEqual([false, true]);
  // The simulated world looks after each call that no two servers are leaders.
  expect(await world.time.advanceUntil(() => second.state === 'serving', 1_000)).toBe(true);
  expect(first?.engine.leaseHeld).toBe(false);
});
