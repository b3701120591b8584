import { assertPresent } from '../../../core/values/assert';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { parseOrderInput } from '../../../usecases/orders/orderInput';
import { place, placementContent } from '../../../usecases/orders/placement';
import { renderOrder } from '../../rendering/order';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order. The response is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: INVALID_PAIR, those for price and quantity, INVALID_PARAMETERS for options that exclude each other,
 * INSUFFICIENT_BALANCE, TRADING_DISABLED, ORDER_NOT_MATCHED, IDEMPOTENCY_CONFLICT.
 */
export const createOrder: Handler<'createOrder'> = ({ body, headers }, context) => {
  const order = { type: 'create_order', ...parseOrderInput(body) } as const;
  const request = { nonce: body.nonce, headers, content: placementContent(order) };
  return runSignedRequest(context, request, async (keys) => {
    const { refusal, event, replayed } = await place(context, order, keys);
    if (refusal !== null) return declaredRefusal('createOrder', refusal, replayed);
    return { status: 200, body: renderOrder(assertPresent(event.order, 'the created order')), replayed };
  });
};
