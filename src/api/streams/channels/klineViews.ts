/** What a kline stream shows of a series: its klines as they are, or those of a time zone, composed of them. */

import { appendPart, fillGaps } from '../../../core/market/klineHistory';
import { foldPart, gapKline, intervalOpenMs } from '../../../core/market/klines';
import type { ZonedInterval } from '../../../core/market/timeZones';
import type { Kline } from '../../../core/model/model';
import type { KlineHistorySource } from '../../marketData/klineHistorySource';
import type { KlineSeries } from './klineSeries';

export interface KlineView {
  /** The current kline; undefined before the first trade, and until `load` has resolved. */
  readonly running: Kline | undefined;
  readonly lastClosed: Kline | undefined;
  /** Reads what is not in memory. Rejects if the tables cannot be read; a later call tries again. */
  load(history: KlineHistorySource): Promise<void>;
  /** Must be called with each closed kline of the series, in order. Returns the kline that is closed by it, if any. */
  close(part: Kline): Kline | undefined;
}

export class PlainView implements KlineView {
  /** `isClosedOnly`: a reader begins with the last closed kline, which only the tables may have. */
  constructor(
    private readonly series: KlineSeries,
    private readonly isClosedOnly: boolean,
  ) {}

  get running(): Kline | undefined {
    return this.series.running;
  }

  get lastClosed(): Kline | undefined {
    return this.series.lastClosed;
  }

  load(history: KlineHistorySource): Promise<void> {
    return this.isClosedOnly ? this.series.load(history) : Promise.resolve();
  }

  close(part: Kline): Kline {
    return part;
  }
}

export interface ZonedViewOptions {
  readonly series: KlineSeries;
  /** The newest kline of the series that has a trade. */
  readonly newest: Kline | undefined;
  readonly interval: ZonedInterval;
  readonly offsetMs: number;
}

export class ZonedView implements KlineView {
  lastClosed: Kline | undefined;
  /** The current kline without the running kline of the series. */
  private closedPart: Kline | undefined;
  /** Klines of the series that closed before the history was read; undefined afterwards. */
  private waiting: Kline[] | undefined;
  /** Older klines of the series are ignored, because the beginning of their interval was archived. */
  private completeFromMs = 0;
  private loading: Promise<void> | undefined;
  /** Of the series at the beginning. */
  private readonly runningMs: number;

  constructor(private readonly options: ZonedViewOptions) {
    const { newest, series } = options;
    this.runningMs = series.running?.openTimeMs ?? 0;
    // Before the first trade there is no history.
    this.waiting = newest === undefined ? undefined : [];
  }

  get running(): Kline | undefined {
    const part = this.options.series.running;
    if (part === undefined || this.waiting !== undefined || part.openTimeMs < this.completeFromMs) return undefined;
    return foldPart(this.closedPart, part, this.options.interval, this.options.offsetMs);
  }

  load(history: KlineHistorySource): Promise<void> {
    if (this.waiting === undefined) return Promise.resolve();
    this.loading ??= this.readHistory(history).catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  close(part: Kline): Kline | undefined {
    if (this.waiting === undefined) return this.addPart(part);
    this.waiting.push(part);
    return undefined;
  }

  /** The previous interval, and the beginning of the current one. */
  private async readHistory(history: KlineHistorySource): Promise<void> {
    const { newest, interval, offsetMs } = this.options;
    if (newest === undefined) return;
    const lastMs = intervalOpenMs(interval, this.runningMs, offsetMs);
    const span = { firstMs: intervalOpenMs(interval, lastMs - 1, offsetMs), lastMs };
    const beforeMs = newest.openTimeMs;
    const read = await history.zonedKlines({ symbol: newest.symbol, interval, offsetMs, span, limit: 2, beforeMs });
    // The newest kline is final if the series has closed it since. The table may lack its last trades.
    const { firstMs } = read;
    const isFinal = newest.openTimeMs < this.runningMs;
    const klines = isFinal ? appendPart(read.klines, newest, { interval, offsetMs, firstMs }) : read.klines;
    for (const kline of fillGaps(klines, { lastMs, firstMs }, 2, offsetMs)) {
      if (kline.openTimeMs === lastMs) this.closedPart = kline;
      else this.lastClosed = kline;
    }
    this.completeFromMs = firstMs > lastMs ? firstMs : 0;
    const parts = this.waiting ?? [];
    this.waiting = undefined;
    for (const part of parts) this.addPart(part);
  }

  private addPart(part: Kline): Kline | undefined {
    if (part.openTimeMs < this.completeFromMs) return undefined;
    const { interval, offsetMs } = this.options;
    const kline = foldPart(this.closedPart, part, interval, offsetMs);
    const isClosed = kline.closeTimeMs === part.closeTimeMs;
    this.closedPart = isClosed ? gapKline(kline, kline.closeTimeMs + 1, offsetMs) : kline;
    if (!isClosed) return undefined;
    this.lastClosed = kline;
    return kline;
  }
}
