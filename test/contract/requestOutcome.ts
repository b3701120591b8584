import type { ErrorCode } from '../../generated/operations';

/** The outcome of a request: accepted, refused with a code, or refused with a reason that only v3 distinguishes. */
export type RequestOutcome =
  | 'ok'
  | ErrorCode
  | 'INVALID_PARAMETERS.missing'
  | 'INVALID_PARAMETERS.illegal'
  | 'INVALID_PARAMETERS.not_required';
