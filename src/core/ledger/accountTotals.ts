/**
 * A checksum over all ledger accounts that SQL can compute as well: the number of accounts, the sum of balances, and
 * the sum of id x balance. If the totals of memory and tables are equal, both almost certainly have the same accounts
 * with the same balances.
 */
import { type Amount, formatAmount } from '../values/decimal';
import type { LedgerAccounts } from './ledgerAccounts';

/** The totals cover all assets and kinds together, because grouping would take the database four times as long. */
export interface AccountTotals {
  readonly count: number;
  readonly balance: Amount;
  /** Sum of id x balance. It changes if two accounts exchange their balances, which the plain sum would not show. */
  readonly weighted: Amount;
}

/**
 * The totals of the accounts in memory. Accounts that no event has listed are left out, because the tables lack them.
 */
export function computeAccountTotals(accounts: LedgerAccounts): AccountTotals {
  let count = 0;
  let total = 0n;
  let weighted = 0n;
  for (const { id, balance, isListed } of accounts.all()) {
    if (!isListed) continue;
    count += 1;
    total += balance;
    weighted += BigInt(id) * balance;
  }
  return { count, balance: total, weighted };
}

/** Formats the totals, for example as `3 accounts with 0 (weighted by id 12.5)`. */
export function formatTotals({ count, balance, weighted }: AccountTotals): string {
  return `${count} accounts with ${formatAmount(balance)} (weighted by id ${formatAmount(weighted)})`;
}
