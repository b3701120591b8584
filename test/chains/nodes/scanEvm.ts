/**
 * Reads a whole EVM chain from its first block, without any code of the custodian: what each address received, by the
 * transactions that succeeded.
 */
import { callJsonRpc } from '../../../src/programs/launch/chains/jsonRpc';

export interface ScannedTransaction {
  readonly hash: string;
  readonly height: number;
  readonly from: string;
  readonly to: string | null;
  readonly nonce: number;
  readonly value: bigint;
  readonly hasSucceeded: boolean;
  /** In wei. */
  readonly fee: bigint;
  readonly maxFeePerGas: bigint;
}

export interface ScannedTransfer {
  readonly hash: string;
  readonly token: string;
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** keccak256 of `Transfer(address,address,uint256)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** First bytes of a call of `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231';

export class ScannedEvmChain {
  private constructor(
    private readonly url: string,
    readonly transactions: readonly ScannedTransaction[],
    readonly transfers: readonly ScannedTransfer[],
  ) {}

  static async read(url: string): Promise<ScannedEvmChain> {
    const call = <Result>(method: string, ...params: readonly unknown[]): Promise<Result> =>
      callJsonRpc<Result>({ url }, method, params);
    const height = Number(await call<string>('eth_blockNumber'));
    const transactions: ScannedTransaction[] = [];
    const transfers: ScannedTransfer[] = [];
    for (let at = 0; at <= height; at++) {
      const block = await call<{ transactions: RpcTransaction[] }>(
        'eth_getBlockByNumber',
        `0x${at.toString(16)}`,
        true,
      );
      for (const transaction of block.transactions) {
        const receipt = await call<RpcReceipt>('eth_getTransactionReceipt', transaction.hash);
        transactions.push({
          hash: transaction.hash,
          height: at,
          from: transaction.from,
          to: transaction.to,
          nonce: Number(transaction.nonce),
          value: BigInt(transaction.value),
          hasSucceeded: receipt.status === '0x1',
          fee: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
          maxFeePerGas: BigInt(transaction.maxFeePerGas ?? transaction.gasPrice ?? 0),
        });
        transfers.push(...receipt.logs.filter(({ topics }) => topics[0] === TRANSFER).map(toTransfer));
      }
    }
    return new ScannedEvmChain(url, transactions, transfers);
  }

  /** What transactions paid to the address: native coins, or a token by its announcements. */
  received(address: string, token?: string): bigint {
    return this.payments(address, token).reduce((sum, { value }) => sum + value, 0n);
  }

  /** The payments of which `received` is the sum. */
  payments(address: string, token?: string): readonly { readonly hash: string; readonly value: bigint }[] {
    if (token === undefined)
      return this.transactions.filter(({ to, hasSucceeded }) => hasSucceeded && isSame(to, address));
    return this.transfers.filter((transfer) => isSame(transfer.to, address) && isSame(transfer.token, token));
  }

  /** What the address has now. */
  async balance(address: string, token?: string): Promise<bigint> {
    const target = { url: this.url };
    if (token === undefined) return BigInt(await callJsonRpc<string>(target, 'eth_getBalance', [address, 'latest']));
    const data = `${BALANCE_OF}${address.slice(2).padStart(64, '0')}`;
    return BigInt(await callJsonRpc<string>(target, 'eth_call', [{ to: token, data }, 'latest']));
  }
}

interface RpcTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly nonce: string;
  readonly value: string;
  readonly maxFeePerGas?: string;
  readonly gasPrice?: string;
}

interface RpcReceipt {
  readonly status: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  readonly logs: readonly RpcLog[];
}

interface RpcLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly transactionHash: string;
}

function toTransfer({ address, topics, data, transactionHash }: RpcLog): ScannedTransfer {
  const [, from = '', to = ''] = topics;
  return { hash: transactionHash, token: address, from: addressOf(from), to: addressOf(to), value: BigInt(data) };
}

/** Topics are padded to 32 bytes. */
function addressOf(topic: string): string {
  return `0x${topic.slice(-40)}`;
}

function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
