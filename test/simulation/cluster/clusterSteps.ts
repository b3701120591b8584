/** What happens to the bus and to the gateways of a world between two steps of its users. */
import { Subjects } from '../../../src/engine/cluster/messages';
import { readLogEnd } from '../../../src/store/engine/eventLog';
import type { MemoryBusClient } from '../../support/memoryBusClient';
import { foreignEvent, randomGarbage } from './garbage';
import type { SimulatedCluster } from './simulatedCluster';
import { NATS_PREFIX } from './simulatedGateway';

interface ClusterStep {
  /** Of a thousand. */
  readonly share: number;
  readonly name: string;
  readonly take: (cluster: SimulatedCluster) => void;
}

/** How often a client that has lost its connection tries again. */
const RECONNECT_MS = 250;
/** When a client notices that the server does not answer. */
const NOTICED_MS = { min: 2_000, max: 3_000 } as const;

const STEPS: readonly ClusterStep[] = [
  { share: 30, name: 'inspect a gateway', take: ({ anyGateway }) => anyGateway?.inspect() },
  { share: 20, name: 'read tables through a gateway', take: readTables },
  { share: 8, name: 'disconnect a server from the bus', take: (cluster) => disconnect(cluster, anyServer(cluster)) },
  { share: 8, name: 'disconnect a gateway', take: (cluster) => disconnect(cluster, cluster.anyGateway?.client) },
  { share: 4, name: 'restart the bus', take: restartBus },
  { share: 8, name: 'partition a server from the bus', take: (cluster) => partition(cluster, anyServer(cluster)) },
  { share: 8, name: 'partition a gateway', take: (cluster) => partition(cluster, cluster.anyGateway?.client) },
  { share: 12, name: 'freeze the bus', take: freezeBus },
  { share: 10, name: 'cut a gateway off from the database', take: cutOffFromDatabase },
  { share: 8, name: 'send garbage', take: sendGarbage },
  { share: 8, name: 'send an event of another log', take: sendForeignEvent },
  { share: 6, name: 'suspend a gateway', take: suspendGateway },
  { share: 6, name: 'kill a gateway', take: killGateway },
];

export function takeClusterStep(cluster: SimulatedCluster): void {
  const { random, trace } = cluster.options;
  cluster.keepServing();
  let choice = random.integer(1, 1_000);
  const step = STEPS.find(({ share }) => (choice -= share) <= 0);
  if (step === undefined) return;
  trace.addLine(step.name);
  trace.count(`step: ${step.name}`);
  step.take(cluster);
}

function anyServer({ serverClients, options: { random } }: SimulatedCluster): MemoryBusClient | undefined {
  return Array.from(serverClients)[random.integer(0, serverClients.size - 1)];
}

/** What a list shows must be published, so that a client finds it in the gateway's other answers, too. */
function readTables({ anyGateway: gateway, options: { judge, time } }: SimulatedCluster): void {
  if (gateway === undefined) return;
  const { engine, links } = gateway;
  const publishedBefore = engine.leaseHeld ? engine.publishedSequence : 0;
  const startedMs = time.nowMs;
  engine
    .whenDurable(links.connect(1_000).then((connection) => readLogEnd(connection).finally(() => connection.close())))
    .then(
      ({ sequence }) => {
        judge.expect(
          sequence <= engine.publishedSequence,
          () => `${gateway.name} lists event ${sequence} before it shows it`,
        );
        judge.expect(
          sequence >= publishedBefore,
          () => `${gateway.name} lists only event ${sequence}, after it showed ${publishedBefore} at ${startedMs}`,
        );
      },
      () => undefined,
    );
}

function disconnect(cluster: SimulatedCluster, client: MemoryBusClient | undefined): void {
  const { random, time } = cluster.options;
  if (client === undefined) return;
  client.disconnect({ isNoticed: random.integer(1, 2) === 1 });
  time.after(random.integer(0, NOTICED_MS.max), () => client.forget());
  reconnectAfter(cluster, client, random.pick([1, 20, 300, 2_500]) * random.next());
}

/** Tries until it succeeds. */
function reconnectAfter(cluster: SimulatedCluster, client: MemoryBusClient, afterMs: number): void {
  cluster.options.time.after(afterMs, () => {
    if (cluster.clients.includes(client) && !client.reconnect()) reconnectAfter(cluster, client, RECONNECT_MS);
  });
}

function restartBus(cluster: SimulatedCluster): void {
  const { random } = cluster.options;
  for (const client of cluster.clients) {
    client.disconnect();
    reconnectAfter(cluster, client, random.integer(RECONNECT_MS, 1_500));
  }
}

/** Longer partitions are noticed by the client, which then has to connect again. */
function partition(cluster: SimulatedCluster, client: MemoryBusClient | undefined): void {
  const { random, time } = cluster.options;
  if (client === undefined) return;
  const forMs = random.pick([50, 500, 2_000, 6_000]) * random.next();
  const noticedMs = random.integer(NOTICED_MS.min, NOTICED_MS.max);
  client.partition();
  time.after(forMs, () => client.heal());
  if (forMs > noticedMs) time.after(noticedMs, () => disconnect(cluster, client));
}

/** The server of the bus does nothing for a time. Some clients do not notice that, or use another server meanwhile. */
function freezeBus(cluster: SimulatedCluster): void {
  const {
    bus,
    clients,
    options: { random, time },
  } = cluster;
  if (bus.frozen) return;
  const forMs = random.pick([50, 500, 2_000, 6_000]) * random.next();
  bus.freeze();
  time.after(forMs, () => bus.thaw());
  for (const client of clients) {
    const noticedMs = random.integer(NOTICED_MS.min, 3 * NOTICED_MS.max);
    if (forMs > noticedMs) time.after(noticedMs, () => disconnect(cluster, client));
  }
}

function sendGarbage({ stranger, leader, options: { random } }: SimulatedCluster): void {
  stranger.publish(...randomGarbage(random, NATS_PREFIX, leader?.engine.epoch ?? 1));
}

/** In few worlds, so that in the others nobody may load the tables again. */
function sendForeignEvent({ stranger, hasForeignEvents, leader }: SimulatedCluster): void {
  if (hasForeignEvents && leader !== undefined)
    stranger.publish(
      new Subjects(NATS_PREFIX).events,
      foreignEvent(leader.engine.epoch, leader.engine.publishedSequence),
    );
}

function cutOffFromDatabase({ anyGateway, options: { random } }: SimulatedCluster): void {
  anyGateway?.cutOffFromDatabase(random.pick([100, 1_000, 4_000]) * random.next());
}

function suspendGateway({ anyGateway: gateway, options: { random, time } }: SimulatedCluster): void {
  gateway?.process.suspend();
  time.after(random.pick([100, 1_000, 8_000]) * random.next(), () => gateway?.process.resume());
}

function killGateway(cluster: SimulatedCluster): void {
  const { anyGateway: gateway } = cluster;
  if (gateway !== undefined) cluster.killGateway(gateway);
}
