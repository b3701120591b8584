/** Goes once through the journal behind the mark: each entry sums to zero, and what each account gained and lost is added up. */
import type { LedgerAccount } from '../../core/ledger/accounts';
import type { EntryKind } from '../../core/model';
import type { Amount } from '../../core/values/decimal';
import { forEachPosting } from '../../store/tables/ledger';
import type { AuditCheckpoint } from './checkpoint';
import type { Snapshot } from './snapshot';

const A1 = 'A1 postings of each journal entry sum to zero per asset';
const A1_WHOLE = 'A1 each journal entry has postings, each of them to an account that there is';
const ENTRIES = 'SELECT id, kind, reference, postings FROM journal_entries WHERE id > ? ORDER BY id';

interface EntryRow {
  readonly id: number;
  readonly kind: EntryKind;
  readonly reference: number;
  readonly postings: string;
}

/** An account, and what was posted to it. */
interface AccountTotal {
  readonly asset: string;
  sum: Amount;
}

/** What the entries behind a mark did. */
export interface JournalSummary {
  readonly entries: number;
  readonly lastEntryId: number;
  /** By account id. */
  readonly sums: ReadonlyMap<number, Readonly<AccountTotal>>;
  /** Ids of what the mark knows already and entries spoke of again. */
  readonly orders: ReadonlySet<number>;
  readonly withdrawals: ReadonlySet<number>;
  readonly deposits: ReadonlySet<number>;
}

export async function checkEntries(
  snapshot: Snapshot,
  accounts: readonly LedgerAccount[],
  mark: AuditCheckpoint,
): Promise<JournalSummary> {
  snapshot.recordCheck(A1);
  snapshot.recordCheck(A1_WHOLE);
  let posting: EntryChecker | undefined;
  const [orders, withdrawals, deposits] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let lastEntryId = mark.entryId;
  let entries = 0;
  for await (const rows of snapshot.parts<EntryRow>(ENTRIES, [mark.entryId])) {
    // After a start in order there is nothing new, and a million accounts need no second index.
    posting ??= new EntryChecker(snapshot, accounts);
    for (const row of rows) {
      posting.check(row);
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
  return { entries, lastEntryId, sums: posting?.sums ?? new Map(), orders, withdrawals, deposits };
}

/** Entries, one after the other; nothing is made for one that is in order, of which there are millions. */
class EntryChecker {
  readonly sums: ReadonlyMap<number, AccountTotal>;
  /** Of the entry that is being looked at: its first asset, and the others of one that has more. */
  private asset: string | undefined;
  private total = 0n;
  private readonly others = new Map<string, Amount>();
  private unknown: number | undefined;

  constructor(
    private readonly snapshot: Snapshot,
    accounts: readonly LedgerAccount[],
  ) {
    this.sums = new Map(accounts.map(({ id, asset }) => [id, { asset, sum: 0n }]));
  }

  check({ id, postings }: EntryRow): void {
    const { snapshot } = this;
    this.begin();
    if (!this.read(postings)) return snapshot.addViolation(A1_WHOLE, `entry ${id}`);
    if (this.unknown !== undefined) return snapshot.addViolation(A1_WHOLE, `entry ${id}, account ${this.unknown}`);
    if (this.total !== 0n) snapshot.addViolation(A1, `entry ${id}, ${this.asset}: ${this.total}`);
    for (const [asset, total] of this.others)
      if (total !== 0n) snapshot.addViolation(A1, `entry ${id}, ${asset}: ${total}`);
  }

  private begin(): void {
    this.asset = undefined;
    this.total = 0n;
    if (this.others.size > 0) this.others.clear();
    this.unknown = undefined;
  }

  private read(postings: string): boolean {
    try {
      forEachPosting(postings, this.add);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  private readonly add = (accountId: number, amount: Amount): void => {
    const tally = this.sums.get(accountId);
    if (tally === undefined) {
      this.unknown = accountId;
      return;
    }
    tally.sum += amount;
    this.asset ??= tally.asset;
    if (tally.asset === this.asset) this.total += amount;
    else this.others.set(tally.asset, (this.others.get(tally.asset) ?? 0n) + amount);
  };
}
