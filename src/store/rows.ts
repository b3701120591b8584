/** Multi-row statements, cut into pieces that fit a packet. Column names come from our own lists, values are always bound. */
import type { EngineConnection } from './connection';

const ROWS_PER_STATEMENT_MAX = 1000;
/** Well under the 16 MiB packet that both MariaDB and MySQL take by default. */
const STATEMENT_TEXT_MAX = 4 * 1024 * 1024;

type Value = string | number | boolean | Buffer | null;
export type Row = readonly Value[];

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that take the new value when the row is there already; none: a row that is there already is an error. */
  readonly changing: readonly string[];
}

export async function writeRows(connection: EngineConnection, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = table.columns.map((column) => `\`${column}\``).join(', ');
  const changes = table.changing.map((column) => `\`${column}\` = VALUES(\`${column}\`)`).join(', ');
  const sql = `INSERT INTO \`${table.name}\` (${columns}) VALUES ?${changes === '' ? '' : ` ON DUPLICATE KEY UPDATE ${changes}`}`;
  for (const piece of pieces(rows)) await connection.write(sql, [piece]);
}

function* pieces(rows: readonly Row[]): Generator<Row[]> {
  let piece: Row[] = [];
  let text = 0;
  for (const row of rows) {
    const length = row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 20), 0);
    if (piece.length === ROWS_PER_STATEMENT_MAX || (piece.length > 0 && text + length > STATEMENT_TEXT_MAX)) {
      yield piece;
      piece = [];
      text = 0;
    }
    piece.push(row);
    text += length;
  }
  if (piece.length > 0) yield piece;
}
