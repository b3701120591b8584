/**
 * The one place where a no becomes an HTTP answer: status, code and text on each surface, for every code there is.
 * No stack, SQL or version ever gets out from here.
 */
import { formatAmount } from '../core/decimal';
import type { FieldFaults, Refusal } from '../handlers/refusals';

/** What goes wrong before, beside or after a handler. */
export type EdgeProblem =
  | { readonly code: 'MALFORMED_REQUEST' }
  | { readonly code: 'INVALID_REQUEST_BODY'; readonly reason?: string }
  /** `outsideWindow` says so in words when the signature was right but late or early. */
  | { readonly code: 'INVALID_AUTHENTICATION_HEADER'; readonly outsideWindow?: string }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'METHOD_NOT_ALLOWED'; readonly allow: string }
  | { readonly code: 'REQUEST_TIMEOUT' }
  | { readonly code: 'REQUEST_BODY_TOO_LARGE' }
  | { readonly code: 'URI_TOO_LONG' }
  | { readonly code: 'UNSUPPORTED_MEDIA_TYPE' }
  | { readonly code: 'REQUEST_HEADERS_TOO_LARGE' }
  | { readonly code: 'TOO_MANY_REQUESTS'; readonly retryAfterSeconds: number }
  | { readonly code: 'INTERNAL_SERVER_ERROR' }
  | { readonly code: 'SERVICE_UNAVAILABLE'; readonly outcome: 'not_done' | 'unknown'; readonly retryAfterSeconds: number };

export type Problem = Refusal | EdgeProblem;
export type ProblemCode = Problem['code'];

/** Which form errors take: `portal` is `/api/` whose 401 has no body. */
export type Surface = 'api' | 'v3' | 'portal';

export interface ErrorAnswer {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: ApiError | V3Error | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface ApiError {
  readonly code: string;
  readonly message: string;
  readonly fields?: FieldFaults;
}

interface V3Error {
  readonly code: number;
  readonly msg: string;
}

/** Code -> HTTP status, v3 code. `/api/v3/` says 400 for every 4xx but 401, 403, 404, 405 and 429. */
const FORMS: Readonly<Record<ProblemCode, readonly [status: number, v3Code: number]>> = {
  MALFORMED_REQUEST: [400, -1100],
  INVALID_REQUEST_BODY: [400, -1100],
  INVALID_PARAMETERS: [400, -1130],
  INVALID_PAIR: [400, -1121],
  INVALID_ASSET: [400, -1130],
  INVALID_ORDER_SIDE: [400, -1130],
  INVALID_ORDER_TYPE: [400, -1130],
  INVALID_ORDER_AMOUNT_PRECISION: [400, -1130],
  INVALID_ORDER_PRICE_PRECISION: [400, -1130],
  ORDER_AMOUNT_TOO_SMALL: [400, -1130],
  ORDER_PRICE_OUT_OF_RANGE: [400, -1130],
  INVALID_AUTHENTICATION_HEADER: [401, -1022],
  PERMISSION_DENIED: [403, -2015],
  NOT_FOUND: [404, -1020],
  ORDER_NOT_FOUND: [404, -1130],
  USER_NOT_FOUND: [404, -1130],
  PARTNER_NOT_FOUND: [404, -1130],
  API_KEY_NOT_FOUND: [404, -1130],
  METHOD_NOT_ALLOWED: [405, -1020],
  REQUEST_TIMEOUT: [408, -1100],
  IDEMPOTENCY_CONFLICT: [409, -1130],
  ORDER_NOT_CANCELLABLE: [409, -1130],
  EMAIL_TAKEN: [409, -1130],
  REQUEST_BODY_TOO_LARGE: [413, -1100],
  URI_TOO_LONG: [414, -1100],
  UNSUPPORTED_MEDIA_TYPE: [415, -1100],
  INSUFFICIENT_BALANCE: [422, -1130],
  TRADING_DISABLED: [422, -1130],
  ORDER_NOT_MATCHED: [422, -1130],
  NOT_ENOUGH_LIQUIDITY: [422, -1130],
  INVALID_SETTING: [422, -1130],
  TOO_MANY_REQUESTS: [429, -1003],
  REQUEST_HEADERS_TOO_LARGE: [431, -1100],
  INTERNAL_SERVER_ERROR: [500, -1000],
  DEPOSIT_ADDRESS_UNAVAILABLE: [502, -1001],
  SERVICE_UNAVAILABLE: [503, -1001],
};

const V3_OWN_STATUSES = new Set([401, 403, 404, 405, 429]);

export function errorAnswer(problem: Problem, surface: Surface): ErrorAnswer {
  const [status, v3Code] = FORMS[problem.code];
  const headers = headersFor(problem);
  if (surface === 'v3') {
    const v3Status = status >= 500 || V3_OWN_STATUSES.has(status) ? status : 400;
    return { status: v3Status, body: problem.code === 'NOT_FOUND' ? undefined : v3Error(problem, v3Code), headers };
  }
  const empty = surface === 'portal' && problem.code === 'INVALID_AUTHENTICATION_HEADER';
  return { status, body: empty ? undefined : apiError(problem), headers };
}

function headersFor(problem: Problem): Record<string, string> {
  switch (problem.code) {
    case 'TOO_MANY_REQUESTS':
    case 'SERVICE_UNAVAILABLE':
      return { 'Retry-After': String(problem.retryAfterSeconds) };
    case 'METHOD_NOT_ALLOWED':
      return { Allow: problem.allow };
    default:
      return {};
  }
}

function apiError(problem: Problem): ApiError {
  const message = messageOf(problem);
  return problem.code === 'INVALID_PARAMETERS' ? { code: problem.code, message, fields: problem.fields } : { code: problem.code, message };
}

function v3Error(problem: Problem, v3Code: number): V3Error {
  switch (problem.code) {
    case 'INVALID_PAIR':
      return { code: v3Code, msg: 'Invalid symbol.' };
    case 'INVALID_PARAMETERS':
      return v3ParameterError(problem.fields);
    case 'MALFORMED_REQUEST':
      return { code: v3Code, msg: 'Illegal characters found in a parameter.' };
    case 'METHOD_NOT_ALLOWED':
      return { code: v3Code, msg: 'This operation is not supported.' };
    case 'INVALID_AUTHENTICATION_HEADER':
      return { code: v3Code, msg: 'Signature for this request is not valid.' };
    case 'PERMISSION_DENIED':
      return { code: v3Code, msg: 'Invalid API-key, IP, or permissions for action.' };
    case 'TOO_MANY_REQUESTS':
      return { code: v3Code, msg: 'Too many requests.' };
    default:
      return { code: v3Code, msg: messageOf(problem) };
  }
}

function v3ParameterError(fields: FieldFaults): V3Error {
  const [name = '', fault] = Object.entries(fields)[0] ?? [];
  if (fault?.code === 'MISSING') return { code: -1102, msg: `Mandatory parameter '${name}' was not sent.` };
  return { code: -1100, msg: `Illegal characters found in parameter '${name}'.` };
}

function messageOf(problem: Problem): string {
  switch (problem.code) {
    case 'INVALID_REQUEST_BODY':
      return problem.reason === undefined ? TEXTS.INVALID_REQUEST_BODY : `The request body ${problem.reason}.`;
    case 'INVALID_AUTHENTICATION_HEADER':
      return problem.outsideWindow ?? TEXTS.INVALID_AUTHENTICATION_HEADER;
    case 'INVALID_ORDER_AMOUNT_PRECISION':
      return `Max amount precision is ${problem.precision}`;
    case 'INVALID_ORDER_PRICE_PRECISION':
      return `Max price precision is ${problem.precision}`;
    case 'ORDER_AMOUNT_TOO_SMALL':
      return `The smallest order amount is ${formatAmount(problem.minimum)}`;
    case 'ORDER_PRICE_OUT_OF_RANGE':
      return `The price must be between ${formatAmount(problem.minimum)} and ${formatAmount(problem.maximum)}`;
    case 'INVALID_SETTING':
      return `The setting breaks a rule: ${problem.rule}.`;
    case 'SERVICE_UNAVAILABLE':
      return problem.outcome === 'not_done' ? NOTHING_CHANGED : OUTCOME_UNKNOWN;
    default:
      return TEXTS[problem.code];
  }
}

const NOTHING_CHANGED = 'The service is not available now. Nothing was changed.';
const OUTCOME_UNKNOWN = 'The service is not available now. The outcome is unknown; repeat the request with the same key to learn it.';

type ComposedCode =
  | 'INVALID_ORDER_AMOUNT_PRECISION'
  | 'INVALID_ORDER_PRICE_PRECISION'
  | 'ORDER_AMOUNT_TOO_SMALL'
  | 'ORDER_PRICE_OUT_OF_RANGE'
  | 'INVALID_SETTING'
  | 'SERVICE_UNAVAILABLE';

const TEXTS: Readonly<Record<Exclude<ProblemCode, ComposedCode>, string>> = {
  MALFORMED_REQUEST: 'The request cannot be read.',
  INVALID_REQUEST_BODY: 'The request body is not the JSON object that this operation takes.',
  INVALID_PARAMETERS: 'The request has missing or invalid parameters.',
  INVALID_PAIR: 'The pair is not listed here.',
  INVALID_ASSET: 'The asset is not listed here.',
  INVALID_ORDER_SIDE: 'The order side is not supported.',
  INVALID_ORDER_TYPE: 'The order type is not supported.',
  INVALID_AUTHENTICATION_HEADER: 'The credentials are missing or not valid.',
  PERMISSION_DENIED: 'These credentials do not allow this.',
  NOT_FOUND: 'There is nothing at this path.',
  ORDER_NOT_FOUND: 'You have no such order.',
  USER_NOT_FOUND: 'There is no such user.',
  PARTNER_NOT_FOUND: 'There is no such partner.',
  API_KEY_NOT_FOUND: 'There is no such API key.',
  METHOD_NOT_ALLOWED: 'This path does not have this method.',
  REQUEST_TIMEOUT: 'The request did not arrive in time.',
  IDEMPOTENCY_CONFLICT: 'This key names another request, or one that is still being worked on.',
  ORDER_NOT_CANCELLABLE: 'The order is already closed.',
  EMAIL_TAKEN: 'Another user has this e-mail address.',
  REQUEST_BODY_TOO_LARGE: 'The request body is too large.',
  URI_TOO_LONG: 'The path and query are too long.',
  UNSUPPORTED_MEDIA_TYPE: 'The request body must be sent as application/json.',
  INSUFFICIENT_BALANCE: 'The available balance is not enough.',
  TRADING_DISABLED: 'Trading of this pair is paused.',
  ORDER_NOT_MATCHED: 'Nothing is on offer at this price.',
  NOT_ENOUGH_LIQUIDITY: 'The offers on the book are not enough for this amount.',
  TOO_MANY_REQUESTS: 'Too many requests. Try again after the time in Retry-After.',
  REQUEST_HEADERS_TOO_LARGE: 'The request headers are too large.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
  DEPOSIT_ADDRESS_UNAVAILABLE: 'The partner did not give a usable deposit address. Nothing was bought.',
};
