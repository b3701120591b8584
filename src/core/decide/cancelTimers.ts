/** Sets a timer that cancels a user's orders, and removes one that has expired. */

import { Draft } from '../commandEffects';
import type { ExpireCancelTimer, SetCancelTimer } from '../commands';
import {
  ALL_ORDERS,
  CANCEL_AFTER_MS_MAX,
  CANCEL_AFTER_MS_MIN,
  type CancelTimer,
  CONNECTION,
} from '../orders/cancelTimers';
import { incompatibleField } from '../refusals';
import { accept, type Decision, type DecisionContext, refuse } from './decision';

/** Refusals: INVALID_PAIR, INVALID_PARAMETERS for a time out of bounds. */
export function setCancelTimer(
  { exchange, timeMs }: DecisionContext,
  { type, trader: { userId }, scope, afterMs }: SetCancelTimer,
): Decision {
  if (scope !== ALL_ORDERS && scope !== CONNECTION && !exchange.rules.symbols.has(scope))
    return refuse({ code: 'INVALID_PAIR' });
  const isInBounds = afterMs === 0 || (afterMs >= CANCEL_AFTER_MS_MIN && afterMs <= CANCEL_AFTER_MS_MAX);
  if (scope !== CONNECTION && !isInBounds)
    return refuse(
      incompatibleField('cancel_after', `must be 0, or from ${CANCEL_AFTER_MS_MIN} to ${CANCEL_AFTER_MS_MAX}`),
    );
  const cancelTimer: CancelTimer = { userId, scope, deadlineMs: afterMs === 0 ? null : timeMs + afterMs };
  exchange.cancelTimers.set(cancelTimer);
  return accept(new Draft(exchange, timeMs).createEvent(type, userId, null, { cancelTimer }));
}

/** Never refuses. The caller decides the cancellations next. */
export function expireCancelTimer(
  { exchange, timeMs }: DecisionContext,
  { type, userId, scope }: ExpireCancelTimer,
): Decision {
  const cancelTimer: CancelTimer = { userId, scope, deadlineMs: null };
  exchange.cancelTimers.set(cancelTimer);
  return accept(new Draft(exchange, timeMs).createEvent(type, userId, null, { cancelTimer }));
}
