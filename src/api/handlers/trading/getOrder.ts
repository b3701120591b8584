import { findOrder } from '../../../store/trading/orders';
import { renderOrderSummary } from '../../rendering/order';
import type { Handler } from '../types';

/**
 * Returns the current state of one of the caller's orders. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also for an order
 * of another user or pair).
 */
export const getOrder: Handler<'getOrder'> = async ({ path, query }, { engine, database, caller }) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const order = await engine.whenDurable(findOrder(database, caller.userId, Number(path.id)));
  if (order === undefined || (symbol !== undefined && order.symbol !== symbol))
    return { refusal: { code: 'ORDER_NOT_FOUND' } };
  return { status: 200, body: renderOrderSummary(order) };
};
