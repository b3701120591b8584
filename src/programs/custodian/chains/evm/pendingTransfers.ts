/**
 * Finds transfers of the coin to the custodian's addresses among the transactions that no block contains, by a filter of
 * the node. Transfers of tokens have no identity before a block contains them, because that is the position of their log;
 * so they are found in blocks only, as are transactions that were in the memory pool before the filter existed.
 */
import { type Address, getAddress, type Hex } from 'viem';
import { type NodeRpc, RpcRefusal } from '../../../../foundation/nodeRpc';
import type { ChainCredit, Ownership } from '../../model/chain';
import { bareHash } from './addresses';

export interface PendingTransfersOptions {
  readonly rpc: NodeRpc;
  readonly coin: string;
}

/** Transactions that one look reads. Others of the same look are found in blocks. */
const READS_MAX = 1_000;
/** The output of the coin, as in blocks. */
const COIN_OUTPUT = 0;

interface RpcTransaction {
  readonly hash: Hex;
  readonly blockHash: Hex | null;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly value: Hex;
}

/** Returns what is new, and once more what was new at the previous call, which may have failed to store it. */
export function createPendingTransfers({ rpc, coin }: PendingTransfersOptions) {
  let filter: Hex | undefined;
  let previous: readonly ChainCredit[] = [];

  return async function pendingCredits(ownership: Ownership): Promise<readonly ChainCredit[]> {
    const hashes = await newHashes();
    const calls = hashes
      .slice(0, READS_MAX)
      .map((hash) => ({ method: 'eth_getTransactionByHash', parameters: [hash] }));
    const found = calls.length === 0 ? [] : await rpc.callAll<RpcTransaction | null>(calls);
    const credits = await creditsOf(
      found.filter((one) => one !== null),
      ownership,
    );
    const all = [...previous, ...credits];
    previous = credits;
    return all;
  };

  /** Nodes forget filters when they restart, or after some minutes; then a new one begins. Some nodes have none. */
  async function newHashes(): Promise<readonly Hex[]> {
    try {
      const hashes = filter && (await rpc.call<readonly Hex[] | null>('eth_getFilterChanges', filter));
      if (Array.isArray(hashes)) return hashes;
      filter = await rpc.call<Hex>('eth_newPendingTransactionFilter');
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
      filter = undefined;
    }
    return [];
  }

  async function creditsOf(transactions: readonly RpcTransaction[], ownership: Ownership): Promise<ChainCredit[]> {
    const paying = transactions.filter(
      ({ blockHash, to, value }) => blockHash === null && to !== null && BigInt(value) > 0n,
    );
    if (paying.length === 0) return [];
    const parties = paying.flatMap(({ from, to }) => [from, to ?? from]).map((one): Address => getAddress(one));
    const own = await ownership.ownAddresses([...new Set(parties)]);
    const isOwn = (address: Hex): boolean => own.has(getAddress(address));
    // What the custodian moves between its own addresses is not a deposit.
    return paying.flatMap(({ hash, from, to, value }) =>
      to !== null && isOwn(to) && !isOwn(from)
        ? [{ txid: bareHash(hash), output: COIN_OUTPUT, address: getAddress(to), asset: coin, units: BigInt(value) }]
        : [],
    );
  }
}
