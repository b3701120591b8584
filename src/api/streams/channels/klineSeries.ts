/**
 * The klines of one symbol and interval of UTC, as the streams that are open send them: the running one, and the one
 * that closed last. All streams of the interval share a series, and so do streams of time zones that are composed of
 * it. A series never closes an interval twice, and leaves none out.
 */

import { foldTrade, gapKline, intervalOpenMs } from '../../../core/market/klines';
import type { Kline, KlineInterval, Trade } from '../../../core/model/model';
import type { KlineHistorySource } from '../../marketData/klineHistorySource';
import type { StreamEngine } from './channel';
import type { OpenStream } from './openStreams';

export class KlineSeries implements OpenStream {
  readonly name: string;
  /** The kline of the current interval; undefined until the first trade of the symbol. */
  running: Kline | undefined;
  /** Undefined if no interval has closed since the first trade, and until `load` has resolved. */
  lastClosed: Kline | undefined;
  /** Changes with `running`. */
  version = 0;
  private loading: Promise<void> | undefined;
  private readonly needsHistory: boolean;

  /**
   * The running kline is that of the watermark's interval, or of a later interval that already has a trade. All earlier
   * intervals are closed for all subscribers.
   */
  constructor(
    engine: StreamEngine,
    readonly symbol: string,
    readonly interval: KlineInterval,
  ) {
    this.name = seriesName(symbol, interval);
    const newest = engine.published.kline(symbol, interval);
    this.needsHistory = false;
    if (newest === undefined) return;
    const openMs = intervalOpenMs(interval, engine.watermarkMs());
    if (openMs > newest.openTimeMs) {
      this.running = gapKline(newest, openMs);
      const previousMs = intervalOpenMs(interval, openMs - 1);
      this.lastClosed = previousMs === newest.openTimeMs ? newest : gapKline(newest, previousMs);
    } else {
      this.running = newest;
      this.needsHistory = true;
    }
  }

  /** Reads the last closed kline, unless it is known. Rejects if the tables cannot be read; a later call tries again. */
  load(history: KlineHistorySource): Promise<void> {
    const { symbol, interval, running } = this;
    if (!this.needsHistory || this.lastClosed !== undefined || running === undefined) return Promise.resolve();
    this.loading ??= history.closedBefore({ symbol, interval, openTimeMs: running.openTimeMs }).then(
      (kline) => {
        // An interval may have closed meanwhile.
        this.lastClosed ??= kline;
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /**
   * Uses the kline of the committed state. Only if the batch crosses the end of the interval are its trades added one
   * by one, so that each interval is closed with its own trades: `closeBefore` must close all intervals before a time.
   */
  addTrades(newest: Kline | undefined, trades: readonly Trade[], closeBefore: (timeMs: number) => void): void {
    this.version += 1;
    if (newest !== undefined && newest.openTimeMs === this.running?.openTimeMs) {
      this.running = newest;
      return;
    }
    for (const trade of trades) {
      closeBefore(trade.timeMs);
      this.running = foldTrade(this.running, trade, this.interval);
    }
  }

  /** Closes and returns the running kline if its interval ended before `timeMs`. The next interval is then running. */
  closeRunningBefore(timeMs: number): Kline | undefined {
    const closed = this.running;
    if (closed === undefined || closed.closeTimeMs >= timeMs) return undefined;
    this.running = gapKline(closed, closed.closeTimeMs + 1);
    this.lastClosed = closed;
    this.version += 1;
    return closed;
  }
}

export function seriesName(symbol: string, interval: KlineInterval): string {
  return `${symbol} ${interval}`;
}
