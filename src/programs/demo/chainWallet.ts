/**
 * The partner's own wallets on nodes, when the demo runs with CHAINS=on: they alone have the keys of the deposit
 * addresses, and ask the nodes, not the exchange, what has arrived.
 */

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
  /**
   * Returns the wallet's address, which is the same for every call. `coin` is in upper case; undefined if the wallet
   * does not hold it.
   */
  depositAddress(account: string, coin: string): Promise<string | undefined>;
  /** Returns the amount that the transaction has paid to the wallet; undefined if the node does not know it. */
  receipt(txid: string): Promise<Receipt | undefined>;
  /** What was mined since the last call, the oldest first. */
  newReceipts(): Promise<readonly Receipt[]>;
}
