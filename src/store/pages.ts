/** Long tables, read page by page. */
import type { EngineConnection } from './connection';

/** Few enough that a page's rows are gone before they would have to be moved among what stays. */
const PAGE_ROWS = 1_000;

/**
 * Rows of a query `... > ? ... ORDER BY ... LIMIT ?`, page by page; the database looks for the next page while one is worked on. `after` gives what is
 * bound for the page behind a row, or for the first page.
 */
export async function* pages<Row extends object>(
  connection: Pick<EngineConnection, 'rows'>,
  sql: string,
  after: (last: Row | undefined) => readonly unknown[],
): AsyncGenerator<Row[]> {
  const pageAfter = (last: Row | undefined) => connection.rows<Row>(sql, [...after(last), PAGE_ROWS]);
  for (let page = pageAfter(undefined); ; ) {
    const rows = await page;
    if (rows.length < PAGE_ROWS) return yield rows;
    page = pageAfter(rows[rows.length - 1]);
    // Whoever stops in between does not wait for it.
    page.catch(() => undefined);
    yield rows;
  }
}

/** Behind the last row's id, or behind `first`. */
export function byId<Row extends { id: number }>(bound: readonly unknown[] = [], first = 0): (last: Row | undefined) => readonly unknown[] {
  return (last) => [...bound, Number(last?.id ?? first)];
}
