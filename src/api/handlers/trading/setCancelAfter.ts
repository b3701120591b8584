import { ALL_ORDERS, refuseCancelAfter } from '../../../core/orders/cancelTimers';
import { assertPresent } from '../../../core/values/assert';
import { traderOf } from '../../../usecases/callers';
import { declaredRefusal, type Handler } from '../types';

/**
 * Sets or stops a timer that cancels the user's orders. A repeated request sets it again. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS for a time out of bounds.
 */
export const setCancelAfter: Handler<'setCancelAfter'> = async ({ body }, context) => {
  const pair = body.pair?.toLowerCase() ?? null;
  const outOfBounds = refuseCancelAfter(body.cancel_after);
  if (outOfBounds !== undefined) return declaredRefusal('setCancelAfter', outOfBounds);
  const { refusal, event } = await context.engine.execute({
    type: 'set_cancel_timer',
    idempotencyKeys: [],
    trader: traderOf(context),
    scope: pair ?? ALL_ORDERS,
    afterMs: body.cancel_after,
  });
  if (refusal !== null) return declaredRefusal('setCancelAfter', refusal);
  return { status: 200, body: { pair, cancel_at: assertPresent(event.cancelTimer, 'the timer').deadlineMs } };
};
