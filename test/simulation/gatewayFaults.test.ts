/** Faults between gateways, their leader and the database, each as a fixed sequence of events. */

import type { CreditDeposit } from '../../src/core/model/commands';
import { encodeEvents, encodeMessage, type LeaderStatus, Subjects } from '../../src/engine/cluster/messages';
import type { SimulatedCluster } from './cluster/simulatedCluster';
import { NATS_PREFIX } from './cluster/simulatedGateway';
import { PlannedFaults } from './database/plannedFaults';
import { finishAndCheck, startWorld } from './runSeeds';
import { SimulatedWorld } from './simulatedWorld';

let world: SimulatedWorld;
let faults: PlannedFaults;
let cluster: SimulatedCluster;
beforeEach(async () => {
  faults = new PlannedFaults();
  world = await SimulatedWorld.create(1, { faults, gateways: 1 });
  cluster = world.cluster as SimulatedCluster;
  await startWorld(world);
});
afterEach(async () => {
  await finishAndCheck(world);
  expect(world.judge.findings).toEqual([]);
});

function gateway() {
  const [only] = cluster.gateways;
  if (only === undefined) throw new Error('there is no gateway');
  return only;
}

const DEPOSIT: CreditDeposit = {
  type: 'credit_deposit',
  idempotencyKeys: [],
  userId: 1,
  asset: 'thb',
  amount: 10n ** 18n,
  reference: 'a case',
};

/** Sends the deposit through the gateway; the answer is in the array when there is one. */
function deposit(reference = DEPOSIT.reference): string[] {
  const answers: string[] = [];
  gateway()
    .send({ ...DEPOSIT, reference })
    .then(
      () => answers.push('done'),
      (error: { outcome: string }) => answers.push(error.outcome),
    );
  return answers;
}

test('a gateway that loads the tables during a commit does not show the commit before it is published', async () => {
  const published = world.reference.sequence;
  // The commit is visible in the tables, and the leader does not know it yet.
  faults.next({ at: 'COMMIT', fate: { fault: 'slow', replyMs: 800 } });
  void world.server?.send(DEPOSIT);
  await world.time.advance(50);
  expect(world.reference.sequence).toBe(published + 1);
  cluster.killGateway(gateway());
  await world.time.advance(500);
  cluster.keepServing();
  await world.time.advance(200);
  expect(world.server?.engine.publishedSequence).toBe(published);
  expect([gateway().engine.leaseHeld, gateway().engine.publishedSequence]).toEqual([false, published]);
  await world.time.advance(500);
  expect([gateway().engine.leaseHeld, gateway().engine.publishedSequence]).toEqual([true, published + 1]);
});

test('a command whose event the gateway does not get in time is unknown', async () => {
  gateway().cutOffFromDatabase(4_000);
  // The batch is too large for a message, so that it has to be read from the table.
  Object.assign(cluster.bus, { messageBytesMax: 900 });
  const answers = deposit();
  await world.time.advance(1_500);
  expect([answers, gateway().engine.leaseHeld]).toEqual([[], false]);
  await world.time.advance(1_000);
  expect(answers).toEqual(['unknown']);
  await world.time.advance(3_000);
  expect(gateway().engine.leaseHeld).toBe(true);
});

/** As if the leader answered the last question of the gateway like this. Returns what the gateway then reports. */
function answerLastQuestion(status: Pick<LeaderStatus, 'sequence' | 'hash'>): string[] {
  const { engine } = gateway();
  const { epoch } = engine.leadership;
  const others = { watermarkMs: 0, hasRoom: true, leaseLeftMs: 500, timeMs: world.wallMs() };
  engine['contact'].receive(engine['contact']['questions'], encodeMessage({ epoch, ...status, ...others }));
  return world.judge.findings.splice(0);
}

test('a leader with another event at the same position makes a gateway load the tables again', () => {
  const { engine } = gateway();
  const sequence = engine.publishedSequence;
  expect(answerLastQuestion({ sequence, hash: 'f'.repeat(64) })).toEqual([
    expect.stringContaining(`event ${sequence} of the leader is another one`),
  ]);
  expect([engine.ready, engine.leaseHeld, engine.publishedSequence]).toEqual([false, false, sequence]);
});

test('a leader that lacks events which a gateway shows makes it load the tables again', async () => {
  const { engine } = gateway();
  const sequence = engine.publishedSequence;
  expect(await deposited()).toBe(sequence + 1);
  // The last question was asked before the gateway had this event, and proves nothing. The next one is asked after it.
  expect(answerLastQuestion({ sequence, hash: null })).toEqual([]);
  await world.time.advance(150);
  expect(answerLastQuestion({ sequence, hash: null })).toEqual([
    expect.stringContaining(`the leader has published only event ${sequence}, and not ${sequence + 1}`),
  ]);
  expect([engine.ready, engine.leaseHeld, engine.publishedSequence]).toEqual([false, false, sequence + 1]);
});

/** Sends the deposit. Returns the event, as soon as the gateway has it. */
async function deposited(): Promise<number> {
  const { engine } = gateway();
  const before = engine.publishedSequence;
  deposit();
  while (engine.publishedSequence === before) await world.time.advance(0.1);
  return engine.publishedSequence;
}

test('a gateway answers 503 while no server says that it is the leader', async () => {
  for (const client of cluster.serverClients) client.disconnect();
  await world.time.advance(500);
  expect(gateway().engine.leaseHeld).toBe(true);
  const received = deposit('while the last proof is young');
  await world.time.advance(5);
  expect(received).toEqual(['not_done']);
  await world.time.advance(600);
  expect(gateway().engine.leaseHeld).toBe(false);
  const refused = deposit('after it has become too old');
  await world.time.advance(5);
  expect(refused).toEqual(['not_current']);
});

test('a gateway that has got events of the next leader does not believe the former one', async () => {
  const { engine } = gateway();
  const { epoch } = engine.leadership;
  const head = { epoch: epoch + 1, watermarkMs: 0 };
  for (const message of encodeEvents([], head, cluster.bus.messageBytesMax))
    cluster.stranger.publish(new Subjects(NATS_PREFIX).events, message);
  // The former leader still answers all questions.
  await world.time.advance(500);
  expect([world.server?.engine.leaseHeld, engine.leaseHeld, engine.leadership.epoch]).toEqual([true, false, epoch]);
  world.server?.kill();
  await world.time.advanceUntil(() => world.keepServing() ?? engine.leaseHeld, 10_000);
  expect([engine.leaseHeld, engine.leadership.epoch]).toEqual([true, epoch + 1]);
});
