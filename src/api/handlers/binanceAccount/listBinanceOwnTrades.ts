import { findListIds } from '../../../store/trading/orderLists';
import { listOwnTradesOfPeriod } from '../../../store/trading/ownTradesOfPeriod';
import { listOwnTradesFromId, type OwnTrade } from '../../../store/trading/tradeHistory';
import type { Services } from '../../../usecases/services';
import { parseListLimit, parsePeriod } from '../../binance/listParameters';
import { findOwnOrder } from '../../binance/ownOrders';
import { renderOwnBinanceTrade } from '../../binance/renderTrade';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** The longest period. */
const HOURS_MAX = 24;

/**
 * The caller's trades of a symbol, the oldest first. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER, those of
 * `parsePeriod`.
 */
export const listBinanceOwnTrades: Handler<'listBinanceOwnTrades'> = async ({ query }, context) => {
  const { engine, database, caller } = context;
  const symbol = findBinanceSymbol(engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { userId } = caller;
  const limit = parseListLimit(query.limit);
  if (query.fromId !== undefined) {
    if (query.orderId !== undefined || query.startTime !== undefined || query.endTime !== undefined)
      return { refusal: { code: 'PARAMETERS_EXCLUDE_EACH_OTHER' } };
    const fromId = Number(query.fromId);
    const trades = await engine.whenDurable(listOwnTradesFromId(database, { userId, symbol, fromId, limit }));
    return { status: 200, body: await renderTrades(context, trades) };
  }
  const period = parsePeriod(query, HOURS_MAX);
  if ('refusal' in period) return declaredRefusal('listBinanceOwnTrades', period.refusal);
  const orderId = query.orderId === undefined ? undefined : Number(query.orderId);
  const order =
    orderId === undefined
      ? undefined
      : await findOwnOrder(context, userId, symbol, { orderId, clientOrderId: undefined });
  if (orderId !== undefined && order === undefined) return { status: 200, body: [] };
  // The trades of an order are not older than the order, and the last one is not newer than its last change.
  const startMs = Math.max(period.startMs ?? 0, order?.createdAtMs ?? 0);
  const endMs = Math.min(period.endMs ?? Number.MAX_SAFE_INTEGER, order?.updatedAtMs ?? Number.MAX_SAFE_INTEGER);
  const trades = await engine.whenDurable(
    listOwnTradesOfPeriod(database, {
      userId,
      symbol,
      orderId,
      startMs: startMs === 0 ? undefined : startMs,
      endMs: endMs === Number.MAX_SAFE_INTEGER ? undefined : endMs,
      keep: period.startMs === undefined && order === undefined ? 'newest' : 'oldest',
      limit,
    }),
  );
  return { status: 200, body: await renderTrades(context, trades) };
};

async function renderTrades({ engine, database }: Pick<Services, 'engine' | 'database'>, trades: readonly OwnTrade[]) {
  const orderIds = new Set(trades.map(({ half, trade }) => trade[half].orderId));
  const listIds = await engine.whenDurable(findListIds(database, Array.from(orderIds)));
  return trades.map((trade) => renderOwnBinanceTrade(trade, listIds));
}
