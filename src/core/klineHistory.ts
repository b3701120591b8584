/**
 * Which klines a reader of the past gets: every interval from the first trade's on has one, so those without trades are
 * filled in between the stored ones. Pure; it knows neither tables nor clock.
 */
import { gapKline, intervalOpenMs, nextOpenMs } from './klines';
import type { Kline, KlineInterval } from './model';

/** What was asked for. Times in milliseconds, both included; a kline counts by its open time. */
export interface KlineAsk {
  readonly interval: KlineInterval;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly limit: number;
}

/** Open times of the first and the last kline that may be shown; none when the first is after the last. */
export interface KlineSpan {
  readonly firstMs: number;
  readonly lastMs: number;
}

/** With a start: from there on, the oldest first. Without one: the newest `limit` up to the end. `runningMs` opens the interval that runs now. */
export function klineSpan({ interval, startMs, endMs, limit }: KlineAsk, runningMs: number): KlineSpan {
  const lastMs = endMs === undefined ? runningMs : Math.min(runningMs, intervalOpenMs(interval, endMs));
  if (startMs !== undefined) return { firstMs: openAtOrAfter(interval, startMs), lastMs };
  let firstMs = lastMs;
  for (let count = 1; count < limit; count += 1) firstMs = intervalOpenMs(interval, firstMs - 1);
  return { firstMs, lastMs };
}

/**
 * At most `limit` klines of the span, the oldest first. `stored`, by open time: those with trades in the span, as many as
 * can be shown, and before them the last one that opened before the span, if there is one. Before the first trade there is nothing.
 */
export function fillGaps(stored: readonly Kline[], { firstMs, lastMs }: KlineSpan, limit: number): Kline[] {
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
    klines.push(previous.openTimeMs === openMs ? previous : gapKline(previous, openMs));
    openMs = nextOpenMs(previous.interval, openMs);
  }
  return klines;
}

function openAtOrAfter(interval: KlineInterval, timeMs: number): number {
  const openMs = intervalOpenMs(interval, timeMs);
  return openMs === timeMs ? openMs : nextOpenMs(interval, openMs);
}
