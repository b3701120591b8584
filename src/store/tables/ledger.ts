/** The ledger as it stands in its tables: accounts, journal entries and postings. */
import type { BalanceChange, JournalEntry } from '../../core/model';
import type { Row, Table } from '../rows';

export const ACCOUNTS: Table = { name: 'accounts', columns: ['id', 'owner', 'asset', 'kind', 'balance'], changing: ['balance'] };

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, balance];
}

export const JOURNAL_ENTRIES: Table = { name: 'journal_entries', columns: ['id', 'sequence', 'kind', 'reference', 'time_ms'], changing: [] };

export function entryToRow(entry: JournalEntry, sequence: number, timeMs: number): Row {
  return [entry.id, sequence, entry.kind, entry.reference, timeMs];
}

export const POSTINGS: Table = { name: 'postings', columns: ['entry_id', 'line', 'account_id', 'amount'], changing: [] };

export function postingsToRows(entry: JournalEntry): Row[] {
  return entry.postings.map(({ account, amount }, line) => [entry.id, line + 1, account.id, amount]);
}
