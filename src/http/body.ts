/**
 * Reads a declared body off the wire: its media type, its size, its text. Only operations whose contract has a body
 * come here; a body sent elsewhere is left unread and thrown away by node.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { OperationRecord } from '../../generated/operations';
import { type JsonObject, readJsonObject } from '../core/json';

export interface BodyLimits {
  readonly bodyBytesMax: number;
  readonly bodyDepthMax: number;
}

export type BodyRead =
  | { readonly kind: 'body'; readonly body: JsonObject; readonly bytes: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The caller went away, or was too slow: there is nobody to answer. */
  | { readonly kind: 'aborted' };

/** A body that is too large is still taken in up to this many times the limit, so that the answer reaches the caller. */
const DRAIN_FACTOR = 8;
type BodyMedia = OperationRecord['bodyMedia'][number];
const MEDIA_TYPES: Readonly<Record<BodyMedia, RegExp>> = {
  json: /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i,
  form: /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i,
};

/** `accepted`: the forms in which the contract lets the body come. */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  accepted: readonly BodyMedia[],
): Promise<BodyRead> {
  const length = declaredLength(request);
  if (length === 0) return { kind: 'none' };
  const media = mediaOf(request);
  if (media === undefined || !accepted.includes(media)) return { kind: 'unsupported' };
  if (length > limits.bodyBytesMax * DRAIN_FACTOR) return { kind: 'too_large' };
  // Gone before its turn came: nothing more would be heard of it.
  if (request.destroyed) return { kind: 'aborted' };
  const bytes = request.complete
    ? takeWhole(request, limits.bodyBytesMax)
    : await collect(request, limits.bodyBytesMax);
  if (bytes === 'aborted' || bytes === 'too_large') return { kind: bytes };
  if (bytes.length === 0) return { kind: 'none' };
  if (!isUtf8(bytes)) return { kind: 'unreadable', reason: 'is not UTF-8' };
  const text = bytes.toString('utf8');
  const body = media === 'json' ? readJsonObject(text, limits.bodyDepthMax) : formObject(text);
  return typeof body === 'string' ? { kind: 'unreadable', reason: body } : { kind: 'body', body, bytes };
}

/** 0 when there is no body; 1 for a chunked one, whose length nobody knows yet. */
function declaredLength(request: IncomingMessage): number {
  const length = request.headers['content-length'];
  if (length !== undefined) return Number(length);
  return request.headers['transfer-encoding'] === undefined ? 0 : 1;
}

/** Undefined for any other media type, and for whatever is compressed. */
function mediaOf({ headers }: IncomingMessage): BodyMedia | undefined {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return undefined;
  const type = headers['content-type'] ?? '';
  return MEDIA_TYPES.json.test(type) ? 'json' : MEDIA_TYPES.form.test(type) ? 'form' : undefined;
}

/** Of a body that is here to its last byte, as nearly all are. */
function takeWhole(request: IncomingMessage, bytesMax: number): Buffer | 'too_large' {
  if (request.readableLength > bytesMax) return 'too_large';
  return (request.read() as Buffer | null) ?? Buffer.alloc(0);
}

function collect(request: IncomingMessage, bytesMax: number): Promise<Buffer | 'too_large' | 'aborted'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) chunks.push(chunk);
      else if (size > bytesMax * DRAIN_FACTOR) resolve('too_large');
    });
    request.on('end', () => resolve(size > bytesMax ? 'too_large' : joined(chunks)));
    request.on('close', () => resolve('aborted'));
    request.on('error', () => resolve('aborted'));
  });
}

function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
}

/** A flat object of texts, or in words why there is none. A member that comes more than once becomes a list, which no form's schema takes. */
function formObject(text: string): JsonObject | string {
  try {
    decodeURIComponent(text);
  } catch {
    return 'has broken percent-encoding';
  }
  return { ...parseForm(text) } as JsonObject;
}
