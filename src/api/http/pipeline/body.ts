/**
 * Receives a request body and checks its media type, size and text. Only requests that may have a body come here, and
 * those whose signature covers one that has no meaning; the body of other requests stays unread, and Node discards it.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OperationRecord } from '../../../../generated/operations';
import { type JsonObject, readJsonObject } from '../../../foundation/json';

export interface BodyLimits {
  readonly bodyBytesMax: number;
  /** A longer body may have this size besides its longest string, which is a document in Base64. */
  readonly besideDocumentBytesMax: number;
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
/** RFC 9110 section 5.6.6 permits empty parameters, so that a semicolon may be the end. */
const MEDIA_TYPES: Readonly<Record<Exclude<BodyMediaType, 'multipart'>, RegExp>> = {
  json: /^application\/json[ \t]*(?:;[ \t]*(?:charset=(?:utf-8|"utf-8")[ \t]*)?)*$/i,
  form: /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*(?:charset=(?:utf-8|"utf-8")[ \t]*)?)*$/i,
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
  if (media === undefined || !accepted.includes(media)) {
    // A client that sends its body in chunks does not know yet that it has none.
    const isEmpty =
      request.headers['content-length'] === undefined && (await readUnusedBody(request, limits))?.length === 0;
    return isEmpty ? { kind: 'none' } : { kind: 'unsupported' };
  }
  if (length > limits.bodyBytesMax * DRAIN_FACTOR) return { kind: 'too_large' };
  // The client disconnected before the request was handled: no further event would be emitted.
  if (request.destroyed) return { kind: 'aborted' };
  const bytes = await readBytes(request, limits.bodyBytesMax);
  if (bytes === 'aborted' || bytes === 'too_large') return { kind: bytes };
  if (bytes.length === 0) return { kind: 'none' };
  const isLarge = bytes.length > limits.besideDocumentBytesMax;
  // Each step with a document takes some milliseconds; other requests go on in between.
  if (isLarge) await nextTurn();
  if (media === 'multipart') {
    const form = await readMultipart(bytes, request.headers['content-type'] ?? '');
    return typeof form === 'string' ? { kind: 'unreadable', reason: form } : { kind: 'body', bytes, ...form };
  }
  // Before anybody knows whose it is: to parse and check a million members would take a second.
  if (isLarge && !isMostlyOneString(bytes, limits.besideDocumentBytesMax)) return { kind: 'too_large' };
  if (!isUtf8(bytes)) return { kind: 'unreadable', reason: 'is not UTF-8' };
  // Large bodies are Base64; to decode them as UTF-8 takes ten times as long.
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  const body = media === 'json' ? readJsonObject(text, limits.bodyDepthMax) : formObject(text);
  if (isLarge) await nextTurn();
  return typeof body === 'string' ? { kind: 'unreadable', reason: body } : { kind: 'body', body, bytes };
}

/** The bytes of a body that means nothing to the operation; undefined without one. */
export async function readUnusedBody(
  request: IncomingMessage,
  { bodyBytesMax }: Pick<BodyLimits, 'bodyBytesMax'>,
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

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** Whether all but `bytesMax` bytes of a JSON text are one string. */
function isMostlyOneString(text: Buffer, bytesMax: number): boolean {
  let longest = 0;
  let end = -1;
  for (let start = text.indexOf(QUOTE); start !== -1; start = text.indexOf(QUOTE, end + 1)) {
    end = text.indexOf(QUOTE, start + 1);
    while (end !== -1 && isEscaped(text, end)) end = text.indexOf(QUOTE, end + 1);
    if (end === -1) break;
    longest = Math.max(longest, end - start);
    if (end - longest > bytesMax) return false;
  }
  return text.length - longest <= bytesMax;
}

/** Whether an odd number of backslashes stands before the character. */
function isEscaped(text: Buffer, at: number): boolean {
  let first = at;
  while (text[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
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

/** The parameter `boundary`; RFC 2046 section 5.1.1 limits its length and characters. */
const BOUNDARY =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:([0-9A-Za-z'()+_,.:=?-]{1,70})|"([0-9A-Za-z'()+_,./:=? -]{1,70})")[ \t]*$/i;
/** The largest form has a file and some texts. */
const PARTS_MAX = 16;
/** A text is a short value of a form. */
const TEXT_BYTES_MAX = 16_384;

interface MultipartForm {
  /** Text values; a name that was sent more than once becomes a list, which counts as missing. */
  readonly body: JsonObject;
  /** Files by the name of their field. A field that was sent twice, or left empty, has none. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The boundary of a form with files; undefined for any other type. */
function multipartBoundary(contentType: string): string | undefined {
  const found = BOUNDARY.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Reads a form with files (multipart/form-data, RFC 7578), with the parser that is built into Node. Its input is already
 * in memory and limited, and has few parts. File names and the types that the sender states are ignored. Returns the
 * form, or the reason why there is none, as text.
 */
async function readMultipart(bytes: Buffer, contentType: string): Promise<MultipartForm | string> {
  const boundary = multipartBoundary(contentType);
  if (boundary === undefined) return 'has no boundary';
  if (countUpTo(bytes, `--${boundary}`, PARTS_MAX + 2) > PARTS_MAX + 1) return `has more than ${PARTS_MAX} parts`;
  const values = new Map<string, string[]>();
  const files = new Map<string, Buffer>();
  const seen = new Set<string>();
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    for (const [name, value] of form.entries()) {
      if (typeof value === 'string') {
        if (value.length > TEXT_BYTES_MAX) return 'has a value that is too long';
        values.set(name, [...(values.get(name) ?? []), value]);
      } else if (seen.has(name)) files.delete(name);
      else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()));
      if (typeof value !== 'string') seen.add(name);
    }
  } catch {
    return 'is no form with files';
  }
  const body = Object.fromEntries(
    [...values].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
  return { body, files };
}

function countUpTo(bytes: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count < most; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}

/**
 * Limits how many bodies of the size of a document are received at the same time, so that they cannot fill the memory:
 * they arrive before anybody knows whose they are.
 */
export class LargeBodies {
  private total = 0;
  private readonly perOwner = new Map<string, number>();
  private readonly ownMax: number;

  constructor(private readonly totalMax: number) {
    this.ownMax = Math.ceil(totalMax / 2);
  }

  /** Undefined if there is no room. Otherwise `release` must be called once. `owner`: the address. */
  take(owner: string): { readonly release: () => void } | undefined {
    const own = this.perOwner.get(owner) ?? 0;
    if (this.total >= this.totalMax || own >= this.ownMax) return undefined;
    this.total += 1;
    this.perOwner.set(owner, own + 1);
    return { release: () => this.release(owner) };
  }

  private release(owner: string): void {
    this.total -= 1;
    const own = (this.perOwner.get(owner) ?? 1) - 1;
    if (own === 0) this.perOwner.delete(owner);
    else this.perOwner.set(owner, own);
  }
}
