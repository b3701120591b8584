import { traderOf } from '../../application/orders/trader';
import { renderOrder } from '../../application/rendering/order';
import { present } from '../../core/values/assert';
import { amountFrom } from '../../core/values/decimal';
import { type Handler, refused } from '../types';

/**
 * Makes an open order smaller; it keeps its turn. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also another user's), ORDER_NOT_CANCELLABLE,
 * the quantity's, INVALID_PARAMETERS when it would not become smaller or is traded already.
 */
export const amendOrder: Handler<'amendOrder'> = async ({ path, body }, context) => {
  const { engine } = context;
  const symbol = body.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const { refusal, event } = await engine.execute({
    type: 'amend_order',
    idempotencyKeys: [],
    trader: traderOf(context),
    orderId: Number(path.id),
    symbol: symbol ?? null,
    quantity: amountFrom(body.amount),
  });
  return refusal === null
    ? { status: 200, body: renderOrder(present(event.order, 'the amended order')) }
    : refused('amendOrder', refusal);
};
