/**
 * Streams: the cost of a frame compared with a bare ws loop, the memory of an idle connection, and the latency of
 * frames to ten thousand connections beside order entry.
 */
import { TestExchange } from '../../support/exchange';
import { LOOP_DELAY_ARGUMENTS, loopDelay, type ProcessSnapshot, processSnapshot } from '../../support/loopDelay';
import { type Figure, measureAlternately, median, percentile, ratiosOf } from '../figure';
import { applyHttpLoad } from '../httpLoad';
import type { MeasuredFigures } from '../measuredFigures';
import { processorSeconds, startWorker, type WorkerProcess } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';
import { openSubscribers, type SubscriberCrowd } from '../streamSubscribers';

const SOCKETS = 10_000;
const READERS = 1_000;
const ORDERS_A_ROUND = 600;
const ORDERS_PER_SECOND = 200;
/** With all connections: trades per second, each sent to every subscriber. */
const CROWD_ORDERS = 1_000;
const WARM_UP_ORDERS = 200;
const CROWD_ORDERS_PER_SECOND = 100;
const TRADE_FOLLOWERS = 500;
/** The same fraction of both kinds of connections is sampled, so that each frame counts alike. */
const SAMPLED_OF = 25;
const LAG_MS = 200;
const BLOCK_MS = 10;
/** The monitor measures the time between two checks. */
const LOOK_MS = 10;
const SETTLE_MS = 2_000;
/** The clients of this benchmark do not answer pings. */
const SETTINGS = {
  STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '20000',
  HTTP_CONNECTIONS_PER_ADDRESS_MAX: '20000',
  STREAMS_PING_INTERVAL_MS: '600000',
};

export async function measureStreams(rounds: number): Promise<MeasuredFigures> {
  const floor = startWorker('floors/webSockets.js', ['--expose-gc']);
  const { port: floorPort } = await floor.nextMessage<{ readonly port: number }>();
  const exchange = await TestExchange.start({
    environment: SETTINGS,
    nodeArguments: [...LOOP_DELAY_ARGUMENTS, '--expose-gc'],
  });
  try {
    const orders = await OrderFlow.create(exchange, 16);
    const memory = await measureIdleSocketMemory(exchange, floor, floorPort);
    const cost = await measureFrameCost({ exchange, floor, floorPort, orders, rounds });
    const crowd = await measureLagOfCrowd(exchange, floor, orders);
    await exchange.stop();
    await exchange.audit();
    return { figures: [cost, ...crowd, memory] };
  } finally {
    await exchange.close();
    await floor.end();
  }
}

/** Connections that were opened once before have filled the pools that are kept. */
async function measureIdleSocketMemory(
  exchange: TestExchange,
  floor: WorkerProcess,
  floorPort: number,
): Promise<Figure> {
  const perSocket = async (port: number, look: () => Promise<ProcessSnapshot>): Promise<number> => {
    const before = (await look()).usedMiB;
    const crowd = await openSubscribers(port, '/ws', SOCKETS);
    await pause(SETTLE_MS);
    const kibibytes = (((await look()).usedMiB - before) * 1_024) / SOCKETS;
    crowd.close();
    await pause(SETTLE_MS);
    return kibibytes;
  };
  const ours = await perSocket(exchange.port, () => processSnapshot(exchange));
  const theirs = await perSocket(floorPort, () => floorSnapshot(floor));
  return {
    name: `memory in use by an idle socket, of ${SOCKETS}`,
    ours: `${ours.toFixed(1)} KiB`,
    against: `bare ws ${theirs.toFixed(1)} KiB`,
    ratios: [ours / theirs],
    bar: { kind: 'at most', ratio: 1.3 },
  };
}

interface CostOptions {
  readonly exchange: TestExchange;
  readonly floor: WorkerProcess;
  readonly floorPort: number;
  readonly orders: OrderFlow;
  readonly rounds: number;
}

/** Our cost is the additional cost of the same orders with subscribers. */
async function measureFrameCost({ exchange, floor, floorPort, orders, rounds }: CostOptions): Promise<Figure> {
  const secondsOfOrders = async (): Promise<number> => {
    const before = processorSeconds(exchange.processId);
    await placeOrdersAtRate(exchange, orders, ORDERS_A_ROUND, ORDERS_PER_SECOND);
    return processorSeconds(exchange.processId) - before;
  };
  const ours = async (): Promise<number> => {
    const without = await secondsOfOrders();
    const crowd = await openSubscribers(exchange.port, '/ws/btc_thb@trade', READERS);
    const seconds = await secondsOfOrders();
    const frames = await settledFrameCount(crowd);
    crowd.close();
    await pause(SETTLE_MS);
    return ((seconds - without) * 1e6) / frames;
  };
  const theirs = async (): Promise<number> => {
    const crowd = await openSubscribers(floorPort, '/', READERS);
    const before = processorSeconds(floor.processId);
    await floor.request({ text: FRAME, times: ORDERS_A_ROUND, everyMs: 1_000 / ORDERS_PER_SECOND });
    const frames = await settledFrameCount(crowd);
    const seconds = processorSeconds(floor.processId) - before;
    crowd.close();
    await pause(SETTLE_MS);
    return (seconds * 1e6) / frames;
  };
  const measured = await measureAlternately(rounds, ours, theirs);
  return {
    name: `processor time of a million frames, ${READERS} readers`,
    ours: `${median(measured.ours).toFixed(2)} s`,
    against: `bare ws loop, one shared frame ${median(measured.theirs).toFixed(2)} s`,
    ratios: ratiosOf(measured.ours, measured.theirs),
    bar: { kind: 'at most', ratio: 1.1 },
  };
}

const FRAME = JSON.stringify({
  e: 'trade', E: 1_700_000_000_000, s: 'btc_thb', t: 123_456, p: '1011', q: '0.05', T: 1_700_000_000_000, m: true, M: true,
}); // biome-ignore format: one object

/**
 * All connections follow a ticker with one frame per second that goes to all at once, and some also follow each trade.
 * The event-loop delay of the floor, which is idle meanwhile, shows the part of the machine.
 */
async function measureLagOfCrowd(exchange: TestExchange, floor: WorkerProcess, orders: OrderFlow): Promise<Figure[]> {
  const crowd = await openSubscribers(exchange.port, '/ws/btc_thb@ticker', SOCKETS - TRADE_FOLLOWERS);
  const trades = await openSubscribers(exchange.port, '/ws/btc_thb@trade/btc_thb@ticker', TRADE_FOLLOWERS);
  const sampled = [crowd, trades].map(({ followers }) => followers.filter((_, at) => at % SAMPLED_OF === 0));
  await pause(SETTLE_MS);
  await placeOrdersAtRate(exchange, orders, WARM_UP_ORDERS, CROWD_ORDERS_PER_SECOND);
  for (const follower of sampled.flat()) follower.lags = [];
  await loopDelay(exchange);
  await floorSnapshot(floor);
  const before = crowd.frames() + trades.frames();
  await placeOrdersAtRate(exchange, orders, CROWD_ORDERS, CROWD_ORDERS_PER_SECOND);
  const { maxMs } = await loopDelay(exchange);
  const idle = (await floorSnapshot(floor)).loopDelay;
  const frames = crowd.frames() + trades.frames() - before;
  const [ofCrowd = [], ofTrades = []] = sampled.map((followers) => followers.flatMap(({ lags = [] }) => lags));
  crowd.close();
  trades.close();
  await pause(SETTLE_MS);
  const seconds = CROWD_ORDERS / CROWD_ORDERS_PER_SECOND;
  const beside = `${SOCKETS} sockets, ${CROWD_ORDERS_PER_SECOND} orders/s, ${(frames / seconds / 1_000).toFixed(0)} thousand frames/s`;
  const p99Ms = percentile([...ofCrowd, ...ofTrades], 99);
  const byReaders = `${percentile(ofTrades, 99).toFixed(0)} ms for the ${TRADE_FOLLOWERS} who follow trades`;
  return [
    {
      name: 'stream lag p99, ten thousand sockets beside order entry',
      ours: `${p99Ms.toFixed(0)} ms (${byReaders}; ${beside})`,
      against: `${LAG_MS} ms`,
      ratios: [p99Ms / LAG_MS],
      bar: { kind: 'at most', ratio: 1 },
    },
    {
      name: 'longest block of the event loop meanwhile',
      ours: `${(maxMs - LOOK_MS).toFixed(1)} ms`,
      against: `${BLOCK_MS} ms (of a process that does nothing: ${(idle.maxMs - LOOK_MS).toFixed(1)} ms)`,
      ratios: [(maxMs - LOOK_MS) / BLOCK_MS],
      bar: { kind: 'at most', ratio: 1 },
    },
  ];
}

function floorSnapshot(floor: WorkerProcess): Promise<ProcessSnapshot> {
  return floor.request({});
}

async function placeOrdersAtRate(
  exchange: TestExchange,
  orders: OrderFlow,
  count: number,
  rate: number,
): Promise<void> {
  await applyHttpLoad({
    url: exchange.baseUrl,
    processId: exchange.processId,
    connections: 16,
    requests: orders.nextRequests(count),
    rate,
  });
}

/** Number of frames when no more arrive. */
async function settledFrameCount(crowd: SubscriberCrowd): Promise<number> {
  for (let frames = crowd.frames(); ; ) {
    await pause(300);
    if (crowd.frames() === frames) return frames;
    frames = crowd.frames();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
