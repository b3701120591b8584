import type { components } from '../../../../generated/openapi';
import { isOpenOrder } from '../../../core/orders/order';
import { Outage } from '../../../engine/types';
import type { KeyCaller } from '../../../usecases/callers';
import { traderOf } from '../../../usecases/callers';
import { cancelEachOpenOrder } from '../../../usecases/orders/cancelAllOrders';
import type { Context } from '../context';
import type { Handler } from '../types';

type Cancellation = components['schemas']['OrderCancellation'];

interface Attempt {
  readonly orderId: number;
  readonly cancellation: Cancellation;
  /** All orders that ended with it: an order of a list ends the others. */
  readonly closedIds: readonly number[];
}

/**
 * Cancels the orders that are open when the request arrives, each in its own command, oldest first. Refusals:
 * INVALID_PAIR.
 */
export const cancelAllOrders: Handler<'cancelAllOrders'> = async ({ body }, context) => {
  const symbol = body?.pair?.toLowerCase();
  if (symbol !== undefined && context.engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const scope = { userId: context.caller.userId, symbol };
  const attempts = await cancelEachOpenOrder(context, scope, (id) => cancelOpenOrder(id, context));
  const closed = new Set(attempts.flatMap(({ closedIds }) => closedIds));
  return {
    status: 200,
    body: attempts.map(({ orderId, cancellation }) => (closed.has(orderId) ? cancelled(orderId) : cancellation)),
  };
};

function cancelled(orderId: number): Cancellation {
  return { code: 'SUCCESS', message: `Order ${orderId} is cancelled.` };
}

async function cancelOpenOrder(orderId: number, context: Context<KeyCaller>): Promise<Attempt> {
  const { cancellation, closedIds = [] } = await attempt(orderId, context);
  return { orderId, cancellation, closedIds };
}

/** An outage is reported for each order. */
async function attempt(
  orderId: number,
  context: Context<KeyCaller>,
): Promise<Pick<Attempt, 'cancellation'> & Partial<Pick<Attempt, 'closedIds'>>> {
  const unchanged = (code: Cancellation['code'], message: string) => ({ cancellation: { code, message } });
  try {
    const { refusal, event } = await context.engine.execute({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(context),
      orderId,
      symbol: null,
    });
    if (refusal !== null) return unchanged('ORDER_NOT_CANCELLABLE', `Order ${orderId} is already closed.`);
    const closedIds = event.orders.filter((order) => !isOpenOrder(order)).map(({ id }) => id);
    return { cancellation: cancelled(orderId), closedIds };
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    if (error.outcome === 'quarantine')
      return unchanged('EXCHANGE_IN_QUARANTINE', `Order ${orderId} is still open. It cannot be cancelled now.`);
    return unchanged('SERVICE_UNAVAILABLE', `The outcome is unknown: order ${orderId} may have been cancelled.`);
  }
}
