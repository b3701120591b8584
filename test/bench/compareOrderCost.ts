/**
 * Compares the cost of an order in two situations: the CPU time of the server, and the throughput of database and
 * server together.
 */
import type { TestExchange } from '../support/exchange';
import { type Figure, measureAlternately, median, ratiosOf } from './figure';
import { applyHttpLoad, type HttpLoadResult } from './httpLoad';
import { OrderFlow } from './orderFlow';

export const CONNECTIONS = 64;
const ORDERS_A_ROUND = 6_000;
const COST_MAX = 1.3;
const THROUGHPUT_MIN = 0.77;

export interface OrderLoad {
  readonly exchange: TestExchange;
  readonly orders: OrderFlow;
}

/** Creates the orders of as many traders as there are connections. */
export async function createOrderLoad(exchange: TestExchange, pairs?: readonly string[]): Promise<OrderLoad> {
  return { exchange, orders: await OrderFlow.create(exchange, CONNECTIONS, pairs) };
}

export interface ComparisonWords {
  /** The difference between the two: `with 200 symbols`, and `with three`. */
  readonly words: string;
  readonly lessWords: string;
}

export async function compareOrderCost(
  rounds: number,
  more: OrderLoad,
  less: OrderLoad,
  { words, lessWords }: ComparisonWords,
): Promise<Figure[]> {
  const load =
    ({ exchange: { baseUrl: url, processId }, orders }: OrderLoad) =>
    () =>
      applyHttpLoad({ url, processId, connections: CONNECTIONS, requests: orders.nextRequests(ORDERS_A_ROUND) });
  await load(less)();
  await load(more)();
  const measured = await measureAlternately(rounds, load(more), load(less));
  const figure = (name: string, read: (result: HttpLoadResult) => number, unit: string, bar: Figure['bar']): Figure => {
    const [ours, theirs] = [measured.ours.map(read), measured.theirs.map(read)];
    return {
      name: `order entry ${words}, ${name}`,
      ours: `${median(ours).toFixed(0)} ${unit}`,
      against: `${lessWords} ${median(theirs).toFixed(0)} ${unit}`,
      ratios: ratiosOf(ours, theirs),
      bar,
    };
  };
  return [
    figure('processor time of the server', ({ serverMicroseconds }) => serverMicroseconds, 'us an order', {
      kind: 'at most',
      ratio: COST_MAX,
    }),
    figure('throughput', ({ requestsPerSecond }) => requestsPerSecond, 'a second', {
      kind: 'at least',
      ratio: THROUGHPUT_MIN,
    }),
  ];
}
