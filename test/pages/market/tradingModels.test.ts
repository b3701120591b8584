/** The arithmetic of the trading page's script: linked fields, grouped levels, and indicators. */
import * as fc from 'fast-check';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { movingAverage, relativeStrength } from '../../../src/web/browser/indicators';
import {
  amountForTotal,
  amountInBook,
  totalInBook,
  totalOf,
  typedAmount,
  withoutFee,
} from '../../../src/web/market/orderAmounts';
import { groupedPrice, groupLevels } from '../../../src/web/market/priceLevels';

test.each([
  ['1,234.5', '1234.5'],
  [' 0.1 ', '0.1'],
  ['5.', '5'],
  ['0,01', '0.01'],
  ['001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['0.1234567890123456789', undefined],
])('the typed amount %j is %j', (typed, amount) => {
  const read = typedAmount(typed);
  expect(read === undefined ? undefined : formatAmount(read)).toBe(amount);
});

const satang = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => BigInt(units) * 10n ** 16n);

test('an amount for a total never costs more than the total, and one step more would', () => {
  fc.assert(
    fc.property(satang, satang, (total, price) => {
      const step = 10n ** 10n;
      const amount = amountFrom(amountForTotal(total, price, 8));
      expect(amount * price <= total * 10n ** 18n).toBe(true);
      expect((amount + step) * price > total * 10n ** 18n).toBe(true);
    }),
  );
});

test('a budget without the fee never exceeds the budget with it', () => {
  fc.assert(
    fc.property(satang, fc.integer({ min: 0, max: 1_000_000 }), (budget, parts) => {
      const rate = BigInt(parts) * 10n ** 11n;
      const rest = withoutFee(budget, rate);
      expect(rest * (10n ** 18n + rate) <= budget * 10n ** 18n).toBe(true);
    }),
  );
});

test('a market order is valued along the levels of the book', () => {
  const levels = [
    ['100', '1'],
    ['101.5', '2'],
  ];
  expect([totalOf(amountFrom('0.005'), amountFrom('1.5'), 2), totalOf(amountFrom('2'), amountFrom('3'), 2)]).toEqual([
    '0.01',
    '6',
  ]);
  expect([totalInBook(levels, amountFrom('2'), 2), totalInBook(levels, amountFrom('3.1'), 2)]).toEqual([
    '201.5',
    undefined,
  ]);
  expect([amountInBook(levels, amountFrom('201.5'), 8), amountInBook(levels, amountFrom('9999'), 8)]).toEqual([
    '2',
    '3',
  ]);
  expect(amountInBook(levels, amountFrom('50'), 8)).toBe('0.5');
});

test('grouped levels never look better than their orders', () => {
  const levels = (side: 1 | -1) =>
    ['10', '10.4', '11', '12.9'].map((price) => [price, '1']).sort(([a], [b]) => side * (Number(a) - Number(b)));
  expect(groupLevels(levels(1), '1', 'asks')).toEqual([
    ['10', '1'],
    ['11', '2'],
    ['13', '1'],
  ]);
  expect(groupLevels(levels(-1), '1', 'bids')).toEqual([
    ['12', '1'],
    ['11', '1'],
    ['10', '2'],
  ]);
  expect([groupedPrice('10.4', '1', 'asks'), groupedPrice('10.4', '1', 'bids')]).toEqual(['11', '10']);
});

test('the moving average is the mean of the last values', () => {
  expect(movingAverage([1, 2, 3, 4, 5], 3)).toEqual([undefined, undefined, 2, 3, 4]);
});

test('the relative strength index is that of its definition', () => {
  expect(relativeStrength([1, 2, 3, 4], 2)).toEqual([undefined, undefined, 100, 100]);
  expect(relativeStrength([4, 3, 2, 1], 2).at(-1)).toBe(0);
  expect(relativeStrength([1, 1, 1, 1], 2).at(-1)).toBe(50);
  // Gains and losses: 1, 0 and 0, 1 give 50; then a gain of 3 with smoothed averages (0.5 + 3) / 2 and 0.5 / 2.
  expect(relativeStrength([1, 2, 1, 4], 2)).toEqual([undefined, undefined, 50, 87.5]);
});
