/**
 * Checks the balance of every account against its postings, against the holds of open orders, and against the
 * checkpoint.
 */

import type { Exchange } from '../../core/exchange';
import type { LedgerAccount } from '../../core/ledger/ledgerAccounts';
import type { Amount } from '../../core/values/decimal';
import { formatHex, LineDigest } from '../../core/values/digest';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';
import type { JournalSummary } from './entries';

const A2 = 'A2 all balances sum to zero per asset';
const A3 = 'A3 each balance equals the sum of its postings';
const A4 = 'A4 no available or held balance is below zero';
const A5 = 'A5 held balances equal the holds of open orders';

/** `accounts` must be sorted by id. */
export function checkBalances(
  snapshot: Snapshot,
  exchange: Exchange,
  accounts: Iterable<LedgerAccount>,
  journal: JournalSummary,
  checkpoint: AuditCheckpoint,
): void {
  for (const check of [A2, A3, A4, A5]) snapshot.recordCheck(check);
  const totals = new Map<string, Amount>();
  const held = heldByOrders(exchange);
  const atCheckpoint = new LineDigest();
  for (const account of accounts) {
    const { id, asset, kind, balance } = account;
    totals.set(asset, (totals.get(asset) ?? 0n) + balance);
    if ((kind === 'available' || kind === 'held') && balance < 0n)
      snapshot.addViolation(A4, `account ${id}: ${balance}`);
    if (kind === 'held' && balance !== (held.get(account) ?? 0n))
      snapshot.addViolation(A5, `account ${id} of user ${account.owner}: ${balance}`);
    const sum = journal.sums.get(id)?.sum ?? 0n;
    if (id <= checkpoint.accountId) atCheckpoint.add(accountText(account, balance - sum));
    else if (balance !== sum) snapshot.addViolation(A3, `account ${id}: ${balance}, its postings sum to ${sum}`);
  }
  for (const [asset, total] of totals) if (total !== 0n) snapshot.addViolation(A2, `${asset}: ${total}`);
  if (held.has(undefined))
    snapshot.addViolation(A5, 'an order has a hold, but its user has no held account of the asset');
  if (atCheckpoint.digestHex() !== checkpoint.balances)
    snapshot.addViolation(
      A3,
      `balances do not equal those at sequence ${checkpoint.sequence} plus the postings since; a complete audit names the account`,
    );
}

/** Digest of all accounts; `accounts` must be sorted by id. */
export function balancesDigest(accounts: Iterable<LedgerAccount>): string {
  const digest = new LineDigest();
  for (const account of accounts) digest.add(accountText(account, account.balance));
  return digest.digestHex();
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
