/** The response that the contract requires for a draft, and the check of a response. */
import { parse as parseQuery } from 'node:querystring';
import { type ErrorCode, type OperationId, operationRecords } from '../../generated/operations';
import { requestValidators } from '../../generated/validators';
import { isAmbiguous } from '../../src/core/values/signature';
import { errorFormOf } from '../contract/badValues';
import { checkResponse, operationAt } from '../support/contractCheck';
import type { RawHttpAnswer } from '../support/rawHttp';
import { isHtmlPage } from './pageResponses';
import {
  bodyBytesOf,
  bodyObjectOf,
  pathOf,
  queryOf,
  type RequestDraft,
  type RequestFlaw,
  targetOf,
} from './requestDraft';

const TARGET_LENGTH_MAX = 4 * 1024;
const BODY_BYTES_MAX = 16 * 1024;
const JSON_TYPE = /^application\/json ?(; ?charset="?utf-8"?)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded$/;

const CODES: Readonly<Record<RequestFlaw, readonly ErrorCode[]>> = {
  unreadable_target: ['MALFORMED_REQUEST'],
  // At twice the length it exceeds the limit of the headers too.
  long_target: ['URI_TOO_LONG', 'REQUEST_HEADERS_TOO_LARGE'],
  other_host: ['MISDIRECTED_REQUEST'],
  nowhere: ['NOT_FOUND'],
  method: ['METHOD_NOT_ALLOWED'],
  unreadable_body: ['INVALID_REQUEST_BODY'],
  large_body: ['REQUEST_BODY_TOO_LARGE'],
  media_type: ['UNSUPPORTED_MEDIA_TYPE'],
  credentials: ['INVALID_AUTHENTICATION_HEADER'],
  contract: ['INVALID_REQUEST_BODY', 'INVALID_PARAMETERS'],
};

/**
 * Codes that a request without a flaw never gets. INVALID_PARAMETERS is possible, because valid members may be
 * incompatible with each other.
 */
const NEVER_WITHOUT_FLAW = Object.values(CODES)
  .flat()
  .filter((code) => code !== 'INVALID_PARAMETERS');

/** The draft's flaws, including those that only the complete request shows. */
export function flawsOf(draft: RequestDraft, extras: string): ReadonlySet<RequestFlaw> {
  const flaws = new Set([...draft.flaws, ...flawsOfTarget(draft), ...flawsOfBody(draft)]);
  const isReadable = !(['unreadable_target', 'unreadable_body', 'nowhere', 'method'] as const).some((flaw) =>
    flaws.has(flaw),
  );
  if (isReadable && !isValid(draft)) flaws.add('contract');
  const body = bodyObjectOf(draft);
  // The client signs with version 1, which cannot represent every body.
  const { security, body: takesBody } = operationRecords[draft.id];
  if (isReadable && security === 'key' && takesBody !== 'none' && isAmbiguous(body ?? null))
    flaws.add('unreadable_body');
  const sent = body?.['extras'];
  if (security === 'portal' && sent !== extras) flaws.add('credentials');
  return flaws;
}

function flawsOfTarget(draft: RequestDraft): RequestFlaw[] {
  const flaws: RequestFlaw[] = [];
  if (targetOf(draft).length > TARGET_LENGTH_MAX) flaws.push('long_target');
  if (!isDecodable(pathOf(draft)) || !isDecodable(queryOf(draft))) flaws.push('unreadable_target');
  else if (operationAt(draft.method, pathWithoutHost(draft)) === undefined)
    flaws.push(methodsAt(draft).length > 0 ? 'method' : 'nowhere');
  // Health checks are served under every host.
  const isHealthCheck =
    pathWithoutHost(draft).startsWith('/health/') && operationAt(draft.method, pathWithoutHost(draft)) !== undefined;
  if (pathOf(draft) !== pathWithoutHost(draft) && !isHealthCheck) flaws.push('other_host');
  return flaws;
}

function flawsOfBody(draft: RequestDraft): RequestFlaw[] {
  const bytes = bodyBytesOf(draft);
  const { mediaType, form, headers } = draft;
  if (bytes === undefined || bytes.length === 0) return [];
  const flaws: RequestFlaw[] = [];
  if (bytes.length > BODY_BYTES_MAX && !operationRecords[draft.id].largeBody) flaws.push('large_body');
  if (
    !(form === undefined ? JSON_TYPE : FORM_TYPE).test(mediaType ?? '') ||
    headers.some(([name]) => name === 'Content-Encoding')
  )
    flaws.push('media_type');
  const names = (draft.body ?? []).map(([name]) => name);
  if (draft.bodyBytes === undefined && new Set(names).size < names.length) flaws.push('unreadable_body');
  return flaws;
}

/** Why the response violates the contract, or undefined. */
export function problemWith(
  answer: RawHttpAnswer,
  draft: RequestDraft,
  flaws: ReadonlySet<RequestFlaw>,
): string | undefined {
  if (answer.status >= 500) return `a ${answer.status}`;
  if (methodsAt(draft).length === 0 && isHtmlPage(answer, pathWithoutHost(draft))) return undefined;
  try {
    checkResponse({ ...answer, method: draft.method, path: pathWithoutHost(draft) });
  } catch (error) {
    return (error as Error).message;
  }
  if (
    answer.status === 405 &&
    !methodsAt(draft).every((method) => (answer.headers['allow'] ?? '').split(', ').includes(method))
  )
    return 'a 405 that does not allow what is allowed';
  if (draft.isOpen || isElsewhere(draft)) return undefined;
  if (flaws.size === 0) return problemWithRefusal(answer, draft);
  if (answer.status < 400) return `${answer.status} in spite of ${[...flaws].join(', ')}`;
  if (draft.method === 'HEAD' || answer.text === '') return undefined;
  const expected = [...flaws].flatMap((flaw) => [
    ...CODES[flaw],
    ...(flaw === 'contract' ? Object.values(operationRecords[draft.id].violations) : []),
  ]);
  const code = codeIn(answer);
  const isExpected =
    expected.some((word) => responseFormOf(draft, word) === code) ||
    (flaws.has('contract') && isParameterNumber(draft.id, code)) ||
    isKeyNumber(draft, flaws, code);
  return isExpected ? undefined : `${code} because of ${[...flaws].join(', ')}`;
}

/** A valid request may still be refused for its content, but not for its format. */
function problemWithRefusal(answer: RawHttpAnswer, draft: RequestDraft): string | undefined {
  if (answer.status < 400 || draft.method === 'HEAD') return undefined;
  if (answer.text === '') return `a bare ${answer.status} without a flaw`;
  const code = codeIn(answer);
  return NEVER_WITHOUT_FLAW.some((word) => responseFormOf(draft, word) === code) ? `${code} without a flaw` : undefined;
}

/** Under v3 a code may have several numbers, for a missing member or an impossible format. */
function isParameterNumber(id: OperationId, code: string): boolean {
  return (
    operationRecords[id].surface === 'v3' &&
    [errorFormOf(id, 'INVALID_PARAMETERS.missing'), errorFormOf(id, 'INVALID_PARAMETERS.illegal')].includes(code)
  );
}

function isKeyNumber({ id }: RequestDraft, flaws: ReadonlySet<RequestFlaw>, code: string): boolean {
  const variants = ['INVALID_AUTHENTICATION_HEADER.key_format', 'INVALID_AUTHENTICATION_HEADER.unknown_key'] as const;
  return (
    operationRecords[id].surface === 'v3' &&
    flaws.has('credentials') &&
    variants.some((variant) => errorFormOf(id, variant) === code)
  );
}

/** Refusals of requests that cannot be read; under /udf/ they have one code. */
const OF_UNREAD: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'REQUEST_BODY_TOO_LARGE',
  'REQUEST_HEADERS_TOO_LARGE',
  'REQUEST_TIMEOUT',
]);

/** The error format follows from the path. */
function responseFormOf(draft: RequestDraft, word: ErrorCode): string {
  if (pathWithoutHost(draft).startsWith('/udf/') && OF_UNREAD.has(word)) return 'MALFORMED_REQUEST';
  return pathWithoutHost(draft).startsWith('/api/v3/') ? errorFormOf(draft.id, word) : word;
}

function codeIn({ text }: RawHttpAnswer): string {
  return String((JSON.parse(text) as { readonly code: string | number }).code);
}

function pathWithoutHost(draft: RequestDraft): string {
  return pathOf(draft).replace(/^https?:\/\/[^/]*/i, '');
}

/** The methods that exist there. */
function methodsAt(draft: RequestDraft): string[] {
  return ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
    (method) => operationAt(method, pathWithoutHost(draft)) !== undefined,
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `/api/orders/all` is not the order with the id "all". */
function isElsewhere(draft: RequestDraft): boolean {
  const found = operationAt(draft.method, pathWithoutHost(draft));
  return found !== undefined && found !== draft.id;
}

/** Applies the contract's own validators to what the server will have parsed. */
function isValid(draft: RequestDraft): boolean {
  const headers: Record<string, string> = {};
  // The values of a header that occurs twice are joined by a comma, as Node does.
  for (const [name, value] of draft.headers.map(([key, text]) => [key.toLowerCase(), text] as const))
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  const requestBody = bodyObjectOf(draft);
  const request = {
    path: parametersIn(draft),
    query: { ...parseQuery(queryOf(draft)) },
    header: headers,
    cookie: {},
    ...(requestBody !== undefined && { requestBody }),
  };
  return requestValidators[draft.id].every((validate) => validate(structuredClone(request)));
}

function parametersIn(draft: RequestDraft): Record<string, string> {
  const pattern = operationRecords[draft.id].path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`).exec(pathWithoutHost(draft))?.groups ?? {};
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
}
