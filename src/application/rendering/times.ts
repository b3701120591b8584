/** Times as `/api/` writes and reads them. */

/** RFC 3339 in UTC with microseconds, of which we know the first three digits. */
export function timeText(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, -1)}000Z`;
}

export function timeTextOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : timeText(timeMs);
}

/** Milliseconds of a time that fits the contract's pattern; undefined for a day that no month has. */
export function timeFrom(text: string): number | undefined {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) return undefined;
  return new Date(timeMs).toISOString().slice(0, 10) === text.slice(0, 10) ? timeMs : undefined;
}
