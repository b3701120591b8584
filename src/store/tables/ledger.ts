/** The ledger as it stands in its tables: accounts, and journal entries with their postings. */
import { formatAmount } from '../../core/decimal';
import type { BalanceChange, JournalEntry, Posting } from '../../core/model';
import { listText } from '../listText';
import type { Row, Table } from '../rows';

export const ACCOUNTS: Table = { name: 'accounts', columns: ['id', 'owner', 'asset', 'kind', 'balance'], changing: ['balance'] };

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, balance];
}

export const JOURNAL_ENTRIES: Table = { name: 'journal_entries', columns: ['id', 'sequence', 'kind', 'reference', 'time_ms', 'postings'], changing: [] };

export function entryToRow(entry: JournalEntry, sequence: number, timeMs: number): Row {
  return [entry.id, sequence, entry.kind, entry.reference, timeMs, postingsText(entry)];
}

/** `[[account id, amount], ...]`: what the view `postings` shows as rows, and an event as its entry's lines. */
export function postingsText({ postings }: JournalEntry): string {
  return listText(postings, postingText);
}

function postingText({ account, amount }: Posting): string {
  return `[${account.id},"${formatAmount(amount)}"]`;
}
