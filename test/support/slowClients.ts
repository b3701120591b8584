/** Clients that take their time so that a server has to wait for them: with their headers, with their body, with reading, or with anything at all. */
import { connect } from 'node:net';

export type Slowness = 'silent' | 'headers' | 'body' | 'reading';
export const SLOWNESSES: readonly Slowness[] = ['silent', 'headers', 'body', 'reading'];

const GET = 'GET /api/v3/exchangeInfo HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/orders/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n{';
/** What comes again and again. A reader asks on, so that what it does not take fills all that lies between. */
const DRIPS: Readonly<Partial<Record<Slowness, string>>> = { headers: 'X-A: 1\r\n', body: ' ', reading: `${GET}\r\n`.repeat(10) };
const DRIP_MS = 100;

export interface SlowClient {
  readonly openedAtMs: number;
  /** Resolves to how long it was let to stay. */
  readonly closed: Promise<number>;
  end(): void;
}

/** `from`: the address that it comes from, 127.0.0.1 or another one of this machine. */
export function slowClient(port: number, slowness: Slowness, from = '127.0.0.1'): SlowClient {
  const openedAtMs = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const drip = DRIPS[slowness];
  let dripping: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    if (slowness === 'headers') socket.write(GET);
    if (slowness === 'body') socket.write(POST);
    if (slowness === 'reading') socket.pause();
    else socket.resume();
    if (drip !== undefined) dripping = setInterval(() => socket.write(drip), DRIP_MS);
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - openedAtMs);
    });
  });
  return { openedAtMs, closed, end: () => socket.destroy() };
}
