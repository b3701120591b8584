/**
 * Reads the response bodies of partners and of the custodian within bounds: uncompressed JSON, limited in size, one
 * object. It never repairs malformed data, because a repaired address would be a different address.
 */
import { type JsonObject, readJsonObject } from './json';

/** The reason why a body was not read completely. */
export type BodyFault = 'compressed' | 'wrong_content_type' | 'too_large';

/** The part of undici's response that is needed here. */
export interface ResponseBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Buffer>;
}

const UNCOMPRESSED = /^identity$/i;
const JSON_CONTENT_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
/** Greatest accepted nesting depth. The responses nest one or two levels; members that are ignored may nest deeper. */
const DEPTH_MAX = 8;

/** Reads the body. Stops as soon as it exceeds `bytesMax`. */
export async function readResponseBody({ headers, body }: ResponseBody, bytesMax: number): Promise<Buffer | BodyFault> {
  if (!headerMatches(headers['content-encoding'] ?? 'identity', UNCOMPRESSED)) return 'compressed';
  if (!headerMatches(headers['content-type'], JSON_CONTENT_TYPE)) return 'wrong_content_type';
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) return 'too_large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns undefined if the bytes are not a JSON object. Duplicate members are refused too, because another parser might
 * use the other value.
 */
export function parseResponseObject(bytes: Buffer): JsonObject | undefined {
  const text = decodeUtf8(bytes);
  const value = text === undefined ? 'is not UTF-8' : readJsonObject(text, DEPTH_MAX);
  return typeof value === 'string' ? undefined : value;
}

/** Whether the header matches. A header that was sent more than once does not match. */
function headerMatches(header: string | string[] | undefined, pattern: RegExp): boolean {
  return typeof header === 'string' && pattern.test(header);
}

/** Returns undefined for bytes that are not valid UTF-8. A byte order mark is kept, so the JSON parser rejects it. */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
