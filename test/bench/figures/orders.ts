/**
 * Durable signed orders over HTTP (authentication, contract, match, journal, commit), compared with bare express and
 * bare node:http answering a JSON POST without a database; and their latency under load, compared with a commit of one
 * row.
 */

import { TestExchange } from '../../support/exchange';
import { measureCommitLatency } from '../commitLatency';
import { type Figure, measureAlternately, median, percentile, ratiosOf } from '../figure';
import { applyHttpLoad, type HttpLoadResult } from '../httpLoad';
import type { LatencyPoint, MeasuredFigures } from '../measuredFigures';
import { type FloorProcess, startFloor } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';
import { measureBinanceOrders } from './binanceOrders';

const CONNECTIONS = 64;
/** CPU time of an order, relative to node:http answering a POST. */
const NODE_RATIO_MAX = 5;
const ORDERS_A_ROUND = 12_000;
const WARM_UP_ORDERS = 2_000;
/** Every order waits for a commit, however slow the disk is. */
const P99_MS = 15;
const COMMITS_A_WAIT = 4;
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
    const binance = await measureBinanceOrders(exchange, orders, rounds);
    const latency = await measureLatencyUnderLoad(exchange, express, orders, capacity.requestsPerSecond, rounds);
    // Audits only the tables: the running server would have to do it within the deadline of a request.
    await exchange.stop();
    await exchange.audit();
    return { figures: [...capacity.figures, ...binance, latency.figure], points: latency.points };
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
  const load = (url: string, processId: number) =>
    applyHttpLoad({
      url,
      processId,
      connections: CONNECTIONS,
      requests: orders.nextRequests(WARM_UP_ORDERS + ORDERS_A_ROUND),
      warmUp: WARM_UP_ORDERS,
    });
  const ours = () => load(exchange.baseUrl, exchange.processId);
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
  const generator = median([...ours, ...express, ...node].map(({ generatorMicroseconds }) => generatorMicroseconds));
  return [
    {
      name: 'order entry, processor time of the server',
      ours: `${median(server(ours)).toFixed(0)} us an order`,
      against: `bare express POST ${median(server(express)).toFixed(0)} us`,
      ratios: ratiosOf(server(ours), server(express)),
      bar: { kind: 'at most', ratio: 1 },
    },
    {
      name: 'order entry, processor time of the server, relative to node alone',
      ours: `${median(server(ours)).toFixed(0)} us an order`,
      against: `bare node:http POST ${median(server(node)).toFixed(0)} us`,
      ratios: ratiosOf(server(ours), server(node)),
      bar: { kind: 'at most', ratio: NODE_RATIO_MAX },
    },
    {
      name: `order entry, throughput over ${CONNECTIONS} connections`,
      ours: `${median(throughput(ours)).toFixed(0)}/s (load generator: ${generator.toFixed(0)} us each)`,
      against: `bare express POST ${median(throughput(express)).toFixed(0)}/s, node ${median(throughput(node)).toFixed(0)}/s`,
      ratios: ratiosOf(throughput(ours), throughput(express)),
      bar: { kind: 'at least', ratio: 1 },
    },
  ];
}

/**
 * The bar depends on the disk: 15 ms, or four commits of one row. The latency of express at the same rate shows the
 * part of the machine.
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
  const commits = measured.theirs.map(({ commit }) => commit);
  const express = median(measured.theirs.map(({ express: p99Ms }) => p99Ms)).toFixed(1);
  const figure: Figure = {
    name: `order entry at ${LOAD_OF_CAPACITY * 100} % of capacity, p99`,
    ours: `${median(ours).toFixed(1)} ms (p50 ${median(measured.ours.map(({ p50Ms }) => p50Ms)).toFixed(1)} ms)`,
    against: `${P99_MS} ms, or ${COMMITS_A_WAIT} x commit of one row p99 ${median(commits).toFixed(1)} ms (express at that rate: ${express} ms)`,
    ratios: ours.map((value, round) => value / Math.max(P99_MS, COMMITS_A_WAIT * (commits[round] ?? 0))),
    bar: { kind: 'at most', ratio: 1 },
  };
  return { figure, points };
}
