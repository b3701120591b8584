/** Rows of the ledger's tables: accounts, and journal entries with their postings. */

import type { BalanceChange, JournalEntry } from '../../core/model/model';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import type { Row, Table } from '../connection/insertStatements';
import { SqlFragment, type SqlWriter } from '../connection/sqlWriter';

export const ACCOUNTS: Table = {
  name: 'accounts',
  columns: ['id', 'owner', 'asset', 'kind', 'balance'],
  updatedColumns: ['balance'],
};

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, balance];
}

export const JOURNAL_ENTRIES: Table = {
  name: 'journal_entries',
  columns: ['id', 'sequence', 'kind', 'reference', 'time_ms', 'postings'],
  updatedColumns: [],
};

export function entryToRow(entry: JournalEntry, sequence: number, timeMs: number): Row {
  return [entry.id, sequence, entry.kind, entry.reference, timeMs, new PostingsFragment(entry)];
}

class PostingsFragment extends SqlFragment {
  constructor(private readonly entry: JournalEntry) {
    super();
  }

  writeTo(writer: SqlWriter): void {
    writePostings(this.entry, writer);
  }

  /** Without a writer, because an audit compares each entry with this text. */
  override toString(): string {
    let text = '';
    for (const { account, amount } of this.entry.postings)
      text += `${text === '' ? '[' : ','}[${account.id},"${formatAmount(amount)}"]`;
    return text === '' ? '[]' : `${text}]`;
  }
}

/** Writes `[[account id, amount], ...]`. The view `postings` shows these as rows; events contain the same text. */
export function writePostings({ postings }: JournalEntry, writer: SqlWriter): void {
  writer.jsonList(postings, ({ account, amount }) => writer.jsonValues([account.id, amount]));
}

const ZERO = 0x30;
const COMMA = 0x2c;

/**
 * Parses the text of `writePostings` and passes each posting to `onLine`. Instead of `JSON.parse`, because an audit
 * reads every posting of the ledger. Throws `RangeError` if the text has another format.
 */
export function forEachPosting(text: string, onLine: (accountId: number, amount: Amount) => void): void {
  let at = 0;
  do {
    const comma = text.indexOf(',', at + 2);
    const end = text.indexOf('"]', comma + 2);
    if (!text.startsWith(at === 0 ? '[[' : ',[', at) || !text.startsWith(',"', comma) || end === -1)
      throw malformedPostings(text);
    onLine(idFrom(text, at + 2, comma), amountFrom(text.slice(comma + 2, end)));
    at = end + 2;
  } while (text.charCodeAt(at) === COMMA);
  if (text.slice(at) !== ']') throw malformedPostings(text);
}

function idFrom(text: string, from: number, to: number): number {
  let id = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) throw malformedPostings(text);
    id = id * 10 + digit;
  }
  return id;
}

function malformedPostings(text: string): RangeError {
  return new RangeError(`malformed postings of a journal entry: ${text.slice(0, 100)}`);
}
