/**
 * The exact statistics of one symbol's rolling 24 hours. Each trade enters the window once and leaves it once. Sums are
 * kept up to date, and two monotonic queues have the highest and the lowest price at their heads, so that reading costs
 * the same however many trades there are. The statistics must be exact, without sampling or buckets: the audit compares
 * them with a computation from the trade table.
 */
import { type Amount, formatAmount } from '../values/decimal';
import { Deque } from '../values/deque';
import { percentage, quotient } from '../values/quotient';
import { PackedTradeQueue, type TradeSummary } from './packedTradeQueue';

export const TICKER_WINDOW_MS = 86_400_000;

/** Statistics are rounded to the nearest: no payment is computed from them. */
export const STATISTIC = { digits: 18, rounding: 'halfUp' } as const;

/**
 * While the window has no trade, its statistics (open, high, low, average, change, volumes, count) are 0, and so are
 * `openTimeMs` and `count`. The last price and quantity remain those of the last trade ever, and the previous close is
 * that same price, so that a quiet market still shows a price. All values are 0 for a symbol that never traded.
 */
export interface TickerStatistics {
  /** Last price - open price: exact, at most 18 decimals, no padding. */
  readonly priceChange: string;
  /** 100 x change / open price, to at most 18 decimals, rounded as `STATISTIC` says. */
  readonly priceChangePercent: string;
  /** Quote volume / volume, to at most 18 decimals, rounded as `STATISTIC` says. */
  readonly weightedAvgPrice: string;
  /** Price of the last trade before the window. */
  readonly prevClosePrice: Amount;
  readonly lastPrice: Amount;
  readonly lastQty: Amount;
  readonly openPrice: Amount;
  readonly highPrice: Amount;
  readonly lowPrice: Amount;
  readonly volume: Amount;
  readonly quoteVolume: Amount;
  /** Times of the first and the last trade in the window; without trades, 0 and the requested time. */
  readonly openTimeMs: number;
  readonly closeTimeMs: number;
  /** -1 if the window has no trade, as in a kline. */
  readonly firstId: number;
  readonly lastId: number;
  readonly count: number;
}

export class TickerWindow {
  /** The oldest trade of the window. The later ones follow it in the queue. */
  private first: TradeSummary | undefined;
  private readonly others = new PackedTradeQueue();
  /**
   * Two queues for the extreme prices: prices fall (rise) from head to tail, so that the head of the queue is the
   * window's high (low). Each distinct price has at most one entry.
   */
  private readonly highs = new Deque<TradeSummary>();
  private readonly lows = new Deque<TradeSummary>();
  private volume: Amount = 0n;
  private quoteVolume: Amount = 0n;
  private lastTrade: TradeSummary | undefined;
  private previousClose: Amount = 0n;
  /**
   * The statistics since the last change of the window. Not set for an empty window, whose statistics contain the
   * requested time.
   */
  private cached: TickerStatistics | undefined;

  /**
   * Adds a trade. Trades must be added in id order. After a start, the last trade before the window comes first,
   * because it gives the previous close.
   */
  add({ id, timeMs, price, quantity, quoteQuantity }: TradeSummary): void {
    if (this.lastTrade !== undefined && (id <= this.lastTrade.id || timeMs < this.lastTrade.timeMs))
      throw new RangeError(`trade ${id} is out of order`);
    // Copies the members that the statistics need, because the fills would otherwise be kept in memory for a day.
    const trade: TradeSummary = { id, timeMs, price, quantity, quoteQuantity };
    this.dropExpired(timeMs - TICKER_WINDOW_MS);
    if (this.first === undefined) this.first = trade;
    else this.others.push(trade);
    pushMonotonic(this.highs, trade, (held) => held.price <= price);
    pushMonotonic(this.lows, trade, (held) => held.price >= price);
    this.volume += quantity;
    this.quoteVolume += quoteQuantity;
    this.lastTrade = trade;
    this.cached = undefined;
  }

  /**
   * The statistics at `nowMs`, from trades with a time above `nowMs` - 24 h. Trades that have left the window do not
   * return if the clock is set back.
   */
  statistics(nowMs: number): TickerStatistics {
    this.dropExpired(nowMs - TICKER_WINDOW_MS);
    if (this.cached !== undefined) return this.cached;
    const statistics = this.statisticsOf(nowMs);
    if (statistics.count > 0) this.cached = statistics;
    return statistics;
  }

  private statisticsOf(nowMs: number): TickerStatistics {
    const { first } = this;
    const last = first && this.lastTrade;
    const open = first?.price ?? 0n;
    const change = last === undefined ? 0n : last.price - open;
    return {
      priceChange: formatAmount(change),
      priceChangePercent: formatAmount(percentage(change, open, STATISTIC)),
      weightedAvgPrice: formatAmount(quotient(this.quoteVolume, this.volume, STATISTIC)),
      prevClosePrice: this.previousClose,
      lastPrice: this.lastTrade?.price ?? 0n,
      lastQty: this.lastTrade?.quantity ?? 0n,
      openPrice: open,
      highPrice: this.highs.first()?.price ?? 0n,
      lowPrice: this.lows.first()?.price ?? 0n,
      volume: this.volume,
      quoteVolume: this.quoteVolume,
      openTimeMs: first?.timeMs ?? 0,
      closeTimeMs: last?.timeMs ?? nowMs,
      firstId: first?.id ?? -1,
      lastId: last?.id ?? -1,
      count: first === undefined ? 0 : 1 + this.others.length,
    };
  }

  /** Removes every trade at or before `edgeMs`. */
  private dropExpired(edgeMs: number): void {
    for (let oldest = this.first; oldest !== undefined && oldest.timeMs <= edgeMs; oldest = this.first) {
      this.first = this.others.shift();
      if (this.highs.first()?.id === oldest.id) this.highs.shift();
      if (this.lows.first()?.id === oldest.id) this.lows.shift();
      this.volume -= oldest.quantity;
      this.quoteVolume -= oldest.quoteQuantity;
      this.previousClose = oldest.price;
      this.cached = undefined;
    }
  }
}

/**
 * Removes from the tail the trades that can no longer be the extreme: the new trade's price is at least as extreme, and
 * it leaves the window later.
 */
function pushMonotonic(
  queue: Deque<TradeSummary>,
  trade: TradeSummary,
  isSuperseded: (held: TradeSummary) => boolean,
): void {
  for (let held = queue.last(); held !== undefined && isSuperseded(held); held = queue.last()) queue.pop();
  queue.push(trade);
}
