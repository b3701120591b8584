/**
 * Checks every response and every frame that any test receives against the contract: status, headers, body and code.
 * Anything undeclared fails the test that received it.
 */

import { validators as binanceFrameValidators } from '../../generated/binanceStreamValidators';
import {
  type ApiSurface,
  binanceErrors,
  genericErrors,
  type OperationId,
  type OperationRecord,
  operationRecords,
  v3Errors,
} from '../../generated/operations';
import {
  genericErrorHeaders,
  genericErrorHeaderValidators,
  genericErrorValidators,
  responseHeaders,
  responseHeaderValidators,
  statusBasedResponseValidators,
} from '../../generated/responseValidators';
import { validators as frameValidators } from '../../generated/streamValidators';
import type { Validator } from '../../generated/validators';
import { surfaceOf } from '../../src/programs/codegen/documents/contract';

/** A response as received. */
export interface RawResponse {
  readonly method: string;
  /** With or without the query string. */
  readonly path: string;
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Of the surfaces whose errors have numbers; the others have words. */
const NUMBERS: Readonly<Partial<Record<ApiSurface, Readonly<Record<string, { readonly code: number }>>>>> = {
  v3: v3Errors,
  binance: binanceErrors,
};
const JSON_TYPE = 'application/json; charset=utf-8';

/** Paths without parameters come first: `/api/orders/user` also matches `/api/orders/{id}`. */
const templates = (Object.entries(operationRecords) as [OperationId, OperationRecord][])
  .map(([id, { method, path }]) => ({
    id,
    method,
    isExact: !path.includes('{'),
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => Number(b.isExact) - Number(a.isExact));

/** Returns the operation of a method and path, or undefined if the contract has none. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const [bare = ''] = path.split('?');
  return templates.find((template) => template.method === wanted && template.pattern.test(bare))?.id;
}

/** The contract's view of a response. */
export interface CheckedResponse {
  readonly surface: ApiSurface;
  /** Undefined for an error that any request can get and that belongs to no operation. */
  readonly operation: OperationId | undefined;
  readonly status: number;
  /** Only for errors with a body. */
  readonly code: string | number | undefined;
  readonly message: string | undefined;
}

/** Throws unless the contract declares exactly this response. */
export function checkResponse(answer: RawResponse): CheckedResponse {
  const surface = surfaceOf(answer.path);
  const id = operationAt(answer.method, answer.path);
  const own =
    id === undefined
      ? undefined
      : problemOf(
          answer,
          statusBasedResponseValidators[id],
          { validators: responseHeaderValidators[id], names: responseHeaders[id] },
          ownCodes(id, surface),
        );
  if (own === null) return { surface, operation: id, status: answer.status, ...errorIn(answer) };
  const isDeprecated = id !== undefined && operationRecords[id].deprecated;
  const generic = problemOf(
    answer,
    genericErrorValidators[surface],
    {
      validators: genericErrorHeaderValidators[surface],
      names: genericErrorHeaders[surface],
      also: isDeprecated ? OF_DEPRECATED : [],
    },
    declaredCodes(genericErrors[surface], surface),
  );
  if (generic === null) return { surface, operation: undefined, status: answer.status, ...errorIn(answer) };
  const asked = `${answer.method} ${answer.path}`;
  throw new ContractViolation(
    `${asked} answered ${answer.status}, which is not in the contract: ${own ?? generic}\n${answer.text.slice(0, 1_000)}`,
  );
}

function errorIn({ status, text }: RawResponse): Pick<CheckedResponse, 'code' | 'message'> {
  if (status < 400 || text === '') return { code: undefined, message: undefined };
  const { code, message, msg, errmsg } = JSON.parse(text) as {
    readonly code: string | number;
    readonly message?: string;
    readonly msg?: string;
    readonly errmsg?: string;
  };
  return { code, message: message ?? msg ?? errmsg };
}

/** Returns the violation, or null. */
function problemOf(
  answer: RawResponse,
  bodies: Readonly<Record<string, Validator | null>>,
  headers: {
    readonly validators: Readonly<Record<string, Validator>>;
    readonly names: Readonly<Record<string, readonly string[]>>;
    /** Headers that any of the responses may have as well. */
    readonly also?: readonly string[];
  },
  codes: ReadonlyMap<string | number, ReadonlySet<number>>,
): string | null {
  const { status, text } = answer;
  const validateBody = bodies[status];
  if (validateBody === undefined) return `status ${status} is not declared`;
  const validateHeaders = headers.validators[status];
  if (validateHeaders !== undefined && !validateHeaders({ ...answer.headers }))
    return `headers: ${errorsOf(validateHeaders)}`;
  const problem = headerProblem(answer, [...(headers.names[status] ?? []), ...(headers.also ?? [])]);
  if (problem !== null) return problem;
  if (answer.method === 'HEAD') return text === '' ? null : 'a HEAD has no body';
  if (validateBody === null) return text === '' ? null : 'the body must be empty';
  if (answer.headers['content-type'] !== JSON_TYPE) return `content-type is ${answer.headers['content-type']}`;
  const body = parseJson(text);
  if (!validateBody(body)) return `body: ${errorsOf(validateBody)}`;
  if (status < 400) return null;
  const { code } = body as { code: string | number };
  return codes.get(code)?.has(status) === true ? null : `code ${code} is not declared under ${status}`;
}

/** Headers of HTTP itself and of proxies, which the contract does not describe. */
const OF_HTTP = new Set([
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'sec-websocket-version',
  'server',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
]);
/** A deprecated operation says so in every response, also in the errors that any request can get. */
const OF_DEPRECATED = ['deprecation', 'sunset'];
/** Declared headers that a successful response has only in some cases, of which their descriptions tell. */
const CONDITIONAL = new Set(['x-talad-sandbox', 'idempotent-replayed']);

/** Returns the undeclared header that the response has, or the declared one that it lacks; null if there is none. */
function headerProblem({ status, headers }: RawResponse, declared: readonly string[]): string | null {
  const sent = Object.keys(headers);
  const undeclared = sent.find((name) => !declared.includes(name) && !OF_HTTP.has(name));
  if (undeclared !== undefined) return `the header ${undeclared} is not declared`;
  const missing = declared.find((name) => headers[name] === undefined && !CONDITIONAL.has(name));
  return status < 400 && missing !== undefined ? `the declared header ${missing} is missing` : null;
}

/**
 * Like `declaredCodes`, for one operation. Under /api/v3/ one error code corresponds to several numbers, which are
 * listed in its record.
 */
function ownCodes(id: OperationId, surface: ApiSurface): Map<string | number, Set<number>> {
  const { errors, numbers: listed } = operationRecords[id];
  if (NUMBERS[surface] === undefined) return declaredCodes(errors, surface);
  const codes = new Map<string | number, Set<number>>();
  for (const [status, numbers] of Object.entries(listed))
    for (const number of numbers) codes.set(number, (codes.get(number) ?? new Set()).add(Number(status)));
  return codes;
}

/** The codes that an error may have, with the statuses of each: words under /api/ and /udf/, numbers under /api/v3/. */
function declaredCodes(
  errors: Readonly<Record<string, number>>,
  surface: ApiSurface,
): Map<string | number, Set<number>> {
  const codes = new Map<string | number, Set<number>>();
  for (const [name, status] of Object.entries(errors)) {
    const numbers = NUMBERS[surface];
    const code = numbers === undefined ? name : numbers[name]?.code;
    if (code !== undefined) codes.set(code, (codes.get(code) ?? new Set()).add(status));
  }
  return codes;
}

type MessageName = keyof typeof frameValidators | keyof typeof binanceFrameValidators;

/** By the name of the message, which most kinds of connections have in common. */
const BINANCE_FRAME_VALIDATORS: Readonly<Partial<Record<MessageName, Validator>>> = binanceFrameValidators;
const FRAME_VALIDATORS: Readonly<Partial<Record<MessageName, Validator>>> = frameValidators;
export type Frame = Record<string, unknown>;

/** The contract's view of a frame. */
export interface CheckedFrame {
  /** An object, or the array of a stream of all symbols. */
  readonly frame: Frame;
  readonly message: MessageName;
  /** For a wrapped event, the type of the event inside. */
  readonly event: MessageName | undefined;
}

/** Throws unless the contract declares exactly this frame. */
export function checkFrame(
  text: string,
  { combined, isBinance = false }: { readonly combined: boolean; readonly isBinance?: boolean },
): CheckedFrame {
  const validators = isBinance ? BINANCE_FRAME_VALIDATORS : FRAME_VALIDATORS;
  const frame = parseJson(text) as Frame;
  if (typeof frame !== 'object' || frame === null)
    throw new ContractViolation(`a frame is no object: ${text.slice(0, 1_000)}`);
  const candidates = messagesFor(frame, combined);
  const message = candidates.find((name) => validators[name]?.(frame));
  const event = message === 'WrappedEvent' ? eventName(frame['data']) : undefined;
  if (message !== undefined && (event === undefined || validators[event]?.(frame['data'])))
    return { frame, message, event };
  const problems = candidates.map((name) => errorsOf(validators[name])).join(' | ');
  throw new ContractViolation(
    `a frame is not in the contract: ${problems || 'its data is not what its kind says'}\n${text.slice(0, 1_000)}`,
  );
}

function messagesFor(frame: Readonly<Frame>, combined: boolean): readonly MessageName[] {
  if ('status' in frame) return ['ApiAnswer', 'ApiErrorAnswer'];
  if ('subscriptionId' in frame) return ['ApiUserEvent'];
  if ('error' in frame || 'msg' in frame) return ['ErrorAnswer'];
  if ('result' in frame) return ['DoneAnswer', 'SubscriptionsAnswer', 'PropertyAnswer'];
  if (frame['e'] === 'serverShutdown') return ['ServerShutdownEvent'];
  return [combined ? 'WrappedEvent' : eventName(frame)];
}

const EVENT_NAMES: Readonly<Record<string, MessageName>> = {
  kline: 'KlineEvent',
  aggTrade: 'AggTradeEvent',
  trade: 'TradeEvent',
  depthUpdate: 'DepthEvent',
  '24hrMiniTicker': 'MiniTickerEvent',
  '24hrTicker': 'TickerEvent',
  executionReport: 'ExecutionReportEvent',
  listStatus: 'ListStatusEvent',
  outboundAccountPosition: 'OutboundAccountPositionEvent',
  outboundAccountInfo: 'OutboundAccountInfoEvent',
  balanceUpdate: 'BalanceUpdateEvent',
  listenKeyExpired: 'ListenKeyExpiredEvent',
};

/**
 * The type follows from the member `e`, otherwise from the other members. An unknown frame is treated as some event, so
 * that the check fails.
 */
function eventName(event: unknown): MessageName {
  const [first = {}] = Array.isArray(event) ? (event as Frame[]) : [];
  if (Array.isArray(event)) return first['e'] === '24hrTicker' ? 'AllTickersEvent' : 'AllMiniTickersEvent';
  const members = event as Readonly<Frame>;
  if ('lastUpdateId' in members) return 'PartialDepthEvent';
  if (!('e' in members)) return 'BookTickerEvent';
  return EVENT_NAMES[String(members['e'])] ?? 'MarketEvent';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractViolation(`not JSON: ${text.slice(0, 1_000)}`);
  }
}

function errorsOf(validate: Validator | undefined): string {
  return (validate?.errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    .join(', ');
}
