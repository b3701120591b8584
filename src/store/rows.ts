/**
 * Multi-row statements as text, cut into pieces that fit a packet. Column names come from our own lists; every value becomes
 * a literal here and nowhere else. Our own because every order passes here, and the driver's formatter knows nothing of our few kinds of values.
 */
import { type Amount, formatAmount } from '../core/decimal';

const ROWS_PER_STATEMENT_MAX = 1000;
/** Well under the 16 MiB packet that both MariaDB and MySQL take by default. */
const STATEMENT_TEXT_MAX = 4 * 1024 * 1024;

/** Thirty-two bytes, as 64 hex characters. */
export interface Digest {
  readonly hex: string;
}

type Value = string | number | boolean | Amount | Digest | null;
export type Row = readonly Value[];

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that take the new value when the row is there already; none: a row that is there already is an error. */
  readonly changing: readonly string[];
}

/** The statements that write these rows, usually one; none for no rows. */
export function insertsOf(table: Table, rows: readonly Row[]): string[] {
  const statements: string[] = [];
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += count === 0 ? rowText(row) : `,${rowText(row)}`;
    count += 1;
    if (count < ROWS_PER_STATEMENT_MAX && text.length < STATEMENT_TEXT_MAX) continue;
    statements.push(statementOf(table, text));
    text = '';
    count = 0;
  }
  if (count > 0) statements.push(statementOf(table, text));
  return statements;
}

function statementOf({ name, columns, changing }: Table, rows: string): string {
  const changes = changing.map((column) => `\`${column}\`=VALUES(\`${column}\`)`).join();
  return `INSERT INTO \`${name}\` (\`${columns.join('`,`')}\`) VALUES ${rows}${changes === '' ? '' : ` ON DUPLICATE KEY UPDATE ${changes}`}`;
}

function rowText(row: Row): string {
  let text = '(';
  for (let index = 0; index < row.length; index += 1) text += index === 0 ? literal(row[index] as Value) : `,${literal(row[index] as Value)}`;
  return `${text})`;
}

function literal(value: Value): string {
  switch (typeof value) {
    case 'bigint':
      return formatAmount(value);
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no integer that a column holds`);
      return String(value);
    case 'boolean':
      return value ? '1' : '0';
    default:
      return value === null ? 'NULL' : hexadecimal(value);
  }
}

/** As both MariaDB and MySQL read a text when backslashes escape, which `durability.ts` makes sure of. */
function quoted(text: string): string {
  return SPECIAL.test(text) ? `'${text.replace(EVERY_SPECIAL, '\\$&')}'` : `'${text}'`;
}

/** What ends a text or escapes within it. Everything else, control characters included, stands for itself. */
const SPECIAL = /['\\]/;
const EVERY_SPECIAL = /['\\]/g;

function hexadecimal({ hex }: Digest): string {
  if (!HEXADECIMAL.test(hex)) throw new RangeError('not a digest');
  return `x'${hex}'`;
}

const HEXADECIMAL = /^[0-9a-f]{64}$/;
