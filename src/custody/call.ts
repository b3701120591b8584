/**
 * One bounded, signed call to the custodian: one deadline over everything, no redirects, no compression, a body no longer than
 * its cap. It never throws, and never says what was in the answer.
 */
import type { KeyObject } from 'node:crypto';
import { type Dispatcher, Pool } from 'undici';
import { type BodyFault, readAnswerBody, readAnswerObject } from '../answerBody';
import type { Clock } from '../clock';
import type { JsonObject } from '../core/json';
import { custodySignature } from './signature';

/** Why there is no answer to act on. For the log. */
export type CallFault = 'unreachable' | 'timeout' | 'unexpected_status' | BodyFault | 'malformed';

export type CallAnswer =
  | { readonly ok: true; readonly body: JsonObject }
  | { readonly ok: false; readonly fault: CallFault; readonly status?: number };

export interface CustodianCallOptions {
  /** Without a slash at its end. */
  readonly url: string;
  readonly secret: KeyObject;
  readonly clock: Clock;
  /** Over everything: name, connection, TLS, headers, body. */
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /** Connections at once. */
  readonly connectionsMax: number;
  /** PEM certificates to trust instead of Node's own list, for a custodian with an authority of its own. */
  readonly certificateAuthorities?: string | undefined;
}

export interface CustodianCalls {
  /** `path` as the contract writes it, filled in. */
  call(method: 'GET' | 'PUT', path: string, body?: object): Promise<CallAnswer>;
  /** Ends the calls under way. */
  close(): Promise<void>;
}

const HEADER_BYTES_MAX = 8 * 1024;

export function createCustodianCalls(options: CustodianCallOptions): CustodianCalls {
  const { url, secret, clock, timeoutMs, bodyBytesMax, connectionsMax, certificateAuthorities: ca } = options;
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: connectionsMax,
    pipelining: 1,
    maxHeaderSize: HEADER_BYTES_MAX,
    connect: { timeout: timeoutMs, ...(ca !== undefined && { ca }) },
    // The deadline of each call is the only clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  return {
    async call(method, path, body) {
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const text = body === undefined ? '' : JSON.stringify(body);
        const headers = {
          ...signed(method, path, text),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        };
        const response = await pool.request({
          method,
          path: `${base}${path}`,
          headers,
          signal: deadline,
          ...(body !== undefined && { body: text }),
        });
        return await judge(response, bodyBytesMax);
      } catch {
        return { ok: false, fault: deadline.aborted ? 'timeout' : 'unreachable' };
      }
    },
    close: () => pool.destroy(),
  };

  function signed(method: string, path: string, body: string): Record<string, string> {
    const timestamp = String(clock.nowMs());
    return {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'talad',
      'talad-timestamp': timestamp,
      'talad-signature': custodySignature(secret, { timestamp, method, path, body }),
    };
  }
}

async function judge(response: Dispatcher.ResponseData, bodyBytesMax: number): Promise<CallAnswer> {
  const { statusCode: status, body } = response;
  const refused = (fault: CallFault): CallAnswer => {
    // Not read: ends the connection. That it errs then is no news.
    body.on('error', () => undefined).destroy();
    return { ok: false, fault, status };
  };
  if (status !== 200) return refused('unexpected_status');
  const bytes = await readAnswerBody(response, bodyBytesMax);
  if (typeof bytes === 'string') return refused(bytes);
  const object = readAnswerObject(bytes);
  return object === undefined ? { ok: false, fault: 'malformed', status } : { ok: true, body: object };
}
