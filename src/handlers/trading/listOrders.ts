import { parsePageRange } from '../../application/pagingParameters';
import { renderOrderSummary } from '../../application/rendering/order';
import { listOrders as listOrderRows } from '../../store/trading/orders';
import type { Handler } from '../types';

/** Lists the caller's orders, newest first. Refusals: INVALID_PAIR. */
export const listOrders: Handler<'listOrders'> = async ({ query }, { engine, database, caller: { userId } }) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  // Some clients send the parameter without a value.
  const status = query.status === undefined || query.status === '' ? 'all' : query.status;
  const orders = await engine.whenDurable(
    listOrderRows(database, { userId, symbol, side: query.side, status }, parsePageRange(query)),
  );
  return { status: 200, body: orders.map(renderOrderSummary) };
};
