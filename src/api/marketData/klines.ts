/** The klines of a symbol, with gaps filled, for the API and the market page. */
import type { components } from '../../../generated/openapi';
import { fillGaps, type KlineQuery, type KlineSpan, klineSpan } from '../../core/market/klineHistory';
import { intervalOpenMs } from '../../core/market/klines';
import type { Kline } from '../../core/model/model';
import { findKlines } from '../../store/trading/marketHistory';
import type { Services } from '../../usecases/services';
import { renderKline } from '../rendering/kline';

type KlineRow = components['schemas']['KlineRow'];

/** In ascending order of open time. `symbol` must be listed. */
export async function klinesOf(
  services: Pick<Services, 'engine' | 'database' | 'clock' | 'responseCaches'>,
  symbol: string,
  query: KlineQuery,
): Promise<KlineRow[]> {
  const { engine, clock, responseCaches } = services;
  // The newest kline that has a trade is in memory. All klines before it are final and in the table.
  const newest = engine.committed.kline(symbol, query.interval);
  if (newest === undefined) return [];
  const runningMs = Math.max(newest.openTimeMs, intervalOpenMs(query.interval, clock.nowMs()));
  const span = klineSpan(query, runningMs);
  if (query.startMs !== undefined || query.endMs !== undefined)
    return renderRows(await readClosedKlines(newest, query, span, services), newest, query, span);
  // The most frequent request, the newest klines: the table is read once per interval, and the rows are rendered once
  // per trade.
  const key = `${symbol} ${query.interval} ${query.limit}`;
  return responseCaches.newestKlines.get(key, `${newest.lastTradeId} ${runningMs}`, async () => {
    const closed = await responseCaches.closedKlines.get(key, `${newest.openTimeMs} ${runningMs}`, () =>
      readClosedKlines(newest, query, span, services),
    );
    return renderRows(closed, newest, query, span);
  });
}

async function readClosedKlines(
  { symbol, interval, openTimeMs }: Kline,
  { limit }: KlineQuery,
  { firstMs, lastMs }: KlineSpan,
  { database }: Pick<Services, 'database'>,
): Promise<Kline[]> {
  // The requested klines are not in the table: they repeat the close of the newest kline, or there are none.
  if (firstMs >= openTimeMs || firstMs > lastMs) return [];
  return findKlines(database, { symbol, interval, firstMs, beforeMs: openTimeMs, limit });
}

function renderRows(closed: readonly Kline[], newest: Kline, { limit }: KlineQuery, span: KlineSpan) {
  return fillGaps([...closed, newest], span, limit).map(renderKline);
}
