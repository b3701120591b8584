/** The running klines of a symbol in the exchange's memory, one per interval, and how trades are folded into them. */
import type { Exchange } from './exchange';
import { addTrade, foldTrade } from './market/klines';
import { KLINE_INTERVALS, type Kline, type Trade } from './model/model';
import type { Mutable } from './values/mutable';

export interface NewKlines {
  /**
   * The changed klines, one per interval, the one-minute kline first. The caller may add further trades of the same
   * time to them.
   */
  readonly klines: Mutable<Kline>[];
  /**
   * Klines of the longer intervals as of the end of the previous minute, if the trade begins a new minute; otherwise
   * empty.
   */
  readonly completed: readonly Kline[];
}

/** Replaces the symbol's klines by new objects that contain the trade. The previous objects are not changed. */
export function foldIntoNewKlines(exchange: Exchange, trade: Trade): NewKlines {
  const [minute, ...longer] = exchange.newestKlines(trade.symbol);
  const beginsMinute = minute !== undefined && trade.timeMs > minute.closeTimeMs;
  if (beginsMinute) exchange.storedMidMinute.delete(trade.symbol);
  const klines = KLINE_INTERVALS.map((interval) => {
    const kline = foldTrade(exchange.lastKline(trade.symbol, interval), trade, interval);
    exchange.setKline(kline);
    return kline;
  });
  return { klines, completed: beginsMinute ? longer : [] };
}

/** Folds the trades of one event, which have one symbol and one time, and returns the klines that they changed. */
export function foldEventTrades(exchange: Exchange, trades: readonly Trade[]): readonly Kline[] {
  const [first, ...others] = trades;
  if (first === undefined) return [];
  const { klines } = foldIntoNewKlines(exchange, first);
  for (const trade of others) for (const kline of klines) addTrade(kline, trade);
  return klines;
}
