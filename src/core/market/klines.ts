/**
 * The definition of a kline: the pure fold of one interval's trades in id order, and the calendar of the fifteen
 * intervals. Live klines, recovery, REST history and the audit all use it; there must never be a second definition. All
 * times are UTC, and nothing here reads a clock. `offsetMs` is that of a time zone from UTC, positive in the east: its
 * days, weeks and months begin at local midnight.
 */
import type { Kline, KlineInterval, Trade } from '../model/model';
import { maximum, minimum } from '../values/decimal';
import type { Mutable } from '../values/mutable';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Length of every interval except the month, which has no fixed length. */
const FIXED_LENGTH_MS: Readonly<Record<Exclude<KlineInterval, '1M'>, number>> = {
  '1m': MINUTE_MS,
  '3m': 3 * MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '2h': 2 * HOUR_MS,
  '4h': 4 * HOUR_MS,
  '6h': 6 * HOUR_MS,
  '8h': 8 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': WEEK_MS,
};

/**
 * The epoch was a Thursday, and weeks open on Monday, four days later. All other fixed intervals count from the epoch.
 */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The open time of the interval that contains `timeMs` (integer milliseconds). */
export function intervalOpenMs(interval: KlineInterval, timeMs: number, offsetMs = 0): number {
  if (interval === '1M') return monthOpenMs(timeMs + offsetMs, 0) - offsetMs;
  const anchorMs = (interval === '1w' ? FIRST_MONDAY_MS : 0) - offsetMs;
  const lengthMs = FIXED_LENGTH_MS[interval];
  return Math.floor((timeMs - anchorMs) / lengthMs) * lengthMs + anchorMs;
}

/** The open time of the interval after the one that opens at `openMs`. */
export function nextOpenMs(interval: KlineInterval, openMs: number, offsetMs = 0): number {
  return interval === '1M' ? monthOpenMs(openMs + offsetMs, 1) - offsetMs : openMs + FIXED_LENGTH_MS[interval];
}

/** The last millisecond of the interval that opens at `openMs`: the close time on the wire. */
export function intervalCloseMs(interval: KlineInterval, openMs: number, offsetMs = 0): number {
  return nextOpenMs(interval, openMs, offsetMs) - 1;
}

function monthOpenMs(timeMs: number, monthsLater: number): number {
  const date = new Date(timeMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater);
}

/**
 * The kline of the trade's interval after the trade: `kline` updated if it is of that interval, otherwise a new one.
 * Intervals without trades in between are not created here; see `gapKline`. `kline` is the newest kline of the same
 * symbol and interval, or undefined before the first trade. A trade out of order is a bug and throws.
 */
export function foldTrade(kline: Kline | undefined, trade: Trade, interval: KlineInterval): Kline {
  if (kline === undefined || trade.timeMs > kline.closeTimeMs) return firstTradeKline(trade, interval);
  if (kline.tradeCount === 0 && trade.timeMs >= kline.openTimeMs) return firstTradeKline(trade, interval);
  const folded = { ...kline };
  addTrade(folded, trade);
  return folded;
}

/**
 * Like `foldTrade`, but changes the kline in place, for a caller that owns it. `trade` must be the next trade of the
 * interval, and not its first.
 */
export function addTrade(kline: Mutable<Kline>, trade: Trade): void {
  if (trade.timeMs < kline.openTimeMs || trade.timeMs > kline.closeTimeMs || trade.id <= kline.lastTradeId)
    throw new RangeError(`trade ${trade.id} of ${trade.symbol} is out of order`);
  kline.lastTradeId = trade.id;
  kline.high = maximum(trade.price, kline.high);
  kline.low = minimum(trade.price, kline.low);
  kline.close = trade.price;
  kline.volume += trade.quantity;
  kline.quoteVolume += trade.quoteQuantity;
  kline.tradeCount += 1;
  if (trade.takerSide !== 'buy') return;
  kline.takerBuyVolume += trade.quantity;
  kline.takerBuyQuoteVolume += trade.quoteQuantity;
}

/**
 * The kline of the longer interval that contains `part`, a kline of a shorter one, with all of the part's trades:
 * `kline` updated if it is of that interval, otherwise a new one. `kline` is the newest kline of the same symbol and
 * interval, or undefined, and holds no trade of that part.
 */
export function foldPart(kline: Kline | undefined, part: Kline, interval: KlineInterval, offsetMs = 0): Kline {
  if (kline === undefined || part.openTimeMs > kline.closeTimeMs || kline.tradeCount === 0) {
    const openTimeMs = intervalOpenMs(interval, part.openTimeMs, offsetMs);
    return { ...part, interval, openTimeMs, closeTimeMs: intervalCloseMs(interval, openTimeMs, offsetMs) };
  }
  if (part.tradeCount === 0) return kline;
  return {
    ...kline,
    lastTradeId: part.lastTradeId,
    high: maximum(part.high, kline.high),
    low: minimum(part.low, kline.low),
    close: part.close,
    volume: kline.volume + part.volume,
    quoteVolume: kline.quoteVolume + part.quoteVolume,
    tradeCount: kline.tradeCount + part.tradeCount,
    takerBuyVolume: kline.takerBuyVolume + part.takerBuyVolume,
    takerBuyQuoteVolume: kline.takerBuyQuoteVolume + part.takerBuyQuoteVolume,
  };
}

function firstTradeKline(trade: Trade, interval: KlineInterval): Kline {
  const openTimeMs = intervalOpenMs(interval, trade.timeMs);
  const takerBuys = trade.takerSide === 'buy';
  return {
    symbol: trade.symbol,
    interval,
    openTimeMs,
    closeTimeMs: intervalCloseMs(interval, openTimeMs),
    firstTradeId: trade.id,
    lastTradeId: trade.id,
    open: trade.price,
    high: trade.price,
    low: trade.price,
    close: trade.price,
    volume: trade.quantity,
    quoteVolume: trade.quoteQuantity,
    tradeCount: 1,
    takerBuyVolume: takerBuys ? trade.quantity : 0n,
    takerBuyQuoteVolume: takerBuys ? trade.quoteQuantity : 0n,
  };
}

/**
 * The kline of an interval without trades that opens at `openMs`: all prices are the previous close, and all quantities
 * zero.
 */
export function gapKline(previous: Kline, openMs: number, offsetMs = 0): Kline {
  return {
    symbol: previous.symbol,
    interval: previous.interval,
    openTimeMs: openMs,
    closeTimeMs: intervalCloseMs(previous.interval, openMs, offsetMs),
    firstTradeId: -1,
    lastTradeId: -1,
    open: previous.close,
    high: previous.close,
    low: previous.close,
    close: previous.close,
    volume: 0n,
    quoteVolume: 0n,
    tradeCount: 0,
    takerBuyVolume: 0n,
    takerBuyQuoteVolume: 0n,
  };
}
