import { traderOf } from '../../../usecases/callers';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels an open order. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also for another user's order),
 * ORDER_NOT_CANCELLABLE.
 */
export const cancelOrder: Handler<'cancelOrder'> = async ({ path, body }, context) => {
  const { engine } = context;
  const symbol = body?.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const command = {
    type: 'cancel_order',
    idempotencyKeys: [],
    trader: traderOf(context),
    orderId: Number(path.id),
    symbol: symbol ?? null,
  } as const;
  const { refusal } = await engine.execute(command);
  return refusal === null ? { status: 202, body: {} } : declaredRefusal('cancelOrder', refusal);
};
