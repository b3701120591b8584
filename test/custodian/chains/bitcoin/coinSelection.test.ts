/** Coin selection: inputs cover outputs and fee exactly, at every size, and never at a lower rate than asked for. */
import fc from 'fast-check';
import { CHANGE_MIN, feeOf, selectCoins } from '../../../../src/programs/custodian/chains/bitcoin/coinSelection';

const units = fc.bigInt({ min: 1n, max: 10n ** 10n });
const available = fc.array(fc.record({ units }), { maxLength: 30 });
const outputs = fc.array(fc.record({ units, scriptBytes: fc.integer({ min: 22, max: 34 }) }), {
  minLength: 1,
  maxLength: 20,
});
const feeRate = fc.bigInt({ min: 1_000n, max: 500_000n });
/** So high that it never matters; test/custodian/chains/bitcoin/fees.test.ts is about the limit. */
const feeRateMax = 10n ** 12n;

const sum = (items: readonly { readonly units: bigint }[]): bigint => items.reduce((all, one) => all + one.units, 0n);

test('what goes in comes out: outputs, change and fee', () => {
  fc.assert(
    fc.property(available, outputs, feeRate, (coins, paid, rate) => {
      const selection = selectCoins(coins, paid, { feeRate: rate, feeRateMax, inputsMax: 30 });
      if (selection === undefined) return;
      const { inputs, feeUnits, changeUnits } = selection;
      expect(new Set(inputs).size).toBe(inputs.length);
      expect(sum(inputs)).toBe(sum(paid) + feeUnits + (changeUnits ?? 0n));
      expect(changeUnits === null || changeUnits >= CHANGE_MIN).toBe(true);
      // At least what the smallest possible transaction with these inputs costs.
      expect(feeUnits * 1_000n).toBeGreaterThanOrEqual(rate * BigInt(inputs.length * 68 + paid.length * 31));
    }),
  );
});

test('nothing is selected only if all coins together do not cover the outputs and the fee', () => {
  fc.assert(
    fc.property(available, outputs, feeRate, (coins, paid, rate) => {
      const selection = selectCoins(coins, paid, { feeRate: rate, feeRateMax, inputsMax: 30 });
      if (selection === undefined && coins.length > 0)
        expect(feeOf(coins, paid, { feeRate: rate, feeRateMax })).toBeUndefined();
    }),
  );
});

test('no more inputs are spent than allowed', () => {
  const coins = Array.from({ length: 10 }, () => ({ units: 100_000n }));
  const paid = [{ units: 350_000n, scriptBytes: 22 }];
  expect(selectCoins(coins, paid, { feeRate: 1_000n, feeRateMax, inputsMax: 4 })?.inputs).toHaveLength(4);
  expect(selectCoins(coins, paid, { feeRate: 1_000n, feeRateMax, inputsMax: 3 })).toBeUndefined();
});

test('change that would not be worth its output is left to the fee', () => {
  const coins = [{ units: 100_000n }];
  const exact = feeOf(coins, [{ units: 99_000n, scriptBytes: 22 }], { feeRate: 1_000n, feeRateMax });
  expect(exact).toEqual({ feeUnits: 1_000n, changeUnits: null });
});
