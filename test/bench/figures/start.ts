/** How a server with a million open orders and accounts starts, what it holds in memory, and what an order costs there against one on empty tables. */
import { TestExchange } from '../../support/exchange';
import { type Figure, inTurns, median, ratiosOf } from '../figure';
import { growTables } from '../growthTables';
import { applyLoad, type LoadResult } from '../load';
import type { Measured } from '../measured';
import { OrderFlow } from '../orderFlow';
import { residentBytes } from '../processes';

const OPEN_ORDERS = Number(process.env['OPEN_ORDERS'] ?? 1_000_000);
const START_MS = 15_000;
const BYTES_AN_ORDER = 400;
const CONNECTIONS = 64;
const ORDERS_A_ROUND = 6_000;

export async function measureStart(rounds: number): Promise<Measured> {
  const [large, empty] = [await TestExchange.start(), await TestExchange.start()];
  try {
    await large.stop();
    await growTables({ url: large.schema.ownerUrl, users: OPEN_ORDERS / 2, nowMs: Date.now() });
    const startedMs = performance.now();
    const started = await large.restart().then(
      () => true,
      () => false,
    );
    const tookMs = performance.now() - startedMs;
    if (!started) return { figures: [startFigure(tookMs, 'given up after ')] };
    const bytes = (residentBytes(large.processId) - residentBytes(empty.processId)) / OPEN_ORDERS;
    return { figures: [startFigure(tookMs, ''), memoryFigure(bytes), await growthFigure(large, empty, rounds)] };
  } finally {
    await large.close();
    await empty.close();
  }
}

function startFigure(tookMs: number, how: string): Figure {
  return {
    name: `start with ${OPEN_ORDERS} open orders and accounts, audit included`,
    ours: `${how}${(tookMs / 1_000).toFixed(1)} s`,
    against: `${START_MS / 1_000} s`,
    ratios: [tookMs / START_MS],
    bar: { kind: 'at most', ratio: 1 },
  };
}

function memoryFigure(bytes: number): Figure {
  return {
    name: 'memory of an open order with its account, after the start',
    ours: `${bytes.toFixed(0)} bytes`,
    against: `${BYTES_AN_ORDER} bytes`,
    ratios: [bytes / BYTES_AN_ORDER],
    bar: { kind: 'at most', ratio: 1 },
  };
}

async function growthFigure(large: TestExchange, empty: TestExchange, rounds: number): Promise<Figure> {
  const [there, here] = [await OrderFlow.create(large, CONNECTIONS), await OrderFlow.create(empty, CONNECTIONS)];
  const load = (exchange: TestExchange, orders: OrderFlow) =>
    applyLoad({ url: exchange.baseUrl, processId: exchange.processId, connections: CONNECTIONS, requests: orders.next(ORDERS_A_ROUND) });
  const ours = () => load(large, there);
  const theirs = () => load(empty, here);
  await theirs();
  await ours();
  const measured = await inTurns(rounds, ours, theirs);
  const server = (results: readonly LoadResult[]) => results.map(({ serverMicroseconds }) => serverMicroseconds);
  return {
    name: `order entry, processor time of the server with ${OPEN_ORDERS} open orders and accounts`,
    ours: `${median(server(measured.ours)).toFixed(0)} us an order`,
    against: `with none ${median(server(measured.theirs)).toFixed(0)} us`,
    ratios: ratiosOf(server(measured.ours), server(measured.theirs)),
    bar: { kind: 'at most', ratio: 1.3 },
  };
}
