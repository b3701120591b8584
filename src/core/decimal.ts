/**
 * Exact decimals on the path every order takes: an amount is a BigInt count of 10^-18.
 * The only place where text becomes an amount and an amount becomes text. Never a float.
 */

/** An exact decimal, as a count of units of 10^-18. */
export type Amount = bigint;

const SCALE_DIGITS = 18;
export const ONE: Amount = 10n ** BigInt(SCALE_DIGITS);

/** At most 15 integer and 18 fraction digits, plain notation: what anybody may send. */
const PLAIN_DECIMAL = /^(0|[1-9]\d{0,14})(?:\.(\d{1,18}))?$/;
/** Three integer digits more, for sums of what was sent: what the ledger's columns can hold. */
const STORED_DECIMAL = /^(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/;

/** Units in one step of `precision` decimals: `unit(2)` is 0.01. */
const UNITS: readonly Amount[] = Array.from({ length: SCALE_DIGITS + 1 }, (_, precision) => 10n ** BigInt(SCALE_DIGITS - precision));

/** The smallest step at `precision` decimals (0 to 18). */
export function unit(precision: number): Amount {
  const step = UNITS[precision];
  if (step === undefined) throw new RangeError(`precision ${precision} is not between 0 and ${SCALE_DIGITS}`);
  return step;
}

/** Reads a plain unsigned decimal; `undefined` when the text is anything else. */
export function parseAmount(text: string): Amount | undefined {
  return read(text, PLAIN_DECIMAL);
}

function read(text: string, pattern: RegExp): Amount | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * ONE + BigInt(fraction.padEnd(SCALE_DIGITS, '0'));
}

/** Reads an amount that our own tables or settings hold, sign allowed; anything unreadable is a bug and throws. */
export function amountFrom(text: string): Amount {
  const negative = text.startsWith('-');
  const magnitude = read(negative ? text.slice(1) : text, STORED_DECIMAL);
  if (magnitude === undefined) throw new RangeError(`not a plain decimal: ${JSON.stringify(text)}`);
  return negative ? -magnitude : magnitude;
}

/** Plain notation without exponent or padding zeros: `"303500"`, `"0.001"`. */
export function formatAmount(amount: Amount): string {
  if (amount < 0n) return `-${formatAmount(-amount)}`;
  const whole = amount / ONE;
  const fraction = amount % ONE;
  if (fraction === 0n) return whole.toString();
  return `${whole}.${fraction.toString().padStart(SCALE_DIGITS, '0').replace(/0+$/, '')}`;
}

/** True when `amount` has no digit beyond `precision` decimals. */
export function fitsPrecision(amount: Amount, precision: number): boolean {
  return amount % unit(precision) === 0n;
}

/** The largest multiple of the step at `precision` that is not above `amount` (amount not negative). */
export function roundDown(amount: Amount, precision: number): Amount {
  return amount - (amount % unit(precision));
}

/** The smallest multiple of the step at `precision` that is not below `amount` (amount not negative). */
export function roundUp(amount: Amount, precision: number): Amount {
  const step = unit(precision);
  const rest = amount % step;
  return rest === 0n ? amount : amount - rest + step;
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
