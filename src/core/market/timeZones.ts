/**
 * Klines of days, weeks and months in a time zone. They are not stored, but composed of shorter ones of UTC, which
 * begin and end at the same moments. Pure: no tables and no clock.
 */
import type { KlineInterval } from '../model/model';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * The intervals whose klines begin at another time in a time zone. Shorter intervals begin at the same time in all
 * zones, because zones differ from UTC by multiples of 15 minutes.
 */
export const ZONED_INTERVALS = ['1d', '3d', '1w', '1M'] as const satisfies readonly KlineInterval[];
export type ZonedInterval = (typeof ZONED_INTERVALS)[number];

/** The intervals from which klines of a time zone are composed, longest first. Each of them divides a day. */
export const PART_INTERVALS = [
  ['1d', 24 * HOUR_MS],
  ['12h', 12 * HOUR_MS],
  ['8h', 8 * HOUR_MS],
  ['6h', 6 * HOUR_MS],
  ['4h', 4 * HOUR_MS],
  ['2h', 2 * HOUR_MS],
  ['1h', HOUR_MS],
  ['30m', 30 * MINUTE_MS],
  ['15m', QUARTER_MS],
] as const satisfies readonly (readonly [KlineInterval, number])[];
export type PartInterval = (typeof PART_INTERVALS)[number][0];

export interface KlinePart {
  readonly interval: PartInterval;
  readonly openTimeMs: number;
}

export function isZonedInterval(interval: KlineInterval): interval is ZonedInterval {
  return ZONED_INTERVALS.some((zoned) => zoned === interval);
}

/** Whether the intervals of this length begin at the same moments in the time zone as in UTC. */
export function isAlignedWithUtc(interval: KlineInterval, offsetMs: number): boolean {
  if (offsetMs === 0) return true;
  if (isZonedInterval(interval)) return false;
  const lengthMs = PART_INTERVALS.find(([part]) => part === interval)?.[1];
  // The remaining intervals are 1, 3 and 5 minutes. They divide 15 minutes, and so fit every time zone.
  return lengthMs === undefined || offsetMs % lengthMs === 0;
}

/** The longest interval up to an hour whose klines begin and end at every midnight of the time zone. */
export function baseIntervalOf(offsetMs: number): '1h' | '30m' | '15m' {
  if (offsetMs % HOUR_MS === 0) return '1h';
  return offsetMs % (30 * MINUTE_MS) === 0 ? '30m' : '15m';
}

/**
 * Parses a time zone such as `+07:00`, `7` or `-1:30`, and returns its offset from UTC in milliseconds. A plus sign may
 * arrive as a space, because that is what `+` means in a query.
 */
export function parseTimeZone(text: string): number {
  const [, sign = '', hours = '', minutes = '0'] = /^([+ -]?)(\d{1,2})(?::(\d{2}))?$/.exec(text) ?? [];
  const offsetMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  // Adding 0 turns the negative zero that `-0` gives into zero.
  return (sign === '-' ? -offsetMs : offsetMs) + 0;
}

/** The fewest klines of UTC that cover the time from `fromMs` to `toMs` exactly. Both are multiples of 15 minutes. */
export function klineParts(fromMs: number, toMs: number): KlinePart[] {
  const parts: KlinePart[] = [];
  for (let openTimeMs = fromMs; openTimeMs < toMs; ) {
    const fitting = PART_INTERVALS.find(([, lengthMs]) => openTimeMs % lengthMs === 0 && openTimeMs + lengthMs <= toMs);
    if (fitting === undefined) throw new RangeError(`${fromMs} to ${toMs} are not multiples of ${QUARTER_MS}`);
    const [interval, lengthMs] = fitting;
    parts.push({ interval, openTimeMs });
    openTimeMs += lengthMs;
  }
  return parts;
}
