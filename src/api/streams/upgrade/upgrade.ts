/**
 * Admission of WebSocket upgrades: checks a request before `ws` is involved, and writes the HTTP response of a
 * rejection.
 */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiErrorMessages, type ErrorCode, genericErrors, v3Errors } from '../../../../generated/operations';
import { parseStreamUrl, type StreamRequest } from './streamUrl';

export interface UpgradeRejection {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UpgradeConditions {
  /** The request names another server as its host. */
  readonly isMisdirected: boolean;
  /** The server is stopping, or another one may be the leader. */
  readonly isUnavailable: boolean;
  readonly connections: number;
  readonly connectionsMax: number;
  readonly connectionsOfAddress: number;
  readonly connectionsPerAddressMax: number;
  /** If empty, all origins are allowed. */
  readonly allowedOrigins: ReadonlySet<string>;
}

const RETRY_AFTER = { 'Retry-After': '1' };

/** The requested streams, or the first reason to reject the upgrade. */
export function admitUpgrade(
  request: IncomingMessage,
  conditions: UpgradeConditions,
): StreamRequest | UpgradeRejection {
  if (conditions.isMisdirected) return genericRejection('MISDIRECTED_REQUEST');
  const address = parseStreamUrl(request.url ?? '');
  if (typeof address === 'string')
    return isV3(request.url) ? { ...genericRejection(address), body: '' } : genericRejection(address);
  if (request.method !== 'GET') return genericRejection('METHOD_NOT_ALLOWED', { Allow: 'GET' });
  if (!isAllowedOrigin(request.headers.origin, conditions.allowedOrigins)) {
    return {
      status: 403,
      body: errorBody('PERMISSION_DENIED', 'This origin is not allowed to open streams.'),
      headers: {},
    };
  }
  if (conditions.isUnavailable || conditions.connections >= conditions.connectionsMax) return unavailableRejection();
  if (conditions.connectionsOfAddress >= conditions.connectionsPerAddressMax)
    return genericRejection('TOO_MANY_REQUESTS', RETRY_AFTER);
  return address;
}

/** Rejects handshake headers that `ws` does not accept; `message` is the message of `ws`. */
export function malformedHandshakeRejection(message: string): UpgradeRejection {
  return {
    ...genericRejection('MALFORMED_REQUEST', { 'Sec-WebSocket-Version': '13' }),
    body: errorBody('MALFORMED_REQUEST', message),
  };
}

/**
 * Rejects an invalid resume position during the handshake. If the socket were accepted, the client could not
 * distinguish it from an account without events.
 */
export function invalidResumeRejection(problem: string): UpgradeRejection {
  return invalidParameterRejection('from', problem);
}

/** Rejects a client that would otherwise believe that its orders are cancelled when it disconnects. */
export function invalidCancelOnDisconnectRejection(problem: string): UpgradeRejection {
  return invalidParameterRejection('cancel_on_disconnect', problem);
}

export function mayNotCancelRejection(): UpgradeRejection {
  const message = 'The API key of this listen key must have the permission order_cancel for cancel_on_disconnect.';
  return { status: 403, body: errorBody('PERMISSION_DENIED', message), headers: {} };
}

/** `message` names the limit that was reached. */
export function tooManyRejection(message: string): UpgradeRejection {
  return { ...genericRejection('TOO_MANY_REQUESTS', RETRY_AFTER), body: errorBody('TOO_MANY_REQUESTS', message) };
}

function invalidParameterRejection(name: string, problem: string): UpgradeRejection {
  const { INVALID_PARAMETERS: message } = apiErrorMessages;
  return {
    status: 400,
    body: JSON.stringify({
      code: 'INVALID_PARAMETERS',
      message,
      fields: { [name]: { code: 'INVALID', message: problem } },
    }),
    headers: {},
  };
}

/**
 * Rejects a client that resumes from a position whose next events were archived, because it would otherwise miss them
 * without noticing. `oldest` is the lowest sequence from which the client can resume.
 */
export function eventsArchivedRejection(oldest: number): UpgradeRejection {
  const message =
    'The events after this position were archived or lost. Resume from the oldest sequence, and read your current orders ' +
    'and balances.';
  return { status: 410, body: JSON.stringify({ code: 'EVENTS_ARCHIVED', message, oldest }), headers: {} };
}

export function listenKeyNotFoundRejection(): UpgradeRejection {
  return { status: 400, body: JSON.stringify(v3Errors.LISTEN_KEY_NOT_FOUND), headers: {} };
}

export function unavailableRejection(): UpgradeRejection {
  return genericRejection('SERVICE_UNAVAILABLE', RETRY_AFTER);
}

/** Only browsers send an Origin header, so requests without it are allowed. */
function isAllowedOrigin(origin: string | undefined, allowed: ReadonlySet<string>): boolean {
  return origin === undefined || allowed.size === 0 || allowed.has(origin);
}

function genericRejection(
  code: keyof typeof genericErrors.api,
  headers: Readonly<Record<string, string>> = {},
): UpgradeRejection {
  return { status: genericErrors.api[code], body: errorBody(code, apiErrorMessages[code]), headers };
}

function errorBody(code: ErrorCode, message: string): string {
  return JSON.stringify({ code, message });
}

/** /api/v3 serves only HTTP, and responses to unknown paths there have an empty body. */
function isV3(url = ''): boolean {
  return url.startsWith('/api/v3/');
}

/** Writes the response with the same headers as other errors of the service, and closes the connection. */
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
