/** Fees of EIP-1559: a highest fee per gas within the limits of the settings, of which only the base fee and a priority fee are paid. */
import type { Hex } from 'viem';
import type { NodeRpc } from '../../../../foundation/nodeRpc';
import type { EvmConfig } from './settings';
import type { EvmTransactionTerms } from './transactions';

export type EvmFees = Pick<EvmTransactionTerms, 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

/** The base fee can rise by an eighth with each block, so this lasts for six full blocks. */
const BASE_FEE_FACTOR = 2n;
/** Nodes accept a replacement only if both fees rise by a tenth. */
const RISE_PERCENT = 110n;

/** The highest fee per gas of a transaction that is signed now, in wei. */
export async function estimateMaxFee(rpc: NodeRpc, settings: EvmConfig): Promise<bigint> {
  const { baseFeePerGas } = await rpc.call<{ readonly baseFeePerGas: readonly Hex[] }>(
    'eth_feeHistory',
    '0x1',
    'latest',
    [],
  );
  // The last one is that of the next block.
  const wanted = BASE_FEE_FACTOR * BigInt(baseFeePerGas.at(-1) ?? 0) + BigInt(settings.priorityFee);
  const [lowest, highest] = [BigInt(settings.feeRateMin), BigInt(settings.feeRateMax)];
  return least(wanted < lowest ? lowest : wanted, highest);
}

export function feesOf(maxFeePerGas: bigint, settings: EvmConfig): EvmFees {
  return { maxFeePerGas, maxPriorityFeePerGas: least(BigInt(settings.priorityFee), maxFeePerGas) };
}

/** The fees of a replacement; undefined if they would exceed the limit. */
export function raisedFees(previous: EvmFees, maxFeePerGas: bigint, settings: EvmConfig): EvmFees | undefined {
  const [lowest, lowestPriority] = [raised(previous.maxFeePerGas), raised(previous.maxPriorityFeePerGas)];
  const highest = maxFeePerGas > lowest ? maxFeePerGas : lowest;
  if (highest > BigInt(settings.feeRateMax)) return undefined;
  return { maxFeePerGas: highest, maxPriorityFeePerGas: least(lowestPriority, highest) };
}

/**
 * Returns the fees of a replacement, at most those of the limit. At the limit, only nodes without the previous
 * transaction accept it.
 */
export function replacementFees(previous: EvmFees, maxFeePerGas: bigint, settings: EvmConfig): EvmFees {
  const highest = BigInt(settings.feeRateMax);
  const atLimit = { maxFeePerGas: highest, maxPriorityFeePerGas: least(previous.maxPriorityFeePerGas, highest) };
  return raisedFees(previous, maxFeePerGas, settings) ?? atLimit;
}

function raised(fee: bigint): bigint {
  return (fee * RISE_PERCENT + 99n) / 100n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
