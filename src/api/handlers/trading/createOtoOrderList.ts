import { assertPresent } from '../../../core/values/assert';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { ordersOfNewList } from '../../../usecases/orders/orderLists';
import { parseOtoListInput } from '../../../usecases/orders/otoLists';
import { place, placementContent } from '../../../usecases/orders/placement';
import { renderOrderList } from '../../rendering/orderList';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order list with pending orders. The response is rendered from the event alone, so that a repeated request
 * gets the same bytes. Refusals: those of `createOrderList`.
 */
export const createOtoOrderList: Handler<'createOtoOrderList'> = ({ body, headers }, context) => {
  const placement = { type: 'create_oto_list', ...parseOtoListInput(body) } as const;
  const request = { nonce: body.nonce, headers, content: placementContent(placement) };
  return runSignedRequest(context, request, async (keys) => {
    const { refusal, event, replayed } = await place(context, placement, keys);
    if (refusal !== null) return declaredRefusal('createOtoOrderList', refusal, replayed);
    const list = assertPresent(event.orderList, 'the created list');
    return { status: 200, body: renderOrderList({ list, orders: ordersOfNewList(event) }), replayed };
  });
};
