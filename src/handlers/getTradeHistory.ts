import { countOwnTrades, listOwnTrades } from '../store/tradeHistory';
import { pageFrom } from './paging';
import { renderOwnTrade } from './render/trade';
import type { Handler } from './types';

/** The caller's halves of trades, the newest first, and how many there are in all. Refusals: INVALID_PAIR. */
export const getTradeHistory: Handler<'getTradeHistory'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const whose = { userId, symbol };
  const trades = await engine.told(listOwnTrades(database, whose, pageFrom(query)));
  // Behind the list, so that all that is listed counts.
  const count = await countOwnTrades(database, { ...whose, through: engine.committed.sequence });
  return { status: 200, body: { count, items: trades.map(renderOwnTrade) } };
};
