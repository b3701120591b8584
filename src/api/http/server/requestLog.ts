/**
 * Logs one line for each request, under the request id that its response has. The line contains nothing that the client
 * sent: neither path, query, headers nor body.
 */
import type { Logger } from 'pino';
import { monotonicMs } from '../../../foundation/clock';
import { callerIds, operationName, type RequestObserver } from '../calls/observer';

export function requestLog(log: Logger): RequestObserver {
  return (context) => {
    const startedMs = monotonicMs();
    return (status) => {
      const tookMs = Math.round((monotonicMs() - startedMs) * 100) / 100;
      log.info(
        {
          requestId: context.requestId,
          operation: operationName(context),
          method: context.method,
          status,
          tookMs,
          ...callerIds(context.caller),
        },
        'request',
      );
    };
  };
}
