/** Lists as CSV (RFC 4180) for spreadsheets. */

/**
 * Columns of texts that may consist of digits, such as account numbers. A spreadsheet would take such a text for a number,
 * without its leading zeros and its last digits, or for a date.
 */
const TEXT_COLUMNS: ReadonlySet<string> = new Set([
  ...[
    'account_number',
    'address',
    'bank_code',
    'client_order_id',
    'email',
    'label',
    'name',
    'phone',
    'reference',
    'tag',
  ],
  ...['partner_name', 'reason', 'text', 'txid'],
]);

/** Begins with a byte order mark, so that spreadsheets read the text as UTF-8. */
export function csvText(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return csvHead(names) + csvLines(names, rows);
}

/** The first line, after a byte order mark. */
export function csvHead(names: readonly string[]): string {
  return `\uFEFF${names.map(quoted).join(',')}\r\n`;
}

export function csvLines(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const isText = names.map((name) => TEXT_COLUMNS.has(name));
  return rows
    .map((row) => `${row.map((value, index) => csvCell(value, isText[index] === true)).join(',')}\r\n`)
    .join('');
}

/**
 * An apostrophe before a cell makes a spreadsheet keep it as text: one that it would take for a formula, because names
 * and addresses come from users, and digits in a column of texts. A negative number is no formula.
 */
function csvCell(value: unknown, isText: boolean): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const isFormula = !isNumber && /^[=+\-@\t\r]/.test(text);
  // Digits with what makes a number, a date or a time of them.
  const isLikeNumber = isText && /\d/.test(text) && /^[\d\s.,:/eE+-]+$/.test(text);
  return quoted(isFormula || isLikeNumber ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
