/**
 * Chooses the outputs that a transaction spends, and its fee. Pure. Sizes are those of inputs that spend P2WPKH outputs
 * with one signature; an actual signature may be one byte shorter, never longer.
 */

/** Inputs: 41 bytes and a quarter of a witness of 108 bytes. */
const INPUT_VBYTES = 68n;
/** Version, lock time, markers and counts of up to 65535 inputs and outputs. */
const BASE_VBYTES = 15n;
/** Amount and length of an output's script. */
const OUTPUT_BYTES = 9n;
/** Script of a P2WPKH output. */
const CHANGE_SCRIPT_BYTES = 22;
/** A smaller change output would cost more than it is worth, and nodes would not relay it. It is left to the fee. */
export const CHANGE_MIN = 1_000n;

export interface SpendableOutput {
  readonly units: bigint;
}

export interface PlannedOutput {
  readonly units: bigint;
  readonly scriptBytes: number;
}

export interface Selection<Output> {
  readonly inputs: readonly Output[];
  readonly feeUnits: bigint;
  /** Null if there is no change output. */
  readonly changeUnits: bigint | null;
}

/** Spends the largest outputs first, so that few are needed. Undefined if `inputsMax` of them are not enough. */
export function selectCoins<Output extends SpendableOutput>(
  available: readonly Output[],
  outputs: readonly PlannedOutput[],
  { feeRate, inputsMax }: { readonly feeRate: bigint; readonly inputsMax: number },
): Selection<Output> | undefined {
  const sorted = [...available].sort((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0));
  for (let count = 1; count <= Math.min(sorted.length, inputsMax); count += 1) {
    const inputs = sorted.slice(0, count);
    const fee = feeOf(inputs, outputs, feeRate);
    if (fee !== undefined) return { inputs, ...fee };
  }
  return undefined;
}

/** The fee at this rate, and the change, for given inputs. Undefined if the inputs do not cover both. */
export function feeOf(
  inputs: readonly SpendableOutput[],
  outputs: readonly PlannedOutput[],
  feeRate: bigint,
): { readonly feeUnits: bigint; readonly changeUnits: bigint | null } | undefined {
  const left = sumOf(inputs) - sumOf(outputs);
  const withChange = feeAt(feeRate, sizeOf(inputs.length, [...outputs, { scriptBytes: CHANGE_SCRIPT_BYTES }]));
  if (left - withChange >= CHANGE_MIN) return { feeUnits: withChange, changeUnits: left - withChange };
  return left >= feeAt(feeRate, sizeOf(inputs.length, outputs)) ? { feeUnits: left, changeUnits: null } : undefined;
}

function sizeOf(inputs: number, outputs: readonly { readonly scriptBytes: number }[]): bigint {
  const ofOutputs = outputs.reduce((sum, { scriptBytes }) => sum + OUTPUT_BYTES + BigInt(scriptBytes), 0n);
  return BASE_VBYTES + BigInt(inputs) * INPUT_VBYTES + ofOutputs;
}

/** Rounded up, because a fee below the rate might not be relayed. */
function feeAt(feeRate: bigint, vbytes: bigint): bigint {
  return (feeRate * vbytes + 999n) / 1_000n;
}

function sumOf(items: readonly { readonly units: bigint }[]): bigint {
  return items.reduce((sum, { units }) => sum + units, 0n);
}
