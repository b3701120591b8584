/**
 * Reads a whole list whose rows are added, and leave it, while it is read in pages by offset. Every row is returned at
 * most once, and every row that stays in the list is returned: each page begins with a row that was returned already, so
 * that a shift in either direction is noticed.
 */
import type { PageRange } from '../../store/connection/page';

export interface RowsOnceOptions<Row> {
  readonly read: (range: PageRange) => Promise<readonly Row[]>;
  /** What identifies a row in the list for ever. */
  readonly keyOf: (row: Row) => string;
  /** At least 2. */
  readonly pageRows: number;
  readonly rowsMax: number;
}

/** The rows in the order of the list, page by page. */
export async function* rowsOnce<Row>({
  read,
  keyOf,
  pageRows,
  rowsMax,
}: RowsOnceOptions<Row>): AsyncGenerator<readonly Row[]> {
  const returned = new Set<string>();
  for (let offset = 0; returned.size < rowsMax; ) {
    const page = await read({ limit: pageRows, offset });
    const last = page.findLastIndex((row) => returned.has(keyOf(row)));
    if (last < 0 && offset > 0) {
      // Rows before this page have left the list, so rows that were not returned may have moved in front of it.
      offset = Math.max(0, offset - pageRows + 1);
      continue;
    }
    // Rows before the last one that was returned are newer than the file.
    const rows = page.slice(last + 1, last + 1 + rowsMax - returned.size);
    for (const row of rows) returned.add(keyOf(row));
    if (rows.length > 0) yield rows;
    if (page.length < pageRows) return;
    offset += page.length - 1;
  }
}
