/** Averages and percentages: decimal.js finds the digits that exact division of integers finds. */
import fc from 'fast-check';
import { amountFrom, formatAmount, ONE } from '../../../src/core/values/decimal';
import { percentage, quotient } from '../../../src/core/values/quotient';

test.each([
  // part, whole, digits, rounded down, rounded to the nearest
  ['2', '3', 18, '66.666666666666666666', '66.666666666666666667'],
  ['-2', '3', 1, '-66.6', '-66.7'],
  ['1', '8', 0, '12', '13'],
  ['-1', '8', 0, '-12', '-13'],
  ['1', '4', 18, '25', '25'],
  ['0', '7', 2, '0', '0'],
  ['-0.000000000000000001', '1000', 18, '0', '0'],
  // Nothing was traded.
  ['5', '0', 18, '0', '0'],
])('%s of %s in percent to %i digits: %s or %s', (part, whole, digits, down, halfUp) => {
  const [a, b] = [amountFrom(part), amountFrom(whole)];
  expect(formatAmount(percentage(a, b, { digits, rounding: 'down' }))).toBe(down);
  expect(formatAmount(percentage(a, b, { digits, rounding: 'halfUp' }))).toBe(halfUp);
});

/** Sums of trades have up to 54 digits; small numbers and powers of ten divide without a remainder. */
const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 54n }),
  fc.bigInt({ min: 0n, max: 30n }),
  fc
    .tuple(fc.bigInt({ min: 0n, max: 1_000n }), fc.nat({ max: 50 }))
    .map(([digits, zeros]) => digits * 10n ** BigInt(zeros)),
);
const divisor = amount.filter((one) => one > 0n);

test('a quotient is a multiple of its step, and is rounded by its name', () => {
  fc.assert(
    fc.property(amount, divisor, fc.nat({ max: 18 }), fc.boolean(), (magnitude, b, digits, isNegative) => {
      const a = isNegative ? -magnitude : magnitude;
      const step = 10n ** BigInt(18 - digits);
      const sign = isNegative ? -1n : 1n;
      const steps = (magnitude * ONE) / (b * step);
      const rest = magnitude * ONE - steps * b * step;
      const nearest = rest * 2n >= b * step ? steps + 1n : steps;
      expect(quotient(a, b, { digits, rounding: 'down' })).toBe(sign * steps * step);
      expect(quotient(a, b, { digits, rounding: 'halfUp' })).toBe(sign * nearest * step);
      expect(percentage(a, b, { digits, rounding: 'down' })).toBe(
        sign * ((magnitude * 100n * ONE) / (b * step)) * step,
      );
    }),
    { numRuns: 2_000 },
  );
});

test('a quotient in the middle between two is rounded up, and the nearest ones beside it are not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 18n }), (units, b) => {
      const options = { digits: 18, rounding: 'halfUp' } as const;
      const middle = (2n * units + 1n) * b;
      // a / (2 x b x ONE) is `units` and a half.
      expect(quotient(middle, 2n * b * ONE, options)).toBe(units + 1n);
      expect(quotient(middle - 1n, 2n * b * ONE, options)).toBe(units);
    }),
    { numRuns: 1_000 },
  );
});
