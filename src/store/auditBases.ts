/**
 * The table `audit_bases`: marks of whole audits that were clean, one a run of the archive. From the one in force every whole audit begins; later ones wait until
 * what is archived reaches that far, earlier ones are gone. What they say is the audit's own; here it is text.
 */
import type { EngineConnection } from './connection';

export interface AuditBase {
  readonly sequence: number;
  /** Of the last event that it looked at: later rows are of that time or after. */
  readonly timeMs: number;
  readonly content: string;
}

/** What the one in force says; undefined: history is whole, and audits begin at the beginning. */
export async function readAuditBase(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<{ content: string }>('SELECT content FROM audit_bases WHERE in_force');
  return row?.content;
}

export async function addAuditBase(
  connection: EngineConnection,
  { sequence, timeMs, content }: AuditBase,
): Promise<void> {
  const sql =
    'INSERT INTO audit_bases (sequence, time_ms, in_force, content) VALUES (?, ?, 0, ?) ON DUPLICATE KEY UPDATE sequence = sequence';
  await connection.write(sql, [sequence, timeMs, content]);
}

/** The oldest of at least that time; the newest where all are older. */
export async function findAuditBase(connection: EngineConnection, timeMs: number): Promise<AuditBase | undefined> {
  const sql =
    'SELECT sequence, time_ms, content FROM audit_bases ORDER BY time_ms < ?, IF(time_ms < ?, -sequence, sequence) LIMIT 1';
  const [row] = await connection.rows<{ sequence: number; time_ms: number; content: string }>(sql, [timeMs, timeMs]);
  return row && { sequence: Number(row.sequence), timeMs: Number(row.time_ms), content: row.content };
}

/** For a transaction of the caller's. Those before it are not needed any more. */
export async function setAuditBase(connection: EngineConnection, sequence: number): Promise<void> {
  await connection.write('UPDATE audit_bases SET in_force = (sequence = ?)', [sequence]);
  await connection.write('DELETE FROM audit_bases WHERE sequence < ?', [sequence]);
}
