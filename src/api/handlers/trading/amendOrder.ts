import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { traderOf } from '../../../usecases/callers';
import { renderOrder } from '../../rendering/order';
import { declaredRefusal, type Handler } from '../types';

/**
 * Reduces the quantity of an open order, which keeps its time priority. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also
 * for another user's order), ORDER_NOT_CANCELLABLE, ORDER_CHANGED, those for the quantity, INVALID_PARAMETERS if the new quantity is
 * not smaller or is already filled.
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
    ...(body.expected_amount !== undefined && { expected: { quantity: amountFrom(body.expected_amount) } }),
  });
  return refusal === null
    ? { status: 200, body: renderOrder(assertPresent(event.order, 'the amended order')) }
    : declaredRefusal('amendOrder', refusal);
};
