/**
 * Reads a declared JSON body off the wire: its media type, its size, its text. Only operations whose contract has a body
 * come here; a body sent elsewhere is left unread and thrown away by node.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type JsonObject, readJsonObject } from '../core/json';

export interface BodyLimits {
  readonly bodyBytesMax: number;
  readonly bodyDepthMax: number;
}

export type BodyRead =
  | { readonly kind: 'body'; readonly body: JsonObject }
  | { readonly kind: 'none' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The caller went away, or was too slow: there is nobody to answer. */
  | { readonly kind: 'aborted' };

/** A body that is too large is still taken in up to this many times the limit, so that the answer reaches the caller. */
const DRAIN_FACTOR = 8;
const JSON_MEDIA_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i;

export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<BodyRead> {
  const length = declaredLength(request);
  if (length === 0) return { kind: 'none' };
  if (!isPlainJson(request)) return { kind: 'unsupported' };
  if (length > limits.bodyBytesMax * DRAIN_FACTOR) return { kind: 'too_large' };
  const bytes = await collect(request, limits.bodyBytesMax);
  if (bytes === 'aborted' || bytes === 'too_large') return { kind: bytes };
  return bytes.length === 0 ? { kind: 'none' } : parse(bytes, limits.bodyDepthMax);
}

/** 0 when there is no body; 1 for a chunked one, whose length nobody knows yet. */
function declaredLength(request: IncomingMessage): number {
  const length = request.headers['content-length'];
  if (length !== undefined) return Number(length);
  return request.headers['transfer-encoding'] === undefined ? 0 : 1;
}

function isPlainJson(request: IncomingMessage): boolean {
  const encoding = request.headers['content-encoding'];
  return JSON_MEDIA_TYPE.test(request.headers['content-type'] ?? '') && (encoding === undefined || encoding.toLowerCase() === 'identity');
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

function parse(bytes: Buffer, depthMax: number): BodyRead {
  if (!isUtf8(bytes)) return { kind: 'unreadable', reason: 'is not UTF-8' };
  const body = readJsonObject(bytes.toString('utf8'), depthMax);
  return typeof body === 'string' ? { kind: 'unreadable', reason: body } : { kind: 'body', body };
}
