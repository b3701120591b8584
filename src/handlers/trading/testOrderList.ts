import { parseOrderListInput } from '../../application/orders/orderLists';
import { previewOrderList } from '../../application/orders/previewOrderList';
import { traderOf } from '../../application/orders/traderOf';
import { declaredRefusal, type Handler } from '../types';

/** Returns the result that the order list would have now, and changes nothing. */
export const testOrderList: Handler<'testOrderList'> = async ({ body }, context) => {
  const preview = await previewOrderList(context, {
    type: 'create_order_list',
    idempotencyKeys: [],
    trader: traderOf(context),
    ...parseOrderListInput(body),
  });
  return 'refusal' in preview
    ? declaredRefusal('testOrderList', preview.refusal)
    : { status: 200, body: preview.tested };
};
