/**
 * Finds what a block did to the custodian's addresses: transfers of the coin by transactions, transfers of listed tokens,
 * and transactions of its own. Coins that a contract pays from within are in none of them; the comparison of balances
 * finds those.
 */
import { type Address, getAddress, type Hex } from 'viem';
import { NodeError, type NodeRpc } from '../../../../foundation/nodeRpc';
import type { ChainCredit, MinedTransaction, Ownership, ScannedBlock } from '../../model/chain';
import { bareHash } from './addresses';
import { arrivedTransfers, type NumberedTransfer } from './arrivedTransfers';
import { type EvmLog, type TokenList, TRANSFER_TOPIC, transferOf } from './tokens';
import { moveOf } from './transactions';

export interface BlockScannerOptions {
  readonly rpc: NodeRpc;
  readonly coin: string;
  readonly tokens: TokenList;
}

/** The output of the coin that a transaction transfers. Logs are counted from 1. */
const COIN_OUTPUT = 0;

interface RpcBlock {
  readonly hash: Hex;
  readonly number: Hex;
  readonly parentHash: Hex;
  readonly transactions: readonly RpcTransaction[];
}

interface RpcTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly nonce: Hex;
  readonly value: Hex;
  readonly input: Hex;
}

interface RpcReceipt {
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly effectiveGasPrice: Hex;
  readonly logs: readonly EvmLog[];
}

export function createBlockScanner(options: BlockScannerOptions) {
  const { rpc, coin, tokens } = options;

  return async function blockAt(height: number, hash: string, ownership: Ownership): Promise<ScannedBlock> {
    const block = await rpc.call<RpcBlock | null>('eth_getBlockByHash', hash, true);
    if (block === null || Number(block.number) !== height)
      throw new NodeError(`the node has no block ${hash} any more`);
    const transfers = (await logsOf(hash)).flatMap((log) => transferOf(log, tokens) ?? []);
    const isOwn = await ownAmong(ownership, [
      ...block.transactions
        .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
        .map((one) => getAddress(one)),
      ...transfers.flatMap(({ from, to }) => [from, to]),
    ]);
    const concerned = transfers.filter(({ from, to }) => isOwn(from) || isOwn(to));
    const paying = block.transactions.filter(({ to, value }) => isOwn(to) && BigInt(value) > 0n);
    const sent = block.transactions.filter(({ from }) => isOwn(from));
    const hashes = [...concerned.map((one) => one.transactionHash), ...[...paying, ...sent].map((one) => one.hash)];
    const receipts = await receiptsOf(hash, hashes);
    const own = await ownership.ownTransactions(sent.map((one) => bareHash(one.hash)));
    const numbered = concerned.map((transfer): NumberedTransfer => {
      const position = receiptFor(receipts, transfer.transactionHash).logs.findIndex(
        ({ logIndex }) => Number(logIndex) === transfer.logIndex,
      );
      if (position < 0) throw new NodeError(`a receipt of the block ${hash} lacks a log of the block`);
      const isSentByOwner = sent.some(
        ({ hash: one, from }) => one === transfer.transactionHash && getAddress(from) === transfer.from,
      );
      // The position in the block would be another one after a reorganization.
      return { ...transfer, txid: bareHash(transfer.transactionHash), output: position + 1, isSentByOwner };
    });
    const arrived = await arrivedTransfers({ rpc, tokens, isOwn, block }, numbered);
    return {
      height,
      hash,
      parentHash: block.parentHash,
      credits: [...paying.flatMap((one) => coinCredit(one, receiptFor(receipts, one.hash))), ...arrived.credits],
      ...{ spends: [], watchedSpends: [], reward: null },
      transactions: sent
        .filter((one) => own.has(bareHash(one.hash)))
        .map((one) => minedTransaction(one, receiptFor(receipts, one.hash))),
      foreignTransactions: sent
        .filter((one) => !own.has(bareHash(one.hash)))
        .map((one) => ({ txid: bareHash(one.hash), sender: getAddress(one.from), nonce: Number(one.nonce) })),
      falseTransfers: arrived.falseTransfers,
    };
  };

  async function logsOf(blockHash: string): Promise<readonly EvmLog[]> {
    const address = tokens.all.map(({ contract }) => contract);
    if (address.length === 0) return [];
    return await rpc.call<readonly EvmLog[]>('eth_getLogs', { blockHash, address, topics: [TRANSFER_TOPIC] });
  }

  async function receiptsOf(blockHash: string, hashes: readonly Hex[]): Promise<ReadonlyMap<Hex, RpcReceipt>> {
    const calls = [...new Set(hashes)].map((one) => ({ method: 'eth_getTransactionReceipt', parameters: [one] }));
    const receipts = await rpc.callAll<RpcReceipt | null>(calls);
    return new Map(
      receipts.map((receipt) => {
        // A reorganization between two requests.
        if (receipt?.blockHash !== blockHash)
          throw new NodeError(`the block ${blockHash} is not on the chain any more`);
        return [receipt.transactionHash, receipt];
      }),
    );
  }

  function coinCredit({ hash, to, value }: RpcTransaction, receipt: RpcReceipt): ChainCredit[] {
    if (to === null || !hasSucceeded(receipt)) return [];
    return [{ txid: bareHash(hash), output: COIN_OUTPUT, address: getAddress(to), asset: coin, units: BigInt(value) }];
  }

  function minedTransaction({ hash, from, to, value, input }: RpcTransaction, receipt: RpcReceipt): MinedTransaction {
    const [sender, receiver] = [getAddress(from), getAddress(to ?? from)];
    return {
      txid: bareHash(hash),
      succeeded: hasSucceeded(receipt),
      feeUnits: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
      moved: moveOf({ from: sender, to: receiver, value: BigInt(value), data: input }, options),
    };
  }
}

function hasSucceeded({ status }: RpcReceipt): boolean {
  return BigInt(status) === 1n;
}

function receiptFor(receipts: ReadonlyMap<Hex, RpcReceipt>, hash: Hex): RpcReceipt {
  const receipt = receipts.get(hash);
  if (receipt === undefined) throw new NodeError(`the node has no receipt of ${hash}`);
  return receipt;
}

async function ownAmong(ownership: Ownership, candidates: readonly Address[]) {
  const own = await ownership.ownAddresses([...new Set(candidates)]);
  return (address: string | null): boolean => address !== null && own.has(getAddress(address));
}
