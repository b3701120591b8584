/**
 * Signatures of the Binance-compatible interface: over query and body as they were sent, by HMAC-SHA256 or Ed25519
 * (spec/binance.openapi.yaml, scheme `signature`). Pure: text and keys in, text out.
 */
import { createHmac, type KeyObject, timingSafeEqual, verify } from 'node:crypto';

export interface SignedPayload {
  /** The text that the client must have signed. */
  readonly text: string;
  /** The decoded signature, as the client sent it. */
  readonly signature: string;
}

export interface SignedTime {
  /** Time of the request in milliseconds, with a fraction if the client sent microseconds. */
  readonly timestampMs: number;
  readonly windowMs: number;
}

/** `missing`: the request has no signature. `misplaced`: it has more than one, or other parameters follow it. */
export type SignatureFault = 'missing' | 'misplaced';

export const RECV_WINDOW_DEFAULT_MS = 5_000;
export const RECV_WINDOW_MAX_MS = 60_000;
/** A client's clock may be ahead of the server's by less than this, whatever the receive window is. */
const AHEAD_MAX_MS = 1_000;

const LAST_PARAMETER = /(?:^|&)signature=([^&]*)$/;
const ANY_SIGNATURE = /(?:^|&)signature(?:=|&|$)/;
/** Milliseconds have 13 digits until the year 2286, microseconds 16. */
const MILLISECONDS = /^[1-9]\d{0,13}$/;
const MICROSECONDS = /^[1-9]\d{14,15}$/;
/** A receive window in milliseconds, with up to three decimals (microseconds). */
const WINDOW = /^[1-9]\d{0,5}(?:\.\d{1,3})?$/;
const HEX = /^[0-9a-fA-F]{64}$/;
const BASE64 = /^[A-Za-z0-9+/]{86}==$/;

/**
 * Everything before the signature, which must be the last parameter of the query or of the body: nothing that was added
 * after it would be signed. The body follows the query without a separator.
 */
export function signedPayload(query: string, body: string): SignedPayload | SignatureFault {
  const [inQuery, inBody] = [LAST_PARAMETER.exec(query), LAST_PARAMETER.exec(body)];
  const found = inQuery ?? inBody;
  if (found === null) return ANY_SIGNATURE.test(query) || ANY_SIGNATURE.test(body) ? 'misplaced' : 'missing';
  if (inQuery !== null && inBody !== null) return 'misplaced';
  const signedQuery = inQuery === null ? query : query.slice(0, inQuery.index);
  const signedBody = inBody === null ? body : body.slice(0, inBody.index);
  if (ANY_SIGNATURE.test(signedQuery) || ANY_SIGNATURE.test(signedBody)) return 'misplaced';
  return { text: signedQuery + signedBody, signature: decoded(found[1] ?? '') };
}

/**
 * Whether `signature` was made with the key: HMAC-SHA256 with a secret key, Ed25519 with a public key. Takes constant
 * time for all well-formed signatures of one key. An ill-formed signature costs the same work and does not throw.
 */
export function binanceSignatureMatches(key: KeyObject, text: string, signature: string): boolean {
  const bytes = signatureBytes(key, signature);
  if (key.type !== 'secret') return bytes !== undefined && verify(null, Buffer.from(text, 'utf8'), key, bytes);
  const expected = createHmac('sha256', key).update(text, 'utf8').digest();
  return timingSafeEqual(expected, bytes ?? Buffer.alloc(expected.length)) && bytes !== undefined;
}

/**
 * The signature as lower-case hex, so that all spellings of one signature give the same text. Undefined if it is
 * ill-formed.
 */
export function normalizedSignature(key: KeyObject, signature: string): string | undefined {
  return signatureBytes(key, signature)?.toString('hex');
}

/** The time of a request; the name of the parameter if it is malformed. A window that is too long is another fault. */
export function signedTime(
  timestamp: string,
  recvWindow: string | undefined,
): SignedTime | 'timestamp' | 'recvWindow' | 'window_too_long' {
  const timestampMs = MILLISECONDS.test(timestamp)
    ? Number(timestamp)
    : MICROSECONDS.test(timestamp)
      ? Number(timestamp) / 1_000
      : undefined;
  if (timestampMs === undefined) return 'timestamp';
  if (recvWindow === undefined) return { timestampMs, windowMs: RECV_WINDOW_DEFAULT_MS };
  if (!WINDOW.test(recvWindow)) return 'recvWindow';
  const windowMs = Number(recvWindow);
  return windowMs > RECV_WINDOW_MAX_MS ? 'window_too_long' : { timestampMs, windowMs };
}

/** A time that was accepted by `signedTime`, in whole milliseconds. */
export function signedMilliseconds(timestamp: string): number {
  return MICROSECONDS.test(timestamp) ? Math.floor(Number(timestamp) / 1_000) : Number(timestamp);
}

/**
 * An error message that states the clock difference, if the request is outside its window; undefined if it is in time.
 */
export function outsideWindow({ timestampMs, windowMs }: SignedTime, nowMs: number): string | undefined {
  const skewMs = Math.floor(timestampMs) - nowMs;
  if (skewMs >= AHEAD_MAX_MS)
    return `Timestamp for this request was ${skewMs}ms ahead of the server's time. Server time is ${nowMs}.`;
  if (nowMs - timestampMs > windowMs)
    return `Timestamp for this request is outside of the recvWindow: it is ${-skewMs}ms behind the server's time ${nowMs}.`;
  return undefined;
}

function signatureBytes(key: KeyObject, signature: string): Buffer | undefined {
  if (key.type === 'secret') return HEX.test(signature) ? Buffer.from(signature, 'hex') : undefined;
  if (!BASE64.test(signature)) return undefined;
  const bytes = Buffer.from(signature, 'base64');
  // Rejects a second Base64 text for the same bytes, which differs in the unused bits of the last character.
  return bytes.toString('base64') === signature ? bytes : undefined;
}

/** Decodes percent-encoding but keeps a plus sign, because clients send Base64 with and without percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
