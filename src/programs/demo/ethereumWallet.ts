/**
 * The partner's own wallet on an EVM node, when the demo runs with CHAINS=on: one address for each account, which receives
 * ether and the token that stands for usdt. The keys follow from a secret in a file of the partner.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { formatUnits, getAddress, type Hex, isAddressEqual, numberToHex, pad } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { callJsonRpc, type JsonRpcAddress } from '../launch/chains/jsonRpc';
import type { ChainWallet, Receipt } from './chainWallet';
import { readPrivateJson, writePrivateJson } from './demoFile';
import { ETHER_DECIMALS, USDT_DECIMALS } from './outsideDeposits';

/** The content of the partner's file in DATA_DIR. */
export interface EthereumWalletFile {
  /** Hexadecimal. */
  readonly secret: string;
  /** The accounts whose addresses have been given out. */
  readonly accounts: readonly string[];
}

export interface EthereumWalletNode {
  readonly url: string;
  /** Address of the token's contract. */
  readonly usdt: Hex;
}

export const ETHEREUM_WALLET_FILE = 'partner-ethereum.json';
const COINS = ['eth', 'usdt'];
const SECRET_BYTES = 32;
/** keccak256 of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const SUCCEEDED = '0x1';
const TOPIC_BYTES = 32;

/** Creates the file in `dataDir` at the first start. */
export async function openEthereumWallet(node: EthereumWalletNode, dataDir: string): Promise<ChainWallet> {
  const path = join(dataDir, ETHEREUM_WALLET_FILE);
  const rpc = createWalletRpc(node);
  let file = readPrivateJson<EthereumWalletFile>(path) ?? {
    secret: randomBytes(SECRET_BYTES).toString('hex'),
    accounts: [],
  };
  const remember = (changed: EthereumWalletFile): void => {
    file = changed;
    writePrivateJson(path, file);
  };
  remember(file);
  const isOwn = (address: Hex): boolean =>
    file.accounts.some((account) => isAddressEqual(ethereumWalletAddress(file, account), address));
  let lastHeight = await rpc.height();

  /** A transaction pays ether or a token to one address of the wallet, as those of the exchange do. */
  async function receiptOf(transaction: RpcTransaction): Promise<Receipt | undefined> {
    const receipt = await rpc.call<RpcReceipt | null>('eth_getTransactionReceipt', transaction.hash);
    if (receipt === null || receipt.status !== SUCCEEDED) return undefined;
    const confirmations = (await rpc.height()) - Number(receipt.blockNumber) + 1;
    const found = { txid: transaction.hash, confirmations };
    const ether = BigInt(transaction.value);
    if (transaction.to !== null && isOwn(transaction.to) && ether > 0n)
      return { ...found, coin: 'eth', amount: formatUnits(ether, ETHER_DECIMALS) };
    const units = receipt.logs
      .filter(({ address, topics: [topic, , to = '0x'] }) => {
        const isTransfer = topic === TRANSFER_TOPIC && isAddressEqual(address, node.usdt);
        return isTransfer && isOwn(getAddress(`0x${to.slice(-40)}`));
      })
      .reduce((sum, { data }) => sum + BigInt(data), 0n);
    return units === 0n ? undefined : { ...found, coin: 'usdt', amount: formatUnits(units, USDT_DECIMALS) };
  }

  return {
    coins: COINS,
    async depositAddress(account, coin) {
      if (!COINS.includes(coin.toLowerCase())) return undefined;
      if (!file.accounts.includes(account)) remember({ ...file, accounts: [...file.accounts, account] });
      return ethereumWalletAddress(file, account);
    },
    /** The exchange writes transaction ids without `0x`. */
    async receipt(txid) {
      const hash = txid.startsWith('0x') ? txid : `0x${txid}`;
      const transaction = await rpc.call<RpcTransaction | null>('eth_getTransactionByHash', hash);
      const receipt = transaction === null ? undefined : await receiptOf(transaction);
      return receipt === undefined ? undefined : { ...receipt, txid };
    },
    async newReceipts() {
      const receipts: Receipt[] = [];
      for (const height = await rpc.height(); lastHeight < height; lastHeight += 1) {
        const { transactions } = await rpc.block(lastHeight + 1);
        for (const transaction of transactions) receipts.push(...[(await receiptOf(transaction)) ?? []].flat());
      }
      return receipts;
    },
  };
}

/** The address whose key the wallet derives for the account. */
export function ethereumWalletAddress({ secret }: Pick<EthereumWalletFile, 'secret'>, account: string): Hex {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(account).digest('hex');
  return privateKeyToAddress(pad(`0x${key}`, { size: TOPIC_BYTES }));
}

interface RpcTransaction {
  readonly hash: Hex;
  readonly to: Hex | null;
  readonly value: Hex;
}

interface RpcReceipt {
  readonly status: string;
  readonly blockNumber: string;
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[];
}

function createWalletRpc({ url }: JsonRpcAddress) {
  const call = <Result>(method: string, ...params: readonly unknown[]): Promise<Result> =>
    callJsonRpc<Result>({ url }, method, params);
  return {
    call,
    height: async () => Number(await call<string>('eth_blockNumber')),
    block: (height: number) =>
      call<{ readonly transactions: readonly RpcTransaction[] }>('eth_getBlockByNumber', numberToHex(height), true),
  };
}
