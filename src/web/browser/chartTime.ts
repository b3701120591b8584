/** Times on the chart. The chart knows only UTC, so times are shifted into the time zone that the reader sees. */
import type { UTCTimestamp } from 'lightweight-charts';
import { offsetMinutes, shiftedMs } from './timeZone';

export function chartTime(timeMs: number): UTCTimestamp {
  return (shiftedMs(timeMs) / 1_000) as UTCTimestamp;
}

export function openMsOf(time: number): number {
  return time * 1_000 - offsetMinutes() * 60_000;
}
