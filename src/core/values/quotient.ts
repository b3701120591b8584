/**
 * Quotients of amounts, computed by decimal.js: averages and percentages, which rarely end within 18 decimals, so that
 * each call names the rounding. Balances and fills use scaled integers instead, because they are exact sums and
 * products.
 */
import { Decimal } from 'decimal.js';
import { type Amount, ONE, unit } from './decimal';

const ROUNDINGS = {
  /** Rounds towards zero. */
  down: Decimal.ROUND_DOWN,
  /** Rounds to the nearest value, and ties away from zero, so that a rise and an equal fall show the same digits. */
  halfUp: Decimal.ROUND_HALF_UP,
} as const;

export interface QuotientOptions {
  /** Decimals of the result, 0 to 18. */
  readonly digits: number;
  readonly rounding: keyof typeof ROUNDINGS;
}

/**
 * Divisions are cut off after 100 digits, behind the digit that decides the rounding: the largest sum of trades as a
 * percentage of the smallest amount has 75 digits down to the last decimal.
 */
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_DOWN });

/** a / b; 0 if b is 0, because the average of nothing is shown as 0. */
export function quotient(a: Amount, b: Amount, { digits, rounding }: QuotientOptions): Amount {
  if (b === 0n) return 0n;
  const step = unit(digits);
  const steps = new Exact(a * ONE).div(new Exact(b * step)).toDecimalPlaces(0, ROUNDINGS[rounding]);
  return BigInt(steps.toFixed()) * step;
}

/** 100 x part / whole; 0 if the whole is 0. */
export function percentage(part: Amount, whole: Amount, options: QuotientOptions): Amount {
  return quotient(part * 100n, whole, options);
}
