/**
 * Exact decimals on the path every order takes: an amount is a BigInt count of 10^-18.
 * The only place where text becomes an amount and an amount becomes text. Never a float.
 */

/** An exact decimal, as a count of units of 10^-18. */
export type Amount = bigint;

const SCALE_DIGITS = 18;
export const ONE: Amount = 10n ** BigInt(SCALE_DIGITS);

/**
 * Plain notation, an optional sign, at most 18 integer and 18 fraction digits: what the ledger's columns can hold. What
 * anybody may send has no sign and three digits less; the contract's pattern sees to that before it comes here.
 */
const DECIMAL = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;

/** As a DECIMAL(36,18) column writes it. */
const STORED_ZERO = `0.${'0'.repeat(SCALE_DIGITS)}`;

/** Units in one step of `precision` decimals: `unit(2)` is 0.01. */
const UNITS: readonly Amount[] = Array.from(
  { length: SCALE_DIGITS + 1 },
  (_, precision) => 10n ** BigInt(SCALE_DIGITS - precision),
);

/** The smallest step at `precision` decimals (0 to 18). */
export function unit(precision: number): Amount {
  const step = UNITS[precision];
  if (step === undefined) throw new RangeError(`precision ${precision} is not between 0 and ${SCALE_DIGITS}`);
  return step;
}

/** Reads what the contract's pattern has let in, or what our own tables and settings hold; anything else is a bug and throws. */
export function amountFrom(text: string): Amount {
  return text === STORED_ZERO ? 0n : (fewDigits(text) ?? allDigits(text));
}

function allDigits(text: string): Amount {
  if (!DECIMAL.test(text)) throw new RangeError(`not a plain decimal: ${JSON.stringify(text)}`);
  // All digits without their point, filled up to the scale, are the amount's own.
  const point = text.indexOf('.');
  const [whole, fraction] = point === -1 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)];
  return BigInt(whole + fraction.padEnd(SCALE_DIGITS, '0'));
}

/** So many digits are a whole number that a double holds exactly, which becomes a BigInt at once. */
const DIGITS_HELD = 15;
const MINUS = 0x2d;
const ZERO = 0x30;

/** The same of a decimal with few digits, as nearly all are: in less than half the time. Undefined for any other, and for what is none. */
function fewDigits(text: string): Amount | undefined {
  const begin = text.charCodeAt(0) === MINUS ? 1 : 0;
  const point = text.indexOf('.');
  let end = text.length;
  if (point !== -1) {
    if (point === begin || point === end - 1 || end - point - 1 > SCALE_DIGITS) return undefined;
    // A column's own form ends with zeros.
    while (text.charCodeAt(end - 1) === ZERO) end -= 1;
  }
  if (
    end === begin ||
    end - begin > DIGITS_HELD ||
    (text.charCodeAt(begin) === ZERO && point !== begin + 1 && end > begin + 1)
  )
    return undefined;
  let digits = 0;
  for (let at = begin; at < end; at += 1) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    digits = digits * 10 + digit;
  }
  const decimals = point === -1 ? 0 : end - point - 1;
  return BigInt(begin === 1 ? -digits : digits) * (UNITS[decimals] as Amount);
}

/** Plain notation without exponent or padding zeros: `"303500"`, `"0.001"`. */
export function formatAmount(amount: Amount): string {
  if (amount === 0n) return '0';
  words[0] = amount;
  words[1] = amount >> 64n;
  const a = halves[0] as number;
  const b = halves[1] as number;
  const c = halves[2] as number;
  const d = halves[3] as number;
  const slot = (Math.imul(a ^ Math.imul(b ^ Math.imul(c ^ d, MIXER), MIXER), MIXER) >>> 16) & (SLOTS - 1);
  const at = slot * HALVES;
  if (known[at] === a && known[at + 1] === b && known[at + 2] === c && known[at + 3] === d)
    return texts[slot] as string;
  known[at] = a;
  known[at + 1] = b;
  known[at + 2] = c;
  known[at + 3] = d;
  const text = amount < 0n ? `-${magnitudeText(-amount)}` : magnitudeText(amount);
  texts[slot] = text;
  return text;
}

/**
 * An amount is written again and again within moments: into a row, into the log, on streams, in answers. Each has a slot by all its bits, of which a column holds
 * fewer than these, and what comes to a slot last stays there.
 */
const SLOTS = 4_096;
const HALVES = 4;
const known = new Uint32Array(SLOTS * HALVES);
const texts = new Array<string>(SLOTS).fill('0');
/** One amount's bits. */
const words = new BigInt64Array(HALVES / 2);
const halves = new Uint32Array(words.buffer);
/** Odd, its bits spread (2^32 over the golden ratio). */
const MIXER = 0x9e3779b1;

/** On the digits, not by division: every amount of every order comes here. */
function magnitudeText(amount: Amount): string {
  const digits = amount.toString().padStart(SCALE_DIGITS + 1, '0');
  const point = digits.length - SCALE_DIGITS;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === ZERO) end -= 1;
  const whole = digits.slice(0, point);
  return end === point ? whole : `${whole}.${digits.slice(point, end)}`;
}

/** True when `amount` has no digit beyond `precision` decimals. */
export function fitsPrecision(amount: Amount, precision: number): boolean {
  return amount % unit(precision) === 0n;
}

/** The largest multiple of the step at `precision` that is not above `amount` (amount not negative). */
export function roundDown(amount: Amount, precision: number): Amount {
  return amount - (amount % unit(precision));
}

/** price x quantity where the symbol's grid guarantees that nothing is cut off; a remainder is a bug and throws. */
export function multiplyExact(a: Amount, b: Amount): Amount {
  const product = a * b;
  const result = product / ONE;
  if (result * ONE !== product) throw new RangeError('product does not fit 18 decimals');
  return result;
}

/** a x b rounded up to `precision` decimals: what we charge. Both not negative. */
export function multiplyUp(a: Amount, b: Amount, precision: number): Amount {
  const product = a * b;
  const step = unit(precision) * ONE;
  const steps = product / step;
  return (steps * step === product ? steps : steps + 1n) * unit(precision);
}

/** a / b rounded down to `precision` decimals: what we give. Both not negative, b above zero. */
export function divideDown(a: Amount, b: Amount, precision: number): Amount {
  const step = unit(precision);
  return ((a * ONE) / (b * step)) * step;
}

export function minimum(a: Amount, b: Amount): Amount {
  return a < b ? a : b;
}

export function maximum(a: Amount, b: Amount): Amount {
  return a > b ? a : b;
}
