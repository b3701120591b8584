/**
 * Reads what a request with an API key has signed, in either version of signatures (spec/openapi.yaml, scheme
 * `Signature`). Verifies nothing.
 */

import { signedRequestText } from '../../../core/values/requestSignature';
import { canonicalMessage, isAmbiguous, timedMessage } from '../../../core/values/signature';
import type { Config } from '../../../foundation/settings/config';
import type { RequestContext } from '../calls/requestContext';
import type { Problem } from '../problems/errors';

const MILLISECONDS = /^[1-9]\d{0,14}$/;
/** Version 2 accepts a clock that is ahead of the server's by at most this much, whatever the window. */
const AHEAD_MAX_MS = 1_000;

const UNAUTHORIZED: Problem = { code: 'INVALID_AUTHENTICATION_HEADER' };
const AMBIGUOUS: Problem = {
  code: 'INVALID_REQUEST_BODY',
  reason:
    'has a member whose name is empty or contains "=", "&", "%", "[" or a control character, or whose text contains "&", which a signature of version 1 cannot represent',
};

export interface SignedRequest {
  readonly version: 1 | 2;
  readonly signature: string;
  /** The text that the client must have signed. */
  readonly text: string;
  /** The signed time; undefined if the request has none, which only version 1 allows. */
  readonly timing: Timing | undefined;
}

interface Timing {
  readonly timestampMs: number;
  readonly windowMs: number;
  readonly aheadMaxMs: number;
}

type Limits = Pick<Config['authentication'], 'recvWindowDefaultMs' | 'recvWindowMaxMs'>;

/** The signed request, or why it is refused before its signature is verified. */
export function readSignedRequest(context: RequestContext, apiKey: string, limits: Limits): SignedRequest | Problem {
  const { headers } = context.request;
  const version = headers['signature-version'] ?? '1';
  const signature = typeof headers['signature'] === 'string' ? headers['signature'] : '';
  if (version === '1') return readVersion1(context, signature, limits);
  return version === '2' ? readVersion2(context, { apiKey, signature, limits }) : UNAUTHORIZED;
}

/** Why the request is outside its time window, as a message for the client; undefined if it is not. */
export function windowError({ timestampMs, windowMs, aheadMaxMs }: Timing, nowMs: number): string | undefined {
  const skewMs = timestampMs - nowMs;
  if (-skewMs <= windowMs && skewMs <= aheadMaxMs) return undefined;
  const window = `The request is outside its window of ${windowMs} ms.`;
  return `${window} Server time is ${nowMs} ms, X-Timestamp differs by ${skewMs} ms.`;
}

function readVersion1(context: RequestContext, signature: string, limits: Limits): SignedRequest | Problem {
  const { body } = context;
  // Two different bodies could otherwise have the same message.
  if (body !== undefined && isAmbiguous(body)) return AMBIGUOUS;
  const sent = context.request.headers['x-timestamp'];
  const recvWindow = readWindow(context, limits);
  if (recvWindow === undefined) return UNAUTHORIZED;
  const message = body === undefined ? '' : canonicalMessage(body);
  if (sent === undefined) return { version: 1, signature, text: message, timing: undefined };
  const timestamp = milliseconds(sent);
  if (timestamp === undefined) return UNAUTHORIZED;
  const windowMs = Number(recvWindow);
  return {
    version: 1,
    signature,
    text: timedMessage(message, timestamp, recvWindow),
    timing: { timestampMs: Number(timestamp), windowMs, aheadMaxMs: windowMs },
  };
}

function readVersion2(
  { request, path, queryText, bodyBytes }: RequestContext,
  { apiKey, signature, limits }: { readonly apiKey: string; readonly signature: string; readonly limits: Limits },
): SignedRequest | Problem {
  const timestamp = milliseconds(request.headers['x-timestamp']);
  const window = readWindow({ request }, limits);
  if (timestamp === undefined || window === undefined) return UNAUTHORIZED;
  const text = signedRequestText({
    apiKey,
    timestamp,
    // What was sent, so that a client need not know the default.
    recvWindow: request.headers['x-recv-window'] === undefined ? '' : window,
    method: (request.method ?? '').toUpperCase(),
    path,
    query: queryText,
    body: bodyBytes ?? '',
  });
  const timing = { timestampMs: Number(timestamp), windowMs: Number(window), aheadMaxMs: AHEAD_MAX_MS };
  return { version: 2, signature, text, timing };
}

/** The window as text, also if it was not sent; undefined if it is malformed or too long. */
function readWindow({ request }: Pick<RequestContext, 'request'>, limits: Limits): string | undefined {
  const window = milliseconds(request.headers['x-recv-window'] ?? String(limits.recvWindowDefaultMs));
  return window === undefined || Number(window) > limits.recvWindowMaxMs ? undefined : window;
}

function milliseconds(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && MILLISECONDS.test(header) ? header : undefined;
}
