/**
 * The door: who may open a socket, and the HTTP answer for who may not. Nothing of `ws` is set up before all of it is checked.
 */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { readAddress, type StreamAddress } from './addresses';

export interface UpgradeRefusal {
  readonly status: 400 | 403 | 404 | 405 | 429 | 503;
  readonly code: 'INVALID_REQUEST' | 'PERMISSION_DENIED' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE';
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Doorway {
  readonly isClosing: boolean;
  readonly connections: number;
  readonly connectionsMax: number;
  readonly connectionsOfAddress: number;
  readonly connectionsPerAddressMax: number;
  /** Empty: all. */
  readonly allowedOrigins: ReadonlySet<string>;
}

const RETRY_AFTER_SECONDS = '1';

/** The address asked for, or the first reason why the door stays shut. */
export function admitUpgrade(request: IncomingMessage, doorway: Doorway): StreamAddress | UpgradeRefusal {
  const address = readAddress(request.url ?? '');
  if ('status' in address) return address;
  if (request.method !== 'GET') {
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Streams are opened with GET', headers: { Allow: 'GET' } };
  }
  const { origin } = request.headers;
  if (origin !== undefined && doorway.allowedOrigins.size > 0 && !doorway.allowedOrigins.has(origin)) {
    return { status: 403, code: 'PERMISSION_DENIED', message: 'Pages of this origin may not open streams' };
  }
  if (doorway.isClosing) return unavailable('The server is shutting down');
  if (doorway.connections >= doorway.connectionsMax) return unavailable('The server has all the streams it can serve');
  if (doorway.connectionsOfAddress >= doorway.connectionsPerAddressMax) {
    const message = `At most ${doorway.connectionsPerAddressMax} sockets from one address`;
    return { status: 429, code: 'TOO_MANY_REQUESTS', message, headers: { 'Retry-After': RETRY_AFTER_SECONDS } };
  }
  return address;
}

/** What `ws` finds wrong with the handshake's own headers. */
export function malformedHandshake(message: string): UpgradeRefusal {
  return { status: 400, code: 'INVALID_REQUEST', message, headers: { 'Sec-WebSocket-Version': '13' } };
}

function unavailable(message: string): UpgradeRefusal {
  return { status: 503, code: 'SERVICE_UNAVAILABLE', message, headers: { 'Retry-After': RETRY_AFTER_SECONDS } };
}

/** Answers like any other error of the service, and hangs up. */
export function refuseUpgrade(socket: Duplex, { status, code, message, headers }: UpgradeRefusal): void {
  const body = JSON.stringify({ code, message });
  const lines = Object.entries({
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Vary: 'Origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Request-Id': randomUUID(),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
