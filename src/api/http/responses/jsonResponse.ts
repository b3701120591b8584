/** Renders the response of a contract operation: JSON, with the headers that the contract declares for it. */

import type { Config } from '../../../foundation/settings/config';
import { serialize } from '../../../usecases/responseCache';
import type { Allowance } from '../calls/rateLimits';
import type { RequestContext } from '../calls/requestContext';
import type { WeightUse } from '../calls/weightLimits';
import type { ApiFamily } from '../problems/errors';
import type { RenderedResponse } from './responseWriter';
import { baseHeaders, STRICT_TRANSPORT_SECURITY } from './responseWriter';

/** Headers of public responses that scripts of other origins may read. */
const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-Sequence',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Talad-Sandbox',
  'Retry-After',
  'x-mbx-used-weight',
  'X-MBX-USED-WEIGHT-1M',
  'Deprecation',
  'Sunset',
].join(', ');

export interface JsonContent {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ResponseOptions {
  readonly portal: Config['portal'];
  /** The newest position in the event log that the response can reflect. */
  readonly sequence: number;
  /** Whether the public URL uses HTTPS. */
  readonly isHttps: boolean;
  readonly isSandbox: boolean;
}

export function renderJsonResponse(
  { requestId, allowance, weightUse, apiFamily, operation, isReplayed }: RequestContext,
  { status, body, headers }: JsonContent,
  { portal, sequence, isHttps, isSandbox }: ResponseOptions,
): RenderedResponse {
  const text = body === undefined ? '' : serialize(body);
  const headerLines = baseHeaders(requestId, isSandbox);
  if (text !== '') headerLines.push('Content-Type', 'application/json; charset=utf-8');
  // A 204 response must not have a Content-Length (RFC 9110 section 8.6).
  if (status !== 204) headerLines.push('Content-Length', String(Buffer.byteLength(text)));
  if (operation?.unlimited === false) headerLines.push('X-Sequence', String(sequence));
  if (weightUse !== undefined) pushWeightUse(headerLines, weightUse);
  else if (allowance !== undefined) pushAllowance(headerLines, allowance, apiFamily);
  // The whole datafeed is public, so the answers where it has no operation are, too.
  if (operation === undefined ? apiFamily === 'udf' : operation.security === 'public')
    headerLines.push('Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', EXPOSED_HEADERS);
  // Everything else is private, or may be: no cache of a browser or a proxy keeps it.
  else headerLines.push('Cache-Control', 'no-store');
  if (isHttps) headerLines.push('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
  if (operation?.deprecated === true) headerLines.push('Deprecation', portal.deprecation, 'Sunset', portal.sunset);
  if (isReplayed) headerLines.push('Idempotent-Replayed', 'true');
  if (headers !== undefined) for (const [name, value] of Object.entries(headers)) headerLines.push(name, value);
  return { status, headerLines, body: text };
}

function pushWeightUse(headerLines: string[], { used }: WeightUse): void {
  headerLines.push('X-MBX-USED-WEIGHT', String(used), 'X-MBX-USED-WEIGHT-1M', String(used));
}

function pushAllowance(
  headerLines: string[],
  { limit, remaining, resetSeconds }: Allowance,
  apiFamily: ApiFamily,
): void {
  if (apiFamily === 'binance')
    headerLines.push('X-MBX-USED-WEIGHT', String(limit - remaining), 'X-MBX-USED-WEIGHT-1M', String(limit - remaining));
  else if (apiFamily === 'v3') headerLines.push('x-mbx-used-weight', String(limit - remaining));
  else
    headerLines.push(
      'X-RateLimit-Limit',
      String(limit),
      'X-RateLimit-Remaining',
      String(remaining),
      'X-RateLimit-Reset',
      String(resetSeconds),
    );
}
