/** The partner's own wallet on a Bitcoin node, when the demo runs with CHAINS=on. */
import { RpcRefusal } from '../../foundation/nodeRpc';
import { callJsonRpc, type JsonRpcAddress } from '../launch/chains/jsonRpc';
import type { ChainWallet } from './chainWallet';

const WALLET = 'partner';
const WALLET_EXISTS = -4;
const WALLET_LOADED = -35;
const UNKNOWN_LABEL = -11;
const UNKNOWN_TRANSACTION = -5;
const TRANSACTION_ID = /^[0-9a-f]{64}$/;
const ASSET = 'btc';

/** `nodeUrl` contains user and password. Creates the wallet at the first start. */
export async function openBitcoinWallet(nodeUrl: string): Promise<ChainWallet> {
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
      if (!TRANSACTION_ID.test(txid)) return undefined;
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
    if (error instanceof RpcRefusal && error.rpcCode === code) return undefined;
    throw error;
  }
}

/** `0.00098000` is `0.00098`. */
function withoutZeros(amount: string): string {
  return amount.replace(/\.?0+$/, '');
}
