import { listOrders as listOrderRows } from '../../../store/trading/orders';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { invalidField } from '../../../usecases/refusals';
import { parseTimeRange } from '../../marketData/queryParameters';
import { renderOrderSummary } from '../../rendering/order';
import type { Handler } from '../types';

/** Lists the caller's orders, newest first. Refusals: INVALID_PAIR, INVALID_PARAMETERS (startTime after endTime). */
export const listOrders: Handler<'listOrders'> = async ({ query }, { engine, database, caller: { userId } }) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const { startMs, endMs } = parseTimeRange(query);
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  // Some clients send these two parameters without a value.
  const side = query.side === '' ? undefined : query.side;
  const status = query.status === undefined || query.status === '' ? 'all' : query.status;
  const orders = await engine.whenDurable(
    listOrderRows(
      database,
      { userId, symbol, side, status, clientOrderId: query.client_order_id, startMs, endMs },
      parsePageRange(query),
    ),
  );
  return { status: 200, body: orders.map(renderOrderSummary) };
};
