/**
 * What others answer to our calls, read within bounds: uncompressed JSON, no more bytes of it than allowed, one object. It never
 * repairs anything: a repaired address is another address.
 */
import { type JsonObject, readJsonObject } from './core/json';

/** Why the bytes are not worth reading, or not to the end. */
export type BodyFault = 'compressed' | 'wrong_content_type' | 'too_large';

/** As undici hands it over. */
export interface AnswerBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Buffer>;
}

const UNCOMPRESSED = /^identity$/i;
const JSON_CONTENT_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
/** An answer's own nesting is 1 or 2; a member that we ignore may have some of its own. */
const DEPTH_MAX = 8;

/** What is longer than allowed is never read to its end. */
export async function readAnswerBody({ headers, body }: AnswerBody, bytesMax: number): Promise<Buffer | BodyFault> {
  if (!fits(headers['content-encoding'] ?? 'identity', UNCOMPRESSED)) return 'compressed';
  if (!fits(headers['content-type'], JSON_CONTENT_TYPE)) return 'wrong_content_type';
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) return 'too_large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Undefined for bytes that are no such object. A member that came twice is refused too: another reader of the same bytes might have kept the other one. */
export function readAnswerObject(bytes: Buffer): JsonObject | undefined {
  const text = decoded(bytes);
  const value = text === undefined ? 'is not UTF-8' : readJsonObject(text, DEPTH_MAX);
  return typeof value === 'string' ? undefined : value;
}

/** A header that came more than once says nothing. */
function fits(header: string | string[] | undefined, pattern: RegExp): boolean {
  return typeof header === 'string' && pattern.test(header);
}

/** Bytes that are not UTF-8, and a byte order mark, are refused. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
