/** Shows times in the reader's time zone, or in UTC if the reader chose it. */
import { formatClockTime, formatMinute } from '../framework/numberFormat';
import { setText } from './domElements';
import { isOn } from './settings';

const MINUTE_MS = 60_000;

/**
 * Minutes by which the reader's clock was ahead of UTC when the page was opened; 0 if the reader chose UTC. Also used
 * for other times, so that the times of a chart keep their order when clocks are changed.
 */
export function offsetMinutes(): number {
  return isOn('zone') ? 0 : -new Date(performance.timeOrigin).getTimezoneOffset();
}

export function shiftedMs(timeMs: number): number {
  return timeMs + offsetMinutes() * MINUTE_MS;
}

export function shownClock(timeMs: number): string {
  return formatClockTime(shiftedMs(timeMs));
}

export function shownMinute(timeMs: number): string {
  return formatMinute(shiftedMs(timeMs));
}

/** `(UTC+7)`, or `(UTC)`. */
function zoneName(): string {
  const minutes = offsetMinutes();
  if (minutes === 0) return '(UTC)';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `(UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`})`;
}

/** Rewrites the times and headings that the server rendered in UTC, and those of another setting. */
export function showTimes(root: ParentNode): void {
  const name = zoneName();
  for (const zone of root.querySelectorAll('[data-zone]')) setText(zone, name);
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-time]')) {
    const timeMs = Date.parse(time.dateTime);
    setText(time, time.dataset['time'] === 'clock' ? shownClock(timeMs) : shownMinute(timeMs));
  }
}
