/**
 * Numbers as people type them, for the pages and their scripts, so that both read the same number or none. Digits are
 * also Thai or full-width ones.
 *
 * | Typed | Read |
 * |---|---|
 * | `1000.5`, `5.` | a number with a point |
 * | `1,000`, `1,234,567.5` | groups of three, as the pages show numbers |
 * | `12,5`, `1000,50`, `0,125` | a decimal comma: the comma cannot separate groups |
 * | `1,00,000`, `1.000,50`, `1 000`, `007` | nothing |
 */

const PLAIN = /^(0|[1-9]\d*)(?:\.(\d*))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/;
const DECIMAL_COMMA = /^(0|[1-9]\d*),(\d+)$/;

const THAI_ZERO = 0x0e50;
const FULL_WIDTH_ZERO = 0xff10;

/** Replaces Thai and full-width digits, and full-width points and commas, by ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[๐-๙０-９]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : THAI_ZERO));
    })
    .replaceAll('．', '.')
    .replaceAll('，', ',');
}

/** The number in the notation of the contract; the trimmed text, which no validation accepts, if it can be none. */
export function typedNumber(typed: string): string {
  const text = asciiDigits(typed.trim());
  const [, whole, fraction = ''] = PLAIN.exec(text) ?? GROUPED.exec(text) ?? DECIMAL_COMMA.exec(text) ?? [];
  if (whole === undefined) return text;
  const digits = whole.replaceAll(',', '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
