/**
 * Size limits also bound memory (promise 41): requests that are too long, nested too deeply or endless are refused with
 * the declared status, and leave nothing in memory.
 */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { TestExchange } from '../support/exchange';
import { residentMiB } from '../support/processResources';
import { parseResponses } from '../support/rawHttp';
import { runAttack, SECONDS } from './runAttack';

const GROWTH_MIB = 50;
const AT_ONCE = 50;
const WARM_UPS = 3;
const WARM_UP_AT_ONCE = 5;
const SAMPLED_EVERY_MS = 100;
const MEGABYTE = 1024 * 1024;
/** After that many bytes the client itself stops sending an endless request. */
const ENDLESS_BYTES = 64 * MEGABYTE;

interface Abuse {
  readonly head: string;
  /** Sent repeatedly. */
  readonly filling: Buffer;
  /** The client stops after that many bytes, or when the server closes the connection. */
  readonly bytes: number;
  /** The statuses that the server may answer with. It may also close the connection without a response. */
  readonly statuses: readonly number[];
}

const POST = (headers: string): string =>
  `POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const spaces = Buffer.alloc(64 * 1024, ' ');
const letters = Buffer.alloc(64 * 1024, 'a');
const bomb = gzipSync(Buffer.alloc(20 * MEGABYTE));
const chunk = Buffer.concat([Buffer.from(`${spaces.length.toString(16)}\r\n`), spaces, Buffer.from('\r\n')]);

const ABUSES: Readonly<Record<string, Abuse>> = {
  'a body of 200 MB': {
    head: POST(`Content-Length: ${200 * MEGABYTE}`),
    filling: spaces,
    bytes: 200 * MEGABYTE,
    statuses: [413],
  },
  'a body of 100 KB': { head: POST('Content-Length: 102400'), filling: spaces, bytes: 102_400, statuses: [413] },
  'endless chunks': {
    head: POST('Transfer-Encoding: chunked'),
    filling: chunk,
    bytes: ENDLESS_BYTES,
    statuses: [413],
  },
  'an endless chunk extension': {
    head: `${POST('Transfer-Encoding: chunked')}1;`,
    filling: letters,
    bytes: ENDLESS_BYTES,
    statuses: [413],
  },
  'a gzip bomb': {
    head: POST(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`),
    filling: bomb,
    bytes: bomb.length,
    statuses: [415],
  },
  'deep nesting': {
    head: POST('Content-Length: 16000'),
    filling: Buffer.alloc(16_000, '['),
    bytes: 16_000,
    statuses: [400],
  },
  'an endless header': {
    head: 'GET /api/configs/ HTTP/1.1\r\nHost: localhost\r\nX-A: ',
    filling: letters,
    bytes: ENDLESS_BYTES,
    statuses: [431],
  },
  'endless headers': {
    head: 'GET /api/configs/ HTTP/1.1\r\nHost: localhost\r\n',
    filling: Buffer.from('A: b\r\n'.repeat(10_000)),
    bytes: ENDLESS_BYTES,
    statuses: [431],
  },
  'an endless URL': { head: 'GET /api/', filling: letters, bytes: ENDLESS_BYTES, statuses: [414, 431] },
};

/**
 * The statuses received before the server closed the connection; empty if it closed while the client was still sending.
 */
function sendAbuse({ head, filling, bytes }: Abuse, port: number): Promise<readonly number[]> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (data) => chunks.push(data));
  socket.on('error', () => undefined);
  socket.write(head);
  let sent = 0;
  const send = (): void => {
    while (sent < bytes && !socket.destroyed) {
      const piece = filling.subarray(0, bytes - sent);
      sent += piece.length;
      if (!socket.write(piece)) break;
    }
  };
  socket.on('drain', send);
  send();
  return new Promise((resolve) => {
    socket.once('end', () => socket.destroy());
    // If the connection stays open after the response, the client closes it.
    const giveUp = setTimeout(() => socket.destroy(), 3_000);
    socket.once('close', () => {
      clearTimeout(giveUp);
      resolve(parseResponses(Buffer.concat(chunks).toString('latin1')).map(({ status }) => status));
    });
  });
}

interface ResponseCheck {
  readonly wrong: string[];
  readonly received: Record<string, number>;
}

async function sendAllAbuses(
  exchange: TestExchange,
  atOnce: number,
  { wrong, received }: ResponseCheck,
): Promise<void> {
  for (const [name, kind] of Object.entries(ABUSES)) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => sendAbuse(kind, exchange.port)));
    for (const statuses of answers) {
      if (statuses.length > 0) received[name] = (received[name] ?? 0) + 1;
      if (statuses.length > 1 || statuses.some((status) => !kind.statuses.includes(status)))
        wrong.push(`${name}: ${statuses.join(', ')}`);
    }
  }
}

test(
  `oversized requests, ${AT_ONCE} at a time, are refused as declared and need little memory`,
  () =>
    runAttack({ promise: 41, what: 'sizes' }, async (exchange) => {
      const responses: ResponseCheck = { wrong: [], received: {} };
      // The first requests allocate memory that the server keeps.
      for (let round = 0; round < WARM_UPS; round += 1) await sendAllAbuses(exchange, WARM_UP_AT_ONCE, responses);
      const beforeMiB = residentMiB(exchange.processId);
      let mostMiB = 0;
      const sampling = setInterval(() => {
        mostMiB = Math.max(mostMiB, residentMiB(exchange.processId));
      }, SAMPLED_EVERY_MS);
      const startedMs = performance.now();
      let rounds = 0;
      while (performance.now() - startedMs < SECONDS * 1_000) {
        await sendAllAbuses(exchange, AT_ONCE, responses);
        rounds += 1;
      }
      clearInterval(sampling);
      const growthMiB = mostMiB - beforeMiB;
      return {
        rounds,
        figures:
          `RSS ${beforeMiB.toFixed(0)} MiB before, ${mostMiB.toFixed(0)} at most; ` +
          `responses received ${JSON.stringify(responses.received)}; ` +
          `wrong ${JSON.stringify(responses.wrong.slice(0, 5))}`,
        requirements: {
          'RSS grows by less than 50 MB': growthMiB < GROWTH_MIB,
          'each is refused as declared': responses.wrong.length === 0,
          'each kind of refusal reaches a client': Object.keys(ABUSES).every(
            (name) => (responses.received[name] ?? 0) > 0,
          ),
        },
      };
    }),
  3_600_000,
);
