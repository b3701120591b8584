/**
 * Compares what the custodian's addresses have with what the ledger says, at each new block of a chain with accounts. Coins
 * can arrive and leave in ways that no transaction to or from an address shows: a contract pays from within, a producer of
 * blocks is rewarded, a token changes balances. They are booked as `unexplained`, and an operator decides whose they are.
 */
import type { Knex } from 'knex';
import type { Clock } from '../../../foundation/clock';
import type { AccountBalance, AccountOperations, Chain, CustodianTransaction } from '../model/chain';
import { storedBalances } from '../store/accounts';
import { addressesAfter, isColdBranch, type StoredAddress } from '../store/addresses';
import { raiseAlarm } from '../store/alarms';
import { type BlockPosition, lockChain } from '../store/chains';
import { bookEntry } from '../store/ledger';

export interface BalanceCheckOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly chain: Chain;
}

export class BalanceCheck {
  private checkedHash = '';
  /** Id of the last address that was compared. */
  private lastId = 0;

  constructor(private readonly options: BalanceCheckOptions) {}

  /** Compares the next addresses at the newest block, once for each block. Throws `NodeError`. */
  async run(tip: BlockPosition): Promise<void> {
    const { accounts } = this.options.chain;
    if (accounts === null || tip.hash === this.checkedHash) return;
    const addresses = await this.nextAddresses(accounts.checkedAddressesMax);
    if (addresses.length > 0) await this.compare(accounts, addresses, tip);
    this.checkedHash = tip.hash;
  }

  /** All of them if they are few; otherwise they take turns. */
  private async nextAddresses(limit: number): Promise<readonly StoredAddress[]> {
    const { database, chain } = this.options;
    const next = await addressesAfter(database, chain.network, this.lastId, limit);
    this.lastId = next.length < limit ? 0 : (next.at(-1)?.id ?? 0);
    return next;
  }

  private async compare(
    accounts: AccountOperations,
    stored: readonly StoredAddress[],
    tip: BlockPosition,
  ): Promise<void> {
    const { database, chain } = this.options;
    const addresses = stored.map(({ address }) => address);
    const cold = new Set(stored.filter(({ branch }) => isColdBranch(branch)).map(({ address }) => address));
    const found = await accounts.balancesAt(addresses, tip.hash);
    await database.transaction(async (transaction) => {
      const { position, rollbacks } = await lockChain(transaction, chain.network);
      // Otherwise the ledger is already at another block.
      if (position?.hash !== tip.hash) return;
      const known = new Map(
        (await storedBalances(transaction, chain.network, addresses)).map((one) => [keyOf(one), one.units]),
      );
      for (const balance of found) {
        const units = balance.units - (known.get(keyOf(balance)) ?? 0n);
        if (units !== 0n)
          await this.bookDifference(
            transaction,
            { ...balance, units },
            { tip, epoch: rollbacks, isCold: cold.has(balance.address) },
          );
      }
    });
  }

  private async bookDifference(
    transaction: CustodianTransaction,
    { address, asset, units }: AccountBalance,
    {
      tip: { height },
      epoch,
      isCold,
    }: { readonly tip: BlockPosition; readonly epoch: number; readonly isCold: boolean },
  ): Promise<void> {
    const { chain, clock } = this.options;
    const { network } = chain;
    const nowMs = clock.nowMs();
    const reference = `unexplained ${address} ${asset} ${height} ${epoch}`;
    await bookEntry(transaction, {
      ...{ network, kind: 'unexplained', height, nowMs, reference },
      postings: [
        { account: isCold ? 'cold' : 'wallet', asset, units, address },
        { account: 'unexplained', asset, units: -units },
      ],
    });
    // Nobody but the owner of the key can take the coin. A token's contract can take its units.
    const isSpend = units < 0n && asset === chain.accounts?.coin;
    const kind = !isSpend ? 'unexplained_balance' : isCold ? 'unexplained_cold_spend' : 'unexplained_spend';
    const change = units < 0n ? `lost ${-units}` : `received ${units}`;
    const detail = `${address} has ${change} units of ${asset} by block ${height} in a way that is not followed`;
    await raiseAlarm(transaction, { network, kind, subject: `${address} ${asset} ${height}`, detail, nowMs });
  }
}

function keyOf({ address, asset }: Omit<AccountBalance, 'units'>): string {
  return `${address} ${asset}`;
}
