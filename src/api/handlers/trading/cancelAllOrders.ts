import type { components } from '../../../../generated/openapi';
import { Outage } from '../../../engine/types';
import type { KeyCaller } from '../../../usecases/callers';
import { traderOf } from '../../../usecases/callers';
import { cancelEachOpenOrder } from '../../../usecases/orders/cancelAllOrders';
import type { Context } from '../context';
import type { Handler } from '../types';

type Cancellation = components['schemas']['OrderCancellation'];

/**
 * Cancels the orders that are open when the request arrives, each in its own command, oldest first. Refusals:
 * INVALID_PAIR.
 */
export const cancelAllOrders: Handler<'cancelAllOrders'> = async ({ body }, context) => {
  const symbol = body?.pair?.toLowerCase();
  if (symbol !== undefined && context.engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const scope = { userId: context.caller.userId, symbol };
  const cancellations = await cancelEachOpenOrder(context, scope, (id) => cancelOpenOrder(id, context));
  return { status: 200, body: cancellations };
};

/** An outage is reported for each order. */
async function cancelOpenOrder(orderId: number, context: Context<KeyCaller>): Promise<Cancellation> {
  try {
    const { refusal } = await context.engine.execute({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(context),
      orderId,
      symbol: null,
    });
    if (refusal === null) return { code: 'SUCCESS', message: `Order ${orderId} is cancelled.` };
    return { code: 'ORDER_NOT_CANCELLABLE', message: `Order ${orderId} is already closed.` };
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    if (error.outcome === 'quarantine')
      return { code: 'EXCHANGE_IN_QUARANTINE', message: `Order ${orderId} is still open. It cannot be cancelled now.` };
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: `The outcome is unknown: order ${orderId} may have been cancelled.`,
    };
  }
}
