/**
 * One bounded request to a partner: to checked addresses only, no redirects, no compression, one deadline over everything, and
 * a body no longer than its cap. It must never throw and never say what was in the URL or was sent.
 */
import type { Dispatcher } from 'undici';
import { type BodyFault, readAnswerBody } from '../answerBody';
import type { AddressRules } from './addresses';
import { type KeptConnections, PartnerConnection } from './connections';
import { checkedAddresses, type Resolve } from './resolve';
import { hostOf } from './url';

/** Why there is no body to judge. */
export type CallFailure =
  | 'unresolvable'
  | 'address_blocked'
  | 'unreachable'
  | 'timeout'
  | 'redirected'
  | 'unexpected_status'
  | BodyFault;

export type CallAnswer =
  | { readonly ok: true; readonly status: number; readonly body: Buffer }
  /** `status` is there when the partner got as far as sending one. */
  | { readonly ok: false; readonly reason: CallFailure; readonly status?: number };

export type CallRequest =
  | { readonly method: 'GET' }
  | { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export interface CallOptions extends AddressRules {
  readonly resolve: Resolve;
  /** What earlier calls have left open. */
  readonly kept: KeptConnections;
  /** Over everything: names, connection, TLS, headers, body. */
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /** The statuses whose body is worth judging. */
  readonly statuses: readonly number[];
  /** PEM certificates to trust instead of Node's own list, for a partner with an authority of its own. */
  readonly certificateAuthorities?: string | undefined;
}

/** A call under way: what its deadline ends. */
interface UnderWay {
  connection?: PartnerConnection;
  isLate: boolean;
}

/** `url` has passed `readPartnerUrl`. */
export async function callPartner(url: URL, request: CallRequest, options: CallOptions): Promise<CallAnswer> {
  const call: UnderWay = { isLate: false };
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<CallAnswer>((resolve) => {
    timer = setTimeout(() => {
      call.isLate = true;
      call.connection?.end();
      resolve(TIMEOUT);
    }, options.timeoutMs);
  });
  try {
    return await Promise.race([attempt(url, request, options, call), deadline]);
  } catch {
    return call.isLate ? TIMEOUT : { ok: false, reason: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

const TIMEOUT: CallAnswer = { ok: false, reason: 'timeout' };

async function attempt(url: URL, request: CallRequest, options: CallOptions, call: UnderWay): Promise<CallAnswer> {
  const resolved = await checkedAddresses(hostOf(url), options.resolve, options);
  if (!resolved.ok) return resolved;
  // Whoever posts something posts it once, on a connection that nobody has used.
  const kept = request.method === 'GET' ? options.kept.take(url.origin, resolved.addresses) : undefined;
  if (kept !== undefined) {
    const response = await respond(kept, url, request, call).catch(() => undefined);
    if (response !== undefined) return judge(kept, response, request, options);
    // The partner hung up while it was not in use (RFC 9112 section 9.3.1).
  }
  const fresh = new PartnerConnection(url.origin, resolved.addresses, options.certificateAuthorities);
  return judge(fresh, await respond(fresh, url, request, call), request, options);
}

async function respond(
  connection: PartnerConnection,
  url: URL,
  request: CallRequest,
  call: UnderWay,
): Promise<Dispatcher.ResponseData> {
  call.connection = connection;
  try {
    if (call.isLate) throw new Error('deadline');
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
    connection.end();
    throw error;
  }
}

/** The answer, and the end of its connection unless there is nothing to say against it. */
async function judge(
  connection: PartnerConnection,
  response: Dispatcher.ResponseData,
  { method }: CallRequest,
  options: CallOptions,
): Promise<CallAnswer> {
  let answer: CallAnswer | undefined;
  try {
    answer = await answerOf(response, options);
    return answer;
  } finally {
    if (answer?.ok === true && method === 'GET') options.kept.keep(connection);
    else connection.end();
  }
}

async function answerOf(
  response: Dispatcher.ResponseData,
  { statuses, bodyBytesMax }: CallOptions,
): Promise<CallAnswer> {
  // A body that is left unread errs when its connection goes; that is no news.
  response.body.on('error', () => undefined);
  const status = response.statusCode;
  if (status >= 300 && status < 400) return { ok: false, reason: 'redirected', status };
  if (!statuses.includes(status)) return { ok: false, reason: 'unexpected_status', status };
  const body = await readAnswerBody(response, bodyBytesMax);
  return typeof body === 'string' ? { ok: false, reason: body, status } : { ok: true, status, body };
}
