/**
 * Signatures of version 2: over method, path, query, body and time of a request, by HMAC-SHA512 or Ed25519
 * (spec/openapi.yaml, scheme `Signature`). Pure: text and keys in, text out. Version 1 is in `signature.ts`.
 */
import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { assert } from './assert';
import { signatureMatches } from './signature';

/** The signed parts of a request, as they were sent. */
export interface SignedRequestParts {
  readonly apiKey: string;
  /** The texts of the headers X-Timestamp and X-Recv-Window. */
  readonly timestamp: string;
  readonly recvWindow: string;
  /** The method in upper case. */
  readonly method: string;
  /** The path as it was sent (not decoded), without the query. */
  readonly path: string;
  /** The query as it was sent (not decoded), without the question mark; empty if there is none. */
  readonly query: string;
  /** The body; empty if there is none. */
  readonly body: Uint8Array | string;
}

/**
 * The first line of each signed text. No text of version 1 begins with it, because names of members must not contain a
 * line break; so a signature of one version is never valid as one of the other.
 */
const FIRST_LINE = 'TALAD-SIGNATURE-2';
/** The DER encoding of an Ed25519 public key (RFC 8410) is this prefix and the 32 bytes of the key, in Base64 here. */
const KEY_PREFIX = 'MCowBQYDK2VwAyEA';
const KEY_TEXT = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/;
const SIGNATURE_PATTERN = /^[0-9a-f]{128}$/;
/**
 * The encodings of all points of small order, without the sign bit. With such a public key, a signature can be valid
 * for several messages, and anybody can make one.
 */
const WEAK_KEYS: ReadonlySet<string> = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

/** The text that is signed: eight lines, joined by line breaks. No part can contain a line break. */
export function signedRequestText({
  apiKey,
  timestamp,
  recvWindow,
  method,
  path,
  query,
  body,
}: SignedRequestParts): string {
  return [FIRST_LINE, apiKey, timestamp, recvWindow, method, path, query, hash('sha256', body, 'hex')].join('\n');
}

/**
 * The public key as one line of Base64, which is its only form in the tables; undefined if it is none. `text`: that
 * line, with or without the lines BEGIN and END of the PEM format.
 */
export function parsePublicKey(text: string): string | undefined {
  const line = text
    .replace(/^\s*-----BEGIN PUBLIC KEY-----/, '')
    .replace(/-----END PUBLIC KEY-----\s*$/, '')
    .trim();
  if (!KEY_TEXT.test(line)) return undefined;
  const bytes = Buffer.from(line.slice(KEY_PREFIX.length), 'base64');
  // Rejects a second Base64 text for the same bytes, which differs in the unused bits of the last character.
  if (bytes.toString('base64') !== line.slice(KEY_PREFIX.length)) return undefined;
  bytes[31] = (bytes[31] ?? 0) & 0x7f;
  return WEAK_KEYS.has(bytes.toString('hex')) ? undefined : line;
}

/** The key that verifies the signatures. `line`: as returned by `parsePublicKey`. */
export function ed25519VerificationKey(line: string): KeyObject {
  assert(KEY_TEXT.test(line), 'an Ed25519 public key is one line of Base64');
  return createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' });
}

/** Whether `signature` was made with the key: HMAC-SHA512 with a secret key, Ed25519 with a public key. */
export function requestSignatureMatches(key: KeyObject, text: string, signature: string): boolean {
  if (key.type === 'secret') return signatureMatches(key, text, signature);
  return (
    SIGNATURE_PATTERN.test(signature) && verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'hex'))
  );
}
