import { listOpenOrderLists } from '../../../store/trading/orderLists';
import { withOrders } from '../../../usecases/orders/orderLists';
import { renderBinanceOrderList } from '../../binance/orderLists';
import type { Handler } from '../types';

/** More than a user can have open: each list has at least one of the open orders, which are limited per pair. */
const LISTS_MAX = 10_000;

/** The caller's order lists of which an order is open, the oldest first. */
export const listBinanceOpenOrderLists: Handler<'listBinanceOpenOrderLists'> = async (_request, context) => {
  const { engine, database, caller } = context;
  const page = { limit: LISTS_MAX, offset: 0 };
  const lists = await engine.whenDurable(listOpenOrderLists(database, caller.userId, page));
  return {
    status: 200,
    body: (await withOrders(context, lists.reverse())).map((listed) => renderBinanceOrderList(listed)),
  };
};
