/** The table `lives`: one row for each life of this database (`core/model/lives`). */
import { randomBytes } from 'node:crypto';
import type { Life } from '../../core/model/lives';
import { ACTION_LOG } from '../audit/operatorActionLog';
import { listNumberedColumns, type NumberedColumn } from '../connection/catalogue';
import type { EngineConnection } from '../connection/engineConnection';
import { hashedHead, hashOf } from '../events/eventChain';

type Connection = Pick<EngineConnection, 'rows'>;

interface LifeRow {
  readonly name: string;
  readonly ids_after: number;
  readonly previous_sequence: number;
}

/** The oldest first. */
export async function readLives(connection: Connection): Promise<readonly Life[]> {
  const rows = await connection.rows<LifeRow>('SELECT name, ids_after, previous_sequence FROM lives ORDER BY number');
  return rows.map((row) => ({
    name: row.name,
    idsAfter: Number(row.ids_after),
    previousSequence: Number(row.previous_sequence),
  }));
}

export type LifeReason = 'restore' | 'data_loss';

export interface LostTime {
  readonly reason: LifeReason;
  /** When the database was as it is now. */
  readonly lostFromMs: number;
  readonly nowMs: number;
  /** A number that was certainly given out: the last published event, or the life of a database that is gone. */
  readonly knownNumber: number;
}

/** The type of the event with which every life but the first begins. It changes nothing. */
export const BEGIN_LIFE = 'begin_life';

/**
 * More than an exchange gives out in a millisecond on average, of any kind of number. With a gap for a clock that is
 * wrong by some seconds, and for numbers that were reserved.
 */
const NUMBERS_PER_MS = 50;
const GAP_MIN = 1_000_000;
/**
 * As much as at 50,000 numbers a second for four days, or 600 a second for a year; and one more for each millisecond, so
 * that two restores of an old backup never get the same gap. Numbers of events must stay below 9e11, because ids of
 * prevented matches are made of them.
 */
const GAP_MAX = 20_000_000_000;

/**
 * Begins a new life, whose numbers are greater than any that were given out before, in this database or in the one that
 * was lost. Writes its first event and takes the lease away from every server that was cut off. No server may run. Needs
 * the rights of the owner, because only they may set the next numbers of the tables.
 */
export async function beginLife(
  connection: EngineConnection,
  { reason, lostFromMs, nowMs, knownNumber }: LostTime,
): Promise<Life> {
  const tables = await numberedTables(connection);
  const highest = Math.max(knownNumber, await highestNumber(connection, tables));
  const lostMs = Math.max(nowMs - lostFromMs, 0);
  const gap = Math.min(GAP_MIN + NUMBERS_PER_MS * lostMs, GAP_MAX) + lostMs;
  const idsAfter = highest + gap;
  // First, because they end a transaction. If the rest fails, the numbers only have a further gap.
  for (const { table } of tables) await connection.write('ALTER TABLE ?? AUTO_INCREMENT = ?', [table, idsAfter + 1]);
  await connection.write('START TRANSACTION');
  const [last] = await connection.rows<LastEvent>(
    'SELECT sequence, time_ms, hash FROM events ORDER BY sequence DESC LIMIT 1 FOR UPDATE',
  );
  const life: Life = { name: randomBytes(8).toString('hex'), idsAfter, previousSequence: Number(last?.sequence ?? 0) };
  await connection.write(
    'INSERT INTO lives (number, name, ids_after, previous_sequence, reason, begun_at_ms, lost_from_ms) ' +
      'SELECT MAX(number) + 1, ?, ?, ?, ?, ?, ? FROM lives AS earlier',
    [life.name, idsAfter, life.previousSequence, reason, nowMs, lostFromMs],
  );
  const timeMs = Math.max(Number(last?.time_ms ?? 0), nowMs);
  const [epoch, sequence, payload] = [idsAfter, idsAfter + 1, '{"v":1,"symbol":null}'];
  const head = { sequence, epoch, time_ms: timeMs, type: BEGIN_LIFE, user_id: null };
  const hash = hashOf(Buffer.from(hashedHead(last?.hash?.toString('hex') ?? null, head) + payload));
  await connection.write(
    'INSERT INTO events (sequence, epoch, time_ms, type, user_id, payload, hash) VALUES (?, ?, ?, ?, NULL, ?, ?)',
    [sequence, epoch, timeMs, BEGIN_LIFE, payload, Buffer.from(hash, 'hex')],
  );
  // The term, too: a server that was cut off may still believe in one that would come again.
  await connection.write(
    'UPDATE engine_lease SET epoch = ?, sequence = ?, expires_at_ms = 0, beat = beat + 1, ' +
      'chained_from = COALESCE(chained_from, ?) WHERE id = 1',
    [epoch, sequence, sequence],
  );
  await connection.write('UPDATE webhook_endpoints SET last_sequence = ?', [idsAfter]);
  await connection.write('COMMIT');
  return life;
}

interface LastEvent {
  readonly sequence: number;
  readonly time_ms: number;
  readonly hash: Buffer | null;
}

/** The highest numbers that the engine and the webhooks have counted themselves. */
const ENGINE_NUMBERS: readonly string[] = [
  'SELECT MAX(sequence) AS highest FROM events',
  'SELECT MAX(epoch) AS highest FROM engine_lease',
  'SELECT MAX(id) AS highest FROM orders',
  // By symbol, which reads only the ends of the index.
  'SELECT MAX(id) AS highest FROM (SELECT MAX(id) AS id FROM trades GROUP BY symbol) AS newest',
  'SELECT MAX(id) AS highest FROM journal_entries',
  'SELECT MAX(id) AS highest FROM deposits',
  'SELECT MAX(id) AS highest FROM withdrawals',
  'SELECT MAX(last_update_id) AS highest FROM books',
  'SELECT MAX(last_sequence) AS highest FROM webhook_endpoints',
  'SELECT MAX(ids_after) AS highest FROM lives',
];

/** The highest number of any kind that the database knows. */
export async function highestNumber(
  connection: Connection,
  tables: readonly NumberedColumn[] | undefined = undefined,
): Promise<number> {
  let highest = 0;
  const look = async (sql: string, values: readonly unknown[]): Promise<void> => {
    const [row] = await connection.rows<{ highest: number | null }>(sql, values);
    highest = Math.max(highest, Number(row?.highest ?? 0));
  };
  for (const { table, column } of tables ?? (await numberedTables(connection)))
    await look('SELECT MAX(??) AS highest FROM ??', [column, table]);
  for (const sql of ENGINE_NUMBERS) await look(sql, []);
  return highest;
}

/**
 * All tables in which the database itself counts, so that no new one can be forgotten; but not the log of operators'
 * actions, which is one chain without gaps, whose hashes tell lives apart.
 */
async function numberedTables(connection: Connection): Promise<NumberedColumn[]> {
  const numbered = await listNumberedColumns((sql, values) => connection.rows(sql, values));
  return numbered.filter(({ table }) => table !== ACTION_LOG);
}
