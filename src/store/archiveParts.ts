/**
 * The tables that grow without end, in parts that each grow at one end: what of them is old, and how it is taken away. On a connection of its own beside the
 * engine's, along primary keys alone, and never near the end where the engine writes.
 */
import { concernedUsers } from '../core/concernedUsers';
import { entryOf } from '../core/entryOf';
import type { IdSet } from '../core/idSet';
import type { KlineInterval } from '../core/model';
import { type Archived, setArchived } from './archived';
import type { EngineConnection } from './connection';
import { answerText, EVENTS, type EventRow, eventFromRow } from './events';
import { insertsOf, type Table } from './rows';
import { KLINES } from './tables/klines';
import { JOURNAL_ENTRIES } from './tables/ledger';
import { TRADES } from './tables/orders';

export interface ArchivePart {
  /** Tells its files from others. */
  readonly name: string;
  readonly table: Table;
  /** An integer that rises from row to row and ends the primary key; and when a row came to be, which rises with it. */
  readonly key: 'sequence' | 'id' | 'open_time_ms';
  readonly time: 'time_ms' | 'open_time_ms';
  /** Which rows of the table, and what its question marks stand for. */
  readonly only: string;
  readonly bound: readonly string[];
  /** Under which name it is remembered how far it has come, where some rows stay. */
  readonly progress?: Extract<Archived, 'events' | 'journal_entries'>;
}

/** After one key and up to another. */
export interface Stretch {
  readonly after: number;
  readonly through: number;
}

/** A row as it stands in its table, by column. */
export type PartRow = Readonly<Record<string, string | number | null>>;

export const OLD_EVENTS: ArchivePart = {
  name: 'events',
  table: EVENTS,
  key: 'sequence',
  time: 'time_ms',
  only: 'sequence > 0',
  bound: [],
  progress: 'events',
};

/** What crossed our edge stays, with its entries. */
export const OLD_ENTRIES: ArchivePart = {
  name: 'journal_entries',
  table: JOURNAL_ENTRIES,
  key: 'id',
  time: 'time_ms',
  only: "kind IN ('hold', 'trade', 'release')",
  bound: [],
  progress: 'journal_entries',
};

export function oldTrades(symbol: string): ArchivePart {
  return { name: `trades-${symbol}`, table: TRADES, key: 'id', time: 'time_ms', only: 'symbol = ?', bound: [symbol] };
}

export function oldKlines(symbol: string, interval: KlineInterval): ArchivePart {
  const only = 'symbol = ? AND `interval` = ?';
  return {
    name: `klines-${symbol}-${interval}`,
    table: KLINES,
    key: 'open_time_ms',
    time: 'open_time_ms',
    only,
    bound: [symbol, interval],
  };
}

/** False while another run is at work. Given back when the connection ends. */
export async function lockArchive(connection: EngineConnection): Promise<boolean> {
  const [lock] = await connection.rows<{ taken: number }>(
    "SELECT GET_LOCK(CONCAT(DATABASE(), '.talad_archive'), 0) AS taken",
  );
  return Number(lock?.taken) === 1;
}

export interface Old {
  readonly after: number;
  /** The last key that it may be. */
  readonly last: number;
  readonly olderThanMs: number;
}

/**
 * The last key that may go. The newest row of those that are older stays, for what is asked of later times begins with it: a ticker with the price before its
 * window, a kline without trades with the close before it. Undefined when no other is older.
 */
export async function lastOld(
  connection: EngineConnection,
  part: ArchivePart,
  { after, last, olderThanMs }: Old,
): Promise<number | undefined> {
  const oldFrom = async (key: number): Promise<number | undefined> => {
    const [row] = await readRows(connection, part, { after: key - 1, through: last }, 1);
    return row !== undefined && Number(row[part.time]) < olderThanMs ? Number(row[part.key]) : undefined;
  };
  const first = await oldFrom(after + 1);
  if (first === undefined) return undefined;
  // Times rise with keys, and keys have gaps.
  let [newest, until] = [first, last];
  while (newest < until) {
    const middle = Math.ceil((newest + until) / 2);
    const found = await oldFrom(middle);
    if (found === undefined) until = middle - 1;
    else newest = found;
  }
  return newest > first ? newest - 1 : undefined;
}

/** The first rows of the stretch, by key. */
export async function readRows(
  connection: EngineConnection,
  { table, key, only, bound }: ArchivePart,
  { after, through }: Stretch,
  limit: number,
): Promise<PartRow[]> {
  const sql = 'SELECT ?? FROM ?? FORCE INDEX (PRIMARY) WHERE '.concat(
    only,
    ' AND ?? > ? AND ?? <= ? ORDER BY ?? LIMIT ?',
  );
  return await connection.rows<PartRow>(sql, [
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
}

/** The sequence up to which own trades are in the part up to this key; 0: none are. */
export async function sequenceAt(
  connection: EngineConnection,
  { only, bound }: ArchivePart,
  key: number,
): Promise<number> {
  const sql = 'SELECT sequence FROM trades WHERE '.concat(only, ' AND id <= ? ORDER BY id DESC LIMIT 1');
  const [row] = await connection.rows<{ sequence: number }>(sql, [...bound, key]);
  return Number(row?.sequence ?? 0);
}

/** Which events of the stretch once-keys point to. They are answered from for ever. No event gets another key later. */
export async function addAnswering(
  connection: EngineConnection,
  { after, through }: Stretch,
  answering: IdSet,
): Promise<void> {
  const sql =
    'SELECT request_key, sequence FROM request_keys FORCE INDEX (PRIMARY) WHERE request_key > ? AND sequence > ? AND sequence <= ? ORDER BY request_key LIMIT ?';
  for (let last: Buffer = Buffer.alloc(0); ; ) {
    const rows = await connection.rows<{ request_key: Buffer; sequence: number }>(sql, [
      last,
      after,
      through,
      KEYS_A_PAGE,
    ]);
    for (const row of rows) answering.add(Number(row.sequence));
    const newest = rows.at(-1);
    if (newest === undefined || rows.length < KEYS_A_PAGE) return;
    last = newest.request_key;
  }
}

const KEYS_A_PAGE = 10_000;

/** Of this form, because a plain one takes no index by name; and by its name, because whatever else is looked through is locked. */
const DELETE = 'DELETE ?? FROM ?? FORCE INDEX (PRIMARY) WHERE ';

function twice(table: string): [string, string] {
  return [table, table];
}

/** These rows go, all or none of them, and with events who they concerned; of events that answer repeats, what the answer needs stays. */
export async function removeRows(
  connection: EngineConnection,
  part: ArchivePart,
  keys: readonly number[],
  answering: IdSet,
): Promise<void> {
  await connection.write('START TRANSACTION');
  try {
    if (part === OLD_EVENTS) await removeEvents(connection, keys, answering);
    else
      await connection.write(DELETE.concat(part.only, ' AND ?? IN (?)'), [
        ...twice(part.table.name),
        ...part.bound,
        part.key,
        keys,
      ]);
    if (part.progress !== undefined) await setArchived(connection, part.progress, Number(keys.at(-1)));
    await connection.write('COMMIT');
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function removeEvents(connection: EngineConnection, keys: readonly number[], answering: IdSet): Promise<void> {
  const rows = await connection.rows<EventRow & { epoch: number }>(
    'SELECT * FROM events FORCE INDEX (PRIMARY) WHERE sequence IN (?)',
    [keys],
  );
  const ofUser = new Map<number, number[]>();
  for (const event of rows.map(eventFromRow))
    for (const userId of concernedUsers(event)) entryOf(ofUser, userId, (): number[] => []).push(event.sequence);
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
    answerText(row.payload),
  ]);
  for (const statement of insertsOf({ ...EVENTS, changing: ['payload'] }, shortened)) await connection.write(statement);
}
