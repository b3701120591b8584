/** Fees and holds are exact and sufficient, and no trade creates or loses value. */
import fc from 'fast-check';
import { affordableQuantity, chargesOn, holdForBuy } from '../../../src/core/market/fees';
import { amountFrom, formatAmount, unit } from '../../../src/core/values/decimal';
import { printSeed } from '../../support/randomSeed';
import { MemoryExchange } from '../memoryExchange';

test('an order filled in any number of pieces costs no more than was held, and no more than in one piece', () => {
  const rate = fc.integer({ min: 0, max: 4_000 }).map((n) => BigInt(n) * 10n ** 14n);
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean()), { minLength: 1, maxLength: 20 }),
      (makerRate, takerRate, cents, pieces) => {
        const rates = { makerRate, takerRate, vatRate: 7n * 10n ** 16n };
        const price = BigInt(cents) * 10n ** 16n;
        const total = pieces.reduce((sum, [satoshi]) => sum + BigInt(satoshi) * 10n ** 10n, 0n);
        const traded = { filled: 0n, cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };
        let held = holdForBuy(price, total, traded, rates, 12);
        let remaining = total;
        for (const [satoshi, asTaker] of pieces) {
          const quantity = BigInt(satoshi) * 10n ** 10n;
          const value = (price * quantity) / 10n ** 18n;
          remaining -= quantity;
          traded.filled += quantity;
          traded.cost += value;
          if (asTaker) traded.takerCost += value;
          const after = chargesOn(traded.cost - traded.takerCost, traded.takerCost, rates, 12);
          const charge = value + after.fee - traded.fee + after.vat - traded.vat;
          Object.assign(traded, after);
          const stillHeld = holdForBuy(price, remaining, traded, rates, 12);
          expect(held - charge - stillHeld).toBeGreaterThanOrEqual(0n);
          held = stillHeld;
        }
        expect(held).toBe(0n);
      },
    ),
    { numRuns: 2_000, seed: printSeed('fees') },
  );
});

test('seller, buyer and house accounts share a trade to the last digit, for any price, quantity and fees', () => {
  const rate = fc.integer({ min: 0, max: 46_000 }).map((n) => formatAmount(BigInt(n) * 10n ** 13n));
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 10_000, max: 2_000_000_000 }),
      (makerRate, takerRate, cents, satoshi) => {
        const market = new MemoryExchange({ makerRate, takerRate });
        const price = formatAmount(BigInt(cents) * 10n ** 16n);
        const quantity = formatAmount(BigInt(satoshi) * 10n ** 10n);
        market.deposit(1, 'btc', '100');
        market.deposit(2, 'thb', '999999999999');
        market.decideAccepted(market.orderCommand(1, 'sell', price, quantity));
        market.decideAccepted(market.orderCommand(2, 'buy', price, quantity));
        expect([market.totalOf('thb'), market.totalOf('btc')]).toEqual([0n, 0n]);
        expect(market.balance(2, 'btc')).toBe(amountFrom(quantity));
        expect([market.balance(2, 'thb', 'held'), market.balance(1, 'btc', 'held')]).toEqual([0n, 0n]);
      },
    ),
    { numRuns: 1_000, seed: printSeed('shares') },
  );
});

// The rounding of the charges of a cheap coin is worth millions of steps of its quantity.
test('the affordable quantity is the largest one, also where the rounding is worth many of its steps', () => {
  const small = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.tuple(small, small, small, small),
      fc.integer({ min: 0, max: 4_000 }),
      (budgetUnits, costUnits, priceUnits, [precision, costPrecision, pricePrecision, quantityPrecision], rate) => {
        const rates = { makerRate: 0n, takerRate: BigInt(rate) * 10n ** 14n, vatRate: 7n * 10n ** 16n };
        const [budget, cost] = [BigInt(budgetUnits) * unit(2), BigInt(costUnits) * unit(costPrecision + 2)];
        const price = BigInt(priceUnits) * unit(pricePrecision);
        const spent = (quantity: bigint) => {
          const value = cost + (price * quantity) / unit(0);
          const { fee, vat } = chargesOn(0n, value, rates, precision);
          return value + fee + vat;
        };
        const quantity = affordableQuantity(budget, cost, price, rates, precision, quantityPrecision);
        expect(quantity % unit(quantityPrecision)).toBe(0n);
        expect(quantity === 0n || spent(quantity) <= budget).toBe(true);
        expect(spent(quantity + unit(quantityPrecision))).toBeGreaterThan(budget);
      },
    ),
    { numRuns: 20_000, seed: printSeed('affordable quantity') },
  );
});
