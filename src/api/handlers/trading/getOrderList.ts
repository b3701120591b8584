import { findOrderList } from '../../../store/trading/orderLists';
import { withOrders } from '../../../usecases/orders/orderLists';
import { renderOrderList } from '../../rendering/orderList';
import type { Handler } from '../types';

/** Returns one of the caller's order lists. Refusals: ORDER_NOT_FOUND (also for a list of another user). */
export const getOrderList: Handler<'getOrderList'> = async ({ path }, context) => {
  const { engine, database, caller } = context;
  const list = await engine.whenDurable(findOrderList(database, caller.userId, Number(path.id)));
  if (list === undefined) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  const [found] = await withOrders(context, [list]);
  return { status: 200, body: renderOrderList(found ?? { list, orders: [] }) };
};
