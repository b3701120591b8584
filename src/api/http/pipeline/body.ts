/**
 * Receives a request body and checks its media type, size and text. Only requests that may have a body come here, and
 * those whose signature covers one that has no meaning; the body of other requests stays unread, and Node discards it.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { OperationRecord } from '../../../../generated/operations';
import { type JsonObject, readJsonObject } from '../../../foundation/json';
import { multipartBoundary, readMultipart } from './multipart';

export interface BodyLimits {
  readonly bodyBytesMax: number;
  readonly bodyDepthMax: number;
}

export type BodyResult =
  | {
      readonly kind: 'body';
      readonly body: JsonObject;
      readonly bytes: Buffer;
      /** The files of a form, by the name of their field. */
      readonly files?: ReadonlyMap<string, Buffer>;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The client disconnected, or was too slow: no response is possible. */
  | { readonly kind: 'aborted' };

/** `multipart`: a form with files, which only pages have. */
export type BodyMediaType = OperationRecord['bodyMedia'][number] | 'multipart';

/** A body that is too large is received up to this many times the limit, so that the client gets the response. */
const DRAIN_FACTOR = 8;
const MEDIA_TYPES: Readonly<Record<Exclude<BodyMediaType, 'multipart'>, RegExp>> = {
  json: /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i,
  form: /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i,
};

/** `accepted`: the media types that the request may have. */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  accepted: readonly BodyMediaType[],
): Promise<BodyResult> {
  const length = declaredLength(request);
  if (length === 0) return { kind: 'none' };
  const media = mediaOf(request);
  if (media === undefined || !accepted.includes(media)) return { kind: 'unsupported' };
  if (length > limits.bodyBytesMax * DRAIN_FACTOR) return { kind: 'too_large' };
  // The client disconnected before the request was handled: no further event would be emitted.
  if (request.destroyed) return { kind: 'aborted' };
  const bytes = await readBytes(request, limits.bodyBytesMax);
  if (bytes === 'aborted' || bytes === 'too_large') return { kind: bytes };
  if (bytes.length === 0) return { kind: 'none' };
  if (media === 'multipart') {
    const form = await readMultipart(bytes, request.headers['content-type'] ?? '');
    return typeof form === 'string' ? { kind: 'unreadable', reason: form } : { kind: 'body', bytes, ...form };
  }
  if (!isUtf8(bytes)) return { kind: 'unreadable', reason: 'is not UTF-8' };
  const text = bytes.toString('utf8');
  const body = media === 'json' ? readJsonObject(text, limits.bodyDepthMax) : formObject(text);
  return typeof body === 'string' ? { kind: 'unreadable', reason: body } : { kind: 'body', body, bytes };
}

/** The bytes of a body that means nothing to the operation; undefined without one. */
export async function readUnusedBody(
  request: IncomingMessage,
  { bodyBytesMax }: BodyLimits,
): Promise<Buffer | undefined | 'too_large' | 'aborted'> {
  const length = declaredLength(request);
  if (length === 0) return undefined;
  if (length > bodyBytesMax * DRAIN_FACTOR) return 'too_large';
  return request.destroyed ? 'aborted' : await readBytes(request, bodyBytesMax);
}

/** Length of the body in bytes: 0 without a body; 1 for a chunked body, whose length is not known yet. */
function declaredLength(request: IncomingMessage): number {
  const length = request.headers['content-length'];
  if (length !== undefined) return Number(length);
  return request.headers['transfer-encoding'] === undefined ? 0 : 1;
}

/** The media type of the body; undefined for a type that no operation accepts, and for compressed bodies. */
function mediaOf({ headers }: IncomingMessage): BodyMediaType | undefined {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return undefined;
  const type = headers['content-type'] ?? '';
  if (MEDIA_TYPES.json.test(type)) return 'json';
  if (MEDIA_TYPES.form.test(type)) return 'form';
  return multipartBoundary(type) === undefined ? undefined : 'multipart';
}

function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer | 'too_large' | 'aborted'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) chunks.push(chunk);
      else if (size > bytesMax * DRAIN_FACTOR) resolve('too_large');
    });
    request.on('end', () => resolve(size > bytesMax ? 'too_large' : Buffer.concat(chunks)));
    request.on('close', () => resolve('aborted'));
    request.on('error', () => resolve('aborted'));
  });
}

/**
 * A flat object of strings, or the reason why there is none, as text. A member that was sent more than once becomes a
 * list, which no form's schema accepts.
 */
function formObject(text: string): JsonObject | string {
  try {
    decodeURIComponent(text);
  } catch {
    return 'has broken percent-encoding';
  }
  return { ...parseForm(text) } as JsonObject;
}
