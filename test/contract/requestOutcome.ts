import type { ErrorCode } from '../../generated/operations';

/**
 * The outcome of a request: accepted, refused with a code, refused with a reason that only v3 distinguishes, or refused
 * with the number that the Binance interface has for a fault of a parameter.
 */
export type RequestOutcome =
  | 'ok'
  | ErrorCode
  | 'INVALID_PARAMETERS.missing'
  | 'INVALID_PARAMETERS.illegal'
  | 'INVALID_PARAMETERS.not_required'
  | `${number}`;
