import { klinesOf } from '../../application/marketData/klines';
import { parseLimit, parseTimeRange } from '../../application/marketData/queryParameters';
import { invalidField } from '../../application/refusals';
import type { Handler } from '../types';

/**
 * Returns a symbol's klines in ascending order of open time, with gaps filled. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS (startTime after endTime).
 */
export const getKlines: Handler<'getKlines'> = async ({ query }, context) => {
  const symbol = context.engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { startMs, endMs } = parseTimeRange(query);
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  const limit = parseLimit(query.limit);
  return { status: 200, body: await klinesOf(context, symbol, { interval: query.interval, startMs, endMs, limit }) };
};
