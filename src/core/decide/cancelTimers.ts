/** Sets a timer that cancels a user's orders, and removes one that has expired. */

import { Draft } from '../commandEffects';
import type { ExpireCancelTimer, SetCancelTimer } from '../model/commands';
import type { CancelTimer } from '../model/orderRecords';
import { ALL_ORDERS, ordersOfScope } from '../orders/cancelTimers';
import { accept, type Decision, type DecisionContext, refuse } from './decision';

/** Refusals: INVALID_PAIR. */
export function setCancelTimer(
  { exchange, timeMs }: DecisionContext,
  { type, trader: { userId }, scope, afterMs }: SetCancelTimer,
): Decision {
  const orders = ordersOfScope(scope);
  if (orders !== ALL_ORDERS && !exchange.rules.symbols.has(orders)) return refuse({ code: 'INVALID_PAIR' });
  const cancelTimer: CancelTimer = { userId, scope, deadlineMs: afterMs === 0 ? null : timeMs + afterMs };
  exchange.cancelTimers.set(cancelTimer);
  return accept(new Draft(exchange, timeMs).createEvent(type, userId, null, { cancelTimer }));
}

/** Removes the expired timer. Never refuses. The caller then decides the cancellations of the orders. */
export function expireCancelTimer(
  { exchange, timeMs }: DecisionContext,
  { type, userId, scope }: ExpireCancelTimer,
): Decision {
  const cancelTimer: CancelTimer = { userId, scope, deadlineMs: null };
  exchange.cancelTimers.set(cancelTimer);
  return accept(new Draft(exchange, timeMs).createEvent(type, userId, null, { cancelTimer }));
}
