/** Lists as CSV (RFC 4180) for spreadsheets. */

/** Begins with a byte order mark, so that spreadsheets read the text as UTF-8. */
export function csvText(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return csvHead(names) + csvLines(rows);
}

/** The first line, after a byte order mark. */
export function csvHead(names: readonly string[]): string {
  return `\uFEFF${csvLines([names])}`;
}

export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * A cell that a spreadsheet would take for a formula begins with an apostrophe: names and addresses come from users. A
 * negative number is no formula.
 */
function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
