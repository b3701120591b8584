/**
 * Sends one request to a partner within bounds: to allowed addresses only, no redirects, no compression, one deadline,
 * and a limited response body. It must never throw, and never log the URL or the content of the request.
 */
import type { Dispatcher } from 'undici';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import { type BodyFault, readResponseBody } from '../../foundation/responseBody';
import type { AddressPolicy } from './addresses';
import { type IdleConnections, PartnerConnection } from './idleConnections';
import { hostOf } from './partnerUrl';
import { type ResolveHost, resolveAllowedAddresses } from './resolveHost';

/** The reason why there is no usable response. */
export type RequestFailure =
  | 'unresolvable'
  | 'address_blocked'
  | 'unreachable'
  | 'timeout'
  | 'redirected'
  | 'unexpected_status'
  | BodyFault;

export type RequestResult =
  | { readonly ok: true; readonly status: number; readonly body: Buffer }
  /** `status` is present if the partner sent one, and `retryAfter` if that header came with it. */
  | {
      readonly ok: false;
      readonly reason: RequestFailure;
      readonly status?: number;
      readonly retryAfter?: string | string[] | undefined;
    };

export type RequestContent =
  | { readonly method: 'GET' }
  | { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export interface RequestOptions extends AddressPolicy {
  readonly resolve: ResolveHost;
  /** Open connections of earlier requests. */
  readonly idleConnections: IdleConnections;
  readonly eventLoop: EventLoop;
  /** Covers name resolution, connection, TLS, headers and body. */
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /** The statuses whose body is read. */
  readonly statuses: readonly number[];
  /** PEM certificates to trust instead of Node's list, for a partner with its own certificate authority. */
  readonly certificateAuthorities?: string | undefined;
}

/** The state of a request that its deadline ends. */
interface InFlightRequest {
  connection?: PartnerConnection;
  isLate: boolean;
}

/** `url` has passed `readPartnerUrl`. */
export async function sendPartnerRequest(
  url: URL,
  request: RequestContent,
  options: RequestOptions,
): Promise<RequestResult> {
  const inFlight: InFlightRequest = { isLate: false };
  let cancelDeadline: Cancel | undefined;
  const deadline = new Promise<RequestResult>((resolve) => {
    cancelDeadline = options.eventLoop.after(options.timeoutMs, () => {
      inFlight.isLate = true;
      inFlight.connection?.destroy();
      resolve(TIMEOUT);
    });
  });
  try {
    return await Promise.race([attemptRequest(url, request, options, inFlight), deadline]);
  } catch {
    return inFlight.isLate ? TIMEOUT : { ok: false, reason: 'unreachable' };
  } finally {
    cancelDeadline?.();
  }
}

const TIMEOUT: RequestResult = { ok: false, reason: 'timeout' };

async function attemptRequest(
  url: URL,
  request: RequestContent,
  options: RequestOptions,
  inFlight: InFlightRequest,
): Promise<RequestResult> {
  const resolved = await resolveAllowedAddresses(hostOf(url), options.resolve, options);
  if (!resolved.ok) return resolved;
  // A POST is sent exactly once, on a new connection.
  const idle =
    request.method === 'GET' ? options.idleConnections.takeMatching(url.origin, resolved.addresses) : undefined;
  if (idle !== undefined) {
    const response = await sendOverConnection(idle, url, request, inFlight).catch(() => undefined);
    if (response !== undefined) return finishRequest(idle, response, request, options);
    // The partner closed the idle connection (RFC 9112 section 9.3.1).
  }
  const fresh = new PartnerConnection(url.origin, resolved.addresses, options.certificateAuthorities);
  return finishRequest(fresh, await sendOverConnection(fresh, url, request, inFlight), request, options);
}

async function sendOverConnection(
  connection: PartnerConnection,
  url: URL,
  request: RequestContent,
  inFlight: InFlightRequest,
): Promise<Dispatcher.ResponseData> {
  inFlight.connection = connection;
  try {
    if (inFlight.isLate) throw new Error('deadline');
    return await connection.request({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...(request.method === 'POST' && request.headers),
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'talad',
      },
      body: request.method === 'POST' ? request.body : null,
    });
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** Reads the response. The connection is kept only if the response is complete and valid. */
async function finishRequest(
  connection: PartnerConnection,
  response: Dispatcher.ResponseData,
  { method }: RequestContent,
  options: RequestOptions,
): Promise<RequestResult> {
  let answer: RequestResult | undefined;
  try {
    answer = await readResponse(response, options);
    return answer;
  } finally {
    if (answer?.ok === true && method === 'GET') options.idleConnections.add(connection);
    else connection.destroy();
  }
}

async function readResponse(
  response: Dispatcher.ResponseData,
  { statuses, bodyBytesMax }: RequestOptions,
): Promise<RequestResult> {
  // An unread body emits an error when its connection is destroyed. It needs no handling.
  response.body.on('error', () => undefined);
  const status = response.statusCode;
  if (status >= 300 && status < 400) return { ok: false, reason: 'redirected', status };
  if (!statuses.includes(status)) {
    return { ok: false, reason: 'unexpected_status', status, retryAfter: response.headers['retry-after'] };
  }
  const body = await readResponseBody(response, bodyBytesMax);
  return typeof body === 'string' ? { ok: false, reason: body, status } : { ok: true, status, body };
}
