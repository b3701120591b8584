/**
 * Shows an answer of an operation to people: a list as a table, anything else as names and values. Programs use
 * `--json`, whose form the contract guarantees.
 */

/** Longer cells are cut in tables; `--json` has the whole values. */
const CELL_LENGTH_MAX = 44;

export function formatAnswer(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return plainText(answer);
  const { count, items } = answer as Readonly<Record<string, unknown>>;
  if (Array.isArray(items)) {
    const total = typeof count === 'number' ? `\n${items.length} of ${count}` : '';
    return `${tableOf(items as readonly object[])}${total}`;
  }
  return sections(answer).join('\n\n');
}

/** The scalar members first, then each list of objects as a table of its own. */
function sections(answer: object): string[] {
  const entries = Object.entries(answer);
  const lists = entries.filter(([, value]) => isListOfObjects(value));
  const others = entries.filter(([, value]) => !isListOfObjects(value));
  return [
    ...(others.length > 0 ? [namesAndValues(others)] : []),
    ...lists.map(([name, value]) => `${name}:\n${tableOf(value as readonly object[])}`),
  ];
}

function isListOfObjects(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'object' && entry !== null)
  );
}

function namesAndValues(entries: readonly (readonly [string, unknown])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${plainText(value)}`).join('\n');
}

function tableOf(rows: readonly object[]): string {
  if (rows.length === 0) return 'Nothing found.';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) =>
    names.map((name) => cut(plainText((row as Readonly<Record<string, unknown>>)[name]))),
  );
  const widths = names.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(names), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

function cut(text: string): string {
  return text.length > CELL_LENGTH_MAX ? `${text.slice(0, CELL_LENGTH_MAX - 3)}...` : text;
}

/** On one line and without control characters, which a name chosen by a user could contain. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return '-';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
