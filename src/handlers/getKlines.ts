import { fillGaps, type KlineAsk, type KlineSpan, klineSpan } from '../core/klineHistory';
import { intervalOpenMs } from '../core/klines';
import type { Kline } from '../core/model';
import { findKlines } from '../store/marketHistory';
import type { Context } from './context';
import { invalidField } from './refusals';
import { renderKline } from './render/kline';
import type { Handler } from './types';
import { rowsLimit, timesFrom } from './v3Query';

/** A symbol's klines, gaps filled, the oldest first. Refusals: INVALID_PAIR, INVALID_PARAMETERS (startTime after endTime). */
export const getKlines: Handler<'getKlines'> = async ({ query }, context) => {
  const { engine, clock, shared } = context;
  const symbol = engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { startMs, endMs } = timesFrom(query);
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  // All before the newest kline with a trade is final and in the table; that one itself is in memory.
  const newest = engine.committed.kline(symbol, query.interval);
  if (newest === undefined) return { status: 200, body: [] };

  const ask: KlineAsk = { interval: query.interval, startMs, endMs, limit: rowsLimit(query.limit) };
  const runningMs = Math.max(newest.openTimeMs, intervalOpenMs(ask.interval, clock.nowMs()));
  const span = klineSpan(ask, runningMs);
  if (startMs !== undefined || endMs !== undefined)
    return { status: 200, body: rows(await closedKlines(newest, ask, span, context), newest, ask, span) };
  // What everybody asks for is read once an interval and written once a trade.
  const key = `${symbol} ${ask.interval} ${ask.limit}`;
  const body = await shared.newestKlines.get(key, `${newest.lastTradeId} ${runningMs}`, async () => {
    const closed = await shared.closedKlines.get(key, `${newest.openTimeMs} ${runningMs}`, () =>
      closedKlines(newest, ask, span, context),
    );
    return rows(closed, newest, ask, span);
  });
  return { status: 200, body };
};

async function closedKlines(
  { symbol, interval, openTimeMs }: Kline,
  { limit }: KlineAsk,
  { firstMs, lastMs }: KlineSpan,
  { database }: Context,
): Promise<Kline[]> {
  // Nothing but repetitions of the newest one's close, or nothing at all: the table has nothing to add.
  if (firstMs >= openTimeMs || firstMs > lastMs) return [];
  return findKlines(database, { symbol, interval, firstMs, beforeMs: openTimeMs, limit });
}

function rows(closed: readonly Kline[], newest: Kline, { limit }: KlineAsk, span: KlineSpan) {
  return fillGaps([...closed, newest], span, limit).map(renderKline);
}
