import { aggTradesOf, parseAggTradesRange } from '../../marketData/aggTrades';
import { parseLimit } from '../../marketData/queryParameters';
import type { Handler } from '../types';

/**
 * Returns a symbol's trades in ascending order of id. Refusals: INVALID_PAIR, INVALID_PARAMETERS (startTime after
 * endTime, fromId together with a time).
 */
export const getAggTrades: Handler<'getAggTrades'> = async ({ query }, context) => {
  const symbol = context.engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const range = parseAggTradesRange(query);
  if ('refusal' in range) return range;
  const limit = parseLimit(query.limit);
  return { status: 200, body: await aggTradesOf(context, { symbol, ...range, limit }) };
};
