/** Formats and parses times of the operations under `/api/`. */
import { DamagedRow } from './database/damagedRow';

/** The latest time that ECMAScript can represent. No server has written a stored time beyond it. */
const TIME_MAX_MS = 8.64e15;

/** Formats a time like `Date.toISOString`. Throws `DamagedRow` if it is out of range. */
export function isoTime(timeMs: number): string {
  if (Math.abs(timeMs) > TIME_MAX_MS) throw new DamagedRow(`not a time: ${timeMs}`);
  return new Date(timeMs).toISOString();
}

/** Formats a time by RFC 3339 in UTC with six fraction digits, of which the last three are always zero. */
export function formatTime(timeMs: number): string {
  return `${isoTime(timeMs).slice(0, -1)}000Z`;
}

export function formatTimeOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : formatTime(timeMs);
}

/**
 * Parses a time to milliseconds since the epoch. `text` matches the contract's pattern; undefined if its month does not
 * have this day.
 */
export function parseTime(text: string): number | undefined {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) return undefined;
  return new Date(timeMs).toISOString().slice(0, 10) === text.slice(0, 10) ? timeMs : undefined;
}
