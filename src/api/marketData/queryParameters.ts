/**
 * Query parameters shared by the operations under `/api/v3/`. The contract has checked that each is a number in its
 * range.
 */

const DEFAULT_ROWS = 500;

export function parseLimit(limit: string | undefined): number {
  return limit === undefined ? DEFAULT_ROWS : Number(limit);
}

interface SentTimeRange {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/**
 * Both times are inclusive; a time that was not sent is undefined. A time of 16 digits is in microseconds, as under
 * /binance/ it may be.
 */
export function parseTimeRange({ startTime, endTime }: SentTimeRange) {
  return {
    startMs: startTime === undefined ? undefined : Math.ceil(sentMilliseconds(startTime)),
    endMs: endTime === undefined ? undefined : Math.floor(sentMilliseconds(endTime)),
  };
}

const MICROSECOND_DIGITS = 16;

function sentMilliseconds(text: string): number {
  return text.length === MICROSECOND_DIGITS ? Number(text) / 1_000 : Number(text);
}

export function parseOptionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
