/**
 * Multi-row INSERT statements as text, split so that each fits into one packet. Column names come from constant lists.
 * This is the only place that turns values into SQL literals. Instead of the driver's formatter, because every order
 * passes here and this code only has to handle a few kinds of values.
 */
import { type PlainValue, type SqlFragment, SqlWriter } from './sqlWriter';

const ROWS_PER_STATEMENT_MAX = 1000;
/** Well below 16 MiB, the default packet limit of both MariaDB and MySQL. */
const STATEMENT_BYTES_MAX = 4 * 1024 * 1024;

/** 32 bytes, written as 64 lower-case hex characters. */
export interface Digest {
  readonly hex: string;
}

type Value = PlainValue | Digest | SqlFragment;
export type Row = readonly Value[];
export type PlainRow = readonly PlainValue[];

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that are overwritten if the row already exists. If the list is empty, an existing row is an error. */
  readonly updatedColumns: readonly string[];
}

const writer = new SqlWriter();

/** The statements that write these rows: usually one, none if there are no rows. */
export function insertStatements(table: Table, rows: readonly Row[]): string[] {
  const statements: string[] = [];
  let count = 0;
  // An earlier call that threw may have left a partial statement.
  writer.reset();
  for (const row of rows) {
    writer.ascii(count === 0 ? insertClause(table) : ',');
    writeRow(row);
    count += 1;
    if (count < ROWS_PER_STATEMENT_MAX && writer.length < STATEMENT_BYTES_MAX) continue;
    statements.push(finishStatement(table));
    count = 0;
  }
  if (count > 0) statements.push(finishStatement(table));
  return statements;
}

function insertClause({ name, columns }: Table): string {
  return `INSERT INTO \`${name}\` (\`${columns.join('`,`')}\`) VALUES `;
}

function finishStatement({ updatedColumns }: Table): string {
  const changes = updatedColumns.map((column) => `\`${column}\`=VALUES(\`${column}\`)`).join();
  if (changes !== '') writer.ascii(` ON DUPLICATE KEY UPDATE ${changes}`);
  return writer.takeText();
}

function writeRow(row: Row): void {
  writer.ascii('(');
  for (let index = 0; index < row.length; index += 1) {
    if (index > 0) writer.ascii(',');
    writeLiteral(row[index] as Value);
  }
  writer.ascii(')');
}

function writeLiteral(value: Value): void {
  if (typeof value === 'bigint') writer.amount(value);
  else if (typeof value === 'number') writer.integer(value);
  else if (typeof value === 'string') writer.quoted(value);
  else if (value === null) writer.ascii('NULL');
  else if (typeof value === 'boolean') writer.ascii(value ? '1' : '0');
  else if ('hex' in value) writeDigest(value);
  else writer.quoted(value);
}

function writeDigest({ hex }: Digest): void {
  if (!HEXADECIMAL.test(hex)) throw new RangeError('a digest must be 64 lower-case hex characters');
  writer.ascii("x'");
  writer.ascii(hex);
  writer.ascii("'");
}

const HEXADECIMAL = /^[0-9a-f]{64}$/;
