/**
 * Reads the response bodies of partners and of the custodian within bounds: uncompressed JSON, limited in size, one
 * object. It never repairs malformed data, because a repaired address would be a different address.
 */
import { MIMEType } from 'node:util';
import { type JsonObject, readJsonObject } from './json';

/** The reason why a body was not read completely. */
export type BodyFault = 'compressed' | 'wrong_content_type' | 'too_large';

/** The part of undici's response that is needed here. */
export interface ResponseBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Buffer>;
}

/** An empty list of codings is none. */
const UNCOMPRESSED = /^[ \t]*(?:identity)?[ \t]*$/i;
/** The second name is not registered, but many servers write it. */
const UTF8_NAMES: readonly string[] = ['utf-8', 'utf8'];
/** Greatest accepted nesting depth. The responses nest one or two levels; members that are ignored may nest deeper. */
const DEPTH_MAX = 8;

/** Reads the body. Stops as soon as it exceeds `bytesMax`. */
export async function readResponseBody({ headers, body }: ResponseBody, bytesMax: number): Promise<Buffer | BodyFault> {
  const { 'content-encoding': coding = 'identity', 'content-type': type } = headers;
  if (typeof coding !== 'string' || !UNCOMPRESSED.test(coding)) return 'compressed';
  if (typeof type !== 'string' || !isJsonType(type)) return 'wrong_content_type';
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

/** Whether the media type is JSON in UTF-8. Its other parameters have no meaning (RFC 8259 section 11). */
function isJsonType(header: string): boolean {
  try {
    const { essence, params } = new MIMEType(header);
    return essence === 'application/json' && UTF8_NAMES.includes((params.get('charset') ?? 'utf-8').toLowerCase());
  } catch {
    return false;
  }
}

/** Returns undefined for bytes that are not valid UTF-8. A byte order mark is dropped (RFC 8259 section 8.1). */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
