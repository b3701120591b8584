/**
 * An engine with gateways, compared with one process that does everything: processor time of each role per order, what
 * an order of another gateway costs a gateway, and the latency that the way over the message bus adds.
 */
import type { HashedRow } from '../../../src/store/events/eventChain';
import { type Cluster, withCluster } from '../../support/cluster';
import { TestExchange } from '../../support/exchange';
import { type Figure, measureAlternately, median, ratiosOf } from '../figure';
import { applyHttpLoad, type HttpLoadResult } from '../httpLoad';
import { loadBuiltModule } from '../loadBuiltModule';
import type { MeasuredFigures } from '../measuredFigures';
import { processorSeconds } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';
import { measureRound } from '../workers/measure';

const { engineDatabase } = loadBuiltModule<typeof import('../../../src/store/connection/engineConnection')>(
  'src/store/connection/engineConnection',
);
const { readEventsAfter } =
  loadBuiltModule<typeof import('../../../src/store/engine/eventLog')>('src/store/engine/eventLog');
const { recoverExchange } =
  loadBuiltModule<typeof import('../../../src/store/engine/recovery')>('src/store/engine/recovery');
const { FollowedState } = loadBuiltModule<typeof import('../../../src/engine/standby/followedState')>(
  'src/engine/standby/followedState',
);

/** Enough for large batches, as when many gateways keep an engine busy. */
const CONNECTIONS_FULL = 256;
const CONNECTIONS_HALF = 64;
const EVENTS_A_PAGE = 500;
const DATABASE_TIMEOUT_MS = 10_000;
const ORDERS_A_ROUND = 12_000;
const WARM_UP_ORDERS = 2_000;
const SECONDS_AT_HALF = 3;
const ENGINE_RATIO_MAX = 0.6;
const SYSTEM_RATIO_MAX = 1.5;
const FOREIGN_US_MAX = 15;
const ADDED_P50_MS = 2;
const ADDED_P99_MS = 10;

/** Microseconds of processor time per order. */
interface ClusterCost {
  readonly engine: number;
  readonly gateway: number;
  /** A gateway that only follows. */
  readonly follower: number;
  readonly bus: number;
}

export async function measureCluster(rounds: number): Promise<MeasuredFigures> {
  const figures: Figure[] = [];
  const alone = await TestExchange.start();
  try {
    await withCluster({ gateways: 2 }, async (cluster) => {
      figures.push(...(await compareWithOneProcess(alone, cluster, rounds)));
    });
    await alone.stop();
    await alone.audit();
  } finally {
    await alone.close();
  }
  return { figures };
}

async function compareWithOneProcess(alone: TestExchange, cluster: Cluster, rounds: number): Promise<Figure[]> {
  const [gateway] = cluster.gateways;
  if (gateway === undefined) throw new Error('the cluster has gateways');
  const ordersAlone = await OrderFlow.create(alone, CONNECTIONS_FULL);
  const orders = await OrderFlow.create(gateway, CONNECTIONS_FULL);
  await load(alone, ordersAlone.nextRequests(WARM_UP_ORDERS));
  await load(gateway, orders.nextRequests(WARM_UP_ORDERS));
  const measured = await measureAlternately(
    rounds,
    () => costOf(cluster, orders),
    () => load(alone, ordersAlone.nextRequests(ORDERS_A_ROUND)),
  );
  const rate = median(measured.theirs.map(({ requestsPerSecond }) => requestsPerSecond)) / 2;
  const half = (exchange: TestExchange, flow: OrderFlow) =>
    load(exchange, flow.nextRequests(Math.ceil(rate * SECONDS_AT_HALF)), rate);
  const latency = await measureAlternately(
    rounds,
    () => half(gateway, orders),
    () => half(alone, ordersAlone),
  );
  return [
    ...costFigures(measured.ours, measured.theirs),
    await measureApplying(cluster, orders, rounds),
    ...latencyFigures(latency.ours, latency.theirs),
  ];
}

function load(exchange: TestExchange, requests: readonly Buffer[], rate?: number): Promise<HttpLoadResult> {
  const { baseUrl: url, processId } = exchange;
  const connections = rate === undefined ? CONNECTIONS_FULL : CONNECTIONS_HALF;
  return applyHttpLoad({ url, processId, connections, requests, ...(rate !== undefined && { rate }) });
}

async function costOf({ engine, gateways, nats }: Cluster, orders: OrderFlow): Promise<ClusterCost> {
  const [gateway, follower] = gateways as [TestExchange, TestExchange];
  const processes = [engine.processId, gateway.processId, follower.processId, nats.processId];
  const requests = orders.nextRequests(ORDERS_A_ROUND);
  const before = processes.map(processorSeconds);
  await load(gateway, requests);
  const [ofEngine = 0, ofGateway = 0, ofFollower = 0, ofBus = 0] = processes.map(
    (process, index) => ((processorSeconds(process) - (before[index] ?? 0)) * 1e6) / ORDERS_A_ROUND,
  );
  return { engine: ofEngine, gateway: ofGateway, follower: ofFollower, bus: ofBus };
}

/**
 * What each event costs a copy of the exchange: its hash is verified, it is decoded, and book, balances, klines and
 * tickers are changed. The rest of the cost of an order of another gateway belongs to messages, which have many events.
 */
async function measureApplying({ engine, gateways }: Cluster, orders: OrderFlow, rounds: number): Promise<Figure> {
  const connection = await engineDatabase(engine.database).connect(DATABASE_TIMEOUT_MS);
  const microseconds: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const state = FollowedState.from(await recoverExchange(connection));
      await load(gateways[0] as TestExchange, orders.nextRequests(ORDERS_A_ROUND));
      const rows: HashedRow[] = [];
      for (let count = 1; count > 0; ) {
        const page = await readEventsAfter(connection, state.position.sequence + rows.length, EVENTS_A_PAGE);
        rows.push(...page.map((row) => ({ ...row, sequence: Number(row.sequence) })));
        count = page.length;
      }
      microseconds.push(measureRound(rows.length, () => void state.apply(rows)).processorMicroseconds);
    }
  } finally {
    connection.close();
  }
  return {
    name: 'cluster: processor time of applying an event of the log',
    ours: `${median(microseconds).toFixed(1)} us`,
    against: `${FOREIGN_US_MAX} us`,
    ratios: microseconds.map((value) => value / FOREIGN_US_MAX),
    bar: { kind: 'at most', ratio: 1 },
  };
}

function costFigures(ours: readonly ClusterCost[], theirs: readonly HttpLoadResult[]): Figure[] {
  const alone = theirs.map(({ serverMicroseconds }) => serverMicroseconds);
  const against = `one process ${median(alone).toFixed(0)} us`;
  const engine = ours.map((cost) => cost.engine);
  const system = ours.map((cost) => cost.engine + cost.gateway + cost.bus);
  const follower = ours.map((cost) => cost.follower);
  const of = (part: keyof ClusterCost) => median(ours.map((cost) => cost[part])).toFixed(0);
  return [
    {
      name: 'cluster: processor time of the engine, an order',
      ours: `${of('engine')} us (at most ${(1e6 / median(engine)).toFixed(0)} orders/s with enough gateways)`,
      against,
      ratios: ratiosOf(engine, alone),
      bar: { kind: 'at most', ratio: ENGINE_RATIO_MAX },
    },
    {
      name: 'cluster: processor time of engine, gateway and message bus, an order',
      ours: `${median(system).toFixed(0)} us (gateway ${of('gateway')}, message bus ${of('bus')})`,
      against,
      ratios: ratiosOf(system, alone),
      bar: { kind: 'at most', ratio: SYSTEM_RATIO_MAX },
    },
    {
      name: 'cluster: processor time of a gateway for an order of another one',
      ours: `${of('follower')} us`,
      against: `${FOREIGN_US_MAX} us`,
      ratios: follower.map((value) => value / FOREIGN_US_MAX),
      bar: { kind: 'at most', ratio: 1 },
    },
  ];
}

function latencyFigures(ours: readonly HttpLoadResult[], theirs: readonly HttpLoadResult[]): Figure[] {
  const figure = (name: string, read: (result: HttpLoadResult) => number, barMs: number): Figure => ({
    name: `cluster: latency added at half load, ${name}`,
    ours: `${median(ours.map(read)).toFixed(1)} ms`,
    against: `one process ${median(theirs.map(read)).toFixed(1)} ms, and ${barMs} ms more`,
    ratios: ours.map((result, round) => (read(result) - read(theirs[round] as HttpLoadResult)) / barMs),
    bar: { kind: 'at most', ratio: 1 },
  });
  return [figure('p50', ({ p50Ms }) => p50Ms, ADDED_P50_MS), figure('p99', ({ p99Ms }) => p99Ms, ADDED_P99_MS)];
}
