/**
 * Query parameters shared by the operations under `/api/v3/`. The contract has checked that each is a number in its
 * range.
 */

const DEFAULT_ROWS = 500;

export function parseLimit(limit: string | undefined): number {
  return limit === undefined ? DEFAULT_ROWS : Number(limit);
}

/** Both times are inclusive; a time that was not sent is undefined. */
export function parseTimeRange({ startTime, endTime }: { readonly startTime?: string; readonly endTime?: string }) {
  return { startMs: parseOptionalNumber(startTime), endMs: parseOptionalNumber(endTime) };
}

export function parseOptionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
