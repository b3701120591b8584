/**
 * Which klines a history request returns. Every interval since the first trade has a kline; those without trades are
 * filled in between the stored ones. Pure: no tables and no clock.
 */
import type { Kline, KlineInterval } from '../model/model';
import { foldPart, gapKline, intervalOpenMs, nextOpenMs } from './klines';

/** A history request. Times are in milliseconds and inclusive, and select klines by their open time. */
export interface KlineQuery {
  readonly interval: KlineInterval;
  /** Offset from UTC of the time zone in which days, weeks and months begin; 0 if omitted. */
  readonly offsetMs?: number;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly limit: number;
}

/** Open times of the first and the last kline to return. Empty if the first is after the last. */
export interface KlineSpan {
  readonly firstMs: number;
  readonly lastMs: number;
}

/**
 * The span of klines that the request selects. With a start, it contains klines from the start on; without a start, the
 * newest `limit` klines up to the end. `runningMs` is the open time of the running interval.
 */
export function klineSpan({ interval, offsetMs, startMs, endMs, limit }: KlineQuery, runningMs: number): KlineSpan {
  const lastMs = endMs === undefined ? runningMs : Math.min(runningMs, intervalOpenMs(interval, endMs, offsetMs));
  if (startMs !== undefined) return { firstMs: openAtOrAfter(interval, startMs, offsetMs), lastMs };
  let firstMs = lastMs;
  for (let count = 1; count < limit; count += 1) firstMs = intervalOpenMs(interval, firstMs - 1, offsetMs);
  return { firstMs, lastMs };
}

/**
 * At most `limit` klines of the span, oldest first. `stored`, sorted by open time, holds the span's klines with trades,
 * at least the first `limit` of them, and before these the last kline that opened before the span, if any. Before the
 * first trade there are no klines.
 */
export function fillGaps(
  stored: readonly Kline[],
  { firstMs, lastMs }: KlineSpan,
  limit: number,
  offsetMs = 0,
): Kline[] {
  const [first] = stored;
  if (first === undefined) return [];
  const klines: Kline[] = [];
  let previous = first;
  let at = first.openTimeMs < firstMs ? 1 : 0;
  let openMs = Math.max(firstMs, first.openTimeMs);
  while (openMs <= lastMs && klines.length < limit) {
    const traded = stored[at];
    if (traded?.openTimeMs === openMs) {
      previous = traded;
      at += 1;
    }
    klines.push(previous.openTimeMs === openMs ? previous : gapKline(previous, openMs, offsetMs));
    openMs = nextOpenMs(previous.interval, openMs, offsetMs);
  }
  return klines;
}

/** The open time of the first interval that opens at `timeMs` or later. */
export function openAtOrAfter(interval: KlineInterval, timeMs: number, offsetMs: number | undefined): number {
  const openMs = intervalOpenMs(interval, timeMs, offsetMs);
  return openMs === timeMs ? openMs : nextOpenMs(interval, openMs, offsetMs);
}

/**
 * Appends a kline of a shorter interval to the klines of a longer one, which `fillGaps` will then fill from `firstMs`
 * on. Its trades must be later than those of all klines so far. Of the klines that opened before `firstMs`, only the
 * last is kept.
 */
export function appendPart(
  klines: readonly Kline[],
  part: Kline,
  { interval, offsetMs, firstMs }: Pick<KlineQuery, 'interval' | 'offsetMs'> & Pick<KlineSpan, 'firstMs'>,
): readonly Kline[] {
  const last = klines.at(-1);
  const folded = foldPart(last, part, interval, offsetMs);
  if (folded.openTimeMs < firstMs) return [folded];
  return last?.openTimeMs === folded.openTimeMs ? [...klines.slice(0, -1), folded] : [...klines, folded];
}
