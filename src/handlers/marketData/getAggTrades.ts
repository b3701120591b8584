import { aggTradesOf } from '../../application/marketData/aggTrades';
import { parseLimit, parseOptionalNumber, parseTimeRange } from '../../application/marketData/queryParameters';
import { invalidField } from '../../application/refusals';
import type { Handler } from '../types';

/**
 * Returns a symbol's trades in ascending order of id. Refusals: INVALID_PAIR, INVALID_PARAMETERS (startTime after
 * endTime, fromId together with a time).
 */
export const getAggTrades: Handler<'getAggTrades'> = async ({ query }, context) => {
  const symbol = context.engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const fromId = parseOptionalNumber(query.fromId);
  const { startMs, endMs } = parseTimeRange(query);
  if (fromId !== undefined && (startMs !== undefined || endMs !== undefined))
    return { refusal: invalidField('fromId', 'cannot be combined with startTime or endTime') };
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  const limit = parseLimit(query.limit);
  return { status: 200, body: await aggTradesOf(context, { symbol, fromId, startMs, endMs, limit }) };
};
