/** Finds the custodian's outputs and spends in blocks and in the memory pool. */

import { NodeError, RpcRefusal } from '../../../../foundation/nodeRpc';
import type { Chain, ChainCredit, ChainSpend, Outpoint, Ownership, ScannedBlock } from '../../model/chain';
import { outpointKey } from '../../model/chain';
import { addressOfScript, type BitcoinNetwork } from './networks';
import type { BitcoinRpc } from './rpc';
import { type BitcoinTransaction, matureHeightOf, parseBlock, parseTransaction } from './transactions';

/** New transactions of the memory pool that one look reads. The next look goes on. */
const POOL_READS_MAX = 500;

export function createBlockScanner(
  rpc: BitcoinRpc,
  network: BitcoinNetwork,
): Pick<Chain, 'blockAt' | 'inputsOfBlock' | 'pendingCredits'> {
  /** Transactions of the memory pool that were read, with their credits. */
  let read = new Map<string, readonly ChainCredit[]>();

  return {
    async blockAt(height, hash, ownership) {
      const block = parseBlock(await rpc.call<string>('getblock', hash, 0));
      if (block.hash !== hash) throw new NodeError(`the node returned another block than ${hash}`);
      const { spends, watchedSpends } = await spendsOf(block.transactions, ownership);
      const credits = await creditsOf(block.transactions, network, ownership);
      const candidates = [...new Set([...spends.map(({ txid }) => txid), ...credits.map(({ txid }) => txid)])];
      const own = await ownership.ownTransactions(candidates);
      const transactions = [...own].map((txid) => ({ txid, succeeded: true, feeUnits: null, moved: null }));
      const reward = { txid: block.transactions[0]?.txid() ?? '', matureHeight: matureHeightOf(height) };
      const foreign = { foreignTransactions: [], falseTransfers: [] };
      const { parentHash } = block;
      return { height, hash, parentHash, credits, spends, watchedSpends, reward, transactions, ...foreign };
    },

    async inputsOfBlock(hash) {
      const bytes = await unlessRefused(rpc.call<string>('getblock', hash, 0));
      if (bytes === undefined) return null;
      return new Map(parseBlock(bytes).transactions.map(({ txid, inputs }) => [txid(), inputs]));
    },

    async pendingCredits(ownership) {
      const pool = await rpc.call<readonly string[]>('getrawmempool');
      const present = new Set(pool);
      read = new Map([...read].filter(([txid]) => present.has(txid)));
      for (const txid of pool.filter((one) => !read.has(one)).slice(0, POOL_READS_MAX)) {
        // It may have left the memory pool meanwhile.
        const bytes = await unlessRefused(rpc.call<string>('getrawtransaction', txid));
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

/** An own output that this block created and spent is unknown to the database, so it is not found here. */
async function spendsOf(
  transactions: readonly BitcoinTransaction[],
  ownership: Ownership,
): Promise<Pick<ScannedBlock, 'spends' | 'watchedSpends'>> {
  const inputs = transactions.flatMap((transaction) => transaction.inputs.map((spent) => ({ spent, transaction })));
  const own = await ownership.ownOutputs(inputs.map(({ spent }): Outpoint => spent));
  const watched = await ownership.watchedOutputs();
  const among = (outputs: ReadonlySet<string>): ChainSpend[] =>
    inputs
      .filter(({ spent }) => outputs.has(outpointKey(spent)))
      .map(({ spent, transaction }) => ({ spent, txid: transaction.txid() }));
  return { spends: among(own), watchedSpends: among(watched) };
}

/** Undefined if the node does not have what it was asked for. */
async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof RpcRefusal) return undefined;
    throw error;
  }
}
