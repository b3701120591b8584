/** The table `audit_marks`: one row, from which the next audit goes on. What it says is the audit's own; here it is text. */
import type { EngineConnection } from './connection';

const SET =
  'INSERT INTO audit_marks (id, sequence, content) VALUES (1, ?, ?) ON DUPLICATE KEY UPDATE sequence = VALUES(sequence), content = VALUES(content)';

export async function readAuditMark(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<{ content: string }>('SELECT content FROM audit_marks WHERE id = 1');
  return row?.content;
}

export async function setAuditMark(connection: EngineConnection, sequence: number, content: string): Promise<void> {
  await connection.write(SET, [sequence, content]);
}

/** The next audit begins at the beginning. */
export async function dropAuditMark(connection: EngineConnection): Promise<void> {
  await connection.write('DELETE FROM audit_marks');
}
