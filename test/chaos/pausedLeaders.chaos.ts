/**
 * The leader of a cluster ends or stands still while clients place orders at both gateways (promises 58 and 63): the other
 * engine takes over, or the leader goes on if nobody did. The former leader ends or stands by, the gateways accept the next
 * one, and every accepted order is stored once. Then each part is restarted, one after the other.
 */
import { eventually } from '../support/eventually';
import { printProgress } from './chaosEnvironment';
import { type ClusterServer, SupervisedCluster } from './supervisedCluster';

const CLIENTS = 6;
const ORDERS_BETWEEN = 50;
/** In milliseconds; the lease is valid for 3.5 s. */
const PAUSES_MS = [500, 800, 1_000, 1_500, 3_000, 3_500, 5_000, 10_000, 30_000] as const;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let cluster: SupervisedCluster;
let isOver = false;
let load: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  cluster = await SupervisedCluster.create();
  await cluster.startDatabase();
  for (const server of cluster.servers) server.start();
  await cluster.untilServing();
  await cluster.untilFollowed();
  load = Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = client; !isOver; turn += 1) await cluster.placeOrder(turn);
    }),
  );
});

afterAll(async () => {
  isOver = true;
  await load;
  await cluster.remove();
});

async function untilMoreOrders(): Promise<void> {
  const wanted = cluster.acknowledged.length + ORDERS_BETWEEN;
  await eventually(
    () => cluster.acknowledged.length,
    (count) => count >= wanted,
  );
}

/** Does this to the leader, and waits until there is a leader and a standby again. */
async function disturb(what: string, disturbance: (leader: ClusterServer) => Promise<void>): Promise<void> {
  const leader = await cluster.untilFollowed();
  await untilMoreOrders();
  const [before, restartsBefore, startedMs] = [cluster.acknowledged.length, leader.restarts, performance.now()];
  await disturbance(leader);
  const [during, endedMs] = [cluster.acknowledged.length, performance.now()];
  await untilMoreOrders();
  await cluster.untilServing();
  const next = await cluster.untilFollowed();
  printProgress(
    `paused leaders: ${what}: ${during - before} orders within ${Math.round(endedMs - startedMs)} ms, the next ` +
      `${ORDERS_BETWEEN} ${Math.round(performance.now() - endedMs)} ms later; ` +
      `${next === leader ? 'it leads on' : `${next.name} leads, the former leader ${leader.restarts > restartsBefore ? 'has ended and was started again' : 'stands by'}`}`,
  );
  expect(cluster.refusals()).toEqual([]);
}

test.each(['SIGTERM', 'SIGKILL'] as const)('the leader gets %s', (signal) =>
  disturb(signal, (leader) => leader.endOnce(signal)),
);

test.each(PAUSES_MS)('the leader stands still for %i ms', (pauseMs) =>
  disturb(`${pauseMs} ms`, async (leader) => {
    await leader.suspend();
    await pause(pauseMs);
    leader.resume();
  }),
);

test('every part is restarted', async () => {
  for (const server of cluster.servers) await disturb(`restart of ${server.name}`, () => server.endOnce('SIGTERM'));
  await disturb('restart of the bus', async () => {
    await cluster.nats.stop();
    await cluster.nats.restart();
  });
  await disturb('restart of the database', async () => {
    await cluster.endDatabase('SIGTERM');
    await cluster.startDatabase();
  });
}, 600_000);

test('in the end every accepted order is stored once, and no other one', async () => {
  isOver = true;
  await load;
  await cluster.expectNothingLostOrDoubled();
  printProgress(`paused leaders: ${cluster.acknowledged.length} acknowledged, 0 lost, 0 doubled`);
});
