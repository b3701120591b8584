import { withOrders } from '../../../usecases/orders/orderLists';
import { findOwnOrderList, renderBinanceOrderList } from '../../binance/orderLists';
import type { Handler } from '../types';

/** Returns one of the caller's order lists. Refusals: ORDER_NOT_FOUND, also if the request names none. */
export const getBinanceOrderList: Handler<'getBinanceOrderList'> = async ({ query }, context) => {
  const reference = { listId: query.orderListId, clientListId: query.origClientOrderId };
  const list = await findOwnOrderList(context, context.caller.userId, reference);
  if (list === undefined) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  const [listed] = await withOrders(context, [list]);
  return { status: 200, body: renderBinanceOrderList(listed ?? { list, orders: [] }) };
};
