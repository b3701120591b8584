/**
 * The bodies of errors under /binance/. Numbers and fixed messages come from the contract; messages with values are
 * composed here.
 */
import { binanceErrors, binanceErrorVariants, type ErrorCode } from '../../../../generated/operations';
import { assertPresent } from '../../../core/values/assert';
import type { FieldFault, ReplacementSteps } from '../../../usecases/refusals';
import { decidingFault, errorOfFault, type FaultyParameter, type ParameterFault } from './parameterFaults';
import type { Problem } from './problems';

export interface BinanceError {
  readonly code: number;
  readonly msg: string;
  readonly data?: object;
}

const ERRORS: Readonly<Partial<Record<ErrorCode, BinanceError>>> = binanceErrors;

export function binanceError(problem: Problem): BinanceError {
  const error = ERRORS[problem.code];
  if (error === undefined) throw new Error(`${problem.code} has no error code under /binance/`);
  const { code, msg } = error;
  switch (problem.code) {
    case 'INVALID_PARAMETERS':
      return parameterError(problem);
    case 'INVALID_AUTHENTICATION_HEADER':
      return problem.key === 'key_format'
        ? binanceErrorVariants['INVALID_AUTHENTICATION_HEADER.key_format']
        : { code, msg };
    case 'OUTSIDE_RECV_WINDOW':
      return { code, msg: problem.message };
    case 'INVALID_TIME_RANGE':
      return { code, msg: `More than ${problem.hoursMax} hours between startTime and endTime.` };
    case 'CANCEL_REPLACE_FAILED':
    case 'CANCEL_REPLACE_PARTIALLY_FAILED':
      return { code, msg, data: replacementData(problem.steps) };
    case 'SERVICE_UNAVAILABLE':
      return problem.outcome === 'not_done'
        ? { code, msg }
        : binanceErrorVariants[
            problem.outcome === 'unknown' ? 'SERVICE_UNAVAILABLE.outcome_unknown' : 'SERVICE_UNAVAILABLE.not_current'
          ];
    default:
      return { code, msg };
  }
}

/** Parameters whose names the engine's refusals write as the exchange's own interface does. */
const PARAMETER_NAMES: Readonly<Record<string, string>> = {
  iceberg_quantity: 'icebergQty',
  quote_quantity: 'quoteOrderQty',
  stop_price: 'stopPrice',
  time_in_force: 'timeInForce',
  trailing_delta: 'trailingDelta',
};

/** The faults that handlers and the engine find, by the codes of their refusals. */
const FAULTS: Readonly<Record<FieldFault['code'], ParameterFault>> = {
  MISSING: 'missing',
  UNKNOWN: 'not_required',
  INVALID: 'invalid',
  DUPLICATE: 'duplicate',
};

function parameterError(problem: Extract<Problem, { readonly code: 'INVALID_PARAMETERS' }>): BinanceError {
  const faults = 'faults' in problem ? problem.faults : Object.entries(problem.fields).map(faultyParameter);
  return errorOfFault(assertPresent(decidingFault(faults), 'a faulty parameter'));
}

function faultyParameter([name, { code }]: readonly [string, FieldFault]): FaultyParameter {
  return { name: PARAMETER_NAMES[name] ?? name, fault: FAULTS[code] };
}

/** The results of both steps of a replacement, with the error of each step that failed. */
function replacementData({ cancellation, placement }: ReplacementSteps) {
  const hasFailed = (step: object): step is { readonly refusal: Problem } => 'refusal' in step;
  const resultOf = (step: object) => (hasFailed(step) ? ('FAILURE' as const) : ('SUCCESS' as const));
  const responseOf = (step: object) => (hasFailed(step) ? binanceError(step.refusal) : step);
  return {
    cancelResult: resultOf(cancellation),
    newOrderResult: placement === null ? 'NOT_ATTEMPTED' : resultOf(placement),
    cancelResponse: responseOf(cancellation),
    newOrderResponse: placement === null ? null : responseOf(placement),
  };
}
