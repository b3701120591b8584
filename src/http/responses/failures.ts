/** What the client is told of an error that is thrown while its request is served. */
import type { Logger } from 'pino';
import { Outage } from '../../engine/types';
import { isOutage } from '../../store/connection/database';
import { type EdgeProblem, type OutageProblem, problemOfOutage } from './problems';

export interface FailedRequest {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Logged with the error. */
  readonly fields: object;
  /** Whether the request has certainly changed nothing, as a read. */
  readonly isUnchanged: boolean;
  readonly isQuarantined: boolean;
  readonly retryAfterSeconds: number;
}

/**
 * An outage is 503, with the information whether the outcome is known. Anything else is a bug: 500 without details. In
 * quarantine, it is 503, too, because damaged rows break what the code relies on.
 */
export function problemOfFailure(
  error: unknown,
  { log, fields, isUnchanged, isQuarantined, retryAfterSeconds }: FailedRequest,
): OutageProblem | Extract<EdgeProblem, { readonly code: 'INTERNAL_SERVER_ERROR' }> {
  if (error instanceof Outage) {
    log.warn({ err: error, ...fields }, 'outage');
    return problemOfOutage(error.outcome, retryAfterSeconds);
  }
  if (isOutage(error)) log.warn({ err: error, ...fields }, 'the database failed');
  else if (isQuarantined)
    log.error({ err: error, ...fields }, 'internal error in quarantine; a damaged row may be its cause');
  else {
    log.error({ err: error, ...fields }, 'internal error');
    return { code: 'INTERNAL_SERVER_ERROR' };
  }
  return problemOfOutage(isUnchanged ? 'not_done' : 'unknown', retryAfterSeconds);
}
