import { traderOf } from '../../../usecases/callers';
import { parseOrderInput } from '../../../usecases/orders/orderInput';
import { previewOrder } from '../../orders/previewOrder';
import { declaredRefusal, type Handler } from '../types';

/**
 * Returns the result that an order would have if it were executed next, and changes nothing. Refusals: those of
 * `createOrder`, except IDEMPOTENCY_CONFLICT.
 */
export const testOrder: Handler<'testOrder'> = async ({ body }, context) => {
  const preview = await previewOrder(context, { trader: traderOf(context), input: parseOrderInput(body) });
  return 'refusal' in preview ? declaredRefusal('testOrder', preview.refusal) : { status: 200, body: preview };
};
