/**
 * The table `audit_bases`: archive checkpoints, each from a complete audit without violations; every archive run adds
 * one. Complete audits start at the active checkpoint. Later checkpoints become active when the archived history
 * reaches them, and previous ones are deleted. Only the audit interprets the content; here it is text.
 */
import type { EngineConnection } from '../connection/engineConnection';

export interface ArchiveCheckpoint {
  readonly sequence: number;
  /** Time of the last event that the audit covered. All later rows have this time or a later one. */
  readonly timeMs: number;
  readonly content: string;
}

/** Content of the active checkpoint; undefined if nothing was archived, so that audits start at the first event. */
export async function readArchiveCheckpoint(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<{ content: string }>('SELECT content FROM audit_bases WHERE in_force');
  return row?.content;
}

export async function addArchiveCheckpoint(
  connection: EngineConnection,
  { sequence, timeMs, content }: ArchiveCheckpoint,
): Promise<void> {
  const sql =
    'INSERT INTO audit_bases (sequence, time_ms, in_force, content) VALUES (?, ?, 0, ?) ON DUPLICATE KEY UPDATE ' +
    'sequence = sequence';
  await connection.write(sql, [sequence, timeMs, content]);
}

/** The oldest checkpoint of that time or later; the newest one if all are older. */
export async function findArchiveCheckpoint(
  connection: EngineConnection,
  timeMs: number,
): Promise<ArchiveCheckpoint | undefined> {
  const sql =
    'SELECT sequence, time_ms, content FROM audit_bases ORDER BY time_ms < ?, IF(time_ms < ?, -sequence, sequence) ' +
    'LIMIT 1';
  const [row] = await connection.rows<{ sequence: number; time_ms: number; content: string }>(sql, [timeMs, timeMs]);
  return row && { sequence: Number(row.sequence), timeMs: Number(row.time_ms), content: row.content };
}

/** Makes a checkpoint the active one, and deletes previous ones. The caller must have begun a transaction. */
export async function activateArchiveCheckpoint(connection: EngineConnection, sequence: number): Promise<void> {
  await connection.write('UPDATE audit_bases SET in_force = (sequence = ?)', [sequence]);
  await connection.write('DELETE FROM audit_bases WHERE sequence < ?', [sequence]);
}
