/** The ledger as it stands in its tables: accounts, and journal entries with their postings. */
import type { BalanceChange, JournalEntry } from '../../core/model';
import type { Row, Table } from '../rows';
import { type SqlText, Written } from '../sqlText';

export const ACCOUNTS: Table = { name: 'accounts', columns: ['id', 'owner', 'asset', 'kind', 'balance'], changing: ['balance'] };

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, balance];
}

export const JOURNAL_ENTRIES: Table = { name: 'journal_entries', columns: ['id', 'sequence', 'kind', 'reference', 'time_ms', 'postings'], changing: [] };

export function entryToRow(entry: JournalEntry, sequence: number, timeMs: number): Row {
  return [entry.id, sequence, entry.kind, entry.reference, timeMs, new PostingsText(entry)];
}

class PostingsText extends Written {
  constructor(private readonly entry: JournalEntry) {
    super();
  }

  writeTo(text: SqlText): void {
    writePostings(this.entry, text);
  }
}

/** `[[account id, amount], ...]`: what the view `postings` shows as rows, and an event as its entry's lines. */
export function writePostings({ postings }: JournalEntry, text: SqlText): void {
  text.list(postings, ({ account, amount }) => text.values([account.id, amount]));
}
