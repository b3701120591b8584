/**
 * Checks the balance of every account against its postings, against the holds of open orders, and against the
 * checkpoint.
 */

import type { Exchange } from '../../core/exchange';
import type { LedgerAccount } from '../../core/ledger/ledgerAccounts';
import { type Amount, formatAmount } from '../../core/values/decimal';
import { formatHex, LineDigest } from '../../core/values/digest';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';
import type { JournalSummary } from './entries';

/** `accounts` must be sorted by id. */
export function checkBalances(
  snapshot: Snapshot,
  exchange: Exchange,
  accounts: Iterable<LedgerAccount>,
  journal: JournalSummary,
  checkpoint: AuditCheckpoint,
): void {
  snapshot.recordChecks('asset_sum', 'balance_postings', 'balance_not_negative', 'held_balance');
  const totals = new Map<string, Amount>();
  const held = heldByOrders(exchange);
  const atCheckpoint = new LineDigest();
  const gaps = new Set(checkpoint.accountGaps);
  for (const account of accounts) {
    const { id, asset, kind, balance } = account;
    totals.set(asset, (totals.get(asset) ?? 0n) + balance);
    if ((kind === 'available' || kind === 'held') && balance < 0n)
      snapshot.addViolation('balance_not_negative', { ...balanceOf(account), expected: 0n });
    if (kind === 'held' && balance !== (held.get(account) ?? 0n))
      snapshot.addViolation('held_balance', { ...balanceOf(account), expected: formatAmount(held.get(account) ?? 0n) });
    const sum = journal.sums.get(id)?.sum ?? 0n;
    if (id <= checkpoint.accountId && !gaps.has(id)) atCheckpoint.add(accountText(account, balance - sum));
    else if (balance !== sum)
      snapshot.addViolation('balance_postings', { ...balanceOf(account), expected: formatAmount(sum) });
  }
  for (const [asset, total] of totals)
    if (total !== 0n)
      snapshot.addViolation('asset_sum', {
        subject: 'asset',
        id: asset,
        table: 'accounts',
        column: 'balance',
        stored: formatAmount(total),
        expected: 0n,
      });
  if (held.has(undefined))
    snapshot.addViolation('held_balance', {
      subject: 'order',
      id: '',
      table: 'orders',
      column: 'held',
      detail: 'an order has a hold, but its user has no held account of the asset',
    });
  if (atCheckpoint.digestHex() !== checkpoint.balances)
    snapshot.addViolation('balance_postings', {
      subject: 'audit_checkpoint',
      id: checkpoint.sequence,
      table: 'accounts',
      detail: 'the balances do not equal those at the checkpoint plus the postings since',
    });
}

/** The ids that are missing between the accounts' ids. `accounts` must be sorted by id. */
export function accountGaps(accounts: Iterable<LedgerAccount>): number[] {
  const gaps: number[] = [];
  let next = 1;
  for (const { id } of accounts) {
    for (; next < id; next += 1) gaps.push(next);
    next = id + 1;
  }
  return gaps;
}

/** Digest of all accounts; `accounts` must be sorted by id. */
export function balancesDigest(accounts: Iterable<LedgerAccount>): string {
  const digest = new LineDigest();
  for (const account of accounts) digest.add(accountText(account, account.balance));
  return digest.digestHex();
}

function balanceOf({ id, balance }: LedgerAccount) {
  return { subject: 'account', id, table: 'accounts', column: 'balance', stored: formatAmount(balance) } as const;
}

function accountText({ id, owner, asset, kind }: LedgerAccount, balance: Amount): string {
  return `${id} ${owner} ${asset} ${kind} ${formatHex(balance)}`;
}

/** Sum of the holds of open orders, by held account; `undefined` for orders without such an account. */
function heldByOrders({ accounts, orders, rules }: Exchange): ReadonlyMap<LedgerAccount | undefined, Amount> {
  const held = new Map<LedgerAccount | undefined, Amount>();
  for (const order of orders.values()) {
    if (order.held === 0n) continue;
    const symbol = rules.symbols.get(order.symbol);
    const asset = order.side === 'buy' ? symbol?.quote : symbol?.base;
    const account = asset === undefined ? undefined : accounts.find(order.userId, asset, 'held');
    held.set(account, getOrCreate(held, account, () => 0n) + order.held);
  }
  return held;
}
