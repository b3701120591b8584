import { findOrderList } from '../../../store/trading/orderLists';
import { cancelOrderList as cancelList } from '../../../usecases/orders/cancelOrderList';
import { withOrders } from '../../../usecases/orders/orderLists';
import { renderOrderList } from '../../rendering/orderList';
import type { Handler } from '../types';

/**
 * Cancels an order list. Refusals: ORDER_NOT_FOUND (also for a list of another user), ORDER_NOT_CANCELLABLE if none of
 * its orders is open.
 */
export const cancelOrderList: Handler<'cancelOrderList'> = async ({ path }, context) => {
  const { engine, database, caller } = context;
  const list = await engine.whenDurable(findOrderList(database, caller.userId, Number(path.id)));
  if (list === undefined) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  const cancelled = await cancelList(context, list);
  if (cancelled.length === 0) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  const [found] = await withOrders(context, [list]);
  return { status: 200, body: renderOrderList(found ?? { list, orders: cancelled }) };
};
