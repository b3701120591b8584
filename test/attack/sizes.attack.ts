/** Size limits hold in memory too (promise 41): what is too long, too deep or never ends is refused as declared, and leaves nothing behind. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { TestExchange } from '../support/exchange';
import { residentMiB } from '../support/processUse';
import { answersIn } from '../support/rawHttp';
import { SECONDS, underAttack } from './ground';

const GROWTH_MIB = 50;
const AT_ONCE = 50;
const WARM_UPS = 3;
const WARM_UP_AT_ONCE = 5;
const SAMPLED_EVERY_MS = 100;
const MEGABYTE = 1024 * 1024;
/** One that never ends is given up on by us after so much. */
const ENDLESS_BYTES = 64 * MEGABYTE;

interface Abuse {
  readonly head: string;
  /** Sent again and again until so many bytes are out, or the server hangs up. */
  readonly filling: Buffer;
  readonly bytes: number;
  /** How the server may answer; hanging up without an answer is left to those that it does not wait for. */
  readonly statuses: readonly number[];
}

const POST = (headers: string): string =>
  `POST /api/orders/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
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
  'chunks without end': {
    head: POST('Transfer-Encoding: chunked'),
    filling: chunk,
    bytes: ENDLESS_BYTES,
    statuses: [413],
  },
  'chunk extensions without end': {
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
  'a header without end': {
    head: 'GET /api/configs/ HTTP/1.1\r\nHost: x\r\nX-A: ',
    filling: letters,
    bytes: ENDLESS_BYTES,
    statuses: [431],
  },
  'headers without end': {
    head: 'GET /api/configs/ HTTP/1.1\r\nHost: x\r\n',
    filling: Buffer.from('A: b\r\n'.repeat(10_000)),
    bytes: ENDLESS_BYTES,
    statuses: [431],
  },
  'a URL without end': { head: 'GET /api/', filling: letters, bytes: ENDLESS_BYTES, statuses: [414, 431] },
};

/** The statuses that came back before the server hung up; none when the caller was cut off while it still sent. */
function commit({ head, filling, bytes }: Abuse, port: number): Promise<readonly number[]> {
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
    // A connection that stays open after its answer is ours to end.
    const giveUp = setTimeout(() => socket.destroy(), 3_000);
    socket.once('close', () => {
      clearTimeout(giveUp);
      resolve(answersIn(Buffer.concat(chunks).toString('latin1')).map(({ status }) => status));
    });
  });
}

interface Told {
  readonly wrong: string[];
  readonly heard: Record<string, number>;
}

async function abuse(exchange: TestExchange, atOnce: number, { wrong, heard }: Told): Promise<void> {
  for (const [name, kind] of Object.entries(ABUSES)) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => commit(kind, exchange.port)));
    for (const statuses of answers) {
      if (statuses.length > 0) heard[name] = (heard[name] ?? 0) + 1;
      if (statuses.length > 1 || statuses.some((status) => !kind.statuses.includes(status)))
        wrong.push(`${name}: ${statuses.join(', ')}`);
    }
  }
}

test(
  `what is too large, ${AT_ONCE} at a time: refused as declared, in little memory`,
  () =>
    underAttack({ promise: 41, what: 'sizes' }, async (exchange) => {
      const told: Told = { wrong: [], heard: {} };
      // What the server needs for its first callers it keeps.
      for (let round = 0; round < WARM_UPS; round += 1) await abuse(exchange, WARM_UP_AT_ONCE, told);
      const beforeMiB = residentMiB(exchange.processId);
      let mostMiB = 0;
      const sampling = setInterval(() => {
        mostMiB = Math.max(mostMiB, residentMiB(exchange.processId));
      }, SAMPLED_EVERY_MS);
      const startedMs = performance.now();
      let rounds = 0;
      while (performance.now() - startedMs < SECONDS * 1_000) {
        await abuse(exchange, AT_ONCE, told);
        rounds += 1;
      }
      clearInterval(sampling);
      const growthMiB = mostMiB - beforeMiB;
      return {
        rounds,
        figures: `RSS ${beforeMiB.toFixed(0)} MiB before, ${mostMiB.toFixed(0)} at most; answers heard ${JSON.stringify(told.heard)}; wrong ${JSON.stringify(told.wrong.slice(0, 5))}`,
        demands: {
          'RSS grows by less than 50 MB': growthMiB < GROWTH_MIB,
          'each is refused as declared': told.wrong.length === 0,
          'each kind of refusal reaches somebody': Object.keys(ABUSES).every((name) => (told.heard[name] ?? 0) > 0),
        },
      };
    }),
  3_600_000,
);
