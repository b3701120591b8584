import { countOwnTrades, listOwnTrades, listOwnTradesFromId } from '../../../store/trading/tradeHistory';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { invalidField, missingField } from '../../../usecases/refusals';
import { renderOwnTrade } from '../../rendering/trade';
import type { Handler } from '../types';

/**
 * Lists the caller's fills, newest first or from an id on, with their total number. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS (fromId without pair, or with offset).
 */
export const getTradeHistory: Handler<'getTradeHistory'> = async (
  { query },
  { engine, database, counts, caller: { userId } },
) => {
  const symbol = query.pair?.toLowerCase();
  if (symbol !== undefined && engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const filter = { userId, symbol };
  const page = parsePageRange(query);
  if (query.fromId !== undefined && query.offset !== undefined)
    return { refusal: invalidField('offset', 'cannot be combined with fromId') };
  if (query.fromId !== undefined && symbol === undefined)
    return { refusal: missingField('pair', 'is required with fromId') };
  const trades =
    query.fromId === undefined || symbol === undefined
      ? await engine.whenDurable(listOwnTrades(database, filter, page))
      : await engine.whenDurable(
          listOwnTradesFromId(database, { userId, symbol, fromId: Number(query.fromId), limit: page.limit }),
        );
  // The count is read after the list, so that it includes every listed fill.
  const count = await countOwnTrades(database, counts, { ...filter, through: engine.committed.sequence });
  return { status: 200, body: { count, items: trades.map(renderOwnTrade) } };
};
