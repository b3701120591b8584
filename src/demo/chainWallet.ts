/**
 * The partner's own wallet on a Bitcoin node, when the demo runs with CHAINS=on: it alone has the keys of the deposit
 * addresses, and asks the node, not the exchange, what has arrived.
 */
import { callJsonRpc, type JsonRpcAddress, JsonRpcError } from '../launch/chains/jsonRpc';

export interface Receipt {
  readonly txid: string;
  readonly coin: string;
  /** A decimal number of coins. */
  readonly amount: string;
  readonly confirmations: number;
}

export interface ChainWallet {
  /** Lower case. The partner buys no others, because they could not arrive. */
  readonly coins: readonly string[];
  /** The same for every call. `coin` is in upper case; undefined if the wallet does not hold it. */
  depositAddress(account: string, coin: string): Promise<string | undefined>;
  /** What the transaction has paid to the wallet; undefined if the node does not know it. */
  receipt(txid: string): Promise<Receipt | undefined>;
  /** What was mined since the last call, the oldest first. */
  newReceipts(): Promise<readonly Receipt[]>;
}

const WALLET = 'partner';
const WALLET_EXISTS = -4;
const WALLET_LOADED = -35;
const UNKNOWN_LABEL = -11;
const UNKNOWN_TRANSACTION = -5;
const ASSET = 'btc';

/** `nodeUrl` contains user and password. Creates the wallet at the first start. */
export async function openChainWallet(nodeUrl: string): Promise<ChainWallet> {
  const node = rpcAddress(nodeUrl);
  await refusedWith(callJsonRpc(node, 'createwallet', [WALLET]), WALLET_EXISTS);
  await refusedWith(callJsonRpc(node, 'loadwallet', [WALLET]), WALLET_LOADED);
  const wallet = <Result>(method: string, ...params: readonly unknown[]): Promise<Result> =>
    callJsonRpc<Result>({ ...node, url: `${node.url}/wallet/${WALLET}` }, method, params);
  let lastBlock = await callJsonRpc<string>(node, 'getbestblockhash', []);

  return {
    coins: [ASSET],
    async depositAddress(account, coin) {
      if (coin !== ASSET.toUpperCase()) return undefined;
      const label = `${account} ${coin}`;
      const known = await refusedWith(wallet<object>('getaddressesbylabel', label), UNKNOWN_LABEL);
      return Object.keys(known ?? {})[0] ?? (await wallet<string>('getnewaddress', label, 'bech32'));
    },
    async receipt(txid) {
      const found = await refusedWith(wallet<WalletTransaction>('gettransaction', txid), UNKNOWN_TRANSACTION);
      if (found === undefined) return undefined;
      return { txid, coin: ASSET, amount: withoutZeros(found.amount), confirmations: found.confirmations };
    },
    async newReceipts() {
      const { transactions, lastblock } = await wallet<ListedSince>('listsinceblock', lastBlock);
      lastBlock = lastblock;
      return transactions
        .filter(({ category, confirmations }) => category === 'receive' && confirmations > 0)
        .map(({ txid, amount, confirmations }) => ({ txid, coin: ASSET, amount: withoutZeros(amount), confirmations }));
    },
  };
}

/** A command for a terminal that pays from the wallet which receives the rewards of the blocks. */
export function outsideDepositCommand(nodeUrl: string, address: string, amount: string): string {
  const body = JSON.stringify({ method: 'sendtoaddress', params: [address, amount] });
  return `curl -s -d '${body}' ${nodeUrl}/wallet/outside`;
}

interface WalletTransaction {
  readonly amount: string;
  readonly confirmations: number;
}

interface ListedSince {
  readonly lastblock: string;
  readonly transactions: readonly (WalletTransaction & { readonly category: string; readonly txid: string })[];
}

function rpcAddress(nodeUrl: string): JsonRpcAddress {
  const { origin, username, password } = new URL(nodeUrl);
  return { url: origin, credentials: `${username}:${password}` };
}

/** Undefined if the node refuses the call with this code. */
async function refusedWith<Result>(call: Promise<Result>, code: number): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === code) return undefined;
    throw error;
  }
}

/** `0.00098000` is `0.00098`. */
function withoutZeros(amount: string): string {
  return amount.replace(/\.?0+$/, '');
}
