/**
 * One bounded request to a partner: to checked addresses only, no redirects, no compression, one deadline over everything,
 * a body no longer than its cap, and no socket left behind. It must never throw and never say what was in the URL or was sent.
 */
import { isIP, type LookupFunction, connect as tcpConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import { type BodyFault, readAnswerBody } from '../answerBody';
import type { AddressRules } from './addresses';
import { checkedAddresses, type Resolve } from './resolve';
import { hostOf } from './url';

/** Why there is no body to judge. */
export type CallFailure = 'unresolvable' | 'address_blocked' | 'unreachable' | 'timeout' | 'redirected' | 'unexpected_status' | BodyFault;

export type CallAnswer =
  | { readonly ok: true; readonly status: number; readonly body: Buffer }
  /** `status` is there when the partner got as far as sending one. */
  | { readonly ok: false; readonly reason: CallFailure; readonly status?: number };

export type CallRequest = { readonly method: 'GET' } | { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export interface CallOptions extends AddressRules {
  readonly resolve: Resolve;
  /** Over everything: names, connection, TLS, headers, body. */
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /** The statuses whose body is worth judging. */
  readonly statuses: readonly number[];
  /** PEM certificates to trust instead of Node's own list, for a partner with an authority of its own. */
  readonly certificateAuthorities?: string | undefined;
}

const HEADER_BYTES_MAX = 8 * 1024;

/** `url` has passed `readPartnerUrl`. */
export async function callPartner(url: URL, request: CallRequest, options: CallOptions): Promise<CallAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs);
  try {
    return await Promise.race([attempt(url, request, options, deadline.signal), aborted(deadline.signal)]);
  } catch {
    return { ok: false, reason: deadline.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
    // Ends the socket, whatever it is doing: being made, being read, or done with.
    deadline.abort();
  }
}

async function attempt(url: URL, request: CallRequest, options: CallOptions, signal: AbortSignal): Promise<CallAnswer> {
  const resolved = await checkedAddresses(hostOf(url), options.resolve, options);
  if (!resolved.ok) return resolved;
  signal.throwIfAborted();
  // A connection for this one call: what was checked a moment ago is what is used, and a partner that hangs holds nothing that another call waits for.
  const client = new Client(url.origin, {
    connect: pinnedConnector(resolved.addresses, signal, options.certificateAuthorities),
    pipelining: 0,
    maxHeaderSize: HEADER_BYTES_MAX,
    // The deadline above is the only clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const response = await client.request({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...(request.method === 'POST' && request.headers), accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'talad' },
      body: request.method === 'POST' ? request.body : null,
      signal,
    });
    return await judge(response, options);
  } finally {
    // A client that is left alone connects once more after its request was cut off. Not awaited: the answer does not wait for a goodbye.
    client.destroy().catch(() => undefined);
  }
}

async function judge(response: Dispatcher.ResponseData, { statuses, bodyBytesMax }: CallOptions): Promise<CallAnswer> {
  // A body that is left unread errs when its connection goes; that is no news.
  response.body.on('error', () => undefined);
  const status = response.statusCode;
  if (status >= 300 && status < 400) return { ok: false, reason: 'redirected', status };
  if (!statuses.includes(status)) return { ok: false, reason: 'unexpected_status', status };
  const body = await readAnswerBody(response, bodyBytesMax);
  return typeof body === 'string' ? { ok: false, reason: body, status } : { ok: true, status, body };
}

/** Connects to one of the checked addresses, whatever the name says by now; the name is used for TLS only. */
function pinnedConnector(addresses: readonly string[], signal: AbortSignal, ca: string | undefined): buildConnector.connector {
  const lookup = pinnedLookup(addresses);
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const secure = target.protocol === 'https:';
    const address = { host, port: Number(target.port) || (secure ? 443 : 80), lookup };
    const socket = secure
      ? tlsConnect({
          ...address,
          ALPNProtocols: ['http/1.1'],
          ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
          ...(ca !== undefined && { ca }),
        })
      : tcpConnect(address);
    // While it is being made, nobody else knows this socket: the deadline has to end it here.
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', end));
    socket.setNoDelay(true);
    const fail = (error: Error) => callback(error, null);
    socket.once('error', fail);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      socket.off('error', fail);
      callback(null, socket);
    });
  };
}

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (first === undefined) return callback(new Error('no checked address'), '', 0);
    return options.all === true ? callback(null, all) : callback(null, first.address, first.family);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('deadline')), { once: true });
  });
}
