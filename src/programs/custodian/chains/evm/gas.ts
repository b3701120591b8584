/** Estimates the gas that a payout needs, and whether its transaction would fail. */
import { type Address, type Hex, numberToHex } from 'viem';
import { type NodeRpc, RpcRefusal } from '../../../../foundation/nodeRpc';
import type { Payout, PreparedPayout } from '../../model/chain';
import type { EvmConfig } from './settings';
import type { TokenList } from './tokens';
import { callOf } from './transactions';

/** Gas of every transfer of the coin to an address without code. */
export const TRANSFER_GAS = 21_000n;
/** State may change until a block contains the transaction. */
const MARGIN_PERCENT = 130n;
const FAILS = /revert|invalid opcode|out of gas|exceeds allowance|gas required exceeds/i;

export interface PrepareOptions {
  readonly rpc: NodeRpc;
  readonly settings: EvmConfig;
  readonly tokens: TokenList;
  readonly from: Address;
  /** Balance of `from` in the newest block. */
  readonly unitsOf: (asset: string) => Promise<bigint>;
}

/** `refusal`: why the transaction would fail. Nothing was signed then. Throws `NodeError`. */
export async function preparePayout(
  { rpc, settings, tokens, from, unitsOf }: PrepareOptions,
  payout: Payout,
): Promise<PreparedPayout | { readonly refusal: string }> {
  const highest = BigInt(settings.gasMax);
  // A transfer of more than there is fails for that reason only, so it is asked again when there is enough.
  if ((await unitsOf(payout.asset)) < payout.units) return { ...payout, gasLimit: highest };
  const { to, value, data } = callOf({ ...payout, to: payout.address }, tokens);
  try {
    const call = { from, to, value: numberToHex(value), data, gas: numberToHex(highest) };
    const needed = BigInt(await rpc.call<Hex>('eth_estimateGas', call));
    const limit = needed <= TRANSFER_GAS + 1n ? TRANSFER_GAS : (needed * MARGIN_PERCENT) / 100n;
    return { ...payout, gasLimit: limit < highest ? limit : highest };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    // Otherwise the node could not say it.
    return FAILS.test(error.message) ? { refusal: refusalOf(payout, highest) } : { ...payout, gasLimit: highest };
  }
}

function refusalOf({ asset }: Payout, highest: bigint): string {
  return `the transfer of ${asset} to this address fails, or needs more than ${highest} gas`;
}
