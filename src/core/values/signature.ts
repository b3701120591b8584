/**
 * The signature of an API request, version 1: HMAC-SHA512 over a canonical text of the body's members
 * (spec/openapi.yaml, scheme `Signature`). Pure: text and keys in, text out. It decides nothing about permissions.
 * Version 2 is in `requestSignature.ts`.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { JsonValue } from '../../foundation/json';

/** SHA-512 gives 64 bytes, sent as lower-case hex. */
const SIGNATURE_PATTERN = /^[0-9a-f]{128}$/;
const ASCII_ONLY = /^[\x20-\x7e]*$/;
/** An empty name, or a character that separates members in the message, or one that no name has. */
const AMBIGUOUS_NAME = /^$|[=&%[\p{Cc}]/u;
/** In a text, what follows it could be another member. */
const SEPARATOR = '&';

/**
 * Members sorted by key in byte order, as `key=value` joined by `&`, without percent-encoding. A member of an object is
 * `parent[key]=value` with its nearest parent only; entries of an array are `parent[index]=value` in their order.
 */
export function canonicalMessage(body: { readonly [member: string]: JsonValue }): string {
  return membersText(body, '');
}

/**
 * Whether a member at any depth has a name or a text with which two different bodies can have the same message:
 * `{"a=1&b": "2"}` or `{"a": "1&b=2"}`, and `{"a": "1", "b": "2"}`, for example.
 */
export function isAmbiguous(value: JsonValue): boolean {
  if (typeof value === 'string') return value.includes(SEPARATOR);
  if (typeof value !== 'object' || value === null) return false;
  if (isList(value)) return value.some(isAmbiguous);
  return Object.entries(value).some(([name, member]) => AMBIGUOUS_NAME.test(name) || isAmbiguous(member));
}

/**
 * Prepends `timestamp=<ms>&recvWindow=<ms>` if the request has an `X-Timestamp` header, joined by `&` to the message if
 * it is not empty.
 */
export function timedMessage(message: string, timestamp: string, recvWindow: string): string {
  const timing = `timestamp=${timestamp}&recvWindow=${recvWindow}`;
  return message === '' ? timing : `${timing}&${message}`;
}

/** The secret is used as text and never decoded from hex. Import it once per API key, because the import is slow. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8');
}

export function sign(secret: string | KeyObject, message: string): string {
  return createHmac('sha512', secret).update(message, 'utf8').digest('hex');
}

/**
 * Takes constant time for all well-formed signatures. An ill-formed signature costs the same work and does not throw.
 */
export function signatureMatches(secret: string | KeyObject, message: string, signature: string): boolean {
  const expected = createHmac('sha512', secret).update(message, 'utf8').digest();
  const wellFormed = SIGNATURE_PATTERN.test(signature);
  const given = wellFormed ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(expected, given) && wellFormed;
}

function membersText(members: { readonly [member: string]: JsonValue }, parent: string): string {
  return sortedKeys(members)
    .map((key) => memberText(members[key] ?? null, key, parent))
    .join('&');
}

function memberText(value: JsonValue, key: string, parent: string): string {
  if (isList(value)) return value.map((entry, index) => memberText(entry, String(index), key)).join('&');
  if (typeof value === 'object' && value !== null) return membersText(value, key);
  const name = parent === '' ? key : `${parent}[${key}]`;
  return `${name}=${typeof value === 'number' ? integerText(value) : String(value)}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function sortedKeys(members: object): string[] {
  const keys = Object.keys(members).sort();
  // `sort` compares UTF-16 units, which is byte order for ASCII. Other keys are compared by their UTF-8 bytes.
  return keys.every((key) => ASCII_ONLY.test(key))
    ? keys
    : keys.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/**
 * Never in exponent notation. Values that no operation accepts are formatted too: a fraction is rounded to the nearest
 * integer, and 1e400 is Infinity.
 */
function integerText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) < 1e21 ? value.toFixed(0) : BigInt(value).toString();
}
