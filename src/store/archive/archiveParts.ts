/**
 * The tables that the archive shortens, divided into parts whose rows are appended in key order: finds their old rows
 * and deletes them. All statements use their own connection and only primary keys, and stay away from the end of the
 * table, where the engine writes.
 */
import { affectedUsers } from '../../core/affectedUsers';
import type { KlineInterval } from '../../core/model/model';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { IdSet } from '../../core/values/idSet';
import type { EngineConnection } from '../connection/engineConnection';
import { insertStatements, type Table } from '../connection/insertStatements';
import type { HashedRow } from '../events/eventChain';
import { EVENTS, eventFromRow, shortenedPayload } from '../events/eventRows';
import { KLINES } from '../tables/klines';
import { JOURNAL_ENTRIES } from '../tables/ledger';
import { TRADES } from '../tables/orders';
import { type ArchiveProgressKey, setArchiveProgress } from './archiveProgress';

export interface ArchivePart {
  /** Used in the names of the archive files. */
  readonly name: string;
  readonly table: Table;
  /** The last column of the primary key: an integer that increases from row to row. */
  readonly key: 'sequence' | 'id' | 'open_time_ms';
  readonly time: 'time_ms' | 'open_time_ms';
  /** SQL condition that selects the rows of this part, and the values of its placeholders. */
  readonly condition: string;
  readonly conditionValues: readonly string[];
  /** The key of `archived` that stores the progress. Needed for parts in which some of the old rows are kept. */
  readonly progress?: Extract<ArchiveProgressKey, 'events' | 'journal_entries'>;
}

/** Keys greater than `after` and up to and including `through`. */
export interface KeyRange {
  readonly after: number;
  readonly through: number;
}

/** A row of a table, by column. Bytes are hex characters. */
export type ArchivedRow = Readonly<Record<string, string | number | null>>;

export const EVENTS_PART: ArchivePart = {
  name: 'events',
  table: EVENTS,
  key: 'sequence',
  time: 'time_ms',
  condition: 'sequence > 0',
  conditionValues: [],
  progress: 'events',
};

/** Entries of deposits and withdrawals are kept. */
export const JOURNAL_ENTRIES_PART: ArchivePart = {
  name: 'journal_entries',
  table: JOURNAL_ENTRIES,
  key: 'id',
  time: 'time_ms',
  condition: "kind IN ('hold', 'trade', 'release')",
  conditionValues: [],
  progress: 'journal_entries',
};

export function tradesPart(symbol: string): ArchivePart {
  return {
    name: `trades-${symbol}`,
    table: TRADES,
    key: 'id',
    time: 'time_ms',
    condition: 'symbol = ?',
    conditionValues: [symbol],
  };
}

export function klinesPart(symbol: string, interval: KlineInterval): ArchivePart {
  const only = 'symbol = ? AND `interval` = ?';
  return {
    name: `klines-${symbol}-${interval}`,
    table: KLINES,
    key: 'open_time_ms',
    time: 'open_time_ms',
    condition: only,
    conditionValues: [symbol, interval],
  };
}

/** False while another archive run holds the lock. The lock is released when the connection ends. */
export async function acquireArchiveLock(connection: EngineConnection): Promise<boolean> {
  const [lock] = await connection.rows<{ taken: number }>(
    "SELECT GET_LOCK(CONCAT(DATABASE(), '.talad_archive'), 0) AS taken",
  );
  return Number(lock?.taken) === 1;
}

export interface ArchiveLimit {
  readonly after: number;
  /** The highest key that may be archived. */
  readonly last: number;
  readonly olderThanMs: number;
}

/**
 * The last key that may be archived; undefined if there is none. The newest of the old rows is kept, because later
 * queries start from it: a ticker needs the last price before its window, and an interval without trades needs the
 * previous close.
 */
export async function findLastArchivableKey(
  connection: EngineConnection,
  part: ArchivePart,
  { after, last, olderThanMs }: ArchiveLimit,
): Promise<number | undefined> {
  const oldFrom = async (key: number): Promise<number | undefined> => {
    const [row] = await readPartRows(connection, part, { after: key - 1, through: last }, 1);
    return row !== undefined && Number(row[part.time]) < olderThanMs ? Number(row[part.key]) : undefined;
  };
  const first = await oldFrom(after + 1);
  if (first === undefined) return undefined;
  // A binary search over keys: times increase with the keys, and the keys may have gaps.
  let [newest, until] = [first, last];
  while (newest < until) {
    const middle = Math.ceil((newest + until) / 2);
    const found = await oldFrom(middle);
    if (found === undefined) until = middle - 1;
    else newest = found;
  }
  return newest > first ? newest - 1 : undefined;
}

/** The first rows of the range, in the order of their keys. */
export async function readPartRows(
  connection: EngineConnection,
  { table, key, condition: only, conditionValues: bound }: ArchivePart,
  { after, through }: KeyRange,
  limit: number,
): Promise<ArchivedRow[]> {
  const sql = 'SELECT ?? FROM ?? FORCE INDEX (PRIMARY) WHERE '.concat(
    only,
    ' AND ?? > ? AND ?? <= ? ORDER BY ?? LIMIT ?',
  );
  const rows = await connection.rows<Readonly<Record<string, string | number | Buffer | null>>>(sql, [
    table.columns,
    table.name,
    ...bound,
    key,
    after,
    key,
    through,
    key,
    limit,
  ]);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('hex') : value]),
    ),
  );
}

/** The sequence of the last trade of the part up to this key; 0 if there is none. */
export async function tradeSequenceAt(
  connection: EngineConnection,
  { condition: only, conditionValues: bound }: ArchivePart,
  key: number,
): Promise<number> {
  const sql = 'SELECT sequence FROM trades WHERE '.concat(only, ' AND id <= ? ORDER BY id DESC LIMIT 1');
  const [row] = await connection.rows<{ sequence: number }>(sql, [...bound, key]);
  return Number(row?.sequence ?? 0);
}

/**
 * Adds to `answering` the events of the range that idempotency keys point to. Repeated requests are answered from these
 * events permanently. An existing event never receives another key later.
 */
export async function collectAnsweringEvents(
  connection: EngineConnection,
  { after, through }: KeyRange,
  answering: IdSet,
): Promise<void> {
  const sql =
    'SELECT request_key, sequence FROM request_keys FORCE INDEX (PRIMARY) WHERE request_key > ? AND sequence > ? ' +
    'AND sequence <= ? ORDER BY request_key LIMIT ?';
  for (let last: Buffer = Buffer.alloc(0); ; ) {
    const rows = await connection.rows<{ request_key: Buffer; sequence: number }>(sql, [
      last,
      after,
      through,
      KEYS_PER_PAGE,
    ]);
    for (const row of rows) answering.add(Number(row.sequence));
    const newest = rows.at(-1);
    if (newest === undefined || rows.length < KEYS_PER_PAGE) return;
    last = newest.request_key;
  }
}

const KEYS_PER_PAGE = 10_000;

/**
 * The multi-table form of DELETE, because the single-table form does not accept FORCE INDEX. The index is forced,
 * because InnoDB locks every row that a DELETE examines.
 */
const DELETE = 'DELETE ?? FROM ?? FORCE INDEX (PRIMARY) WHERE ';

function twice(table: string): [string, string] {
  return [table, table];
}

/**
 * Deletes the rows in one transaction. With events it also deletes their rows in `user_events`. An event that answers
 * repeated requests is shortened to what the answer needs instead.
 */
export async function deleteRows(
  connection: EngineConnection,
  part: ArchivePart,
  keys: readonly number[],
  answering: IdSet,
): Promise<void> {
  await connection.write('START TRANSACTION');
  try {
    if (part === EVENTS_PART) await deleteEvents(connection, keys, answering);
    else
      await connection.write(DELETE.concat(part.condition, ' AND ?? IN (?)'), [
        ...twice(part.table.name),
        ...part.conditionValues,
        part.key,
        keys,
      ]);
    if (part.progress !== undefined) await setArchiveProgress(connection, part.progress, Number(keys.at(-1)));
    await connection.write('COMMIT');
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function deleteEvents(connection: EngineConnection, keys: readonly number[], answering: IdSet): Promise<void> {
  const rows = await connection.rows<HashedRow>('SELECT * FROM events FORCE INDEX (PRIMARY) WHERE sequence IN (?)', [
    keys,
  ]);
  const ofUser = new Map<number, number[]>();
  for (const event of rows.map(eventFromRow))
    for (const userId of affectedUsers(event)) getOrCreate(ofUser, userId, (): number[] => []).push(event.sequence);
  const concerned = Array.from(ofUser, () => '(user_id = ? AND sequence IN (?))').join(' OR ');
  if (ofUser.size > 0)
    await connection.write(DELETE.concat(concerned), [...twice('user_events'), ...Array.from(ofUser).flat()]);
  const going = keys.filter((sequence) => !answering.has(sequence));
  if (going.length > 0) await connection.write(DELETE.concat('sequence IN (?)'), [...twice('events'), going]);
  const staying = rows.filter(({ sequence }) => answering.has(Number(sequence)));
  const shortened = staying.map((row) => [
    Number(row.sequence),
    Number(row.epoch),
    Number(row.time_ms),
    row.type,
    row.user_id,
    shortenedPayload(row),
    // The hash of the whole event, so that the chain goes on.
    row.hash === null ? null : { hex: row.hash.toString('hex') },
  ]);
  for (const statement of insertStatements({ ...EVENTS, updatedColumns: ['payload'] }, shortened))
    await connection.write(statement);
}
