import { listOrders } from '../../../store/trading/orders';
import { parseListLimit, parsePeriod } from '../../binance/listParameters';
import { renderQueriedOrders } from '../../binance/queriedOrders';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** The longest period. */
const HOURS_MAX = 24;

/** The caller's orders of a symbol, the oldest first. Refusals: INVALID_PAIR, those of `parsePeriod`. */
export const listBinanceOrders: Handler<'listBinanceOrders'> = async ({ query }, { engine, database, caller }) => {
  const symbol = findBinanceSymbol(engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const period = parsePeriod(query, HOURS_MAX);
  if ('refusal' in period) return declaredRefusal('listBinanceOrders', period.refusal);
  const firstId = query.orderId === undefined ? undefined : Number(query.orderId);
  const sort = firstId === undefined && period.startMs === undefined ? 'newest_first' : 'oldest_first';
  const filter = {
    userId: caller.userId,
    symbol: symbol.symbol,
    side: undefined,
    status: 'all',
    firstId,
    sort,
  } as const;
  const page = { limit: parseListLimit(query.limit), offset: 0 };
  const orders = await engine.whenDurable(listOrders(database, { ...filter, ...period }, page));
  const oldestFirst = sort === 'newest_first' ? orders.reverse() : orders;
  return { status: 200, body: await renderQueriedOrders({ engine, database }, oldestFirst) };
};
