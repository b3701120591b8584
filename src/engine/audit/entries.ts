/** Goes once through the journal behind the mark: each entry sums to zero, and what each account gained and lost is added up. */
import type { LedgerAccount } from '../../core/accounts';
import { present } from '../../core/assert';
import { type Amount, amountFrom } from '../../core/decimal';
import type { EntryKind } from '../../core/model';
import { byId, pages } from '../../store/pages';
import type { AuditMark } from './mark';
import type { Snapshot } from './snapshot';

const A1 = 'A1 postings of each journal entry sum to zero per asset';
const A1_WHOLE = 'A1 each journal entry has postings, each of them to an account that there is';
const ENTRIES = 'SELECT id, kind, reference, postings FROM journal_entries WHERE id > ? ORDER BY id LIMIT ?';

interface EntryRow {
  readonly id: number;
  readonly kind: EntryKind;
  readonly reference: number;
  readonly postings: string;
}

/** What the entries behind a mark did. */
export interface Posted {
  readonly entries: number;
  readonly lastEntryId: number;
  /** By account id. */
  readonly sums: ReadonlyMap<number, Amount>;
  /** Ids of what the mark knows already and entries spoke of again. */
  readonly orders: ReadonlySet<number>;
  readonly withdrawals: ReadonlySet<number>;
  readonly deposits: ReadonlySet<number>;
}

export async function checkEntries(snapshot: Snapshot, accounts: readonly LedgerAccount[], mark: AuditMark): Promise<Posted> {
  snapshot.checked(A1);
  snapshot.checked(A1_WHOLE);
  const sums = new Map<number, Amount>();
  let accountsById: ReadonlyMap<number, LedgerAccount> | undefined;
  const [orders, withdrawals, deposits] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let lastEntryId = mark.entryId;
  let entries = 0;
  for await (const rows of pages(snapshot, ENTRIES, byId<EntryRow>([], mark.entryId))) {
    // After a start in order there is nothing new, and a million accounts need no second index.
    if (rows.length > 0) accountsById ??= new Map(accounts.map((account) => [account.id, account]));
    for (const row of rows) {
      checkEntry(snapshot, row, present(accountsById, 'the accounts by id'), sums);
      const reference = Number(row.reference);
      if (row.kind === 'hold' || row.kind === 'release') {
        if (reference <= mark.orderId) orders.add(reference);
      } else if (row.kind === 'deposit') {
        if (reference < mark.depositId) deposits.add(reference);
      } else if (row.kind !== 'trade' && reference < mark.withdrawalId) withdrawals.add(reference);
      lastEntryId = Number(row.id);
    }
    entries += rows.length;
  }
  return { entries, lastEntryId, sums, orders, withdrawals, deposits };
}

function checkEntry(snapshot: Snapshot, { id, postings }: EntryRow, accounts: ReadonlyMap<number, LedgerAccount>, sums: Map<number, Amount>): void {
  const lines = linesOf(postings);
  if (lines.length === 0) return snapshot.violated(A1_WHOLE, `entry ${id}`);
  const byAsset = new Map<string, Amount>();
  for (const [accountId, amount] of lines) {
    const account = accounts.get(accountId);
    if (account === undefined) return snapshot.violated(A1_WHOLE, `entry ${id}, account ${accountId}`);
    sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
    byAsset.set(account.asset, (byAsset.get(account.asset) ?? 0n) + amount);
  }
  for (const [asset, total] of byAsset) if (total !== 0n) snapshot.violated(A1, `entry ${id}, ${asset}: ${total}`);
}

/** None where they cannot be read. */
function linesOf(postings: string): [number, Amount][] {
  try {
    return (JSON.parse(postings) as [number, string][]).map(([account, amount]) => [account, amountFrom(amount)]);
  } catch {
    return [];
  }
}
