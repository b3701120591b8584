/** The ledger as it stands in its tables: accounts, and journal entries with their postings. */
import { type Amount, amountFrom } from '../../core/decimal';
import type { BalanceChange, JournalEntry } from '../../core/model';
import type { Row, Table } from '../rows';
import { type SqlText, Written } from '../sqlText';

export const ACCOUNTS: Table = {
  name: 'accounts',
  columns: ['id', 'owner', 'asset', 'kind', 'balance'],
  changing: ['balance'],
};

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, balance];
}

export const JOURNAL_ENTRIES: Table = {
  name: 'journal_entries',
  columns: ['id', 'sequence', 'kind', 'reference', 'time_ms', 'postings'],
  changing: [],
};

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

const ZERO = 0x30;
const COMMA = 0x2c;

/** Gives what `writePostings` wrote, line by line; by hand as well, because an audit reads all there are. Throws `RangeError` where it is of another form. */
export function readPostings(text: string, onLine: (accountId: number, amount: Amount) => void): void {
  let at = 0;
  do {
    const comma = text.indexOf(',', at + 2);
    const end = text.indexOf('"]', comma + 2);
    if (!text.startsWith(at === 0 ? '[[' : ',[', at) || !text.startsWith(',"', comma) || end === -1)
      throw malformed(text);
    onLine(idFrom(text, at + 2, comma), amountFrom(text.slice(comma + 2, end)));
    at = end + 2;
  } while (text.charCodeAt(at) === COMMA);
  if (text.slice(at) !== ']') throw malformed(text);
}

function idFrom(text: string, from: number, to: number): number {
  let id = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) throw malformed(text);
    id = id * 10 + digit;
  }
  return id;
}

function malformed(text: string): RangeError {
  return new RangeError(`not the postings of an entry: ${text.slice(0, 100)}`);
}
