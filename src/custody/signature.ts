/**
 * The signature between exchange and custodian, in both directions (spec/custodian.openapi.yaml, "Signatures"). Pure: it decides
 * whether a text was signed with a shared secret, not whether it may be believed.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What is signed of a request. */
export interface SignedRequest {
  /** Milliseconds since the epoch, as sent. */
  readonly timestamp: string;
  /** In capitals. */
  readonly method: string;
  /** Without what the server's address says before it. */
  readonly path: string;
  /** As it goes over the wire; empty when there is none. */
  readonly body: string | Uint8Array;
}

/** SHA-256 gives 32 bytes, sent as lower-case hex. */
const SIGNATURE = /^[0-9a-f]{64}$/;
const TIMESTAMP = /^[1-9]\d{0,14}$/;
const SECRET_CHARACTERS_MIN = 32;

/** The secrets of a file, one a line: the first signs, each is accepted. Throws when there is none, or one that could be guessed. */
export function readCustodySecrets(text: string): readonly [KeyObject, ...KeyObject[]] {
  const lines = text.split('\n').map((line) => line.trim());
  const [first, ...others] = lines.filter((line) => line !== '');
  if (first === undefined || [first, ...others].some((secret) => secret.length < SECRET_CHARACTERS_MIN))
    throw new RangeError(
      `CUSTODY_SECRET_FILE must hold one secret a line, each of at least ${SECRET_CHARACTERS_MIN} characters`,
    );
  return [createSecretKey(first, 'utf8'), ...others.map((secret) => createSecretKey(secret, 'utf8'))];
}

export function custodySignature(secret: KeyObject, request: SignedRequest): string {
  return digest(secret, request).toString('hex');
}

/** Whether one of the secrets signed this, and did so within `windowMs` of now. The work does not depend on what is wrong. */
export function custodySigned(
  secrets: readonly KeyObject[],
  request: SignedRequest,
  { signature, nowMs, windowMs }: { readonly signature: string; readonly nowMs: number; readonly windowMs: number },
): boolean {
  const wellFormed = SIGNATURE.test(signature) && TIMESTAMP.test(request.timestamp);
  const given = wellFormed ? Buffer.from(signature, 'hex') : Buffer.alloc(32);
  const matches = secrets.map((secret) => timingSafeEqual(digest(secret, request), given));
  return wellFormed && matches.includes(true) && Math.abs(nowMs - Number(request.timestamp)) <= windowMs;
}

/** No part can hold another's boundary: none but the last can hold a line feed. */
function digest(secret: KeyObject, { timestamp, method, path, body }: SignedRequest): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest();
}
