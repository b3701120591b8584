import { selectSymbols } from '../../marketData/selectSymbols';
import { tickerOf } from '../../marketData/ticker';
import { renderTicker } from '../../rendering/ticker';
import type { Handler } from '../types';

/**
 * Returns the 24-hour statistics of one symbol as a record, or of several or every listed symbol as an array. Refusals:
 * INVALID_PAIR, INVALID_PARAMETERS (both `symbol` and `symbols`).
 */
export const getTicker24hr: Handler<'getTicker24hr'> = async ({ query }, context) => {
  const { committed } = context.engine;
  const selected = selectSymbols(committed, query);
  if (selected.refusal !== undefined) return selected;
  const [first] = selected.symbols;
  if (query.symbol !== undefined && first !== undefined)
    return { status: 200, body: await tickerOf(context, first.symbol) };
  const nowMs = context.clock.nowMs();
  return { status: 200, body: selected.symbols.map(({ symbol }) => renderTicker(committed, symbol, nowMs)) };
};
