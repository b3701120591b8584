/**
 * What really arrived of the transfers that tokens announced. A token may announce more than it transfers, so the growth
 * of the balance in the block is the upper limit of what its transfers credit.
 */

import type { NodeRpc } from '../../../../foundation/nodeRpc';
import type { ChainCredit, FalseTransfer, Outpoint } from '../../model/chain';
import { readBalances } from './balances';
import type { TokenList, TokenTransfer } from './tokens';

export interface NumberedTransfer extends TokenTransfer, Outpoint {
  /** Whether `from` itself sent the transaction. */
  readonly isSentByOwner: boolean;
}

export interface ArrivalOptions {
  readonly rpc: NodeRpc;
  readonly tokens: TokenList;
  readonly isOwn: (address: string) => boolean;
  readonly block: { readonly hash: string; readonly parentHash: string };
}

export interface Arrivals {
  readonly credits: readonly ChainCredit[];
  readonly falseTransfers: readonly FalseTransfer[];
}

/** Throws `NodeError`, also if the node has deleted the state of the block or of its parent. */
export async function arrivedTransfers(
  { rpc, tokens, isOwn, block }: ArrivalOptions,
  transfers: readonly NumberedTransfer[],
): Promise<Arrivals> {
  const incoming = transfers.filter(({ to, units }) => isOwn(to) && units > 0n);
  const accounts = new Map(
    incoming.map(({ token: { asset }, to }) => [`${asset} ${to}`, { asset, address: to }] as const),
  );
  const queries = [...accounts.values()].flatMap((account) => [
    { ...account, blockHash: block.parentHash },
    { ...account, blockHash: block.hash },
  ]);
  const balances = await readBalances(rpc, tokens, queries);
  const arrivals = [...accounts.values()].map(({ asset, address }, index) => {
    const growth = (balances[2 * index + 1] ?? 0n) - (balances[2 * index] ?? 0n);
    // What others announce as leaving an address does not, and would make room for a transfer that never was.
    const left = transfers.filter((one) => one.isSentByOwner && one.token.asset === asset && one.from === address);
    const announced = incoming.filter(({ token, to }) => token.asset === asset && to === address);
    return shareOut(announced, growth + left.reduce((sum, { units }) => sum + units, 0n));
  });
  return {
    credits: arrivals.flatMap(({ credits }) => credits),
    falseTransfers: arrivals.flatMap(({ falseTransfers }) => falseTransfers),
  };
}

/** Credits each transfer with what is left of `arrived`, in the order of their logs, and at most what it announced. */
export function shareOut(transfers: readonly NumberedTransfer[], arrived: bigint): Arrivals {
  const credits: ChainCredit[] = [];
  const falseTransfers: FalseTransfer[] = [];
  let left = arrived > 0n ? arrived : 0n;
  for (const { txid, output, to: address, token, units: announcedUnits } of transfers) {
    const arrivedUnits = announcedUnits < left ? announcedUnits : left;
    left -= arrivedUnits;
    const credit = { txid, output, address, asset: token.asset };
    if (arrivedUnits > 0n) credits.push({ ...credit, units: arrivedUnits });
    if (arrivedUnits < announcedUnits) falseTransfers.push({ ...credit, announcedUnits, arrivedUnits });
  }
  return { credits, falseTransfers };
}
