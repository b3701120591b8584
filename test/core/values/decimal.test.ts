/** Parsing, formatting and rounding of amounts. */
import fc from 'fast-check';
import {
  amountFrom,
  divideDown,
  fitsPrecision,
  formatAmount,
  multiplyExact,
  multiplyUp,
  roundDown,
} from '../../../src/core/values/decimal';

test.each([
  '0',
  '1',
  '303500',
  '0.001',
  '999999999999999.999999999999999999',
  '0.000000000000000001',
  `${'9'.repeat(36)}.${'9'.repeat(18)}`,
])('%s is parsed and formatted without a change', (text) => {
  expect(formatAmount(amountFrom(text))).toBe(text);
});

test.each([
  ['1.50', '1.5'],
  ['0.0', '0'],
  ['100.000', '100'],
])('padding zeros are dropped: %s becomes %s', (text, plain) => expect(formatAmount(amountFrom(text))).toBe(plain));

test.each([
  '',
  ' 1',
  '1 ',
  '+1',
  '--1',
  '- 0',
  '.5',
  '1.',
  '1e5',
  '0x1f',
  '1_000',
  '1,5',
  'NaN',
  'Infinity',
  '01',
  '00',
  `1${'0'.repeat(36)}`,
  '0.0000000000000000001',
  '１',
  '1\n',
])('%j is not a decimal', (text) => expect(() => amountFrom(text)).toThrow('not a plain decimal'));

test('parsing a formatted amount returns the same amount, also if it is negative', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 54n) + 1n, max: 10n ** 54n - 1n }), (amount) =>
      expect(amountFrom(formatAmount(amount))).toBe(amount),
    ),
  );
});

test('the number of digits and padding zeros do not change the parsed amount', () => {
  const digits = fc.integer({ min: 0, max: 17 }).chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) }));
  fc.assert(
    fc.property(
      fc.boolean(),
      digits,
      digits,
      fc.integer({ min: 1, max: 18 }),
      (isBelow, whole, digitsBehind, decimals) => {
        const fraction = digitsBehind.toString().padStart(decimals, '0').slice(-decimals);
        const amount = (whole * 10n ** 18n + BigInt(fraction.padEnd(18, '0'))) * (isBelow ? -1n : 1n);
        for (const zeros of [0, 18 - decimals])
          expect(amountFrom(`${isBelow ? '-' : ''}${whole}.${fraction}${'0'.repeat(zeros)}`)).toBe(amount);
        expect(amountFrom(`${isBelow ? '-' : ''}${whole}`)).toBe(isBelow ? -whole * 10n ** 18n : whole * 10n ** 18n);
      },
    ),
  );
});

test('rounding goes in the direction of its name, by less than one step, and is exact on the grid', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 18 }), (a, b, precision) => {
      const step = 10n ** BigInt(18 - precision);
      expect([a - roundDown(a, precision) < step, roundDown(a, precision) <= a]).toEqual([true, true]);
      expect(fitsPrecision(roundDown(a, precision), precision)).toBe(true);
      const up = multiplyUp(a, b, precision);
      expect(up * 10n ** 18n >= a * b && (up - step) * 10n ** 18n < a * b).toBe(true);
      if (b > 0n) {
        const down = divideDown(a, b, precision);
        expect(down * b <= a * 10n ** 18n && (down + step) * b > a * 10n ** 18n).toBe(true);
      }
    }),
  );
});

test('a product that does not fit 18 decimals is a bug and throws', () => {
  expect(() => multiplyExact(1n, 1n)).toThrow('does not fit');
  expect(() => amountFrom('1e5')).toThrow('not a plain decimal');
});

test('two sums that agree in their last 128 bits are written differently', () => {
  const amount = 10n ** 33n;
  expect([amount, amount + 2n ** 128n, amount - 2n ** 128n].map(formatAmount).map(amountFrom)).toEqual([
    amount,
    amount + 2n ** 128n,
    amount - 2n ** 128n,
  ]);
});
