import { tickerOf } from '../../application/marketData/ticker';
import { renderTicker } from '../../application/rendering/ticker';
import type { Handler } from '../types';

/** Returns the 24-hour statistics of one symbol, or of every listed symbol. Refusals: INVALID_PAIR. */
export const getTicker24hr: Handler<'getTicker24hr'> = async ({ query }, context) => {
  const { committed } = context.engine;
  if (query.symbol === undefined) {
    const nowMs = context.clock.nowMs();
    return { status: 200, body: committed.symbols().map(({ symbol }) => renderTicker(committed, symbol, nowMs)) };
  }
  const symbol = committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: await tickerOf(context, symbol) };
};
