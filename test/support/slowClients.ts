/** Clients that make a server wait: for the first byte, the headers, the body, reading, or the next request. */
import { connect } from 'node:net';

export type Slowness = 'silent' | 'headers' | 'body' | 'reading' | 'next';
export const SLOWNESSES: readonly Slowness[] = ['silent', 'headers', 'body', 'reading', 'next'];

const GET = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n';
const POST =
  'POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n{';
/**
 * The largest number of requests at once: more response data than the system buffers for a client that does not read.
 */
const ASKED_AT_ONCE = 16;
/**
 * Data that is sent repeatedly. Empty lines are allowed before a request; a reader that sent nothing would not notice
 * that its connection was closed.
 */
const DRIPS: Readonly<Partial<Record<Slowness, string>>> = {
  headers: 'X-A: 1\r\n',
  body: ' ',
  reading: '\r\n',
  next: '\r\n',
};

export interface SlowClient {
  readonly openedAtMs: number;
  /** Resolves to the time until the server closed the connection. */
  readonly closed: Promise<number>;
  end(): void;
}

export interface SlowClientOptions {
  /** Local address of the connection, 127.0.0.1 or another one of this machine. */
  readonly from?: string;
  readonly dripMs?: number;
}

export function slowClient(
  port: number,
  slowness: Slowness,
  { from = '127.0.0.1', dripMs = 100 }: SlowClientOptions = {},
): SlowClient {
  const openedAtMs = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const drip = DRIPS[slowness];
  let dripping: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    if (slowness === 'headers') socket.write(GET);
    if (slowness === 'body') socket.write(POST);
    if (slowness === 'next') socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: localhost\r\n\r\n');
    if (slowness === 'reading') {
      socket.pause();
      socket.write(`${GET}\r\n`.repeat(ASKED_AT_ONCE));
    } else socket.resume();
    if (drip !== undefined) dripping = setInterval(() => socket.write(drip), dripMs);
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - openedAtMs);
    });
  });
  return { openedAtMs, closed, end: () => socket.destroy() };
}
