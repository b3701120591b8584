/**
 * The door: who may open a socket, and the HTTP answer for who may not. Nothing of `ws` is set up before all of it is checked.
 */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiErrorMessages, type ErrorCode, genericErrors, v3Errors } from '../../generated/operations';
import { parseStreamUrl, type StreamRequest } from './streamUrl';

export interface UpgradeRejection {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UpgradeConditions {
  readonly isClosing: boolean;
  readonly connections: number;
  readonly connectionsMax: number;
  readonly connectionsOfAddress: number;
  readonly connectionsPerAddressMax: number;
  /** Empty: all. */
  readonly allowedOrigins: ReadonlySet<string>;
}

const RETRY_AFTER = { 'Retry-After': '1' };

/** The address asked for, or the first reason why the door stays shut. */
export function admitUpgrade(request: IncomingMessage, doorway: UpgradeConditions): StreamRequest | UpgradeRejection {
  const address = parseStreamUrl(request.url ?? '');
  if (typeof address === 'string') return isV3(request.url) ? { ...rejection(address), body: '' } : rejection(address);
  if (request.method !== 'GET') return rejection('METHOD_NOT_ALLOWED', { Allow: 'GET' });
  if (!isAllowedOrigin(request.headers.origin, doorway.allowedOrigins)) {
    return {
      status: 403,
      body: errorBody('PERMISSION_DENIED', 'Pages of this origin may not open streams.'),
      headers: {},
    };
  }
  if (doorway.isClosing || doorway.connections >= doorway.connectionsMax) return unavailable();
  if (doorway.connectionsOfAddress >= doorway.connectionsPerAddressMax)
    return rejection('TOO_MANY_REQUESTS', RETRY_AFTER);
  return address;
}

/** What `ws` finds wrong with the handshake's own headers, in its words. */
export function malformedHandshake(message: string): UpgradeRejection {
  return {
    ...rejection('MALFORMED_REQUEST', { 'Sec-WebSocket-Version': '13' }),
    body: errorBody('MALFORMED_REQUEST', message),
  };
}

/** A reader who asks to go on where there is nothing to go on from is told so at the door: a silent socket would look like a quiet account. */
export function invalidResume(problem: string): UpgradeRejection {
  const { INVALID_PARAMETERS: message } = apiErrorMessages;
  return {
    status: 400,
    body: JSON.stringify({
      code: 'INVALID_PARAMETERS',
      message,
      fields: { from: { code: 'INVALID', message: problem } },
    }),
    headers: {},
  };
}

/** Who would not know of a gap must not get one. `oldest`: from where on there is none. */
export function eventsArchived(oldest: number): UpgradeRejection {
  const message =
    'What came next was archived. Resume from the oldest sequence, and ask for your orders and balances as they stand.';
  return { status: 410, body: JSON.stringify({ code: 'EVENTS_ARCHIVED', message, oldest }), headers: {} };
}

export function listenKeyNotFound(): UpgradeRejection {
  return { status: 400, body: JSON.stringify(v3Errors.LISTEN_KEY_NOT_FOUND), headers: {} };
}

export function unavailable(): UpgradeRejection {
  return rejection('SERVICE_UNAVAILABLE', RETRY_AFTER);
}

/** Only browsers send an origin; a program has none and is not asked. */
function isAllowedOrigin(origin: string | undefined, allowed: ReadonlySet<string>): boolean {
  return origin === undefined || allowed.size === 0 || allowed.has(origin);
}

function rejection(
  code: keyof typeof genericErrors.api,
  headers: Readonly<Record<string, string>> = {},
): UpgradeRejection {
  return { status: genericErrors.api[code], body: errorBody(code, apiErrorMessages[code]), headers };
}

function errorBody(code: ErrorCode, message: string): string {
  return JSON.stringify({ code, message });
}

/** Nothing is served there but HTTP, whose unknown paths have an empty answer. */
function isV3(url = ''): boolean {
  return url.startsWith('/api/v3/');
}

/** Answers like any other error of the service, and hangs up. */
export function rejectUpgrade(socket: Duplex, { status, body, headers }: UpgradeRejection): void {
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
