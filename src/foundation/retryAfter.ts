/** When another server wants to be asked again. */

/** The longest delay between the exchange and its custodian, so that a wrong date holds up no money for long. */
export const ASKED_DELAY_MS_MAX = 60 * 60_000;

/**
 * How long the header `Retry-After` (RFC 9110 section 10.2.3) asks to wait, in seconds or as a date in one of the forms of
 * section 5.6.7. Of a header that was sent more than once, the first counts. 0 without the header, with one that is none
 * of its forms, and for a time that has passed. Callers limit what is asked for.
 */
export function retryAfterMs(headers: string | readonly string[] | undefined, nowMs: number): number {
  const [field] = [headers].flat();
  // White space around a field's value is not part of it (RFC 9110 section 5.5), and not every parser removes it.
  const header = field?.trim();
  if (header === undefined) return 0;
  if (/^\d+$/.test(header)) return Math.min(Number(header) * 1_000, Number.MAX_SAFE_INTEGER);
  // All three forms begin with the name of a weekday and are in GMT, which the oldest one does not say.
  const text = header.endsWith(' GMT') ? header : `${header} GMT`;
  const atMs = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(header) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? 0 : Math.max(0, atMs - nowMs);
}
