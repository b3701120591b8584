import { pageFrom } from '../../application/paging';
import { renderOwnTrade } from '../../application/rendering/trade';
import { countOwnTrades, listOwnTrades } from '../../store/trading/tradeHistory';
import type { Handler } from '../types';

/** The caller's halves of trades, the newest first, and how many there are in all. Refusals: INVALID_PAIR. */
export const getTradeHistory: Handler<'getTradeHistory'> = async (
  { query },
  { engine, database, counts, caller: { userId } },
) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const whose = { userId, symbol };
  const trades = await engine.whenDurable(listOwnTrades(database, whose, pageFrom(query)));
  // Behind the list, so that all that is listed counts.
  const count = await countOwnTrades(database, counts, { ...whose, through: engine.committed.sequence });
  return { status: 200, body: { count, items: trades.map(renderOwnTrade) } };
};
