/** Builds transactions that pay withdrawals, and their replacements, which spend the same inputs and nothing else. */
import type { Knex } from 'knex';
import { assertPresent } from '../../../../core/values/assert';
import type { Clock } from '../../../../foundation/clock';
import type { Signer } from '../../keys/signer';
import type { Chain, KeyPath, Payout, SignedTransaction } from '../../model/chain';
import { insertNextAddress, OWN_BRANCH } from '../../store/addresses';
import { findChain } from '../../store/chains';
import { type OwnOutput, outputsOfPayment, spendableOutputs } from '../../store/outputs';
import { replacementFeeOf, selectCoins } from './coinSelection';
import { type BitcoinNetwork, scriptOf } from './networks';
import type { BitcoinConfig } from './settings';
import { type SpentInput, signTransaction } from './signing';
import { parseTransaction } from './transactions';

export interface PaymentBuilderOptions {
  readonly settings: BitcoinConfig;
  readonly signer: Signer;
  readonly network: BitcoinNetwork;
  readonly publicKeyOf: (path: KeyPath) => Uint8Array;
  readonly addressOf: (path: KeyPath) => string;
  readonly scriptAt: (path: KeyPath) => Uint8Array;
  readonly clock: Clock;
}

const NETWORK = 'bitcoin';

interface ScriptOutput {
  readonly script: Uint8Array;
  readonly units: bigint;
}

export function createPaymentBuilder(options: PaymentBuilderOptions): Pick<Chain, 'coverableUnits' | 'build' | 'bump'> {
  const { settings, signer, network, publicKeyOf, addressOf, scriptAt, clock } = options;
  const feeRateMax = BigInt(settings.feeRateMax);

  return {
    async coverableUnits(database) {
      return (await available(database)).reduce((sum, { units }) => sum + units, 0n);
    },

    async build(transaction, payouts, feeRate) {
      const coins = await available(transaction);
      const select = (paid: readonly Payout[]) =>
        selectCoins(coins, paid.map(outputOf).map(planned), { feeRate, feeRateMax, inputsMax: settings.inputsMax });
      const paid = select(payouts) === undefined ? fitting(payouts, (some) => select(some) !== undefined) : payouts;
      const selection = select(paid);
      if (selection === undefined || paid.length === 0) return 'insufficient_funds';
      const outputs = paid.map(outputOf);
      const { inputs, feeUnits, changeUnits } = selection;
      if (changeUnits !== null) {
        const address = { network: NETWORK, branch: OWN_BRANCH, owner: null, addressOf, nowMs: clock.nowMs() };
        outputs.push({ script: scriptAt(await insertNextAddress(transaction, address)), units: changeUnits });
      }
      const changeOutput = changeUnits === null ? null : outputs.length - 1;
      const signed = await sign(inputs, outputs, { feeUnits, feeRate }, changeOutput);
      return { transaction: signed, reservation: { outputs: inputs }, paid };
    },

    async bump(transaction, { paymentId, previous, payouts }, feeRate) {
      if (previous.changeOutput === null) return undefined;
      const inputs = await outputsOfPayment(transaction, paymentId);
      const outputs = payouts.map(outputOf);
      const rates = { feeRate, feeRateMax, previousFeeUnits: previous.feeUnits };
      const fee = replacementFeeOf(inputs, outputs.map(planned), rates);
      if (fee === undefined) return undefined;
      const { script } = assertPresent(
        parseTransaction(Buffer.from(previous.bytes, 'hex')).outputs[previous.changeOutput],
        'the change output of a stored transaction',
      );
      if (fee.changeUnits !== null) outputs.push({ script, units: fee.changeUnits });
      const changeOutput = fee.changeUnits === null ? null : outputs.length - 1;
      return await sign(inputs, outputs, { feeUnits: fee.feeUnits, feeRate }, changeOutput);
    },
  };

  async function available(database: Knex): Promise<readonly OwnOutput[]> {
    const { position } = await findChain(database, NETWORK);
    return await spendableOutputs(database, NETWORK, {
      tipHeight: position?.height ?? 0,
      depositConfirmations: settings.confirmations,
      unitsMin: settings.depositMin,
      limit: settings.inputsMax,
    });
  }

  function outputOf({ address, units }: Payout): ScriptOutput {
    return { script: assertPresent(scriptOf(address, network), 'the script of a payout'), units };
  }

  async function sign(
    inputs: readonly SpentInput[],
    outputs: readonly ScriptOutput[],
    { feeUnits, feeRate }: { readonly feeUnits: bigint; readonly feeRate: bigint },
    changeOutput: number | null,
  ): Promise<SignedTransaction> {
    const { vsize, txid, bytes } = await signTransaction({ inputs, outputs, publicKeyOf, signer });
    if (feeUnits * 1_000n > feeRateMax * BigInt(vsize))
      throw new Error(`a fee of ${feeUnits} satoshi for ${vsize} virtual bytes exceeds the limit; nothing was sent`);
    return { txid, bytes, feeAsset: 'btc', feeUnits, feeRate, changeOutput };
  }
}

/** Each payout that fits beside the ones before it. */
function fitting<Item>(items: readonly Item[], fits: (some: readonly Item[]) => boolean): readonly Item[] {
  const chosen: Item[] = [];
  for (const item of items) if (fits([...chosen, item])) chosen.push(item);
  return chosen;
}

function planned({ script, units }: ScriptOutput) {
  return { units, scriptBytes: script.length };
}
