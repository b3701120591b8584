/** The header `Retry-After` of an answer: seconds, or a date in one of the forms of RFC 9110 section 5.6.7. */

/** How long to wait; 0 without the header, with one that is none of its forms, and for a time that has passed. */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  // All three forms begin with the name of a weekday and are in GMT, which the oldest one does not say.
  const text = header.endsWith(' GMT') ? header : `${header} GMT`;
  const atMs = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(header) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? 0 : Math.max(0, atMs - nowMs);
}
