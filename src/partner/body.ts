/** Reads what a partner sent: strict JSON, one object, or nothing at all. Pure. */
import { type JsonObject, readJsonObject } from '../core/json';

/** An answer's own nesting is 1; a member that we ignore may have some of its own. */
const DEPTH_MAX = 8;

/** Undefined for bytes that are no such object. A member that came twice is refused too: another reader of the same bytes might have kept the other one. */
export function readPartnerObject(body: Buffer): JsonObject | undefined {
  const text = decode(body);
  const value = text === undefined ? 'is not UTF-8' : readJsonObject(text, DEPTH_MAX);
  return typeof value === 'string' ? undefined : value;
}

/** Bytes that are not UTF-8, and a byte order mark, are refused and not repaired: a repaired address is another address. */
function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
