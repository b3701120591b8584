/** A client that does not read harms only itself (promise 46): fifty that follow everything and read nothing, and five hundred healthy ones beside them. */
import { WebSocket } from 'ws';
import type { TestExchange } from '../support/exchange';
import { scrape } from '../support/metrics';
import { freePort } from '../support/ports';
import { residentMiB } from '../support/processUse';
import { SECONDS, underAttack } from './ground';
import { described, timesOf } from './traffic/run';
import { Traffic } from './traffic/traffic';

const PAUSED = 50;
const HEALTHY = 500;
const LAG_P99_MS = 250;
const TOO_SLOW = 1013;
const HEARD_WITHIN_MS = 10_000;
/** Each paused one may hold its budget of one MiB, and the market needs some for itself. */
const GROWTH_MIB = PAUSED + 100;
/** Slower machines need longer until the system's own buffers are full. */
const PATIENCE = 6;
const INTERVALS = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h', '1d', '3d', '1w', '1M'];
const BUSIEST = [
  ...INTERVALS.map((interval) => `btc_thb@kline_${interval}`),
  ...['trade', 'aggTrade', 'depth', 'depth@100ms', 'depth20@100ms', 'depth10@100ms', 'depth5@100ms', 'bookTicker'].map(
    (kind) => `btc_thb@${kind}`,
  ),
];
const ENVIRONMENT = {
  // All come from one address.
  STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '1000',
  // Klines as often as others trade, so that the system's buffers, some megabytes a socket, are full sooner.
  STREAMS_KLINE_INTERVAL_MS: '100',
  // Not for their silence: that is another promise (48).
  STREAMS_PING_INTERVAL_MS: '600000',
  // They shall still be there to hear why, when the last of them is told too.
  STREAMS_CLOSE_TIMEOUT_MS: '60000',
};

function open(exchange: TestExchange, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`${exchange.baseUrl.replace('http', 'ws')}${path}`);
  socket.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** How many were told that they are too slow, as the server counts them. */
async function told(metricsPort: number): Promise<number> {
  return (await scrape(metricsPort)).values.get('talad_stream_dropped_sockets_total') ?? 0;
}

/**
 * What each is closed with; 0 when it stays open. One after the other: what waits for all of them would keep this process busy for seconds, and those who
 * are healthy would seem to lag.
 */
async function readOn(paused: readonly WebSocket[]): Promise<number[]> {
  const codes = paused.map((socket) => new Promise<number>((resolve) => socket.once('close', resolve)));
  const heard: number[] = [];
  for (const [index, socket] of paused.entries()) {
    const patience = new Promise<number>((resolve) => setTimeout(resolve, HEARD_WITHIN_MS, 0).unref());
    socket.resume();
    heard.push(await Promise.race([codes[index] ?? 0, patience]));
  }
  return heard;
}

async function openMany(exchange: TestExchange, count: number, path: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, () => open(exchange, path)))),
    );
  return sockets;
}

test(`${PAUSED} sockets that read nothing and ${HEALTHY} that do, for at least ${SECONDS} s`, async () => {
  const metricsPort = await freePort();
  await underAttack(
    { promise: 46, what: 'paused readers', environment: { ...ENVIRONMENT, METRICS_PORT: String(metricsPort) } },
    async (exchange, seed) => {
      const traffic = await Traffic.start(exchange, seed);
      await traffic.run({ kind: 'orders', perSecond: 100, connections: 32, seconds: 2 });
      const lags: number[] = [];
      const healthy = [
        ...(await openMany(exchange, HEALTHY / 10, '/ws/btc_thb@aggTrade')),
        ...(await openMany(exchange, (HEALTHY * 9) / 10, '/ws/btc_thb@miniTicker')),
      ];
      let closedHealthy = 0;
      for (const socket of healthy) {
        socket.on('message', (data) => lags.push(Date.now() - Number(/"E":(\d+)/.exec(data.toString())?.[1])));
        socket.once('close', () => {
          closedHealthy += 1;
        });
      }
      const beforeMiB = residentMiB(exchange.processId);
      const paused = await openMany(exchange, PAUSED, `/stream?streams=${BUSIEST.join('/')}`);
      for (const socket of paused) socket.pause();
      const startedMs = performance.now();
      const passedSeconds = (): number => (performance.now() - startedMs) / 1_000;
      let mostMiB = beforeMiB;
      const sampling = setInterval(() => {
        mostMiB = Math.max(mostMiB, residentMiB(exchange.processId));
      }, 200);
      let toldSeconds: number | undefined;
      let reading: Promise<number[]> | undefined;
      while (passedSeconds() < SECONDS || (toldSeconds === undefined && passedSeconds() < SECONDS * PATIENCE)) {
        await traffic.run({ kind: 'orders', perSecond: 100, connections: 32, seconds: 2 });
        if (toldSeconds !== undefined || (await told(metricsPort)) < PAUSED) continue;
        toldSeconds = passedSeconds();
        reading = readOn(paused);
      }
      clearInterval(sampling);
      traffic.close();
      const heard = await (reading ?? readOn(paused));
      const stayed = HEALTHY - closedHealthy;
      for (const socket of [...healthy, ...paused]) socket.terminate();
      const lag = timesOf(lags);
      return {
        rounds: 1,
        figures: `${passedSeconds().toFixed(0)} s, all paused ones told after ${toldSeconds?.toFixed(0) ?? 'more than that'} s, who were closed with ${[...new Set(heard)].join(', ')}; healthy lag ${described(lag)}; RSS ${beforeMiB.toFixed(0)} MiB before, ${mostMiB.toFixed(0)} at most`,
        demands: {
          'each paused one is closed with 1013': heard.every((code) => code === TOO_SLOW),
          'no healthy one is closed': stayed === HEALTHY,
          'healthy lag p99 below 250 ms': lag.count > 0 && lag.p99Ms < LAG_P99_MS,
          'RSS is bounded': mostMiB - beforeMiB < GROWTH_MIB,
        },
      };
    },
  );
}, 3_600_000);
