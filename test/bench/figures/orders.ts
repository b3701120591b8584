/**
 * Durable signed orders over HTTP (authentication, contract, match, journal, commit), compared with bare node:http and
 * bare express answering a JSON POST without a database; and their latency under load, compared with that of express at
 * the same rate and a commit of one row.
 */

import { TestExchange } from '../../support/exchange';
import { databaseProcessId } from '../../support/testDatabase';
import { measureCommitLatency } from '../commitLatency';
import { type Figure, measureAlternately, median, percentile, ratiosOf } from '../figure';
import { applyHttpLoad, type HttpLoadResult } from '../httpLoad';
import type { LatencyPoint, MeasuredFigures } from '../measuredFigures';
import { type FloorProcess, startFloor } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';
import { measureBinanceOrders } from './binanceOrders';

const CONNECTIONS = 64;
/** Relative to node:http answering a POST: CPU time of the server, of server and database, and throughput. */
const SERVER_RATIO_MAX = 3.5;
const TOGETHER_RATIO_MAX = 7;
const THROUGHPUT_RATIO_MIN = 0.22;
const ORDERS_A_ROUND = 12_000;
const WARM_UP_ORDERS = 2_000;
/** On a slow machine, what express needs at the same rate, a commit, and this much more. */
const P99_MS = 15;
const ABOVE_EXPRESS_MS = 3;
const LOAD_OF_CAPACITY = 0.7;
const SECONDS_A_POINT = 2;
/** Before each point: otherwise its p99 would only show what became idle during the pause between two points. */
const WARM_UP_SECONDS = 1;
/** Fractions of the capacity, for the picture. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

export async function measureOrders(rounds: number): Promise<MeasuredFigures> {
  const express = await startFloor('express');
  const node = await startFloor('nodeHttp');
  const exchange = await TestExchange.start();
  try {
    const orders = await OrderFlow.create(exchange, CONNECTIONS);
    const capacity = await measureAgainstFloors(exchange, { express, node }, orders, rounds);
    // At once, because its rates are shares of this capacity, which changes with the machine and the book.
    const latency = await measureLatencyUnderLoad(exchange, express, orders, capacity.requestsPerSecond, rounds);
    const binance = await measureBinanceOrders(exchange, orders, rounds);
    // Audits only the tables: the running server would have to do it within the deadline of a request.
    await exchange.stop();
    await exchange.audit();
    return { figures: [...capacity.figures, latency.figure, ...binance], points: latency.points };
  } finally {
    await exchange.close();
    await express.end();
    await node.end();
  }
}

type FloorResults<Value> = Record<'express' | 'node', Value>;

async function measureAgainstFloors(
  exchange: TestExchange,
  { express, node }: FloorResults<FloorProcess>,
  orders: OrderFlow,
  rounds: number,
) {
  const load = (url: string, processId: number, database?: number) =>
    applyHttpLoad({
      url,
      processId,
      databaseProcessId: database,
      connections: CONNECTIONS,
      requests: orders.nextRequests(WARM_UP_ORDERS + ORDERS_A_ROUND),
      warmUp: WARM_UP_ORDERS,
    });
  const ours = () => load(exchange.baseUrl, exchange.processId, databaseProcessId());
  const theirs = async () => ({
    express: await load(express.url, express.processId),
    node: await load(node.url, node.processId),
  });
  await theirs();
  await ours();
  const measured = await measureAlternately(rounds, ours, theirs);
  const floors = {
    express: measured.theirs.map((round) => round.express),
    node: measured.theirs.map((round) => round.node),
  };
  return {
    figures: figuresOf(measured.ours, floors),
    requestsPerSecond: median(measured.ours.map(({ requestsPerSecond }) => requestsPerSecond)),
  };
}

function figuresOf(
  ours: readonly HttpLoadResult[],
  { express, node }: FloorResults<readonly HttpLoadResult[]>,
): Figure[] {
  const throughput = (results: readonly HttpLoadResult[]) => results.map(({ requestsPerSecond }) => requestsPerSecond);
  const server = (results: readonly HttpLoadResult[]) => results.map(({ serverMicroseconds }) => serverMicroseconds);
  const database = ours.map(({ databaseMicroseconds }) => databaseMicroseconds);
  const together = ours.map((round) => round.serverMicroseconds + round.databaseMicroseconds);
  const generator = median([...ours, ...express, ...node].map(({ generatorMicroseconds }) => generatorMicroseconds));
  const floors = `bare node:http POST ${median(server(node)).toFixed(0)} us (express: ${median(server(express)).toFixed(0)} us)`;
  const togetherFigure: Figure = {
    name: 'order entry, processor time of server and database',
    ours: `${median(together).toFixed(0)} us an order (database: ${median(database).toFixed(0)} us)`,
    against: floors,
    ratios: ratiosOf(together, server(node)),
    bar: { kind: 'at most', ratio: TOGETHER_RATIO_MAX },
  };
  return [
    {
      name: 'order entry, processor time of the server',
      ours: `${median(server(ours)).toFixed(0)} us an order`,
      against: floors,
      ratios: ratiosOf(server(ours), server(node)),
      bar: { kind: 'at most', ratio: SERVER_RATIO_MAX },
    },
    ...(databaseProcessId() === undefined ? [] : [togetherFigure]),
    {
      name: `order entry, throughput over ${CONNECTIONS} connections`,
      ours: `${median(throughput(ours)).toFixed(0)}/s (load generator: ${generator.toFixed(0)} us each)`,
      against: `bare node:http POST ${median(throughput(node)).toFixed(0)}/s (express: ${median(throughput(express)).toFixed(0)}/s)`,
      ratios: ratiosOf(throughput(ours), throughput(node)),
      bar: { kind: 'at least', ratio: THROUGHPUT_RATIO_MIN },
    },
  ];
}

/**
 * The bar depends on machine and disk: 15 ms, or 3 ms more than the p99 of express at the same rate and a commit of one
 * row together.
 */
async function measureLatencyUnderLoad(
  exchange: TestExchange,
  floor: FloorProcess,
  orders: OrderFlow,
  capacity: number,
  rounds: number,
): Promise<{ figure: Figure; points: LatencyPoint[] }> {
  const at = (share: number, url: string, processId: number) => {
    const rate = capacity * share;
    const warmUp = Math.ceil(rate * WARM_UP_SECONDS);
    const requests = orders.nextRequests(warmUp + Math.ceil(rate * SECONDS_A_POINT));
    return applyHttpLoad({ url, processId, connections: CONNECTIONS, requests, warmUp, rate });
  };
  const oursAt = (share: number) => at(share, exchange.baseUrl, exchange.processId);
  const measured = await measureAlternately(
    rounds,
    () => oursAt(LOAD_OF_CAPACITY),
    async () => ({
      express: (await at(LOAD_OF_CAPACITY, floor.url, floor.processId)).p99Ms,
      commit: percentile(await measureCommitLatency(exchange.schema.ownerUrl), 99),
    }),
  );
  const points: LatencyPoint[] = [];
  for (const share of SHARES) {
    const { p50Ms, p99Ms } = await oursAt(share);
    points.push({ share, requestsPerSecond: capacity * share, p50Ms, p99Ms });
  }
  const ours = measured.ours.map(({ p99Ms }) => p99Ms);
  const commit = median(measured.theirs.map(({ commit: p99Ms }) => p99Ms)).toFixed(1);
  const express = median(measured.theirs.map(({ express: p99Ms }) => p99Ms)).toFixed(1);
  const allowedMs = measured.theirs.map((round) => Math.max(P99_MS, round.express + round.commit + ABOVE_EXPRESS_MS));
  const figure: Figure = {
    name: `order entry at ${LOAD_OF_CAPACITY * 100} % of capacity, p99`,
    ours: `${median(ours).toFixed(1)} ms (p50 ${median(measured.ours.map(({ p50Ms }) => p50Ms)).toFixed(1)} ms)`,
    against: `${P99_MS} ms, or p99 of express at that rate ${express} ms + of a commit of one row ${commit} ms + ${ABOVE_EXPRESS_MS} ms`,
    ratios: ratiosOf(ours, allowedMs),
    bar: { kind: 'at most', ratio: 1 },
  };
  return { figure, points };
}
