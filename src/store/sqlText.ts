/**
 * Statements, written piece by piece into bytes that serve the next one again. Thousands of orders a second are written: as texts joined to texts, each row would
 * leave ten times its length to the collector.
 */
import { type Amount, formatAmount } from '../core/decimal';

const FIRST_BYTES = 64 * 1024;
/** Longer texts gain more by being copied at once than asking for it costs. */
const BY_HAND_MAX = 24;
/** A UTF-16 unit becomes at most so many bytes of UTF-8. */
const BYTES_A_UNIT_MAX = 3;
const QUOTE = 0x27;
const DOUBLE_QUOTE = 0x22;
const ZERO = 0x30;
const COMMA = 0x2c;
const OPENING = 0x5b;
const CLOSING = 0x5d;
/** Digits are taken apart so many at a time: what fits 32 bits. */
const AT_ONCE = 9;
const BILLION = 10 ** AT_ONCE;
const POWERS = Array.from({ length: AT_ONCE }, (_, exponent) => 10 ** exponent);

/** By code, 1 for what stands for itself in a text of JSON within a text of SQL, in one byte. */
const ITSELF = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code >= 0x20 && code < 0x7f && !'\'"\\'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** What ends a text of SQL or escapes within it, where backslashes escape, which `durability.ts` makes sure of. All else stands for itself. */
const SPECIAL = /['\\]/g;

/** What stands for itself in a row, and in JSON but that an amount becomes a text there. */
export type PlainValue = string | number | boolean | Amount | null;

/** A text that is not made before it is written where it is to stand. */
export abstract class Written {
  abstract writeTo(text: SqlText): void;

  /** The same by itself. */
  toString(): string {
    const text = new SqlText();
    this.writeTo(text);
    return text.take();
  }
}

export class SqlText {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private end = 0;
  private isLiteral = false;
  private readonly writeValue = (value: PlainValue): void => this.json(value);

  /** Bytes since the last `take`. */
  get length(): number {
    return this.end;
  }

  /** Our own words: ASCII without anything to escape. */
  plain(text: string): void {
    const { length } = text;
    this.reserve(length);
    const { bytes, end } = this;
    if (length > BY_HAND_MAX) bytes.write(text, end, 'latin1');
    else for (let index = 0; index < length; index += 1) bytes[end + index] = text.charCodeAt(index);
    this.end = end + length;
  }

  amount(amount: Amount): void {
    this.plain(formatAmount(amount));
  }

  /** Throws when it is no integer that a number holds for certain. */
  integer(value: number): void {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no integer that a column holds`);
    if (value < 0) return this.plain(String(value));
    if (value < BILLION) return this.digits(value, 1);
    const low = value % BILLION;
    this.integer((value - low) / BILLION);
    this.digits(low, AT_ONCE);
  }

  /** A literal of SQL. */
  quoted(text: string | Written): void {
    this.byte(QUOTE);
    this.isLiteral = true;
    if (typeof text !== 'string') text.writeTo(this);
    else if (!this.copied(text)) this.any(text);
    this.isLiteral = false;
    this.byte(QUOTE);
  }

  /** A value of JSON. */
  json(value: PlainValue): void {
    // As comparisons: asked for by itself, what a value is would be looked up.
    if (typeof value === 'bigint') this.jsonText(formatAmount(value));
    else if (typeof value === 'number') this.integer(value);
    else if (typeof value === 'string') this.jsonText(value);
    else this.plain(String(value));
  }

  /** A list of JSON. */
  list<Thing>(things: readonly Thing[], write: (thing: Thing) => void): void {
    this.byte(OPENING);
    for (let index = 0; index < things.length; index += 1) {
      if (index > 0) this.byte(COMMA);
      write(things[index] as Thing);
    }
    this.byte(CLOSING);
  }

  /** The same of values. */
  values(values: readonly PlainValue[]): void {
    this.list(values, this.writeValue);
  }

  /** Whatever it holds, escaped where it stands in a literal. */
  any(text: string): void {
    const escaped = this.isLiteral ? text.replace(SPECIAL, '\\$&') : text;
    this.reserve(escaped.length * BYTES_A_UNIT_MAX);
    this.end += this.bytes.write(escaped, this.end, 'utf8');
  }

  /** What was written. The next text begins. */
  take(): string {
    const text = this.bytes.toString('utf8', 0, this.end);
    this.drop();
    return text;
  }

  drop(): void {
    this.end = 0;
    this.isLiteral = false;
  }

  private jsonText(text: string): void {
    this.byte(DOUBLE_QUOTE);
    if (!this.copied(text)) this.any(JSON.stringify(text).slice(1, -1));
    this.byte(DOUBLE_QUOTE);
  }

  private byte(code: number): void {
    this.reserve(1);
    this.bytes[this.end] = code;
    this.end += 1;
  }

  /** Of a value below a billion; as many as it has, but at least `least`. */
  private digits(value: number, least: number): void {
    let count = least;
    while (count < AT_ONCE && (POWERS[count] as number) <= value) count += 1;
    this.reserve(count);
    let rest = value | 0;
    for (let at = this.end + count - 1; at >= this.end; at -= 1) {
      const quotient = (rest / 10) | 0;
      this.bytes[at] = ZERO + rest - quotient * 10;
      rest = quotient;
    }
    this.end += count;
  }

  /** False, and nothing is written, when some of it does not stand for itself. */
  private copied(text: string): boolean {
    const { length } = text;
    this.reserve(length);
    const { bytes, end } = this;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (ITSELF[code] !== 1) return false;
      bytes[end + index] = code;
    }
    this.end = end + length;
    return true;
  }

  private reserve(bytes: number): void {
    if (this.end + bytes <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.end + bytes));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
