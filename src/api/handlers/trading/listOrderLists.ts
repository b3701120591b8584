import { listOpenOrderLists, listOrderLists as listRows } from '../../../store/trading/orderLists';
import { withOrders } from '../../../usecases/orders/orderLists';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderOrderList } from '../../rendering/orderList';
import type { Handler } from '../types';

/** Lists the caller's order lists, newest first. */
export const listOrderLists: Handler<'listOrderLists'> = async ({ query }, context) => {
  const { engine, database, caller } = context;
  const { userId } = caller;
  const page = parsePageRange(query);
  const lists = await engine.whenDurable(
    query.status === 'open' ? listOpenOrderLists(database, userId, page) : listRows(database, { userId }, page),
  );
  return { status: 200, body: (await withOrders(context, lists)).map(renderOrderList) };
};
