/**
 * Multi-row statements as text, cut into pieces that fit a packet. Column names come from our own lists; every value becomes
 * a literal here and nowhere else. Our own because every order passes here, and the driver's formatter knows nothing of our few kinds of values.
 */
import { type PlainValue, SqlText, type Written } from './sqlText';

const ROWS_PER_STATEMENT_MAX = 1000;
/** Well under the 16 MiB packet that both MariaDB and MySQL take by default. */
const STATEMENT_BYTES_MAX = 4 * 1024 * 1024;

/** Thirty-two bytes, as 64 hex characters. */
export interface Digest {
  readonly hex: string;
}

type Value = PlainValue | Digest | Written;
export type Row = readonly Value[];
export type PlainRow = readonly PlainValue[];

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that take the new value when the row is there already; none: a row that is there already is an error. */
  readonly changing: readonly string[];
}

const text = new SqlText();

/** The statements that write these rows, usually one; none for no rows. */
export function insertsOf(table: Table, rows: readonly Row[]): string[] {
  const statements: string[] = [];
  let count = 0;
  // What a row that threw may have left.
  text.drop();
  for (const row of rows) {
    text.plain(count === 0 ? beginningOf(table) : ',');
    writeRow(row);
    count += 1;
    if (count < ROWS_PER_STATEMENT_MAX && text.length < STATEMENT_BYTES_MAX) continue;
    statements.push(statement(table));
    count = 0;
  }
  if (count > 0) statements.push(statement(table));
  return statements;
}

function beginningOf({ name, columns }: Table): string {
  return `INSERT INTO \`${name}\` (\`${columns.join('`,`')}\`) VALUES `;
}

function statement({ changing }: Table): string {
  const changes = changing.map((column) => `\`${column}\`=VALUES(\`${column}\`)`).join();
  if (changes !== '') text.plain(` ON DUPLICATE KEY UPDATE ${changes}`);
  return text.take();
}

function writeRow(row: Row): void {
  text.plain('(');
  for (let index = 0; index < row.length; index += 1) {
    if (index > 0) text.plain(',');
    writeLiteral(row[index] as Value);
  }
  text.plain(')');
}

function writeLiteral(value: Value): void {
  // As comparisons: asked for by itself, what a value is would be looked up.
  if (typeof value === 'bigint') text.amount(value);
  else if (typeof value === 'number') text.integer(value);
  else if (typeof value === 'string') text.quoted(value);
  else if (value === null) text.plain('NULL');
  else if (typeof value === 'boolean') text.plain(value ? '1' : '0');
  else if ('hex' in value) writeDigest(value);
  else text.quoted(value);
}

function writeDigest({ hex }: Digest): void {
  if (!HEXADECIMAL.test(hex)) throw new RangeError('not a digest');
  text.plain("x'");
  text.plain(hex);
  text.plain("'");
}

const HEXADECIMAL = /^[0-9a-f]{64}$/;
