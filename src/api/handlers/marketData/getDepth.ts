import { depthOf } from '../../marketData/depth';
import type { Handler } from '../types';

const DEFAULT_LEVELS = 5;

/** Returns the aggregated price levels of an order book and the number of its last update. Refusals: INVALID_PAIR. */
export const getDepth: Handler<'getDepth'> = async ({ query }, context) => {
  const symbol = context.engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const limit = query.limit === undefined ? DEFAULT_LEVELS : Number(query.limit);
  return { status: 200, body: await depthOf(context, symbol, limit) };
};
