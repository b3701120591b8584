/**
 * Compares the cost of an order in two situations: the CPU time of the server, and the throughput of database and
 * server together.
 */
import type { TestExchange } from '../support/exchange';
import { type Figure, inTurns, median, ratiosOf } from './figure';
import { applyLoad, type LoadResult } from './httpLoad';
import { OrderFlow } from './orderFlow';

export const CONNECTIONS = 64;
const ORDERS_A_ROUND = 6_000;
const COST_MAX = 1.3;
const THROUGHPUT_MIN = 0.77;

export interface Place {
  readonly exchange: TestExchange;
  readonly orders: OrderFlow;
}

/** As many traders as connections. */
export async function placeOn(exchange: TestExchange, pairs?: readonly string[]): Promise<Place> {
  return { exchange, orders: await OrderFlow.create(exchange, CONNECTIONS, pairs) };
}

export interface Comparison {
  /** The difference between the two: `with 200 symbols`, and `with three`. */
  readonly words: string;
  readonly lessWords: string;
}

export async function flatFigures(
  rounds: number,
  more: Place,
  less: Place,
  { words, lessWords }: Comparison,
): Promise<Figure[]> {
  const load =
    ({ exchange: { baseUrl: url, processId }, orders }: Place) =>
    () =>
      applyLoad({ url, processId, connections: CONNECTIONS, requests: orders.next(ORDERS_A_ROUND) });
  await load(less)();
  await load(more)();
  const measured = await inTurns(rounds, load(more), load(less));
  const figure = (name: string, read: (result: LoadResult) => number, unit: string, bar: Figure['bar']): Figure => {
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
