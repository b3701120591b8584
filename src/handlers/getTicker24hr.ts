import { renderTicker } from './render/ticker';
import type { Handler } from './types';

/** One symbol's rolling 24 hours, or those of every symbol that trades. Refusals: INVALID_PAIR. */
export const getTicker24hr: Handler<'getTicker24hr'> = async ({ query }, { engine, clock, shared }) => {
  const { committed } = engine;
  const nowMs = clock.nowMs();
  if (query.symbol === undefined) {
    const trading = committed.symbols().filter(({ status }) => status === 'TRADING');
    return { status: 200, body: trading.map(({ symbol }) => renderTicker(committed, symbol, nowMs)) };
  }
  const symbol = committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { firstId, lastId, count } = committed.ticker(symbol, nowMs);
  const render = () => renderTicker(committed, symbol, nowMs);
  // Of an empty window it says the time.
  if (count === 0) return { status: 200, body: render() };
  return {
    status: 200,
    body: await shared.tickers.get(symbol, `${firstId} ${lastId} ${committed.lastUpdateId(symbol)}`, render),
  };
};
