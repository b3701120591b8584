import { parsePageRange } from '../../application/pagingParameters';
import { renderOwnTrade } from '../../application/rendering/trade';
import { countOwnTrades, listOwnTrades } from '../../store/trading/tradeHistory';
import type { Handler } from '../types';

/** Lists the caller's fills, newest first, with their total number. Refusals: INVALID_PAIR. */
export const getTradeHistory: Handler<'getTradeHistory'> = async (
  { query },
  { engine, database, counts, caller: { userId } },
) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const filter = { userId, symbol };
  const trades = await engine.whenDurable(listOwnTrades(database, filter, parsePageRange(query)));
  // The count is read after the list, so that it includes every listed fill.
  const count = await countOwnTrades(database, counts, { ...filter, through: engine.committed.sequence });
  return { status: 200, body: { count, items: trades.map(renderOwnTrade) } };
};
