/** The trades of a window that began with a minute and lasts until now, added up from klines. */
import { WINDOW_MINUTE_MS, type WindowPart, type WindowTrades, windowParts } from '../../core/market/windowParts';
import type { Kline } from '../../core/model/model';
import { maximum, minimum } from '../../core/values/decimal';
import { findKlineParts } from '../../store/trading/klineParts';
import type { Services } from '../../usecases/services';

type WindowServices = Pick<Services, 'engine' | 'database' | 'clock' | 'responseCaches'>;

export function minuteOf(timeMs: number): number {
  return Math.floor(timeMs / WINDOW_MINUTE_MS) * WINDOW_MINUTE_MS;
}

/** `fromMs`: a full minute. Undefined if the window has no trade. `symbol` must be listed. */
export async function windowTrades(
  services: WindowServices,
  symbol: string,
  fromMs: number,
): Promise<WindowTrades | undefined> {
  const { committed } = services.engine;
  const lastId = committed.lastTrade(symbol)?.id ?? 0;
  const toMs = minuteOf(services.clock.nowMs()) + WINDOW_MINUTE_MS;
  const { trades } = await services.responseCaches.windows.get(
    `${symbol} ${fromMs}`,
    `${lastId} ${toMs}`,
    async () => ({
      trades: await addUp(services, symbol, windowParts(fromMs, toMs)),
    }),
  );
  return trades;
}

async function addUp(
  { engine: { committed }, database }: WindowServices,
  symbol: string,
  parts: readonly WindowPart[],
): Promise<WindowTrades | undefined> {
  const running: Kline[] = [];
  const closed: WindowPart[] = [];
  for (const part of parts) {
    // The newest kline of each interval that has a trade is in memory. All klines before it are final and in the table.
    const newest = committed.kline(symbol, part.interval);
    if (newest?.openTimeMs === part.openTimeMs) running.push(newest);
    else if (newest !== undefined && newest.openTimeMs > part.openTimeMs) closed.push(part);
  }
  const klines = [...(await findKlineParts(database, symbol, closed)), ...running];
  return klines
    .filter(({ tradeCount }) => tradeCount > 0)
    .sort((a, b) => a.openTimeMs - b.openTimeMs)
    .reduce<WindowTrades | undefined>((sum, kline) => (sum === undefined ? kline : join(sum, kline)), undefined);
}

function join(sum: WindowTrades, next: WindowTrades): WindowTrades {
  return {
    ...sum,
    lastTradeId: next.lastTradeId,
    high: maximum(sum.high, next.high),
    low: minimum(sum.low, next.low),
    close: next.close,
    volume: sum.volume + next.volume,
    quoteVolume: sum.quoteVolume + next.quoteVolume,
    tradeCount: sum.tradeCount + next.tradeCount,
  };
}
