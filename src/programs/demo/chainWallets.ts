/** Opens the partner's wallets on all nodes of the demo as one. */
import { openBitcoinWallet } from './bitcoinWallet';
import type { ChainWallet } from './chainWallet';
import { openEthereumWallet } from './ethereumWallet';
import type { DemoSettings } from './settings';

/** One wallet for the coins of all nodes; undefined if the coins are simulated. */
export async function openChainWallets({
  bitcoinNode,
  ethereumNode,
  dataDir,
}: DemoSettings): Promise<ChainWallet | undefined> {
  const wallets: ChainWallet[] = [];
  if (bitcoinNode !== undefined) wallets.push(await openBitcoinWallet(bitcoinNode));
  if (ethereumNode !== undefined) wallets.push(await openEthereumWallet(ethereumNode, dataDir));
  if (wallets.length === 0) return undefined;
  return {
    coins: wallets.flatMap(({ coins }) => coins),
    depositAddress: (account, coin) => firstOf(wallets, (wallet) => wallet.depositAddress(account, coin)),
    receipt: (txid) => firstOf(wallets, (wallet) => wallet.receipt(txid)),
    newReceipts: async () => (await Promise.all(wallets.map((wallet) => wallet.newReceipts()))).flat(),
  };
}

async function firstOf<Value>(
  wallets: readonly ChainWallet[],
  ask: (wallet: ChainWallet) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  for (const wallet of wallets) {
    const value = await ask(wallet);
    if (value !== undefined) return value;
  }
  return undefined;
}
