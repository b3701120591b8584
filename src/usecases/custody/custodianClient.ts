/**
 * Sends signed requests to the custodian within bounds: one deadline for each request, no redirects, no compression,
 * and a limited response body. It never throws, and never logs the content of a response.
 */
import type { KeyObject } from 'node:crypto';
import { type Dispatcher, Pool } from 'undici';
import type { Clock } from '../../foundation/clock';
import type { EventLoop } from '../../foundation/eventLoop';
import { connectorWithoutInterim } from '../../foundation/interimResponses';
import type { JsonObject } from '../../foundation/json';
import { type BodyFault, parseResponseObject, readResponseBody } from '../../foundation/responseBody';
import { retryAfterMs } from '../../foundation/retryAfter';
import { custodySignature } from './custodySignature';

/** The reason, for the log, why there is no usable response. */
export type CustodianRequestFault = 'unreachable' | 'timeout' | 'unexpected_status' | BodyFault | 'malformed';

export type CustodianResponse =
  | { readonly ok: true; readonly body: JsonObject }
  /** `retryAfterMs`: how long the custodian wants to get nothing; 0 if it does not say. */
  | {
      readonly ok: false;
      readonly fault: CustodianRequestFault;
      readonly status?: number;
      readonly retryAfterMs: number;
    };

export interface CustodianClientOptions {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly secret: KeyObject;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  /** Covers name resolution, connection, TLS, headers and body. */
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /** Concurrent connections. */
  readonly connectionsMax: number;
  /** PEM certificates to trust instead of Node's list, for a custodian with its own certificate authority. */
  readonly certificateAuthorities?: string | undefined;
}

export interface CustodianClient {
  /** `path`: a path of the contract with its parameters filled in. */
  send(method: 'GET' | 'PUT', path: string, body?: object): Promise<CustodianResponse>;
  /** Like `send`, for a response that may be larger. */
  list(path: string): Promise<CustodianResponse>;
  /** Aborts requests in flight. */
  close(): Promise<void>;
}

const HEADER_BYTES_MAX = 8 * 1024;
/** A custodian that creates a record may say so by 201 (RFC 9110 section 9.3.4). */
const STATUSES: Readonly<Record<'GET' | 'PUT', readonly number[]>> = { GET: [200], PUT: [200, 201] };
/** 500 records of at most 2 KB. */
const LIST_BYTES_MAX = 1024 * 1024;

export function createCustodianClient(options: CustodianClientOptions): CustodianClient {
  const {
    url,
    secret,
    clock,
    eventLoop,
    timeoutMs,
    bodyBytesMax,
    connectionsMax,
    certificateAuthorities: ca,
  } = options;
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: connectionsMax,
    pipelining: 1,
    maxHeaderSize: HEADER_BYTES_MAX,
    connect: connectorWithoutInterim({ timeout: timeoutMs, ...(ca !== undefined && { ca }) }),
    // Each request has its own deadline, so undici's timeouts are disabled.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  return {
    send: (method, path, body) => send(method, path, body, bodyBytesMax),
    list: (path) => send('GET', path, undefined, LIST_BYTES_MAX),
    close: () => pool.destroy(),
  };

  async function send(
    method: 'GET' | 'PUT',
    path: string,
    body: object | undefined,
    bytesMax: number,
  ): Promise<CustodianResponse> {
    const deadline = new AbortController();
    const cancelDeadline = eventLoop.after(timeoutMs, () => deadline.abort());
    try {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = {
        ...signedHeaders(method, path, text),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const response = await pool.request({
        method,
        path: `${base}${path}`,
        headers,
        signal: deadline.signal,
        ...(body !== undefined && { body: text }),
      });
      return await readResponse(response, method, bytesMax);
    } catch {
      return { ok: false, fault: deadline.signal.aborted ? 'timeout' : 'unreachable', retryAfterMs: 0 };
    } finally {
      cancelDeadline();
    }
  }

  function signedHeaders(method: string, path: string, body: string): Record<string, string> {
    const timestamp = String(clock.nowMs());
    return {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'talad',
      'talad-timestamp': timestamp,
      'talad-signature': custodySignature(secret, { timestamp, method, path, body }),
    };
  }

  async function readResponse(
    response: Dispatcher.ResponseData,
    method: 'GET' | 'PUT',
    bytesMax: number,
  ): Promise<CustodianResponse> {
    const { statusCode: status, headers, body } = response;
    const refused = (fault: CustodianRequestFault): CustodianResponse => {
      // Destroying the unread body closes the connection. The resulting error event needs no handling.
      body.on('error', () => undefined).destroy();
      return { ok: false, fault, status, retryAfterMs: retryAfterMs(headers['retry-after'], clock.nowMs()) };
    };
    if (!STATUSES[method].includes(status)) return refused('unexpected_status');
    const bytes = await readResponseBody(response, bytesMax);
    if (typeof bytes === 'string') return refused(bytes);
    const object = parseResponseObject(bytes);
    return object === undefined ? refused('malformed') : { ok: true, body: object };
  }
}
