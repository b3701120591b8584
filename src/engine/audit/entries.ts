/**
 * Reads the journal after the checkpoint once: checks that each entry sums to zero, and sums up the postings of each
 * account.
 */
import type { LedgerAccount } from '../../core/ledger/ledgerAccounts';
import { type Amount, formatAmount } from '../../core/values/decimal';
import { forEachPosting } from '../../store/tables/ledger';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';

const ENTRIES = 'SELECT id, postings FROM journal_entries WHERE id > ? ORDER BY id';

interface EntryRow {
  readonly id: number;
  readonly postings: string;
}

/** Sum of an account's postings. */
interface AccountTotal {
  readonly asset: string;
  sum: Amount;
}

/** Effect of the journal entries after a checkpoint. */
export interface JournalSummary {
  readonly entries: number;
  readonly lastEntryId: number;
  /** Sums of the postings by account id. */
  readonly sums: ReadonlyMap<number, Readonly<AccountTotal>>;
}

export async function checkEntries(
  snapshot: Snapshot,
  accounts: readonly LedgerAccount[],
  checkpoint: AuditCheckpoint,
): Promise<JournalSummary> {
  snapshot.recordChecks('entry_balanced', 'entry_postings');
  let checker: EntryChecker | undefined;
  let lastEntryId = checkpoint.entryId;
  let entries = 0;
  for await (const rows of snapshot.streamRows<EntryRow>(ENTRIES, [checkpoint.entryId])) {
    // The checker is created only when there is an entry: a start usually has no new entries, and the checker's index
    // covers up to a million accounts.
    checker ??= new EntryChecker(snapshot, accounts);
    for (const row of rows) {
      checker.check(row);
      lastEntryId = Number(row.id);
    }
    entries += rows.length;
    snapshot.reportProgress({ reading: 'entries', rows: entries });
  }
  return { entries, lastEntryId, sums: checker?.sums ?? new Map() };
}

function entrySubject(id: number) {
  return { subject: 'journal_entry', id, table: 'journal_entries', column: 'postings' } as const;
}

/** Checks entries one after the other. Allocates nothing for a correct entry, because there are millions of them. */
class EntryChecker {
  readonly sums: ReadonlyMap<number, AccountTotal>;
  /** The first asset of the present entry and the sum of its postings. `others` has the sums of further assets. */
  private asset: string | undefined;
  private total = 0n;
  private readonly others = new Map<string, Amount>();
  /** Id of an account that a posting names and that does not exist. */
  private unknownAccountId: number | undefined;

  constructor(
    private readonly snapshot: Snapshot,
    accounts: readonly LedgerAccount[],
  ) {
    this.sums = new Map(accounts.map(({ id, asset }) => [id, { asset, sum: 0n }]));
  }

  check({ id, postings }: EntryRow): void {
    const { snapshot } = this;
    this.reset();
    if (!this.parsePostings(postings))
      return snapshot.addViolation('entry_postings', {
        ...entrySubject(id),
        stored: postings,
        detail: 'unreadable postings',
      });
    if (this.unknownAccountId !== undefined)
      return snapshot.addViolation('entry_postings', {
        ...entrySubject(id),
        stored: postings,
        detail: `there is no account ${this.unknownAccountId}`,
      });
    for (const [asset, total] of [[this.asset, this.total] as const, ...this.others])
      if (total !== 0n)
        snapshot.addViolation('entry_balanced', {
          ...entrySubject(id),
          stored: postings,
          detail: `the postings in ${asset} sum to ${formatAmount(total)}`,
        });
  }

  private reset(): void {
    this.asset = undefined;
    this.total = 0n;
    if (this.others.size > 0) this.others.clear();
    this.unknownAccountId = undefined;
  }

  private parsePostings(postings: string): boolean {
    try {
      forEachPosting(postings, this.add);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  private readonly add = (accountId: number, amount: Amount): void => {
    const accountTotal = this.sums.get(accountId);
    if (accountTotal === undefined) {
      this.unknownAccountId = accountId;
      return;
    }
    accountTotal.sum += amount;
    this.asset ??= accountTotal.asset;
    if (accountTotal.asset === this.asset) this.total += amount;
    else this.others.set(accountTotal.asset, (this.others.get(accountTotal.asset) ?? 0n) + amount);
  };
}
