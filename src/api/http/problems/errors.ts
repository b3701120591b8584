/**
 * The only place where a problem becomes an HTTP error response. Statuses, codes of the v3 API and fixed messages come
 * from the contract; messages with values (limits, rules, outcomes) are composed here. A response never contains a
 * stack trace, SQL or a version.
 */
import {
  type ApiSurface,
  apiErrorMessages,
  apiErrorVariants,
  type ErrorCode,
  genericErrors,
  type OperationRecord,
  v3Errors,
  v3ErrorVariants,
} from '../../../../generated/operations';
import type { FieldFaults, HealthChecks, LeadershipBody } from '../../../usecases/refusals';
import { refusalMessage } from '../../rendering/refusalMessage';
import { type BinanceError, binanceError } from './binanceErrors';
import type { FaultyParameter, ParameterFault } from './parameterFaults';
import type { Problem, UnavailableOutcome } from './problems';

/**
 * The families of operations, which differ in the form of their errors: `v3` is everything under `/api/v3/`, `binance`
 * everything under `/binance/`, `udf` everything under `/udf/`.
 */
export type ApiFamily = ApiSurface;

export type { EdgeProblem, Problem } from './problems';

export interface ErrorResponse {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: ApiError | V3Error | BinanceError | UdfError | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface ApiError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: FieldFaults;
  readonly checks?: HealthChecks;
  readonly leadership?: LeadershipBody;
}

interface V3Error {
  readonly code: number;
  readonly msg: string;
}

/** As charting libraries expect it; the members beside `s` and `errmsg` are those of the other operations. */
interface UdfError extends Omit<ApiError, 'message'> {
  readonly s: 'error';
  readonly errmsg: string;
}

type Statuses = Readonly<Partial<Record<ErrorCode, number>>>;
const GENERIC: Readonly<Record<ApiFamily, Statuses>> = genericErrors;
const V3: Readonly<Partial<Record<ErrorCode, V3Error>>> = v3Errors;

const UNAVAILABLE_MESSAGES: Readonly<Record<UnavailableOutcome, string>> = {
  not_done: apiErrorMessages.SERVICE_UNAVAILABLE,
  unknown: apiErrorVariants['SERVICE_UNAVAILABLE.outcome_unknown'],
  not_current: apiErrorVariants['SERVICE_UNAVAILABLE.not_current'],
};

/** What it means that a check of the readiness fails. */
const FAILED_CHECKS: Readonly<Record<keyof HealthChecks, string>> = {
  recovered: 'Its order books and balances are not loaded from the database.',
  lease_held: 'It cannot prove that it is the leader, so it serves no data.',
  database_answers: 'The database does not answer.',
  clock_trusted: 'Its clock, or that of the database, has jumped, so it accepts no commands.',
  accepting: 'It is stopping.',
};

/**
 * `operation`: undefined if none was found. Throws if the contract declares no response for the problem, which is a
 * bug.
 */
export function errorResponse(
  problem: Problem,
  surface: ApiFamily,
  operation: OperationRecord | undefined,
): ErrorResponse {
  const status = operation?.errors[problem.code] ?? GENERIC[surface][problem.code];
  if (status === undefined) {
    // On the other surfaces, every problem of the request itself that they do not declare is 400.
    if (surface !== 'api' && problem.code !== 'MALFORMED_REQUEST')
      return errorResponse({ code: 'MALFORMED_REQUEST' }, surface, operation);
    throw new Error(`the contract declares no status for ${problem.code}`);
  }
  const headers = problemHeaders(problem);
  if (operation?.emptyErrorStatuses.includes(status) === true) return { status, body: undefined, headers };
  if (surface === 'api') return { status, body: apiError(problem), headers };
  if (surface === 'binance') return { status, body: binanceError(problem), headers };
  if (surface === 'udf') return { status, body: udfError(problem), headers };
  return { status, body: problem.code === 'NOT_FOUND' ? undefined : v3Error(problem), headers };
}

export function problemHeaders(problem: Problem): Record<string, string> {
  switch (problem.code) {
    case 'TOO_MANY_REQUESTS':
    case 'ADDRESS_BANNED':
    case 'SERVICE_UNAVAILABLE':
    case 'EXCHANGE_IN_QUARANTINE':
    case 'NOT_READY':
      return { 'Retry-After': String(problem.retryAfterSeconds) };
    case 'METHOD_NOT_ALLOWED':
      return { Allow: problem.allow };
    default:
      return {};
  }
}

function apiError(problem: Problem): ApiError {
  const { code } = problem;
  const message = messageOf(problem);
  if ('fields' in problem && Object.keys(problem.fields).length > 0) return { code, message, fields: problem.fields };
  if ('checks' in problem) return { code, message, checks: problem.checks, leadership: problem.leadership };
  return { code, message };
}

function udfError(problem: Problem): UdfError {
  const { message, ...others } = apiError(problem);
  return { s: 'error', errmsg: message, ...others };
}

function v3Error(problem: Problem): V3Error {
  const error = V3[problem.code];
  if (error === undefined) throw new Error(`${problem.code} has no error code under /api/v3/`);
  switch (problem.code) {
    case 'INVALID_PARAMETERS':
      return v3ParameterError(problem.fields, 'faults' in problem ? problem.faults : []);
    case 'INVALID_REQUEST_BODY':
      return problem.reason === undefined ? error : { code: error.code, msg: messageOf(problem) };
    case 'INVALID_AUTHENTICATION_HEADER':
      if (problem.outsideWindow !== undefined)
        return { ...v3ErrorVariants['INVALID_AUTHENTICATION_HEADER.outside_window'], msg: problem.outsideWindow };
      if ('isVersion2Required' in problem) return v3ErrorVariants['INVALID_AUTHENTICATION_HEADER.version_2_required'];
      return problem.key === undefined ? error : v3ErrorVariants[`INVALID_AUTHENTICATION_HEADER.${problem.key}`];
    case 'INVALID_ORDER_AMOUNT_PRECISION':
    case 'INVALID_ORDER_PRICE_PRECISION':
    case 'SERVICE_UNAVAILABLE':
      return { code: error.code, msg: messageOf(problem) };
    default:
      return error;
  }
}

/** Values of the right form that are not accepted. */
const OTHER_VALUES: ReadonlySet<ParameterFault> = new Set(['unknown_value', 'invalid']);

/** The response names one parameter: a missing one if there is one, otherwise the first. */
function v3ParameterError(fields: FieldFaults, faults: readonly FaultyParameter[]): V3Error {
  const missing = Object.keys(fields).find((name) => fields[name]?.code === 'MISSING');
  if (missing !== undefined)
    return { ...v3ErrorVariants['INVALID_PARAMETERS.missing'], msg: `Mandatory parameter '${missing}' was not sent.` };
  const [name = ''] = Object.keys(fields);
  if (faults.some((faulty) => faulty.name === name && !OTHER_VALUES.has(faulty.fault)))
    return {
      ...v3ErrorVariants['INVALID_PARAMETERS.illegal'],
      msg: `Illegal characters found in parameter '${name}'.`,
    };
  return { ...v3Errors.INVALID_PARAMETERS, msg: `Data sent for parameter '${name}' is not valid.` };
}

function messageOf(problem: Problem): string {
  switch (problem.code) {
    case 'INVALID_REQUEST_BODY':
      return problem.reason === undefined
        ? apiErrorMessages.INVALID_REQUEST_BODY
        : `The request body ${problem.reason}.`;
    case 'INVALID_AUTHENTICATION_HEADER':
      if ('isVersion2Required' in problem) return apiErrorVariants['INVALID_AUTHENTICATION_HEADER.version_2_required'];
      return problem.outsideWindow ?? apiErrorMessages.INVALID_AUTHENTICATION_HEADER;
    case 'SERVICE_UNAVAILABLE':
      return UNAVAILABLE_MESSAGES[problem.outcome];
    case 'NOT_READY':
      return notReadyMessage(problem.checks);
    default:
      return refusalMessage(problem);
  }
}

/** Names the checks that fail. */
function notReadyMessage(checks: HealthChecks): string {
  const failing = Object.entries(FAILED_CHECKS).flatMap(([check, text]) =>
    checks[check as keyof HealthChecks] ? [] : [text],
  );
  return `${apiErrorMessages.NOT_READY} ${failing.join(' ')}`.trim();
}
