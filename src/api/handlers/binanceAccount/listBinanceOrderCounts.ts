import { COUNTED_SECONDS, orderLimit } from '../../../usecases/orderCounts';
import type { Handler } from '../types';

/** How many orders the caller has placed in the present interval. */
export const listBinanceOrderCounts: Handler<'listBinanceOrderCounts'> = (_request, context) => {
  const { caller, clock, config, orderCounts } = context;
  const count = orderCounts.countOf(caller.userId, clock.nowMs());
  const limit = { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: COUNTED_SECONDS } as const;
  return { status: 200, body: [{ ...limit, limit: orderLimit(config), count }] };
};
