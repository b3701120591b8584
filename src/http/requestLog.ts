/** A line in the log for each request, under the id that its answer carries. Of what was sent it holds nothing: neither path, query, header nor body. */
import type { Logger } from 'pino';
import { monotonicMs } from '../clock';
import { callerIds, operationName, type RequestObserver } from './observer';

export function requestLog(log: Logger): RequestObserver {
  return (call) => {
    const beganMs = monotonicMs();
    return (status) => {
      const tookMs = Math.round((monotonicMs() - beganMs) * 100) / 100;
      log.info(
        {
          requestId: call.requestId,
          operation: operationName(call),
          method: call.method,
          status,
          tookMs,
          ...callerIds(call.caller),
        },
        'request',
      );
    };
  };
}
