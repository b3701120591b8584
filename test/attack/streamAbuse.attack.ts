/**
 * Abuse of stream connections is bounded (promise 48), at scale. `test/streams/clientLimits.test.ts` tests each limit by
 * itself.
 */
import { WebSocket } from 'ws';
import { clientFrame, closeCode, handshakeText, parseHttpAnswer, rawSocket, rawWebSocket } from '../streams/rawSocket';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { openFiles, residentMiB } from '../support/processResources';
import { runAttack } from './runAttack';
import { formatPercentiles, latencyPercentiles } from './traffic/run';

const CONNECTIONS = 2_000;
const SUBSCRIBES_EACH = 5;
const STORMS = 50;
const STORM = 1_000;
const DEAD = 100;
const GIANTS = 50;
const PING_INTERVAL_MS = 2_000;
/** Tolerance for the machine's delays, and for the distribution of pings over the interval. */
const GRACE_MS = 1_000;
const GROWTH_MIB = 150;
const CONNECTIONS_MAX = CONNECTIONS + STORMS + DEAD + GIANTS;
/** Klines are read from the database when somebody subscribes. Idle connections of its pool close after half a minute. */
const POOL = 4;
const ENVIRONMENT = {
  DATABASE_CONNECTIONS_MAX: String(POOL),
  STREAMS_CONNECTIONS_PER_ADDRESS_MAX: String(CONNECTIONS_MAX),
  HTTP_CONNECTIONS_PER_ADDRESS_MAX: '10000',
  STREAMS_PING_INTERVAL_MS: String(PING_INTERVAL_MS),
};
const STREAMS = ['btc_thb@kline_1m', 'eth_thb@trade', 'usdt_thb@depth', 'unheardof@stream', '!ticker@arr'];

function openSocket(exchange: TestExchange): Promise<WebSocket> {
  const socket = new WebSocket(`${exchange.baseUrl.replace('http', 'ws')}/ws`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket)).once('error', reject);
  });
}

async function openSockets(exchange: TestExchange, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, () => openSocket(exchange)))),
    );
  return sockets;
}

/**
 * Subscribes to one stream after the other. Returns the duration of each subscription, and throws if one is refused.
 */
async function timeSubscriptions(socket: WebSocket): Promise<number[]> {
  const times: number[] = [];
  for (let id = 0; id < SUBSCRIBES_EACH; id += 1) {
    const startedMs = performance.now();
    const answered = new Promise<void>((resolve, reject) => {
      socket.on('message', function receive(data) {
        const frame = JSON.parse(data.toString()) as { readonly id?: number; readonly error?: object };
        if (frame.id !== id) return;
        socket.off('message', receive);
        if (frame.error === undefined) resolve();
        else reject(new Error(data.toString()));
      });
      socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    });
    socket.send(JSON.stringify({ method: 'SUBSCRIBE', params: [STREAMS[id]], id }));
    await answered;
    times.push(performance.now() - startedMs);
  }
  return times;
}

/** The close code of a client that subscribes and unsubscribes as fast as it can. */
async function closeCodeAfterSubscribeStorm(exchange: TestExchange): Promise<number | undefined> {
  const raw = await rawWebSocket(exchange.port);
  const pair = ['SUBSCRIBE', 'UNSUBSCRIBE'].map((method) =>
    clientFrame({ payload: JSON.stringify({ method, params: STREAMS, id: 1 }) }),
  );
  raw.write(Buffer.concat(Array.from({ length: STORM / 2 }, () => Buffer.concat(pair))));
  return closeCode(await raw.ended);
}

/** The close code of a client that sends a message of 1 MiB. */
async function closeCodeAfterGiantMessage(exchange: TestExchange): Promise<number | undefined> {
  const raw = await rawWebSocket(exchange.port);
  raw.write(clientFrame({ payload: 'x'.repeat(140), claimedLength: 1_048_576n }));
  return closeCode(await raw.ended);
}

/** How long a client that answers no ping stays connected after the first ping. */
async function silentClientLifetimeMs(exchange: TestExchange): Promise<number> {
  const raw = await rawWebSocket(exchange.port);
  const pinged = new Promise<number>((resolve) => raw.socket.once('data', () => resolve(performance.now())));
  const [pingedMs] = await Promise.all([pinged, raw.ended]);
  return performance.now() - pingedMs;
}

/** The status of one more connection. */
async function statusOfOneMoreConnection(exchange: TestExchange): Promise<number> {
  const raw = rawSocket(exchange.port);
  raw.write(handshakeText('/ws'));
  return parseHttpAnswer(await raw.ended).status;
}

test(`${CONNECTIONS} sockets, ${STORMS} storms, ${GIANTS} giant messages and ${DEAD} silent clients: each limit holds`, () =>
  runAttack({ promise: 48, what: 'abuse of streams', environment: ENVIRONMENT }, async (exchange) => {
    for (const socket of await openSockets(exchange, 100)) socket.terminate();
    await eventually(
      () => openFiles(exchange.processId),
      (files) => files < 100,
    );
    const [filesBefore, beforeMiB] = [openFiles(exchange.processId), residentMiB(exchange.processId)];
    const sockets = await openSockets(exchange, CONNECTIONS);
    const times = (await Promise.all(sockets.map(timeSubscriptions))).flat();
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const many = <T>(count: number, one: () => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: count }, one));
    const dead = many(DEAD, () => silentClientLifetimeMs(exchange));
    const [storms, giants] = [
      await many(STORMS, () => closeCodeAfterSubscribeStorm(exchange)),
      await many(GIANTS, () => closeCodeAfterGiantMessage(exchange)),
    ];
    const deadMs = Math.max(...(await dead));
    const stillOpen = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    const mostMiB = residentMiB(exchange.processId);
    // All places are taken, and one more connection is refused. After all have closed, all places are free again.
    const last = await openSockets(exchange, CONNECTIONS_MAX - CONNECTIONS);
    const refused = await statusOfOneMoreConnection(exchange);
    for (const [index, socket] of [...sockets, ...last].entries())
      index % 2 === 0 ? socket.close() : socket.terminate();
    await Promise.all(closed);
    const files = await eventually(
      () => openFiles(exchange.processId),
      (open) => open <= filesBefore + POOL,
    ).catch(() => openFiles(exchange.processId));
    const again = await openSockets(exchange, CONNECTIONS_MAX);
    const refusedAgain = await statusOfOneMoreConnection(exchange);
    for (const socket of again) socket.terminate();
    return {
      rounds: 1,
      figures:
        `subscriptions ${formatPercentiles(latencyPercentiles(times))}; storms closed with ${[...new Set(storms)].join()}, ` +
        `giant messages with ${[...new Set(giants)].join()}; ` +
        `silent clients closed ${Math.round(deadMs)} ms after the first ping; ` +
        `${filesBefore} files before, ${files} after; ` +
        `RSS ${beforeMiB.toFixed(0)} MiB before, ${mostMiB.toFixed(0)} with all`,
      requirements: {
        'each subscription is confirmed': times.length === CONNECTIONS * SUBSCRIBES_EACH,
        'a storm is closed with 1008': storms.every((code) => code === 1008),
        'a message of 1 MB is closed with 1009': giants.every((code) => code === 1009),
        'silent clients are closed within two intervals': deadMs < 2 * PING_INTERVAL_MS + GRACE_MS,
        'the other clients stay connected': stillOpen === CONNECTIONS,
        'a connection beyond the limit gets 429': refused === 429,
        'the number of open files returns to its start': files <= filesBefore + POOL,
        'the same number may connect again, and no more': refusedAgain === 429,
        'memory is bounded': mostMiB - beforeMiB < GROWTH_MIB,
      },
    };
  }));
