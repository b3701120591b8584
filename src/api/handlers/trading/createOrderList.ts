import { assertPresent } from '../../../core/values/assert';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { parseOrderListInput } from '../../../usecases/orders/orderLists';
import { place, placementContent } from '../../../usecases/orders/placement';
import { renderOrderList } from '../../rendering/orderList';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order list. The response is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: those of `createOrder`, except ORDER_NOT_MATCHED, and INVALID_ORDER_LIST_PRICES.
 */
export const createOrderList: Handler<'createOrderList'> = ({ body, headers }, context) => {
  const placement = { type: 'create_order_list', ...parseOrderListInput(body) } as const;
  const request = { nonce: body.nonce, headers, content: placementContent(placement) };
  return runSignedRequest(context, request, async (keys) => {
    const { refusal, event, replayed } = await place(context, placement, keys);
    if (refusal !== null) return declaredRefusal('createOrderList', refusal, replayed);
    const list = assertPresent(event.orderList, 'the created list');
    return { status: 200, body: renderOrderList({ list, orders: event.orders }), replayed };
  });
};
