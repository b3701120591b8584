import { renderTicker } from './render/ticker';
import type { Handler } from './types';

/** One symbol's rolling 24 hours, or those of every symbol that trades. Refusals: INVALID_PAIR. */
export const getTicker24hr: Handler<'getTicker24hr'> = ({ query }, { engine, clock }) => {
  const { committed } = engine;
  const nowMs = clock.nowMs();
  if (query.symbol === undefined) {
    const trading = committed.symbols().filter(({ status }) => status === 'TRADING');
    return { status: 200, body: trading.map(({ symbol }) => renderTicker(committed, symbol, nowMs)) };
  }
  const symbol = committed.symbol(query.symbol.toLowerCase());
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: renderTicker(committed, symbol.symbol, nowMs) };
};
