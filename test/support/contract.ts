/**
 * The one place where tests judge what the server says: every answer and every frame that any test sees comes through here and must
 * be in the contract, in status, headers, body and code. What the contract does not declare fails the test that saw it.
 */
import { genericErrors, type OperationId, type OperationRecord, operationRecords, v3Errors } from '../../generated/operations';
import { validators as frameValidators } from '../../generated/streamValidators';
import {
  genericErrorHeaderValidators,
  genericErrorValidators,
  responseHeaderValidators,
  statusBasedResponseValidators,
  type Validator,
} from '../../generated/validators';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly method: string;
  /** With or without its query. */
  readonly path: string;
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Paths without parameters first: `/api/orders/user` is also what `/api/orders/{id}` looks like. */
const templates = (Object.entries(operationRecords) as [OperationId, OperationRecord][])
  .map(([id, { method, path }]) => ({
    id,
    method,
    isExact: !path.includes('{'),
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((a, b) => Number(b.isExact) - Number(a.isExact));

/** The operation that a method and a path ask for; undefined when the contract has none. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const [bare = ''] = path.split('?');
  return templates.find((template) => template.method === wanted && template.pattern.test(bare))?.id;
}

/** Throws unless the contract declares this very answer. */
export function checkAnswer(answer: RawAnswer): void {
  const surface = answer.path.startsWith('/api/v3/') ? 'v3' : 'api';
  const id = operationAt(answer.method, answer.path);
  const own = id === undefined ? undefined : problemOf(answer, statusBasedResponseValidators[id], responseHeaderValidators[id], ownCodes(id, surface));
  if (own === null) return;
  const generic = problemOf(answer, genericErrorValidators[surface], genericErrorHeaderValidators[surface], declaredCodes(genericErrors[surface], surface));
  if (generic === null) return;
  const asked = `${answer.method} ${answer.path}`;
  throw new ContractViolation(`${asked} answered ${answer.status}, which is not in the contract: ${own ?? generic}\n${answer.text.slice(0, 1_000)}`);
}

/** What is wrong with it, or null. */
function problemOf(
  answer: RawAnswer,
  bodies: Readonly<Record<string, Validator | null>>,
  headers: Readonly<Record<string, Validator>>,
  codes: ReadonlyMap<string | number, ReadonlySet<number>>,
): string | null {
  const { status, text } = answer;
  const validateBody = bodies[status];
  if (validateBody === undefined) return `status ${status} is not declared`;
  const validateHeaders = headers[status];
  if (validateHeaders !== undefined && !validateHeaders({ ...answer.headers })) return `headers: ${errorsOf(validateHeaders)}`;
  if (answer.method === 'HEAD') return text === '' ? null : 'a HEAD has no body';
  if (validateBody === null) return text === '' ? null : 'the body must be empty';
  if (answer.headers['content-type'] !== JSON_TYPE) return `content-type is ${answer.headers['content-type']}`;
  const body = parsed(text);
  if (!validateBody(body)) return `body: ${errorsOf(validateBody)}`;
  if (status < 400) return null;
  const { code } = body as { code: string | number };
  return codes.get(code)?.has(status) === true ? null : `code ${code} is not declared under ${status}`;
}

/** As `declaredCodes`, of one operation. Under /api/v3/ one word may stand for several numbers, so its record lists them. */
function ownCodes(id: OperationId, surface: 'api' | 'v3'): Map<string | number, Set<number>> {
  const { errors, v3Codes } = operationRecords[id];
  if (surface === 'api') return declaredCodes(errors, surface);
  const codes = new Map<string | number, Set<number>>();
  for (const [status, numbers] of Object.entries(v3Codes))
    for (const number of numbers) codes.set(number, (codes.get(number) ?? new Set()).add(Number(status)));
  return codes;
}

/** The codes that an error may carry, each with its statuses: words under /api/, numbers under /api/v3/. */
function declaredCodes(errors: Readonly<Record<string, number>>, surface: 'api' | 'v3'): Map<string | number, Set<number>> {
  const codes = new Map<string | number, Set<number>>();
  for (const [name, status] of Object.entries(errors)) {
    const code = surface === 'v3' ? (v3Errors as Readonly<Record<string, { code: number }>>)[name]?.code : name;
    if (code !== undefined) codes.set(code, (codes.get(code) ?? new Set()).add(status));
  }
  return codes;
}

/** Throws unless the contract declares this very frame; gives what it holds: an object, or the array of a stream of all symbols. */
export function checkFrame(text: string, { combined }: { readonly combined: boolean }): Record<string, unknown> {
  const frame = parsed(text) as Record<string, unknown>;
  if (typeof frame !== 'object' || frame === null) throw new ContractViolation(`a frame is no object: ${text.slice(0, 1_000)}`);
  const candidates = frameValidatorsFor(frame, combined);
  const isDeclared = candidates.some((validate) => validate(frame)) && (frame['stream'] === undefined || eventValidatorFor(frame['data'])(frame['data']));
  if (isDeclared) return frame;
  const problems = candidates.map(errorsOf).join(' | ');
  throw new ContractViolation(`a frame is not in the contract: ${problems || 'its data is not what its kind says'}\n${text.slice(0, 1_000)}`);
}

function frameValidatorsFor(frame: Readonly<Record<string, unknown>>, combined: boolean): readonly Validator[] {
  const { WrappedEvent, ServerShutdownEvent, DoneAnswer, SubscriptionsAnswer, PropertyAnswer, ErrorAnswer } = frameValidators;
  if ('error' in frame) return [ErrorAnswer];
  if ('result' in frame) return [DoneAnswer, SubscriptionsAnswer, PropertyAnswer];
  if (frame['e'] === 'serverShutdown') return [ServerShutdownEvent];
  return [combined ? WrappedEvent : eventValidatorFor(frame)];
}

const EVENT_VALIDATORS: Readonly<Record<string, Validator>> = {
  kline: frameValidators.KlineEvent,
  aggTrade: frameValidators.AggTradeEvent,
  trade: frameValidators.TradeEvent,
  depthUpdate: frameValidators.DepthEvent,
  '24hrMiniTicker': frameValidators.MiniTickerEvent,
  '24hrTicker': frameValidators.TickerEvent,
};

/** The one of the event's own kind, which its `e` tells, or else its other members; what seems to be no market event is one of a user's own, or nothing. */
function eventValidatorFor(event: unknown): Validator {
  const { AllTickersEvent, AllMiniTickersEvent, PartialDepthEvent, BookTickerEvent, UserDataEvent } = frameValidators;
  const [first = {}] = Array.isArray(event) ? (event as Record<string, unknown>[]) : [];
  if (Array.isArray(event)) return first['e'] === '24hrTicker' ? AllTickersEvent : AllMiniTickersEvent;
  const members = event as Readonly<Record<string, unknown>>;
  if ('lastUpdateId' in members) return PartialDepthEvent;
  if (!('e' in members)) return BookTickerEvent;
  return EVENT_VALIDATORS[String(members['e'])] ?? UserDataEvent;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractViolation(`not JSON: ${text.slice(0, 1_000)}`);
  }
}

function errorsOf(validate: Validator): string {
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`).join(', ');
}
