/**
 * The parts of a cluster are started in every order (promise 63): database, message bus, two engines and two gateways, each
 * after a random pause, several at once. Whatever comes last, both gateways serve in the end, and no server refuses to
 * serve because of another one. A server that ends by itself is started again, as a service manager does.
 */
import { printSeed, seededRandom } from '../support/randomSeed';
import { printProgress, roundsFromEnvironment } from './chaosEnvironment';
import { SupervisedCluster } from './supervisedCluster';

const ROUNDS = roundsFromEnvironment(3);
const PAUSES_MS = [0, 0, 200, 1_000, 3_000] as const;
/** In each round with this many before it, the last part comes a minute after the others. */
const LONG_PAUSE_ROUNDS = 50;
const LONG_PAUSE_MS = 60_000;
const SIGNALS = ['SIGTERM', 'SIGKILL'] as const;

const random = seededRandom(printSeed('start orders'));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let cluster: SupervisedCluster;

beforeAll(async () => {
  cluster = await SupervisedCluster.create();
  await cluster.nats.stop();
});

afterAll(() => cluster.remove());

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.integer(0, left.length - 1), 1));
}

/** Starts all parts. Returns them in their order, each with the pause before it. */
async function startAll(round: number): Promise<string> {
  const parts = shuffled([
    { name: 'database', start: () => cluster.startDatabase() },
    { name: 'bus', start: () => cluster.nats.restart() },
    ...cluster.servers.map((server) => ({ name: server.name, start: async () => server.start() })),
  ]);
  const started: Promise<void>[] = [];
  const order: string[] = [];
  for (const [index, { name, start }] of parts.entries()) {
    const isLate = round % LONG_PAUSE_ROUNDS === 0 && index === parts.length - 1;
    const pauseMs = isLate ? LONG_PAUSE_MS : random.pick(PAUSES_MS);
    await pause(pauseMs);
    order.push(`${pauseMs} ms ${name}`);
    started.push(start());
  }
  await Promise.all(started);
  return order.join(', ');
}

async function endAll(): Promise<void> {
  const ends = shuffled([
    ...cluster.servers.map((server) => () => server.end(random.pick(SIGNALS))),
    () => cluster.endDatabase(random.pick(SIGNALS)),
    () => cluster.nats.stop(),
  ]);
  if (random.next() < 0.5) for (const end of ends) await end();
  else await Promise.all(ends.map((end) => end()));
}

test(`all parts started in ${ROUNDS} orders: both gateways serve in the end`, async () => {
  let slowestMs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const order = await startAll(round);
    const startedMs = performance.now();
    await cluster.untilServing();
    await Promise.all([0, 1].map((gateway) => cluster.placeOrder(gateway)));
    const tookMs = Math.round(performance.now() - startedMs);
    slowestMs = Math.max(slowestMs, tookMs);
    const restarts = cluster.servers.map(({ name, restarts: count }) => `${name} ${count}`).join(', ');
    printProgress(`start orders: ${round} of ${ROUNDS}: ${order}: served ${tookMs} ms later; restarts: ${restarts}`);
    expect(cluster.refusals()).toEqual([]);
    if (round < ROUNDS) await endAll();
  }
  await cluster.expectNothingLostOrDoubled();
  printProgress(`start orders: slowest ${slowestMs} ms`);
}, 7_200_000);
