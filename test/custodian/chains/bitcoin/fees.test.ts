/**
 * Fees of transactions that are really signed: for every wallet, every type of output and every signature, never above the
 * limit and never below the lowest rate, for the size that the transaction really has. The custodian's own outputs, and so all
 * inputs, are P2WPKH.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { assertPresent } from '../../../../src/core/values/assert';
import {
  type Fee,
  feeOf,
  type MiningFeeRates,
  replacementFeeOf,
  selectCoins,
} from '../../../../src/programs/custodian/chains/bitcoin/coinSelection';
import { NETWORKS, scriptOf } from '../../../../src/programs/custodian/chains/bitcoin/networks';
import { type SpentInput, signTransaction } from '../../../../src/programs/custodian/chains/bitcoin/signing';
import { createLocalSigner, publicKeyAt } from '../../../../src/programs/custodian/keys/localSigner';

const signer = createLocalSigner(Buffer.alloc(64, 3), "m/84'/1'/0'");
const publicKeyOf = publicKeyAt(signer.accountPublicKey);

/** One address of each type that a withdrawal can be sent to. */
const SCRIPTS = [
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', // P2PKH
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', // P2SH
  'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', // P2WPKH
  'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry', // P2WSH
  'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6', // P2TR
].map((address) => assertPresent(scriptOf(address, NETWORKS.regtest), address));

interface Wallet extends MiningFeeRates {
  readonly feeRateMin: bigint;
  readonly inputs: readonly SpentInput[];
  readonly outputs: readonly { readonly script: Uint8Array; readonly units: bigint }[];
}

/** Rates from the lowest that a node relays, with a limit that is often the rate itself; outputs that nearly use up the inputs. */
const wallet: fc.Arbitrary<Wallet> = fc
  .record({
    feeRateMin: fc.oneof(fc.constant(1_000), fc.integer({ min: 100, max: 100_000 })),
    rise: fc.oneof(fc.constant(110), fc.integer({ min: 110, max: 1_000 })),
    share: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 99 }), fc.constant(0)),
    coins: fc.array(fc.bigInt({ min: 20_000n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 }),
    scripts: fc.array(fc.constantFrom(...SCRIPTS), { minLength: 1, maxLength: 8 }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    // Of about the fee. Around 100, change and no change, enough and not enough are close to each other.
    leftPercent: fc.oneof(fc.integer({ min: 95, max: 130 }), fc.integer({ min: 80, max: 1_000 })),
  })
  .map(({ feeRateMin: lowest, rise, share, coins, scripts, seed, leftPercent }) => {
    const feeRateMax = Math.ceil((lowest * rise) / 100);
    const feeRate = lowest + Math.floor(((feeRateMax - lowest) * share) / 100);
    const inputs = coins.map((units, index) => {
      const txid = createHash('sha256').update(`${seed}:${index}`).digest('hex');
      return { txid, output: index, branch: 0, index: index % 5, units };
    });
    const fee = ((11 + 68 * coins.length + 33 * scripts.length) * feeRate) / 1_000;
    const left = BigInt(Math.floor((fee * leftPercent) / 100));
    const all = coins.reduce((sum, one) => sum + one, 0n) - left;
    const each = all / BigInt(scripts.length);
    const outputs = scripts.map((script) => ({ script, units: each > 1_000n ? each : 1_000n }));
    const rates = { feeRateMin: BigInt(lowest), feeRate: BigInt(feeRate), feeRateMax: BigInt(feeRateMax) };
    return { ...rates, inputs, outputs };
  });

const planned = ({ outputs }: Wallet) => outputs.map(({ script, units }) => ({ units, scriptBytes: script.length }));

/** The virtual size of the signed transaction with this fee. */
async function sizeOf({ outputs }: Wallet, inputs: readonly SpentInput[], { changeUnits }: Fee): Promise<bigint> {
  const change = changeUnits === null ? [] : [{ script: SCRIPTS[2] as Uint8Array, units: changeUnits }];
  const signed = await signTransaction({ inputs, outputs: [...outputs, ...change], publicKeyOf, signer });
  return BigInt(signed.vsize);
}

test('a signed transaction pays at most the limit and at least the lowest rate', async () => {
  const seen = { change: 0, noChange: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(wallet, async (one) => {
      const selection = selectCoins(one.inputs, planned(one), { ...one, inputsMax: 12 });
      if (selection === undefined) {
        seen.refused += 1;
        return;
      }
      seen[selection.changeUnits === null ? 'noChange' : 'change'] += 1;
      const size = await sizeOf(one, selection.inputs, selection);
      const thousandths = selection.feeUnits * 1_000n;
      expect(thousandths).toBeLessThanOrEqual(one.feeRateMax * size);
      expect(thousandths).toBeGreaterThanOrEqual(one.feeRateMin * size);
      // Where the limit is far away, nothing is saved at the rate that was asked for.
      if (one.feeRate * 110n <= one.feeRateMax * 100n) expect(thousandths).toBeGreaterThanOrEqual(one.feeRate * size);
    }),
    { numRuns: 400 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
}, 60_000);

test('a replacement pays its own relay on top, at most the limit, and changes nothing but the change', async () => {
  const seen = { replaced: 0, kept: 0 };
  await fc.assert(
    fc.asyncProperty(wallet, async (one) => {
      const before = feeOf(one.inputs, planned(one), { ...one, feeRate: one.feeRateMin });
      const { feeUnits: previousFeeUnits } = before ?? { feeUnits: 0n };
      const after = replacementFeeOf(one.inputs, planned(one), { ...one, previousFeeUnits });
      seen[after === undefined ? 'kept' : 'replaced'] += 1;
      if (after === undefined) return;
      const size = await sizeOf(one, one.inputs, after);
      expect(after.feeUnits * 1_000n).toBeLessThanOrEqual(one.feeRateMax * size);
      expect((after.feeUnits - previousFeeUnits) * 1_000n).toBeGreaterThanOrEqual(1_000n * size);
    }),
    { numRuns: 400 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
}, 60_000);

test('what is too small for a change output and too large for the limit is not given away: another coin is spent', () => {
  const rates = { feeRate: 30_000n, feeRateMax: 30_000n };
  const paid = [{ units: 100_000n, scriptBytes: 22 }];
  const close = { units: 104_000n };
  expect(feeOf([close], paid, rates)).toBeUndefined();
  expect(feeOf([close], paid, { ...rates, feeRateMax: 40_000n })).toEqual({ feeUnits: 4_000n, changeUnits: null });
  const other = { units: 50_000n };
  expect(selectCoins([close, other], paid, { ...rates, inputsMax: 2 })?.inputs).toEqual([close, other]);
  expect(selectCoins([close], paid, { ...rates, inputsMax: 2 })).toBeUndefined();
});
