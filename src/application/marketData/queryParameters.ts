/** Query members that calls under `/api/v3/` share; the contract has checked that each is a number in its range. */

const ROWS = 500;

export function rowsLimit(limit: string | undefined): number {
  return limit === undefined ? ROWS : Number(limit);
}

/** Both included; undefined where none was sent. */
export function timesFrom({ startTime, endTime }: { readonly startTime?: string; readonly endTime?: string }) {
  return { startMs: optionalNumber(startTime), endMs: optionalNumber(endTime) };
}

export function optionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
