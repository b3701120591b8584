/** Writes an answer: one `writeHead` with every header it has, one body. Nothing is written twice, and nothing after the caller has gone. */
import type { Config } from '../config';
import { jsonOf } from '../handlers/shared';
import type { Call, CallSurface } from './call';
import { noteAnsweredEarly } from './clientErrors';
import { baseHeaders } from './headers';
import type { Allowance } from './rateLimits';
import { endWithTurn } from './turnEnd';

/** How long a caller may go on sending a body that nobody reads. */
const LINGER_MS = 1_000;

/** What scripts of other origins may read of an answer to public data. */
const EXPOSED =
  'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, x-mbx-used-weight, Deprecation, Sunset';

export interface Answer {
  readonly status: number;
  /** JSON; undefined for an empty body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `keepAlive` is false when the connection cannot take another request. */
export function writeAnswer(
  call: Call,
  { status, body, headers }: Answer,
  portal: Config['portal'],
  keepAlive: boolean,
): void {
  const { response } = call;
  if (call.answered || response.headersSent || response.destroyed) return;
  call.answered = true;
  const text = body === undefined ? '' : jsonOf(body);
  const lines = baseHeaders(call.requestId);
  if (text !== '') lines.push('Content-Type', 'application/json; charset=utf-8');
  // A 204 has no length to speak of (RFC 9110 section 8.6).
  if (status !== 204) lines.push('Content-Length', String(Buffer.byteLength(text)));
  if (call.allowance !== undefined) pushAllowance(lines, call.allowance, call.surface);
  if (call.operation?.security === 'public')
    lines.push('Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', EXPOSED);
  if (call.operation?.deprecated === true) lines.push('Deprecation', portal.deprecation, 'Sunset', portal.sunset);
  if (headers !== undefined) for (const [name, value] of Object.entries(headers)) lines.push(name, value);
  endAnswer(call, { status, lines, body: text, keepAlive });
}

/** The head, as node's flat list of names and values, and the body, which go out with the turn. */
export function endAnswer(
  call: Call,
  answer: {
    readonly status: number;
    readonly lines: string[];
    readonly body: string | Buffer;
    readonly keepAlive: boolean;
  },
): void {
  const { status, lines, body, keepAlive } = answer;
  if (!keepAlive) lines.push('Connection', 'close');
  call.response.writeHead(status, lines);
  call.whenAnswered?.(status);
  if (!call.request.complete) noteAnsweredEarly(call.request);
  if (keepAlive || call.request.complete) endWithTurn(call.response, body);
  else endSlowly(call, body);
}

/** Closing on a caller who is still sending would lose it the answer: what it sends is thrown away for a moment first. */
function endSlowly({ request, response }: Call, body: string | Buffer): void {
  const end = (): void => void response.end();
  if (body.length === 0) response.flushHeaders();
  else response.write(body);
  request.once('end', end);
  setTimeout(end, LINGER_MS).unref();
  request.resume();
}

function pushAllowance(lines: string[], { limit, remaining, resetSeconds }: Allowance, surface: CallSurface): void {
  if (surface === 'v3') lines.push('x-mbx-used-weight', String(limit - remaining));
  else
    lines.push(
      'X-RateLimit-Limit',
      String(limit),
      'X-RateLimit-Remaining',
      String(remaining),
      'X-RateLimit-Reset',
      String(resetSeconds),
    );
}
