/**
 * Compares the tables with the events since the checkpoint: each row that an event changed must be as the last of them
 * says, and a row that is newer than the checkpoint must belong to an event. The expected rows come from the code that
 * commits events, so that a table of the engine needs one line here and no check of its own.
 *
 * Memory holds the rows that were changed and are not compared yet, or did not match yet because a later event changes
 * them again.
 */
import type { EngineEvent } from '../../core/model/events';
import { preventedMatchId } from '../../core/orders/preventedMatches';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { IdSet } from '../../core/values/idSet';
import type { Row, Table } from '../../store/connection/insertStatements';
import { BOOKS, effectRows } from '../../store/engine/commitBatch';
import { USER_EVENTS } from '../../store/events/eventRows';
import { CANCEL_TIMERS } from '../../store/tables/cancelTimers';
import { ACCOUNTS, JOURNAL_ENTRIES } from '../../store/tables/ledger';
import { ASSETS, FEES, SYMBOLS, WITHDRAWAL_LIMITS } from '../../store/tables/market';
import { ORDER_EXTRAS } from '../../store/tables/orderExtras';
import { ORDER_LISTS } from '../../store/tables/orderLists';
import { ORDERS, TRADES } from '../../store/tables/orders';
import { PORTAL_PURCHASES } from '../../store/tables/portalPurchases';
import { PREVENTED_MATCHES } from '../../store/tables/preventedMatches';
import { DEPOSITS, WITHDRAWALS } from '../../store/tables/transfers';
import type { SubjectKind } from './auditReport';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';

/**
 * Rows per query. A small number, because a page is compared without a pause, and a running server also serves
 * requests.
 */
const PAGE_ROWS = 1_000;
/** Rows of a table that are compared together while events are still being read. */
const PENDING_ROWS = 20_000;
/**
 * Keys are read as one range of the primary key if the range has fewer than this many times as many numbers as there
 * are keys.
 */
const DENSE_FACTOR = 2;
/** Most rows of a table that a report names. */
const NAMED_MAX = 20;

export interface AuditedTable {
  readonly table: Table;
  readonly subject: SubjectKind;
  /** The primary key: one column or two. */
  readonly key: readonly [string, string?];
  /** Whether the key is one number, counted from 1 without large gaps. */
  readonly isCounted?: boolean;
  /** Rows with a greater key are newer than the checkpoint. */
  readonly newerThan?: (checkpoint: AuditCheckpoint) => number;
  /**
   * Which rows without an event are found: those that are newer than the checkpoint, those of the whole table if all
   * events are read, or none here, because another check reads all newer rows in the order of their ids.
   */
  readonly surplus: 'newer' | 'whole' | 'elsewhere';
}

const byOrder = { newerThan: ({ orderId }: AuditCheckpoint) => orderId, isCounted: true, surplus: 'newer' } as const;

export const AUDITED_TABLES: readonly AuditedTable[] = [
  { table: ASSETS, subject: 'asset', key: ['asset'], surplus: 'whole' },
  { table: SYMBOLS, subject: 'symbol', key: ['symbol'], surplus: 'whole' },
  { table: FEES, subject: 'fee_schedule', key: ['symbol', 'tier'], surplus: 'whole' },
  { table: WITHDRAWAL_LIMITS, subject: 'withdrawal_limit', key: ['level', 'asset'], surplus: 'whole' },
  {
    table: ACCOUNTS,
    subject: 'account',
    key: ['id'],
    isCounted: true,
    newerThan: ({ accountId }) => accountId,
    surplus: 'newer',
  },
  { table: JOURNAL_ENTRIES, subject: 'journal_entry', key: ['id'], isCounted: true, surplus: 'elsewhere' },
  { table: ORDERS, subject: 'order', key: ['id'], ...byOrder },
  { table: ORDER_EXTRAS, subject: 'order', key: ['order_id'], ...byOrder },
  { table: TRADES, subject: 'trade', key: ['symbol', 'id'], surplus: 'elsewhere' },
  {
    table: PREVENTED_MATCHES,
    subject: 'prevented_match',
    key: ['id'],
    newerThan: ({ sequence }) => preventedMatchId(sequence + 1, 0) - 1,
    surplus: 'newer',
  },
  {
    table: DEPOSITS,
    subject: 'deposit',
    key: ['id'],
    isCounted: true,
    newerThan: ({ lastDepositId }) => lastDepositId,
    surplus: 'newer',
  },
  {
    table: WITHDRAWALS,
    subject: 'withdrawal',
    key: ['id'],
    isCounted: true,
    newerThan: ({ lastWithdrawalId }) => lastWithdrawalId,
    surplus: 'newer',
  },
  { table: CANCEL_TIMERS, subject: 'cancel_timer', key: ['user_id', 'scope'], surplus: 'whole' },
  { table: ORDER_LISTS, subject: 'order_list', key: ['id'], ...byOrder },
  { table: PORTAL_PURCHASES, subject: 'portal_purchase', key: ['order_id'], ...byOrder },
  { table: USER_EVENTS, subject: 'user_event', key: ['user_id', 'sequence'], surplus: 'whole' },
  { table: BOOKS, subject: 'book', key: ['symbol'], surplus: 'whole' },
];

/** A row as the driver returns it. */
export type StoredRow = Readonly<Record<string, unknown>>;
type Key = string | number;

export class ChangedRows {
  /** Orders that are older than the checkpoint and that an event has changed since. */
  readonly olderOrders = new Set<number>();
  /** The last trade of each symbol. */
  readonly lastTradeIds = new Map<string, number>();
  lastEntryId: number;
  /**
   * Whether `add` was called with all events after the checkpoint, so that every newer row must belong to one of them.
   */
  private areAllKnown = false;
  private readonly tables: ReadonlyMap<Table, TableRows>;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly checkpoint: AuditCheckpoint,
  ) {
    snapshot.recordChecks('rows_of_events', 'rows_without_event');
    this.lastEntryId = checkpoint.entryId;
    this.tables = new Map(
      AUDITED_TABLES.map((audited) => [audited.table, new TableRows(snapshot, audited, checkpoint)]),
    );
  }

  /** To be called with all events after the checkpoint, in their order. */
  async add(events: readonly EngineEvent[]): Promise<void> {
    for (const { orders, trades, entries } of events) {
      for (const { id } of orders) if (id <= this.checkpoint.orderId) this.olderOrders.add(id);
      for (const { symbol, id } of trades) this.lastTradeIds.set(symbol, id);
      for (const { id } of entries) this.lastEntryId = id;
    }
    for (const [table, rows] of effectRows(events)) await this.tables.get(table)?.add(rows);
  }

  /** To be called after the last event. `areAllKnown`: whether `add` was called with all events after the checkpoint. */
  async finish({ areAllKnown }: { readonly areAllKnown: boolean }): Promise<void> {
    this.areAllKnown = areAllKnown;
    for (const rows of this.tables.values()) {
      await rows.finish();
      if (areAllKnown) await rows.findSurplus();
    }
  }

  /** Whether an event since the checkpoint has changed the row with this key. */
  hasChanged(table: Table, key: Key): boolean {
    return this.tables.get(table)?.changed.has(key) === true;
  }

  /** `last`: id of the newest stored row; the ids have no gaps. */
  checkLastId(subject: 'trade' | 'journal_entry', id: string, { last, expected }: { last: number; expected: number }) {
    this.snapshot.expect('rows_without_event', last <= expected || !this.areAllKnown, () => ({
      subject,
      id,
      table: subject === 'trade' ? TRADES.name : JOURNAL_ENTRIES.name,
      stored: last,
      expected,
      detail: `belongs to no event; the last one of an event is ${expected}`,
    }));
  }
}

/** The changed rows of one table. */
class TableRows {
  readonly changed: { add(key: Key): void; has(key: Key): boolean };
  private pending = new Map<Key, Row>();
  private pendingMax = PENDING_ROWS;
  private count = 0;
  private named = 0;
  private readonly keyIndexes: readonly number[];
  /** By index of the column: whether later events overwrite the column. */
  private readonly isUpdated: readonly boolean[];

  constructor(
    private readonly snapshot: Snapshot,
    private readonly audited: AuditedTable,
    private readonly checkpoint: AuditCheckpoint,
  ) {
    const { table, key, isCounted } = audited;
    this.changed = isCounted === true ? (new IdSet() as { add(id: Key): void; has(id: Key): boolean }) : new Set<Key>();
    this.keyIndexes = key.map((column) => table.columns.indexOf(column as string));
    this.isUpdated = table.columns.map((column) => table.updatedColumns.includes(column));
  }

  async add(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const { pending, audited, isUpdated } = this;
    const isCounted = audited.surplus === 'elsewhere' || audited.table === USER_EVENTS;
    for (const row of rows) {
      const key = this.keyOf(row);
      const previous = pending.get(key);
      pending.set(
        key,
        previous === undefined
          ? row
          : previous.map((value, index) => (isUpdated[index] ? row[index] : value) as Row[0]),
      );
      // Of these tables, which have the most rows, each row is written once.
      if (isCounted) this.count += 1;
      else this.changed.add(key);
    }
    if (pending.size < this.pendingMax) return;
    await this.compare(audited.table.updatedColumns.length === 0);
    this.pendingMax = Math.max(PENDING_ROWS, 2 * this.pending.size);
  }

  async finish(): Promise<void> {
    await this.compare(true);
    if (this.named <= NAMED_MAX) return;
    const { subject, table } = this.audited;
    this.snapshot.addViolation('rows_of_events', {
      subject,
      id: '',
      table: table.name,
      detail: `${this.named - NAMED_MAX} more rows are wrong`,
    });
  }

  /**
   * Compares the changed rows with the tables, and forgets those that match. `isLast`: no later event changes the rows,
   * so rows that differ are violations.
   */
  private async compare(isLast: boolean): Promise<void> {
    const differing = new Map<Key, Row>();
    const keys = Array.from(this.pending.keys());
    for (let from = 0; from < keys.length; from += PAGE_ROWS) {
      const page = keys.slice(from, from + PAGE_ROWS);
      const stored = await this.readStored(page);
      for (const key of page) {
        const expected = this.pending.get(key) as Row;
        const row = stored.get(key);
        const columns = row === undefined ? [] : this.differingColumns(row, expected);
        if (row !== undefined && columns.length === 0) continue;
        if (isLast) this.report(key, expected, row, columns);
        else differing.set(key, expected);
      }
    }
    this.pending = differing;
    if (isLast) this.pending.clear();
  }

  private async readStored(keys: readonly Key[]): Promise<Map<Key, StoredRow>> {
    const { table, key, isCounted } = this.audited;
    const [first, second] = key;
    const columns = table.columns.map((column) => `\`${column}\``).join(', ');
    const select = `SELECT ${columns} FROM ${table.name} WHERE ${first}`;
    const stored = new Map<Key, StoredRow>();
    const read = async (where: string, values: readonly unknown[]): Promise<void> => {
      for (const row of await this.snapshot.rows<StoredRow>(`${select} ${where}`, values))
        stored.set(this.keyOfStored(row), row);
    };
    if (second === undefined) {
      const [least, greatest] =
        isCounted === true ? limitsOf(keys as readonly number[]) : [0, Number.POSITIVE_INFINITY];
      // Most changed rows are new and have consecutive keys, which are read as one range. A list of keys takes a third
      // more time.
      const isDense = greatest - least < DENSE_FACTOR * keys.length;
      await (isDense ? read(`>= ? AND ${first} <= ?`, [least, greatest]) : read('IN (?)', [keys]));
      return stored;
    }
    const parts = keys.map((each) => this.keyValues(this.pending.get(each) as Row) as [Key, Key]);
    const firsts = Array.from(new Set(parts.map(([part]) => part)));
    if (typeof parts[0]?.[1] !== 'number') {
      await read(`IN (?) AND ${second} IN (?)`, [firsts, parts.map(([, part]) => part)]);
      return stored;
    }
    // One range of the primary key for each value of its first column. All users share the sequences of events.
    const groups = table === USER_EVENTS ? [firsts] : firsts.map((part) => [part]);
    for (const group of groups) {
      const numbers = parts.filter(([part]) => group.length > 1 || part === group[0]).map(([, part]) => Number(part));
      await read(`IN (?) AND ${second} >= ? AND ${second} <= ?`, [group, ...limitsOf(numbers)]);
    }
    return stored;
  }

  private keyValues(row: readonly unknown[]): unknown[] {
    return this.keyIndexes.map((index) => row[index]);
  }

  private keyOf(row: readonly unknown[]): Key {
    const [first = 0, second] = this.keyIndexes;
    if (second !== undefined) return `${row[first]} ${row[second]}`;
    return this.audited.isCounted === true ? Number(row[first]) : String(row[first]);
  }

  private keyOfStored(row: StoredRow): Key {
    const { isCounted, key } = this.audited;
    const [first, second] = key;
    if (second !== undefined) return `${row[first]} ${row[second]}`;
    return isCounted === true ? Number(row[first]) : String(row[first]);
  }

  private differingColumns(stored: StoredRow, expected: Row): number[] {
    const { columns } = this.audited.table;
    const differing: number[] = [];
    for (let index = 0; index < columns.length; index += 1) {
      const value = expected[index];
      const column = columns[index] as string;
      if (isSame(stored[column], value)) continue;
      // Position of the first event of an asset or symbol. It is before the checkpoint if the row is older than the
      // checkpoint.
      const listing = Number(stored['listing']);
      if (column === 'listing' && listing > 0 && listing <= this.checkpoint.sequence) continue;
      differing.push(index);
    }
    return differing;
  }

  private report(key: Key, expected: Row, stored: StoredRow | undefined, columns: readonly number[]): void {
    this.named += 1;
    if (this.named > NAMED_MAX) return;
    const { subject, table } = this.audited;
    const base = { subject, id: key, table: table.name };
    if (stored === undefined)
      this.snapshot.addViolation('rows_of_events', {
        ...base,
        expected: expected.map(textOf).join(' '),
        detail: `its row in ${table.name} is missing`,
      });
    for (const index of columns) {
      const column = table.columns[index] as string;
      const value = stored?.[column];
      this.snapshot.addViolation('rows_of_events', {
        ...base,
        column,
        stored: textOf(typeof expected[index] === 'bigint' ? shortDecimal(value) : value),
        expected: textOf(expected[index]),
      });
    }
  }

  /** Rows without an event. */
  async findSurplus(): Promise<void> {
    const { table, key, surplus, newerThan } = this.audited;
    const { sequence } = this.checkpoint;
    if (surplus === 'elsewhere' || (surplus === 'whole' && sequence > 0)) return;
    if (table === USER_EVENTS) return await this.countUserEvents();
    const after = newerThan?.(this.checkpoint);
    const columns = key.map((column) => `\`${column}\``).join(', ');
    const sql = `SELECT ${columns} FROM ${table.name}`;
    for await (const rows of after === undefined
      ? this.snapshot.streamRows<StoredRow>(sql)
      : this.snapshot.streamRows<StoredRow>(`${sql} WHERE ${key[0]} > ?`, [after]))
      for (const row of rows) {
        const id = this.keyOfStored(row);
        if (!this.changed.has(id)) reportSurplus(this.snapshot, this.audited, id);
      }
  }

  private async countUserEvents(): Promise<void> {
    const [row] = await this.snapshot.rows<{ count: number }>('SELECT COUNT(*) AS count FROM user_events');
    const stored = Number(row?.count);
    this.snapshot.expect('rows_without_event', stored === this.count, () => ({
      subject: 'user_event',
      id: '',
      table: USER_EVENTS.name,
      stored,
      expected: this.count,
      detail: `there are ${stored} rows, and the events have ${this.count}`,
    }));
  }
}

export function reportSurplus(snapshot: Snapshot, { subject, table }: AuditedTable, id: Key): void {
  snapshot.addViolation('rows_without_event', {
    subject,
    id,
    table: table.name,
    detail: `its row in ${table.name} belongs to no event`,
  });
}

/** The smallest and the largest of the numbers, of which there must be at least one. */
function limitsOf(numbers: readonly number[]): [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}

/** Whether the stored value is the one that was written. */
function isSame(stored: unknown, expected: Row[0] | undefined): boolean {
  if (stored === expected) return true;
  if (expected === null || stored === null || stored === undefined) return false;
  if (typeof expected === 'bigint') return typeof stored === 'string' && amountFrom(stored) === expected;
  if (typeof expected === 'boolean') return Number(stored) === Number(expected);
  return textOf(stored) === textOf(expected);
}

function shortDecimal(stored: unknown): unknown {
  return typeof stored === 'string' ? formatAmount(amountFrom(stored)) : stored;
}

function textOf(value: unknown): string {
  if (typeof value === 'bigint') return formatAmount(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return String(value);
}
