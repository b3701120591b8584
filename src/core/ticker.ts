/**
 * One symbol's exact rolling 24 hours. Each trade enters once and leaves once; sums are exact and kept up to date, the
 * highest and lowest price stand at the head of two monotonic queues, so an answer costs the same however busy the day was.
 * Must never sample, bucket or forget: the audit compares it with a recomputation from the trade table.
 */
import { type Amount, formatAmount, ONE } from './decimal';
import { Deque } from './deque';
import { type Traded, TradeLine } from './tradeLine';

export const TICKER_WINDOW_MS = 86_400_000;

/**
 * The window's figures (open, high, low, average, change, volumes, count) are 0 while it holds no trade: no trade was made
 * at those prices in these 24 hours, as `openTimeMs` 0 and `count` 0 say too. What is known of the market all the same
 * stays: last price and quantity are those of the last trade ever, and the previous close is then that same price, so that
 * a quiet market still has a price on every screen. All is 0 for a symbol that never traded.
 */
export interface TickerStatistics {
  /** Last price less open price; exact, at most 18 decimals, no padding. */
  readonly priceChange: string;
  /** 100 x change / open price, to at most 18 decimals, rounded to the nearest (see `nearest`). */
  readonly priceChangePercent: string;
  /** Quote volume / volume, to at most 18 decimals, rounded to the nearest (see `nearest`). */
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
  /** Times of the first and the last trade in the window; without one, 0 and the time asked for. */
  readonly openTimeMs: number;
  readonly closeTimeMs: number;
  /** -1 without a trade in the window, as in a kline. */
  readonly firstId: number;
  readonly lastId: number;
  readonly count: number;
}

export class TickerWindow {
  /** The window's first trade, and all that came after it. */
  private first: Traded | undefined;
  private readonly others = new TradeLine();
  /** Prices falling (rising) from head to tail: the head is the window's high (low). Never more than there were different prices. */
  private readonly highs = new Deque<Traded>();
  private readonly lows = new Deque<Traded>();
  private volume: Amount = 0n;
  private quoteVolume: Amount = 0n;
  private lastTrade: Traded | undefined;
  private previousClose: Amount = 0n;
  /** Until a trade comes or leaves; none of an empty window, which says the time asked for. */
  private known: TickerStatistics | undefined;

  /** Takes the symbol's trades in id order. At a start: the last one before the window first, for the previous close, then the window's. */
  add({ id, timeMs, price, quantity, quoteQuantity }: Traded): void {
    if (this.lastTrade !== undefined && (id <= this.lastTrade.id || timeMs < this.lastTrade.timeMs))
      throw new RangeError(`trade ${id} is out of order`);
    // The trade itself, with its fills, is not kept alive for a day.
    const trade: Traded = { id, timeMs, price, quantity, quoteQuantity };
    this.leave(timeMs - TICKER_WINDOW_MS);
    if (this.first === undefined) this.first = trade;
    else this.others.push(trade);
    pushMonotonic(this.highs, trade, (held) => held.price <= price);
    pushMonotonic(this.lows, trade, (held) => held.price >= price);
    this.volume += quantity;
    this.quoteVolume += quoteQuantity;
    this.lastTrade = trade;
    this.known = undefined;
  }

  /** As of `nowMs`: trades with a time above `nowMs` - 24 h. What has left stays out, also when a clock is set back. */
  statistics(nowMs: number): TickerStatistics {
    this.leave(nowMs - TICKER_WINDOW_MS);
    if (this.known !== undefined) return this.known;
    const statistics = this.statisticsOf(nowMs);
    if (statistics.count > 0) this.known = statistics;
    return statistics;
  }

  private statisticsOf(nowMs: number): TickerStatistics {
    const { first } = this;
    const last = first && this.lastTrade;
    const open = first?.price ?? 0n;
    const change = last === undefined ? 0n : last.price - open;
    return {
      priceChange: formatAmount(change),
      priceChangePercent: formatAmount(nearest(change * 100n * ONE, open)),
      weightedAvgPrice: formatAmount(nearest(this.quoteVolume * ONE, this.volume)),
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

  /** Lets go of every trade at or before `edgeMs`. */
  private leave(edgeMs: number): void {
    for (let oldest = this.first; oldest !== undefined && oldest.timeMs <= edgeMs; oldest = this.first) {
      this.first = this.others.shift();
      if (this.highs.first()?.id === oldest.id) this.highs.shift();
      if (this.lows.first()?.id === oldest.id) this.lows.shift();
      this.volume -= oldest.quantity;
      this.quoteVolume -= oldest.quoteQuantity;
      this.previousClose = oldest.price;
      this.known = undefined;
    }
  }
}

/** Drops from the tail what can never again be the extreme: it is not better than the newcomer, and leaves before it. */
function pushMonotonic(queue: Deque<Traded>, trade: Traded, isBeaten: (held: Traded) => boolean): void {
  for (let held = queue.last(); held !== undefined && isBeaten(held); held = queue.last()) queue.pop();
  queue.push(trade);
}

/**
 * numerator / denominator in one exact division, rounded half up in magnitude (a tie goes away from zero); 0 / 0 is 0.
 * To the nearest, because nobody pays or receives a statistic, so neither side is to be favoured; by magnitude, so that a
 * rise and an equal fall show the same digits. Denominator not negative.
 */
function nearest(numerator: Amount, denominator: Amount): Amount {
  if (denominator === 0n) return 0n;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}
