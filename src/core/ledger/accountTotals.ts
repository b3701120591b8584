/**
 * Totals over all ledger accounts, which the tables can compute as well. Equal totals mean, beyond accident, that two
 * ledgers have the same accounts with the same balances.
 */
import { type Amount, formatAmount } from '../values/decimal';
import type { LedgerAccounts } from './ledgerAccounts';

/** Over all assets and kinds together: grouping would take the database four times as long. */
export interface AccountTotals {
  readonly count: number;
  readonly balance: Amount;
  /** Sum of id x balance, so that the balances of two accounts cannot be exchanged unnoticed. */
  readonly weighted: Amount;
}

/** Without accounts that exist in memory only. */
export function accountTotalsOf(accounts: LedgerAccounts): AccountTotals {
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

/** As `3 accounts with 0 (weighted by id 12.5)`. */
export function formatTotals({ count, balance, weighted }: AccountTotals): string {
  return `${count} accounts with ${formatAmount(balance)} (weighted by id ${formatAmount(weighted)})`;
}
