/** The packed queue returns the trades that were added, in the same order, across the borders of its blocks. */
import fc from 'fast-check';
import { PackedTradeQueue, type TradeSummary } from '../../../src/core/market/packedTradeQueue';

/** The largest amount that a column can hold. */
const LARGEST = 10n ** 36n - 1n;
const WORD = 2n ** 64n;

function tradeSummary(id: number, price: bigint, quantity = 1n, quoteQuantity = price): TradeSummary {
  return { id, timeMs: Date.UTC(2026, 10, 20) + id, price, quantity, quoteQuantity };
}

test('an empty queue returns undefined, also after the last trade was removed', () => {
  const line = new PackedTradeQueue();
  expect(line.shift()).toBeUndefined();
  line.push(tradeSummary(1, 5n));
  expect(line.shift()).toEqual(tradeSummary(1, 5n));
  expect(line.shift()).toBeUndefined();
  expect(line.length).toBe(0);
});

test.each([0n, 1n, WORD - 1n, WORD, WORD + 1n, LARGEST])('an amount of %d units is stored exactly', (amount) => {
  const line = new PackedTradeQueue();
  line.push(tradeSummary(1, amount, LARGEST - amount, amount));
  expect(line.shift()).toEqual(tradeSummary(1, amount, LARGEST - amount, amount));
});

test('an id and a time beyond 32 bits are stored exactly', () => {
  const line = new PackedTradeQueue();
  line.push(tradeSummary(Number.MAX_SAFE_INTEGER - Date.UTC(2026, 10, 20), 1n));
  expect(line.shift()).toEqual(tradeSummary(Number.MAX_SAFE_INTEGER - Date.UTC(2026, 10, 20), 1n));
});

test('however many trades are added and removed, they leave in the order in which they were added', () => {
  // Up to twice the largest block at once.
  const step = fc.record({ comes: fc.oneof(fc.nat(40), fc.nat(9_000)), goes: fc.oneof(fc.nat(40), fc.nat(9_000)) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.bigInt({ min: 0n, max: LARGEST }), (steps, amount) => {
      const line = new PackedTradeQueue();
      let came = 0;
      let gone = 0;
      for (const { comes, goes } of steps) {
        for (let count = 0; count < comes; count += 1) line.push(tradeSummary(++came, amount, BigInt(came)));
        for (let count = 0; count < goes && gone < came; count += 1) {
          const trade = line.shift();
          gone += 1;
          // Compares before calling a matcher, because so many calls would take most of the time.
          if (trade?.id !== gone || trade.quantity !== BigInt(gone) || trade.price !== amount)
            expect(trade).toEqual(tradeSummary(gone, amount, BigInt(gone)));
        }
        expect(line.length).toBe(came - gone);
      }
    }),
    { numRuns: 60 },
  );
});
