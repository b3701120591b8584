/**
 * The signatures of requests between exchange and custodian, in both directions (spec/custodian.openapi.yaml,
 * "Signatures"). Pure.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The signed parts of a request. */
export interface SignatureInput {
  /** Milliseconds since the epoch, as sent. */
  readonly timestamp: string;
  /** The method in upper case. */
  readonly method: string;
  /** The path, without the path of the server's base URL. */
  readonly path: string;
  /** The bytes as sent; empty if there is no body. */
  readonly body: string | Uint8Array;
}

/** An HMAC-SHA256 of 32 bytes in lower-case hex. */
const SIGNATURE = /^[0-9a-f]{64}$/;
const TIMESTAMP = /^[1-9]\d{0,14}$/;
const SECRET_CHARACTERS_MIN = 32;

/** Reads secrets, one per line. The first one signs; all are accepted. Throws if there is none or one is too short. */
export function readCustodySecrets(text: string): readonly [KeyObject, ...KeyObject[]] {
  const lines = text.split('\n').map((line) => line.trim());
  const [first, ...others] = lines.filter((line) => line !== '');
  if (first === undefined || [first, ...others].some((secret) => secret.length < SECRET_CHARACTERS_MIN))
    throw new RangeError(
      `CUSTODY_SECRET_FILE must hold one secret a line, each of at least ${SECRET_CHARACTERS_MIN} characters`,
    );
  return [createSecretKey(first, 'utf8'), ...others.map((secret) => createSecretKey(secret, 'utf8'))];
}

export function custodySignature(secret: KeyObject, request: SignatureInput): string {
  return hmacOf(secret, request).toString('hex');
}

/**
 * Whether one of the secrets signed the request within `windowMs` of now. The running time does not reveal which check
 * failed.
 */
export function isCustodySignatureValid(
  secrets: readonly KeyObject[],
  request: SignatureInput,
  { signature, nowMs, windowMs }: { readonly signature: string; readonly nowMs: number; readonly windowMs: number },
): boolean {
  const wellFormed = SIGNATURE.test(signature) && TIMESTAMP.test(request.timestamp);
  const given = wellFormed ? Buffer.from(signature, 'hex') : Buffer.alloc(32);
  const matches = secrets.map((secret) => timingSafeEqual(hmacOf(secret, request), given));
  return wellFormed && matches.includes(true) && Math.abs(nowMs - Number(request.timestamp)) <= windowMs;
}

/** Only the last part can contain a line feed, so different parts never give the same text. */
function hmacOf(secret: KeyObject, { timestamp, method, path, body }: SignatureInput): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest();
}
