/**
 * One bounded, signed call to the custodian: one deadline over everything, no redirects, no compression, a body no longer than
 * its cap. It never throws, and never says what was in the answer.
 */
import type { KeyObject } from 'node:crypto';
import { type Dispatcher, Pool } from 'undici';
import type { Clock } from '../clock';
import { type JsonObject, readJsonObject } from '../core/json';
import { custodySignature } from './signature';

/** Why there is no answer to act on. For the log. */
export type CallFault = 'unreachable' | 'timeout' | 'unexpected_status' | 'compressed' | 'wrong_content_type' | 'too_large' | 'malformed';

export type CallAnswer = { readonly ok: true; readonly body: JsonObject } | { readonly ok: false; readonly fault: CallFault; readonly status?: number };

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
const BODY_DEPTH_MAX = 8;
const JSON_CONTENT_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

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
        const headers = { ...signed(method, path, text), ...(body !== undefined && { 'content-type': 'application/json' }) };
        const response = await pool.request({ method, path: `${base}${path}`, headers, signal: deadline, ...(body !== undefined && { body: text }) });
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
  const { statusCode: status, headers, body } = response;
  const refused = (fault: CallFault): CallAnswer => {
    // Not read: ends the connection. That it errs then is no news.
    body.on('error', () => undefined).destroy();
    return { ok: false, fault, status };
  };
  if (status !== 200) return refused('unexpected_status');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refused('compressed');
  if (!JSON_CONTENT_TYPE.test(String(headers['content-type']))) return refused('wrong_content_type');
  const bytes = await readBody(body, bodyBytesMax);
  if (bytes === undefined) return refused('too_large');
  const text = decode(bytes);
  const value = text === undefined ? 'is not UTF-8' : readJsonObject(text, BODY_DEPTH_MAX);
  return typeof value === 'string' ? { ok: false, fault: 'malformed', status } : { ok: true, body: value };
}

/** Undefined once it is longer than allowed; the rest is never read. */
async function readBody(body: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bytes that are not UTF-8 are refused and not repaired: a repaired name is another name. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
