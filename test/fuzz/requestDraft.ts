/** A request under construction: valid at first, then changed by mutations, and finally converted to bytes. */
import { type OperationId, operationRecords } from '../../generated/operations';
import type { DocumentObject } from '../../src/programs/codegen/json/jsonDocument';
import { type ApiRequest, FORM, parseJsonObject } from '../contract/validRequests';

/** The reason for which the contract wants the request refused. */
export type RequestFlaw =
  | 'unreadable_target'
  | 'long_target'
  | 'other_host'
  | 'nowhere'
  | 'method'
  | 'unreadable_body'
  | 'large_body'
  | 'media_type'
  | 'credentials'
  /** The contract's own validation fails. */
  | 'contract';

/** Names and values as sent. */
export type NameValuePair = readonly [name: string, value: string];

export interface RequestDraft {
  readonly id: OperationId;
  method: string;
  /** The path with its parameters in braces. */
  template: string;
  /** Path parameters, percent-encoded. */
  path: Record<string, string>;
  /** Percent-encoded. */
  query: NameValuePair[];
  headers: NameValuePair[];
  /** The credentials that are sent. */
  credentials: 'right' | readonly NameValuePair[];
  /** JSON texts; undefined without a body. */
  body: NameValuePair[] | undefined;
  /** Replaces `body`. */
  form: NameValuePair[] | undefined;
  /** Replaces the bytes of `body` or `form`. */
  bodyBytes: Buffer | undefined;
  mediaType: string | undefined;
  isChunked: boolean;
  readonly flaws: Set<RequestFlaw>;
  /** The outcome is unpredictable, except that the response is within the contract. */
  isOpen: boolean;
}

export function draftOf(id: OperationId, { path = {}, query = {}, body, form }: ApiRequest): RequestDraft {
  const record = operationRecords[id];
  return {
    id,
    method: record.method.toUpperCase(),
    template: record.path,
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeText(value)])),
    query: Object.entries(query).map(([name, value]) => [encodeText(name), encodeText(value)]),
    headers: [],
    credentials: 'right',
    body: body === undefined ? undefined : Object.entries(body),
    form: form === undefined ? undefined : Object.entries(form),
    bodyBytes: undefined,
    mediaType: form !== undefined ? FORM : body !== undefined ? 'application/json' : undefined,
    isChunked: false,
    flaws: new Set(),
    isOpen: false,
  };
}

/** Half of a surrogate pair cannot be encoded. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

export function pathOf({ template, path }: RequestDraft): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
}

export function queryOf({ query }: RequestDraft): string {
  return query
    .map(([name, value]) => (value === '' && name.startsWith('&') ? name.slice(1) : `${name}=${value}`))
    .join('&');
}

export function targetOf(draft: RequestDraft): string {
  const query = queryOf(draft);
  return query === '' ? pathOf(draft) : `${pathOf(draft)}?${query}`;
}

export function bodyBytesOf({ bodyBytes, body, form }: RequestDraft): Buffer | undefined {
  if (bodyBytes !== undefined) return bodyBytes;
  if (form !== undefined) return Buffer.from(form.map((pair) => pair.map(encodeText).join('=')).join('&'));
  return body === undefined ? undefined : Buffer.from(bodyTextOf(body));
}

export function bodyTextOf(body: readonly NameValuePair[]): string {
  return `{${body.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}

/** The object in the body. Any other JSON value is refused before its members are validated. */
export function bodyObjectOf(draft: RequestDraft): DocumentObject | undefined {
  if (draft.bodyBytes !== undefined) return undefined;
  if (draft.form !== undefined) return Object.fromEntries(draft.form);
  return parseJsonObject(bodyBytesOf(draft)?.toString('utf8'));
}

/** The text that is signed: all bytes for the custodian, the parsed members for others, if they can be parsed. */
export function signedTextOf(draft: RequestDraft): string | undefined {
  if (operationRecords[draft.id].security !== 'custodian' && draft.bodyBytes !== undefined) return undefined;
  return bodyBytesOf(draft)?.toString('utf8');
}

/** `right`: the headers with valid credentials. */
export function bytesOf(draft: RequestDraft, right: Readonly<Record<string, string>>): Buffer {
  const body = bodyBytesOf(draft);
  const credentials: readonly NameValuePair[] =
    draft.credentials === 'right' ? Object.entries(right) : draft.credentials;
  const headers: NameValuePair[] = [['Host', 'localhost'], ...credentials, ...draft.headers];
  if (draft.mediaType !== undefined) headers.push(['Content-Type', draft.mediaType]);
  if (body !== undefined)
    headers.push(draft.isChunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(body.length)]);
  const head = `${draft.method} ${targetOf(draft)} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const sent = body === undefined ? Buffer.alloc(0) : draft.isChunked ? chunkedBody(body) : body;
  return Buffer.concat([Buffer.from(head, 'latin1'), sent]);
}

function chunkedBody(body: Buffer): Buffer {
  const middle = body.length >> 1;
  const chunks = [body.subarray(0, middle), body.subarray(middle)].filter((chunk) => chunk.length > 0);
  return Buffer.concat([
    ...chunks.flatMap((chunk) => [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    Buffer.from('0\r\n\r\n'),
  ]);
}
