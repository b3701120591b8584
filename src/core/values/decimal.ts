/**
 * Exact decimals: an amount is a BigInt count of units of 10^-18. This is the only module that converts between text
 * and amounts, and it never uses a float for a value that a float cannot hold exactly.
 */

/** An exact decimal, counted in units of 10^-18. */
export type Amount = bigint;

const SCALE_DIGITS = 18;
export const ONE: Amount = 10n ** BigInt(SCALE_DIGITS);

/**
 * Plain notation with an optional sign, at most 36 integer and 18 fraction digits. This is the size of the widest
 * columns, which hold sums of trades; columns of single amounts have 18 integer digits. Amounts in requests have no
 * sign and at most 15 integer digits, which the contract's pattern checks.
 */
const DECIMAL = /^-?(?:0|[1-9]\d{0,35})(?:\.\d{1,18})?$/;

/** Zero as the database returns it from a column with 18 decimals. */
const STORED_ZERO = `0.${'0'.repeat(SCALE_DIGITS)}`;

/** The step of each precision, in units. */
const UNITS: readonly Amount[] = Array.from(
  { length: SCALE_DIGITS + 1 },
  (_, precision) => 10n ** BigInt(SCALE_DIGITS - precision),
);

/** The smallest step of `precision` decimals (0 to 18): `unit(2)` is 0.01. */
export function unit(precision: number): Amount {
  const step = UNITS[precision];
  if (step === undefined) throw new RangeError(`precision ${precision} is not between 0 and ${SCALE_DIGITS}`);
  return step;
}

/**
 * Parses an amount that the contract's pattern accepted, or that comes from our own tables and settings. Any other text
 * is a bug and throws.
 */
export function amountFrom(text: string): Amount {
  return text === STORED_ZERO ? 0n : (parseShort(text) ?? parseAny(text));
}

function parseAny(text: string): Amount {
  if (!DECIMAL.test(text)) throw new RangeError(`not a plain decimal: ${JSON.stringify(text)}`);
  // The digits without the point, padded to 18 decimals, are the number of units.
  const point = text.indexOf('.');
  const [whole, fraction] = point === -1 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)];
  return BigInt(whole + fraction.padEnd(SCALE_DIGITS, '0'));
}

/** A whole number with this many digits is exact in a double, and is converted to a BigInt in one step. */
const EXACT_DIGITS_MAX = 15;
const MINUS = 0x2d;
const ZERO = 0x30;

/**
 * Parses a decimal with few digits, which nearly all decimals have, in less than half the time of `parseAny`
 * (src/performance.md, short decimals). Undefined for any other text.
 */
function parseShort(text: string): Amount | undefined {
  const begin = text.charCodeAt(0) === MINUS ? 1 : 0;
  const point = text.indexOf('.');
  let end = text.length;
  if (point !== -1) {
    if (point === begin || point === end - 1 || end - point - 1 > SCALE_DIGITS) return undefined;
    // Columns pad decimals with zeros, which are skipped.
    while (text.charCodeAt(end - 1) === ZERO) end -= 1;
  }
  if (
    end === begin ||
    end - begin > EXACT_DIGITS_MAX ||
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

/**
 * Size of a cache of amounts by digits and decimals. Rates, prices and zero occur again and again, and a cached amount
 * costs neither a conversion nor a multiplication.
 */
const DIGIT_SLOTS = 2_048;
const slotDigits = new Float64Array(DIGIT_SLOTS).fill(Number.NaN);
const slotDecimals = new Uint8Array(DIGIT_SLOTS);
const slotAmounts = new Array<Amount>(DIGIT_SLOTS).fill(0n);

/** `digits` x 10^-`decimals`. `digits` is a safe integer, and `decimals` is 0 to 18. */
export function amountFromDigits(digits: number, decimals: number): Amount {
  if (digits === 0) return 0n;
  const low = digits | 0;
  const slot = (Math.imul(low + decimals, MIXER) >>> 16) & (DIGIT_SLOTS - 1);
  if (slotDigits[slot] === digits && slotDecimals[slot] === decimals) return slotAmounts[slot] as Amount;
  const amount = BigInt(digits) * unit(decimals);
  slotDigits[slot] = digits;
  slotDecimals[slot] = decimals;
  slotAmounts[slot] = amount;
  return amount;
}

/** Plain notation without exponent and padding zeros: `"303500"`, `"0.001"`. */
export function formatAmount(amount: Amount): string {
  if (amount === 0n) return '0';
  if (amount > CACHED_MAX || amount < -CACHED_MAX) return signedText(amount);
  words[0] = amount;
  words[1] = amount >> 64n;
  const a = halves[0] as number;
  const b = halves[1] as number;
  const c = halves[2] as number;
  const d = halves[3] as number;
  const slot = (Math.imul(a ^ Math.imul(b ^ Math.imul(c ^ d, MIXER), MIXER), MIXER) >>> 16) & (SLOTS - 1);
  const at = slot * HALVES;
  if (cachedBits[at] === a && cachedBits[at + 1] === b && cachedBits[at + 2] === c && cachedBits[at + 3] === d)
    return cachedTexts[slot] as string;
  cachedBits[at] = a;
  cachedBits[at + 1] = b;
  cachedBits[at + 2] = c;
  cachedBits[at + 3] = d;
  const text = signedText(amount);
  cachedTexts[slot] = text;
  return text;
}

/**
 * A cache of formatted amounts, because each amount is written several times in a short time: into a row, the event
 * log, streams and responses. The slot is a hash of all bits, and a later amount replaces an earlier one
 * (src/performance.md, amounts as text).
 */
const SLOTS = 4_096;
const HALVES = 4;
const cachedBits = new Uint32Array(SLOTS * HALVES);
const cachedTexts = new Array<string>(SLOTS).fill('0');
/**
 * Largest amount that fits into the cache: 128 bits with a sign. Single amounts always fit; sums of trades may be
 * larger and are not cached.
 */
const CACHED_MAX: Amount = 2n ** 127n - 1n;
/** The bits of one amount. */
const words = new BigInt64Array(HALVES / 2);
const halves = new Uint32Array(words.buffer);
/** An odd multiplier with well distributed bits (2^32 / golden ratio). */
const MIXER = 0x9e3779b1;

function signedText(amount: Amount): string {
  return amount < 0n ? `-${magnitudeText(-amount)}` : magnitudeText(amount);
}

function magnitudeText(amount: Amount): string {
  const fraction = amount % ONE;
  const whole = String(amount / ONE);
  return fraction === 0n ? whole : `${whole}.${String(fraction).padStart(SCALE_DIGITS, '0').replace(/0+$/, '')}`;
}

/** True if `amount` has no digit beyond `precision` decimals. */
export function fitsPrecision(amount: Amount, precision: number): boolean {
  return amount % unit(precision) === 0n;
}

/** The largest multiple of the step of `precision` that is not above `amount`. The amount must not be negative. */
export function roundDown(amount: Amount, precision: number): Amount {
  return amount - (amount % unit(precision));
}

/** The smallest multiple of the step of `precision` that is not below `amount`. The amount must not be negative. */
export function roundUp(amount: Amount, precision: number): Amount {
  return roundDown(amount + unit(precision) - 1n, precision);
}

/** a x b, where the symbol's price and quantity grids guarantee an exact result; a remainder is a bug and throws. */
export function multiplyExact(a: Amount, b: Amount): Amount {
  const product = a * b;
  const result = product / ONE;
  if (result * ONE !== product) throw new RangeError('product does not fit 18 decimals');
  return result;
}

/** a x b, rounded up to `precision` decimals, in favour of the exchange. Both must not be negative. */
export function multiplyUp(a: Amount, b: Amount, precision: number): Amount {
  const product = a * b;
  const step = unit(precision) * ONE;
  const steps = product / step;
  return (steps * step === product ? steps : steps + 1n) * unit(precision);
}

/**
 * The quantity that `a` is enough for at the price `b`, rounded down to `precision` decimals. Both must not be
 * negative, and b not zero. Use `quotient` for values that are only displayed.
 */
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
