/** Times on the market pages, in UTC. The script shows them in the reader's time zone, unless the reader chose UTC. */
import { isoTime } from '../../foundation/times';
import { type Html, html } from '../framework/html';
import { formatClockTime, formatMinute } from '../framework/numberFormat';
import type { Texts } from '../texts/texts';

/** The minute with its date, or the time of day to the second. */
export function marketTime(timeMs: number, shown: 'minute' | 'clock' = 'minute'): Html {
  const datetime = isoTime(timeMs);
  const text = shown === 'minute' ? formatMinute(timeMs) : formatClockTime(timeMs);
  return html`<time datetime="${datetime}" data-time="${shown}">${text}</time>`;
}

/** The heading of a column with times. */
export function timeHeading(name: string, { trading: { utc } }: Pick<Texts, 'trading'>): Html {
  return html`${name} <span data-zone>${utc}</span>`;
}
