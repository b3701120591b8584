/**
 * Writes SQL statements as UTF-8 into a buffer that is reused for the next statement. Instead of string concatenation
 * and JSON.stringify, which take 4 to 7 % more processor time per order (src/performance.md, SQL bytes).
 */
import { type Amount, formatAmount } from '../../core/values/decimal';

const FIRST_BYTES = 64 * 1024;
/** Up to this length, copying byte by byte is faster than a call of `Buffer.write`. */
const BYTE_LOOP_MAX = 24;
/** A UTF-16 code unit becomes at most this many bytes of UTF-8. */
const UTF8_BYTES_PER_UNIT_MAX = 3;
const QUOTE = 0x27;
const DOUBLE_QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const COMMA = 0x2c;
const OPENING = 0x5b;
const CLOSING = 0x5d;
/** Integers are converted in chunks of this many decimal digits, which fit into 32 bits. */
const CHUNK_DIGITS = 9;
const CHUNK = 10 ** CHUNK_DIGITS;
const POWERS = Array.from({ length: CHUNK_DIGITS }, (_, exponent) => 10 ** exponent);

/**
 * For each character code, 1 if the character has one byte and needs no escape in a JSON string inside an SQL string.
 */
const NEEDS_NO_ESCAPE = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code >= 0x20 && code < 0x7f && !'\'"\\'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Characters to escape in an SQL string. `durability.ts` makes sure that backslashes escape (no NO_BACKSLASH_ESCAPES).
 */
const SQL_SPECIAL = /['\\]/g;

/** Values that can be written as an SQL literal and as JSON. In JSON an amount becomes a string. */
export type PlainValue = string | number | boolean | Amount | null;

/** A text that is written directly into the statement, without creating it as a string first. */
export abstract class SqlFragment {
  abstract writeTo(writer: SqlWriter): void;

  /** The text without SQL escapes. */
  toString(): string {
    // An earlier call that threw may have left a partial text.
    textWriter.reset();
    this.writeTo(textWriter);
    return textWriter.takeText();
  }
}

export class SqlWriter {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private end = 0;
  private isLiteral = false;
  private readonly writeValue = (value: PlainValue): void => this.jsonValue(value);

  /** Bytes written since the last `takeText`. */
  get length(): number {
    return this.end;
  }

  /** Writes program text: ASCII without characters that need an escape. */
  ascii(text: string): void {
    const { length } = text;
    this.reserve(length);
    const { bytes, end } = this;
    if (length > BYTE_LOOP_MAX) bytes.write(text, end, 'latin1');
    else for (let index = 0; index < length; index += 1) bytes[end + index] = text.charCodeAt(index);
    this.end = end + length;
  }

  amount(amount: Amount): void {
    this.ascii(formatAmount(amount));
  }

  /** Throws if the value is not a safe integer. */
  integer(value: number): void {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
    if (value < 0) return this.ascii(String(value));
    if (value < CHUNK) return this.digits(value, 1);
    const low = value % CHUNK;
    this.integer((value - low) / CHUNK);
    this.digits(low, CHUNK_DIGITS);
  }

  /** Writes an SQL string literal. */
  quoted(text: string | SqlFragment): void {
    this.byte(QUOTE);
    this.isLiteral = true;
    if (typeof text !== 'string') text.writeTo(this);
    else if (!this.copyUnescaped(text)) this.escaped(text);
    this.isLiteral = false;
    this.byte(QUOTE);
  }

  jsonValue(value: PlainValue): void {
    if (typeof value === 'bigint') this.jsonString(formatAmount(value));
    else if (typeof value === 'number') this.integer(value);
    else if (typeof value === 'string') this.jsonString(value);
    else this.ascii(String(value));
  }

  /** Writes a JSON array; `write` writes one item. */
  jsonList<Item>(items: readonly Item[], write: (item: Item) => void): void {
    this.byte(OPENING);
    for (let index = 0; index < items.length; index += 1) {
      if (index > 0) this.byte(COMMA);
      write(items[index] as Item);
    }
    this.byte(CLOSING);
  }

  /** Writes a JSON array of values. */
  jsonValues(values: readonly PlainValue[]): void {
    this.jsonList(values, this.writeValue);
  }

  /** Writes any text, with SQL escapes inside an SQL literal. */
  escaped(text: string): void {
    const escaped = this.isLiteral ? text.replace(SQL_SPECIAL, '\\$&') : text;
    this.reserve(escaped.length * UTF8_BYTES_PER_UNIT_MAX);
    this.end += this.bytes.write(escaped, this.end, 'utf8');
  }

  /** Writes text that is UTF-8 already, with SQL escapes inside an SQL literal. */
  utf8(text: Buffer): void {
    if (this.isLiteral && (text.includes(QUOTE) || text.includes(BACKSLASH))) return this.escaped(text.toString());
    this.reserve(text.length);
    text.copy(this.bytes, this.end);
    this.end += text.length;
  }

  /** Returns a copy of what was written since the last `takeText`, as UTF-8, and starts the next text. */
  takeBytes(): Buffer {
    const bytes = Buffer.from(this.bytes.subarray(0, this.end));
    this.reset();
    return bytes;
  }

  /** Returns the text written since the last `takeText`, and starts the next one. */
  takeText(): string {
    const text = this.bytes.toString('utf8', 0, this.end);
    this.reset();
    return text;
  }

  reset(): void {
    this.end = 0;
    this.isLiteral = false;
  }

  private jsonString(text: string): void {
    this.byte(DOUBLE_QUOTE);
    if (!this.copyUnescaped(text)) this.escaped(JSON.stringify(text).slice(1, -1));
    this.byte(DOUBLE_QUOTE);
  }

  private byte(code: number): void {
    this.reserve(1);
    this.bytes[this.end] = code;
    this.end += 1;
  }

  /** Writes a value below one billion, padded with zeros to at least `least` digits. */
  private digits(value: number, least: number): void {
    let count = least;
    while (count < CHUNK_DIGITS && (POWERS[count] as number) <= value) count += 1;
    this.reserve(count);
    let rest = value | 0;
    for (let at = this.end + count - 1; at >= this.end; at -= 1) {
      const quotient = (rest / 10) | 0;
      this.bytes[at] = ZERO + rest - quotient * 10;
      rest = quotient;
    }
    this.end += count;
  }

  /** Copies the text if no character needs an escape. Otherwise writes nothing and returns false. */
  private copyUnescaped(text: string): boolean {
    const { length } = text;
    this.reserve(length);
    const { bytes, end } = this;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (NEEDS_NO_ESCAPE[code] !== 1) return false;
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

/** Instead of a writer for each text, whose buffer took half of the time of an audit. */
const textWriter = new SqlWriter();

/** Text that is UTF-8 already. */
export class Utf8Text extends SqlFragment {
  constructor(readonly text: Buffer) {
    super();
  }

  writeTo(writer: SqlWriter): void {
    writer.utf8(this.text);
  }
}
