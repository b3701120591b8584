import { renderOrderSummary } from '../../application/rendering/order';
import { findOrder } from '../../store/trading/orders';
import type { Handler } from '../types';

/** One of the caller's orders as it is now. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also another user's, or another pair's). */
export const getOrder: Handler<'getOrder'> = async ({ path, query }, { engine, database, caller }) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const order = await engine.whenDurable(findOrder(database, caller.userId, Number(path.id)));
  if (order === undefined || (symbol !== undefined && order.symbol !== symbol))
    return { refusal: { code: 'ORDER_NOT_FOUND' } };
  return { status: 200, body: renderOrderSummary(order) };
};
