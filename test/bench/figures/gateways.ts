/**
 * Several gateways: what they achieve together when each has only a part of a processor, and the latency of frames to
 * sixty thousand connections at six of them.
 */

import { sign } from '../../../src/core/values/signature';
import { type Cluster, withCluster } from '../../support/cluster';
import type { TestExchange } from '../../support/exchange';
import { type Figure, median, percentile } from '../figure';
import { applyHttpLoad, requestBytes } from '../httpLoad';
import type { MeasuredFigures } from '../measuredFigures';
import { preciseProcessorSeconds, startWorker, type WorkerProcess } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';
import { limitProcessor } from '../processorQuota';
import type { CrowdQuestion, CrowdResult } from '../workers/streamCrowd';

/** Part of one processor that each gateway has. */
const QUOTA = 0.1;
const CONNECTIONS = 32;
const ORDERS_A_GATEWAY = 600;
/** In the mixed load, requests that read the user's record, for each order. */
const READS_AN_ORDER = 9;
const MIXED_REQUESTS_A_GATEWAY = 2_000;

/** A gateway that has no time left may fall behind for longer than usual. */
const FULLY_LOADED = { GATEWAY_LAG_MAX_MS: '20000' };

const GATEWAYS = 6;
const SOCKETS_A_GATEWAY = 10_000;
const SAMPLED_OF = 25;
const SECONDS = 20;
const ORDERS_PER_SECOND = 100;
const SETTLE_MS = 3_000;
const SETTINGS = {
  STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '20000',
  HTTP_CONNECTIONS_PER_ADDRESS_MAX: '20000',
  STREAMS_PING_INTERVAL_MS: '600000',
};

export async function measureGateways(rounds: number): Promise<MeasuredFigures> {
  const figures: Figure[] = [];
  await withCluster({ gateways: 4, environment: FULLY_LOADED }, async (cluster) => {
    figures.push(...(await measureUnderQuota(cluster, rounds)));
  });
  await withCluster({ gateways: GATEWAYS, environment: SETTINGS }, async (cluster) => {
    figures.push(...(await measureSockets(cluster)));
  });
  return { figures };
}

interface LoadedGateway {
  readonly gateway: TestExchange;
  readonly orders: OrderFlow;
  /** Signed, and answered from memory. */
  readonly read: Buffer;
}

async function measureUnderQuota({ gateways }: Cluster, rounds: number): Promise<Figure[]> {
  const loaded: LoadedGateway[] = [];
  for (const gateway of gateways) {
    const { apiKey, apiSecret } = await gateway.createUser();
    const headers = { authorization: `TDAX-API ${apiKey}`, signature: sign(apiSecret, '') };
    const read = requestBytes({ method: 'GET', path: '/api/users/me', headers });
    loaded.push({ gateway, orders: await OrderFlow.create(gateway, CONNECTIONS), read });
  }
  const quotas = gateways.map(({ processId }) => limitProcessor(processId, QUOTA));
  try {
    const orders = ({ orders: flow }: LoadedGateway) => flow.nextRequests(ORDERS_A_GATEWAY);
    const mixed = ({ orders: flow, read }: LoadedGateway) => {
      const all = flow.nextRequests(MIXED_REQUESTS_A_GATEWAY / (READS_AN_ORDER + 1));
      return all.flatMap((order) => [order, ...Array.from({ length: READS_AN_ORDER }, () => read)]);
    };
    return [
      ...(await throughputFigures(loaded, rounds, orders, 'orders')),
      ...(await throughputFigures(loaded, rounds, mixed, `an order and ${READS_AN_ORDER} signed reads`)),
    ];
  } finally {
    for (const quota of quotas) quota.remove();
  }
}

async function throughputFigures(
  gateways: readonly LoadedGateway[],
  rounds: number,
  requestsOf: (gateway: LoadedGateway) => readonly Buffer[],
  what: string,
): Promise<Figure[]> {
  const rates: Record<1 | 2 | 4, number[]> = { 1: [], 2: [], 4: [] };
  await rateOf(gateways, requestsOf);
  for (let round = 0; round < rounds; round += 1)
    for (const count of [1, 2, 4] as const) rates[count].push(await rateOf(gateways.slice(0, count), requestsOf));
  const figure = (count: 2 | 4, ratio: number): Figure => ({
    name: `gateways with ${QUOTA} of a processor each: requests/s of ${count}, ${what}`,
    ours: `${median(rates[count]).toFixed(0)} a second`,
    against: `one gateway ${median(rates[1]).toFixed(0)} a second`,
    ratios: rates[count].map((rate, round) => rate / (rates[1][round] ?? Number.NaN)),
    bar: { kind: 'at least', ratio },
  });
  return [figure(2, 1.8), figure(4, 3.2)];
}

/** Requests per second of all gateways together. */
async function rateOf(
  gateways: readonly LoadedGateway[],
  requestsOf: (gateway: LoadedGateway) => readonly Buffer[],
): Promise<number> {
  const loads = gateways.map((each) => ({ ...each, requests: requestsOf(each) }));
  const results = await Promise.all(
    loads.map(({ gateway: { baseUrl: url, processId }, requests }) =>
      applyHttpLoad({ url, processId, connections: CONNECTIONS, requests }),
    ),
  );
  return results.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
}

interface SocketLoad {
  readonly lags: readonly number[];
  readonly frames: number;
  readonly engineSeconds: number;
}

async function measureSockets({ engine, gateways }: Cluster): Promise<Figure[]> {
  const [first] = gateways as [TestExchange];
  const orders = await OrderFlow.create(first, 16);
  const crowds = gateways.map(() => startWorker('workers/streamCrowd.ts'));
  const ask = (crowd: WorkerProcess, question: CrowdQuestion) => crowd.request<CrowdResult>(question);
  const open = (index: number) =>
    ask(crowds[index] as WorkerProcess, {
      kind: 'open',
      port: (gateways[index] as TestExchange).port,
      path: '/ws/btc_thb@ticker',
      count: SOCKETS_A_GATEWAY,
    });
  const measure = async (count: number): Promise<SocketLoad> => {
    const used = crowds.slice(0, count);
    await pause(SETTLE_MS);
    await placeOrders(first, orders);
    await Promise.all(used.map((crowd) => ask(crowd, { kind: 'begin', sampledOf: SAMPLED_OF })));
    const before = preciseProcessorSeconds(engine.processId);
    await placeOrders(first, orders);
    const engineSeconds = preciseProcessorSeconds(engine.processId) - before;
    const results = await Promise.all(used.map((crowd) => ask(crowd, { kind: 'end' })));
    const frames = results.reduce((sum, result) => sum + result.frames, 0);
    return { lags: results.flatMap(({ lags }) => lags), frames, engineSeconds };
  };
  try {
    await open(0);
    const one = await measure(1);
    for (let index = 1; index < GATEWAYS; index += 1) await open(index);
    return socketFigures(await measure(GATEWAYS), one);
  } finally {
    for (const crowd of crowds) await crowd.end();
    await pause(SETTLE_MS);
  }
}

function socketFigures(all: SocketLoad, one: SocketLoad): Figure[] {
  const sockets = GATEWAYS * SOCKETS_A_GATEWAY;
  const p99 = ({ lags }: SocketLoad) => percentile(lags, 99);
  const described = (load: SocketLoad) =>
    `${p99(load).toFixed(0)} ms (${(load.frames / SECONDS / 1_000).toFixed(0)} thousand frames/s)`;
  return [
    {
      name: `stream lag p99, ${sockets} sockets at ${GATEWAYS} gateways, a frame a second each`,
      ours: described(all),
      against: `${SOCKETS_A_GATEWAY} sockets at one ${described(one)}`,
      ratios: [p99(all) / p99(one)],
      bar: { kind: 'at most', ratio: 2 },
    },
    {
      name: `processor time of the engine meanwhile`,
      ours: `${((all.engineSeconds * 1_000) / SECONDS).toFixed(1)} ms a second`,
      against: `${((one.engineSeconds * 1_000) / SECONDS).toFixed(1)} ms a second`,
      ratios: [all.engineSeconds / one.engineSeconds],
      bar: { kind: 'at most', ratio: 1.03 },
    },
  ];
}

async function placeOrders(gateway: TestExchange, orders: OrderFlow): Promise<void> {
  await applyHttpLoad({
    url: gateway.baseUrl,
    processId: gateway.processId,
    connections: 16,
    requests: orders.nextRequests(ORDERS_PER_SECOND * SECONDS),
    rate: ORDERS_PER_SECOND,
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
