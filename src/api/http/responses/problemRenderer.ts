/** The stage that renders errors, at every door. */
import type { Logger } from 'pino';
import type { Call } from '../calls/call';
import { type ErrorResponse, errorResponse, type Problem } from '../problems/errors';

/** Never throws. */
export type ProblemRenderer = (
  problem: Problem,
  call: Pick<Call, 'requestId' | 'apiFamily' | 'operation'>,
) => ErrorResponse;

export function createProblemRenderer(log: Logger): ProblemRenderer {
  return (problem, { requestId, apiFamily, operation }) => {
    try {
      return errorResponse(problem, apiFamily, operation);
    } catch (error) {
      log.error({ err: error, requestId }, 'the contract declares no response for this problem');
      return errorResponse({ code: 'INTERNAL_SERVER_ERROR' }, apiFamily, operation);
    }
  };
}
