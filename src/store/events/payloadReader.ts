/**
 * Reads the values of a stored payload from left to right, straight from its text. Instead of `JSON.parse`, because that
 * creates an object for each list and a string for each amount, which takes longer than all that a follower does with
 * them (src/performance.md, events from the log).
 */
import { type Amount, amountFrom, amountFromDigits } from '../../core/values/decimal';

/** Thrown if the text is not in the form that this reader knows: decode it with `JSON.parse`. */
export class UncommonPayload extends Error {
  override readonly name = 'UncommonPayload';
}

/** Made once, because the stack of a new error would cost as much as decoding a payload. */
const UNCOMMON = new UncommonPayload('the payload has to be decoded with JSON.parse');

const BYTES_MIN = 64 * 1024;
const UTF8_BYTES_PER_UNIT_MAX = 3;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const OPENING = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING = 0x5d;
const N = 0x6e;
const T = 0x74;

/** Digits that fit a double exactly, with a margin for the next one. */
const EXACT_MAX = 2 ** 53 / 10 - 1;

/**
 * Words that occur in nearly every payload (symbols, assets, kinds), by a hash of their text. A known word costs no new
 * string, and its hash for map lookups is computed once.
 */
const WORD_SLOTS = 512;
const words = new Array<string>(WORD_SLOTS).fill('');

export class PayloadReader {
  private text = '';
  /** The text as bytes, because an access to an array costs less than `charCodeAt`. Zero after its end. */
  private bytes = Buffer.alloc(BYTES_MIN);
  private at = 0;

  /** The text is ASCII, so that each character is one byte; any other text is uncommon. */
  start(text: string): void {
    const { length } = text;
    if (length * UTF8_BYTES_PER_UNIT_MAX >= this.bytes.length)
      this.bytes = Buffer.alloc(2 * length * UTF8_BYTES_PER_UNIT_MAX);
    if (this.bytes.write(text, 0, 'utf8') !== length) throw UNCOMMON;
    this.bytes[length] = 0;
    this.text = text;
    this.at = 0;
  }

  /** Skips `expected` if it comes next. */
  accept(expected: string): boolean {
    if (!this.text.startsWith(expected, this.at)) return false;
    this.at += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.accept(expected)) throw UNCOMMON;
  }

  /** Skips the opening bracket of a list. False if the list is empty, which is then skipped completely. */
  opensList(): boolean {
    this.expectByte(OPENING);
    if (this.bytes[this.at] !== CLOSING) return true;
    this.at += 1;
    return false;
  }

  /** Skips the comma before a further item, or the end of the list, and returns whether there is one. */
  continues(): boolean {
    const code = this.bytes[this.at];
    if (code !== COMMA && code !== CLOSING) throw UNCOMMON;
    this.at += 1;
    return code === COMMA;
  }

  comma(): void {
    this.expectByte(COMMA);
  }

  open(): void {
    this.expectByte(OPENING);
  }

  close(): void {
    this.expectByte(CLOSING);
  }

  /** A non-negative integer. */
  integer(): number {
    const { bytes } = this;
    const begin = this.at;
    let value = 0;
    let at = begin;
    for (let digit = (bytes[at] as number) - ZERO; digit >= 0 && digit <= 9; digit = (bytes[at] as number) - ZERO) {
      if (value > EXACT_MAX) throw UNCOMMON;
      value = value * 10 + digit;
      at += 1;
    }
    if (at === begin) throw UNCOMMON;
    this.at = at;
    return value;
  }

  optionalInteger(): number | null {
    return this.acceptNull() ? null : this.integer();
  }

  flag(): boolean {
    if (this.bytes[this.at] === T) {
      this.expect('true');
      return true;
    }
    this.expect('false');
    return false;
  }

  /** A decimal in quotes. */
  amount(): Amount {
    const { bytes } = this;
    let at = this.at + 1;
    if ((bytes[this.at] as number) !== QUOTE) throw UNCOMMON;
    const isNegative = (bytes[at] as number) === MINUS;
    if (isNegative) at += 1;
    let digits = 0;
    let point = -1;
    for (let code = bytes[at] as number; code !== QUOTE; code = bytes[at] as number) {
      const digit = code - ZERO;
      if (digit >= 0 && digit <= 9) {
        if (digits > EXACT_MAX) return this.longAmount();
        digits = digits * 10 + digit;
      } else if (code === POINT && point === -1) point = at;
      else throw UNCOMMON;
      at += 1;
    }
    const decimals = point === -1 ? 0 : at - point - 1;
    this.at = at + 1;
    return amountFromDigits(isNegative ? -digits : digits, decimals);
  }

  optionalAmount(): Amount | null {
    return this.acceptNull() ? null : this.amount();
  }

  /** A text of few different values, without escapes. */
  word<Word extends string>(): Word {
    const { bytes } = this;
    if ((bytes[this.at] as number) !== QUOTE) throw UNCOMMON;
    const begin = this.at + 1;
    let at = begin;
    let hash = 0;
    for (let code = bytes[at] as number; code !== QUOTE; code = bytes[at] as number) {
      if (code === BACKSLASH || code === 0) throw UNCOMMON;
      hash = (Math.imul(hash, 31) + code) | 0;
      at += 1;
    }
    this.at = at + 1;
    const slot = (hash ^ (hash >>> 9)) & (WORD_SLOTS - 1);
    const known = words[slot] as string;
    if (known.length === at - begin && this.matches(known, begin)) return known as Word;
    const word = this.text.slice(begin, at);
    words[slot] = word;
    return word as Word;
  }

  optionalWord(): string | null {
    return this.acceptNull() ? null : this.word();
  }

  private acceptNull(): boolean {
    if (this.bytes[this.at] !== N) return false;
    this.expect('null');
    return true;
  }

  private longAmount(): Amount {
    const end = this.text.indexOf('"', this.at + 1);
    const amount = amountFrom(this.text.slice(this.at + 1, end));
    this.at = end + 1;
    return amount;
  }

  private matches(word: string, begin: number): boolean {
    const { bytes } = this;
    for (let index = 0; index < word.length; index += 1)
      if (word.charCodeAt(index) !== (bytes[begin + index] as number)) return false;
    return true;
  }

  private expectByte(expected: number): void {
    if (this.bytes[this.at] !== expected) throw UNCOMMON;
    this.at += 1;
  }
}
