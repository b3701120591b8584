/** Balances of addresses at exactly one block (EIP-1898), in the coin and the listed tokens. */
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem';
import { NodeError, type NodeRpc, type RpcCall } from '../../../../foundation/nodeRpc';
import type { AccountBalance } from '../../model/chain';
import type { TokenList } from './tokens';

export interface BalanceQuery {
  readonly address: string;
  readonly asset: string;
  readonly blockHash: string;
}

/** In the order of the queries. Throws `NodeError`, also if the node has deleted the state of the block. */
export async function readBalances(
  rpc: NodeRpc,
  tokens: TokenList,
  queries: readonly BalanceQuery[],
): Promise<readonly bigint[]> {
  const answers = await rpc.callAll<Hex>(queries.map((query) => balanceCall(tokens, query)));
  return answers.map((answer, index) => {
    // A contract that does not exist answers with nothing.
    if (!/^0x[0-9a-fA-F]+$/.test(answer)) throw new NodeError(`no balance of ${queries[index]?.asset ?? 'a token'}`);
    return BigInt(answer);
  });
}

function balanceCall(tokens: TokenList, { address, asset, blockHash }: BalanceQuery): RpcCall {
  const token = tokens.ofAsset(asset);
  const at = { blockHash };
  if (token === undefined) return { method: 'eth_getBalance', parameters: [address, at] };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [getAddress(address)] });
  return { method: 'eth_call', parameters: [{ to: token.contract, data }, at] };
}

export async function balancesAt(
  rpc: NodeRpc,
  { coin, tokens }: { readonly coin: string; readonly tokens: TokenList },
  addresses: readonly string[],
  blockHash: string,
): Promise<readonly AccountBalance[]> {
  const assets = [coin, ...tokens.all.map(({ asset }) => asset)];
  const queries = addresses.flatMap((address) => assets.map((asset) => ({ address, asset, blockHash })));
  const units = await readBalances(rpc, tokens, queries);
  return queries.map(({ address, asset }, index) => ({ address, asset, units: units[index] ?? 0n }));
}
