/**
 * A stream client that does not read harms only itself (promise 46): fifty clients subscribe to everything and read
 * nothing, beside five hundred that read.
 */
import { WebSocket } from 'ws';
import type { TestExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { residentMiB } from '../support/processResources';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { runAttack, SECONDS } from './runAttack';
import { formatPercentiles, latencyPercentiles } from './traffic/run';
import { Traffic } from './traffic/traffic';

const PAUSED = 50;
const HEALTHY = 500;
const LAG_P99_MS = 250;
const TOO_SLOW = 1013;
const CLOSED_WITHIN_MS = 10_000;
/** Each paused client may use its budget of one MiB; the rest is for the market's own data. */
const GROWTH_MIB = PAUSED + 100;
/** The test fails after this many times its normal duration. Slow machines need longer to fill the system's buffers. */
const PATIENCE = 6;
const INTERVALS = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h', '1d', '3d', '1w', '1M'];
const BUSIEST = [
  ...INTERVALS.map((interval) => `btc_thb@kline_${interval}`),
  ...['trade', 'aggTrade', 'depth', 'depth@100ms', 'depth20@100ms', 'depth10@100ms', 'depth5@100ms', 'bookTicker'].map(
    (kind) => `btc_thb@${kind}`,
  ),
];
const ENVIRONMENT = {
  // All clients have one address.
  STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '1000',
  // Frequent klines fill the system's buffers, some megabytes per socket, sooner.
  STREAMS_KLINE_INTERVAL_MS: '100',
  // The clients must not be closed for unanswered pings, which is another promise (48).
  STREAMS_PING_INTERVAL_MS: '600000',
  // Long enough for every client to receive its close code.
  STREAMS_CLOSE_TIMEOUT_MS: '60000',
};

function openSocket(exchange: TestExchange, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`${exchange.baseUrl.replace('http', 'ws')}${path}`);
  socket.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The number of sockets that the server has closed for reading too slowly. */
async function countDropped(metricsPort: number): Promise<number> {
  return (await scrapeMetrics(metricsPort)).values.get('talad_stream_dropped_sockets_total') ?? 0;
}

/**
 * The close code of each client after it resumes reading; 0 if it stays open. One after the other, because the pending
 * data of all of them would keep this process busy for seconds, and the other clients would seem to lag.
 */
async function closeCodes(paused: readonly WebSocket[]): Promise<number[]> {
  const codes = paused.map((socket) => new Promise<number>((resolve) => socket.once('close', resolve)));
  const received: number[] = [];
  for (const [index, socket] of paused.entries()) {
    const patience = new Promise<number>((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS, 0).unref());
    socket.resume();
    received.push(await Promise.race([codes[index] ?? 0, patience]));
  }
  return received;
}

async function openSockets(exchange: TestExchange, count: number, path: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - sockets.length) }, () => openSocket(exchange, path)),
      )),
    );
  return sockets;
}

test(`${PAUSED} sockets that read nothing and ${HEALTHY} that do, for at least ${SECONDS} s`, async () => {
  const metricsPort = await freePort();
  await runAttack(
    { promise: 46, what: 'paused readers', environment: { ...ENVIRONMENT, METRICS_PORT: String(metricsPort) } },
    async (exchange, seed) => {
      const traffic = await Traffic.start(exchange, seed);
      await traffic.run({ kind: 'orders', perSecond: 100, connections: 32, seconds: 2 });
      const lags: number[] = [];
      const healthy = [
        ...(await openSockets(exchange, HEALTHY / 10, '/ws/btc_thb@aggTrade')),
        ...(await openSockets(exchange, (HEALTHY * 9) / 10, '/ws/btc_thb@miniTicker')),
      ];
      let closedHealthy = 0;
      for (const socket of healthy) {
        socket.on('message', (data) => lags.push(Date.now() - Number(/"E":(\d+)/.exec(data.toString())?.[1])));
        socket.once('close', () => {
          closedHealthy += 1;
        });
      }
      const beforeMiB = residentMiB(exchange.processId);
      const paused = await openSockets(exchange, PAUSED, `/stream?streams=${BUSIEST.join('/')}`);
      for (const socket of paused) socket.pause();
      const startedMs = performance.now();
      const passedSeconds = (): number => (performance.now() - startedMs) / 1_000;
      let mostMiB = beforeMiB;
      const sampling = setInterval(() => {
        mostMiB = Math.max(mostMiB, residentMiB(exchange.processId));
      }, 200);
      let droppedSeconds: number | undefined;
      let reading: Promise<number[]> | undefined;
      while (passedSeconds() < SECONDS || (droppedSeconds === undefined && passedSeconds() < SECONDS * PATIENCE)) {
        await traffic.run({ kind: 'orders', perSecond: 100, connections: 32, seconds: 2 });
        if (droppedSeconds !== undefined || (await countDropped(metricsPort)) < PAUSED) continue;
        droppedSeconds = passedSeconds();
        reading = closeCodes(paused);
      }
      clearInterval(sampling);
      traffic.close();
      const received = await (reading ?? closeCodes(paused));
      const stayed = HEALTHY - closedHealthy;
      for (const socket of [...healthy, ...paused]) socket.terminate();
      const lag = latencyPercentiles(lags);
      return {
        rounds: 1,
        figures:
          `${passedSeconds().toFixed(0)} s, ` +
          `all paused clients dropped after ${droppedSeconds?.toFixed(0) ?? 'more than that'} s ` +
          `with codes ${[...new Set(received)].join(', ')}; lag of the other clients ${formatPercentiles(lag)}; ` +
          `RSS ${beforeMiB.toFixed(0)} MiB before, ${mostMiB.toFixed(0)} at most`,
        requirements: {
          'each paused client is closed with 1013': received.every((code) => code === TOO_SLOW),
          'no other client is closed': stayed === HEALTHY,
          'lag p99 of the other clients below 250 ms': lag.count > 0 && lag.p99Ms < LAG_P99_MS,
          'RSS is bounded': mostMiB - beforeMiB < GROWTH_MIB,
        },
      };
    },
  );
}, 3_600_000);
