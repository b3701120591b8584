/** Finds the custodian's outputs and spends in blocks and in the memory pool. */
import type { Chain, ChainCredit, ChainSpend, Outpoint, Ownership } from '../chain';
import { NodeError, outpointKey } from '../chain';
import { addressOfScript, type BitcoinNetwork } from './networks';
import { type BitcoinRpc, RpcRefusal } from './rpc';
import { type BitcoinTransaction, parseBlock, parseTransaction } from './transactions';

/** New transactions of the memory pool that one look reads. The next look goes on. */
const POOL_READS_MAX = 500;

export function createBlockScanner(
  rpc: BitcoinRpc,
  network: BitcoinNetwork,
): Pick<Chain, 'blockAt' | 'pendingCredits'> {
  /** Transactions of the memory pool that were read, with their credits. */
  let read = new Map<string, readonly ChainCredit[]>();

  return {
    async blockAt(height, hash, ownership) {
      const block = parseBlock(await rpc.call<string>('getblock', hash, 0));
      if (block.hash !== hash) throw new NodeError(`the node returned another block than ${hash}`);
      const spends = await spendsOf(block.transactions, ownership);
      const credits = await creditsOf(block.transactions, network, ownership);
      const candidates = [...new Set([...spends.map(({ txid }) => txid), ...credits.map(({ txid }) => txid)])];
      const own = await ownership.ownTransactions(candidates);
      const transactions = [...own].map((txid) => ({ txid, succeeded: true, feeUnits: null, moved: null }));
      const foreign = { foreignTransactions: [], falseTransfers: [] };
      return { height, hash, parentHash: block.parentHash, credits, spends, transactions, ...foreign };
    },

    async pendingCredits(ownership) {
      const pool = await rpc.call<readonly string[]>('getrawmempool');
      const present = new Set(pool);
      read = new Map([...read].filter(([txid]) => present.has(txid)));
      for (const txid of pool.filter((one) => !read.has(one)).slice(0, POOL_READS_MAX)) {
        const bytes = await pooledTransaction(rpc, txid);
        if (bytes === undefined) continue;
        read.set(txid, await creditsOf([parseTransaction(Buffer.from(bytes, 'hex'))], network, ownership));
      }
      return [...read.values()].flat();
    },
  };
}

async function creditsOf(
  transactions: readonly BitcoinTransaction[],
  network: BitcoinNetwork,
  ownership: Ownership,
): Promise<ChainCredit[]> {
  const outputs = transactions.flatMap((transaction) =>
    transaction.outputs.map(({ script, units }, output) => ({
      transaction,
      output,
      units,
      address: addressOfScript(script, network),
    })),
  );
  const candidates = new Set(outputs.flatMap(({ address }) => address ?? []));
  const own = await ownership.ownAddresses([...candidates]);
  return outputs.flatMap(({ transaction, output, units, address }) =>
    address !== undefined && own.has(address) && units > 0n
      ? [{ txid: transaction.txid(), output, address, asset: 'btc', units }]
      : [],
  );
}

/** An output that this block created and spent is unknown to the database, so it is not found here. */
async function spendsOf(transactions: readonly BitcoinTransaction[], ownership: Ownership): Promise<ChainSpend[]> {
  const inputs = transactions.flatMap((transaction) => transaction.inputs.map((spent) => ({ spent, transaction })));
  const own = await ownership.ownOutputs(inputs.map(({ spent }): Outpoint => spent));
  return inputs
    .filter(({ spent }) => own.has(outpointKey(spent)))
    .map(({ spent, transaction }) => ({ spent, txid: transaction.txid() }));
}

/** Undefined if it has left the memory pool meanwhile. */
async function pooledTransaction(rpc: BitcoinRpc, txid: string): Promise<string | undefined> {
  try {
    return await rpc.call<string>('getrawtransaction', txid);
  } catch (error) {
    if (error instanceof RpcRefusal) return undefined;
    throw error;
  }
}
