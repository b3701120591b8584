/** Splits a time window that begins and ends with a minute into the fewest klines that cover it. Pure. */
import type { Kline, KlineInterval } from '../model/model';
import { PART_INTERVALS } from './timeZones';

export const WINDOW_MINUTE_MS = 60_000;

export interface WindowPart {
  readonly interval: KlineInterval;
  readonly openTimeMs: number;
}

/** The part of a kline that describes its trades, without the times of the interval. */
export type WindowTrades = Pick<
  Kline,
  'firstTradeId' | 'lastTradeId' | 'open' | 'high' | 'low' | 'close' | 'volume' | 'quoteVolume' | 'tradeCount'
>;

/** Intervals with their length in milliseconds, longest first. Each length divides the one before it. */
const LENGTHS: readonly (readonly [KlineInterval, number])[] = [
  ...PART_INTERVALS,
  ['5m', 5 * WINDOW_MINUTE_MS],
  ['1m', WINDOW_MINUTE_MS],
];

/** The fewest klines from `fromMs` to `toMs`, the oldest first. Both are multiples of a minute. */
export function windowParts(fromMs: number, toMs: number): WindowPart[] {
  const parts: WindowPart[] = [];
  for (let openTimeMs = fromMs; openTimeMs < toMs; ) {
    const fitting = LENGTHS.find(([, lengthMs]) => openTimeMs % lengthMs === 0 && openTimeMs + lengthMs <= toMs);
    if (fitting === undefined) throw new RangeError(`${fromMs} to ${toMs} are not multiples of a minute`);
    const [interval, lengthMs] = fitting;
    parts.push({ interval, openTimeMs });
    openTimeMs += lengthMs;
  }
  return parts;
}
