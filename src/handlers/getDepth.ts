import { renderDepth } from './render/book';
import type { Handler } from './types';

const LEVELS = 5;

/** A book, added up by price, and the count of its changes. Refusals: INVALID_PAIR. */
export const getDepth: Handler<'getDepth'> = async ({ query }, { engine: { committed }, shared }) => {
  const symbol = committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const limit = query.limit === undefined ? LEVELS : Number(query.limit);
  const version = String(committed.lastUpdateId(symbol));
  return {
    status: 200,
    body: await shared.depths.get(`${symbol} ${limit}`, version, () => renderDepth(committed, symbol, limit)),
  };
};
