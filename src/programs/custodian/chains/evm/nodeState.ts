/** Whether the node is on the chain of the settings, complete, and knows the listed tokens. */
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { Clock } from '../../../../foundation/clock';
import { type NodeRpc, RpcRefusal } from '../../../../foundation/nodeRpc';
import type { NodeState } from '../../model/chain';
import type { EvmConfig, ListedToken } from './settings';

export interface NodeCheckOptions {
  readonly rpc: NodeRpc;
  readonly settings: EvmConfig;
  readonly clock: Clock;
}

interface RpcHeader {
  readonly number: Hex;
  readonly hash: Hex;
  readonly timestamp: Hex;
}

export function createNodeCheck({ rpc, settings, clock }: NodeCheckOptions): () => Promise<NodeState> {
  let areTokensKnown = false;

  return async () => {
    try {
      const chainId = Number(await rpc.call<Hex>('eth_chainId'));
      if (chainId !== settings.chainId)
        return { status: 'wrong_chain', detail: `the node has the chain id ${chainId}, not ${settings.chainId}` };
      if ((await rpc.call<unknown>('eth_syncing')) !== false)
        return { status: 'behind', detail: 'the node is catching up' };
      const tip = await rpc.call<RpcHeader>('eth_getBlockByNumber', 'latest', false);
      const ageMs = clock.nowMs() - Number(tip.timestamp) * 1_000;
      if (ageMs > settings.tipAgeMaxMs)
        return { status: 'behind', detail: `the newest block of the node is ${Math.floor(ageMs / 1_000)} seconds old` };
      const fault = areTokensKnown ? undefined : await tokenFault();
      if (fault !== undefined) return { status: 'wrong_chain', detail: fault };
      areTokensKnown = true;
      return { status: 'ok', height: Number(tip.number), hash: tip.hash };
    } catch (error) {
      return { status: 'unreachable', detail: (error as Error).message };
    }
  };

  /** A token with other decimals than the settings say would be credited by a multiple of what arrived. */
  async function tokenFault(): Promise<string | undefined> {
    for (const token of settings.tokens) {
      const decimals = await decimalsOf(token);
      if (decimals !== BigInt(token.decimals))
        return `the contract of ${token.asset} says ${decimals ?? 'no'} decimals, the settings say ${token.decimals}`;
    }
    return undefined;
  }

  async function decimalsOf({ contract }: ListedToken): Promise<bigint | undefined> {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' });
    try {
      const answer = await rpc.call<Hex>('eth_call', { to: contract, data }, 'latest');
      return answer === '0x' ? undefined : BigInt(answer);
    } catch (error) {
      if (error instanceof RpcRefusal) return undefined;
      throw error;
    }
  }
}
