/**
 * The table `audit_marks`: a single row with the checkpoint from which the next incremental audit starts. Only the
 * audit interprets the content; here it is text.
 */
import type { EngineConnection } from '../connection/engineConnection';

const SET =
  'INSERT INTO audit_marks (id, sequence, content) VALUES (1, ?, ?) ON DUPLICATE KEY UPDATE sequence = ' +
  'VALUES(sequence), content = VALUES(content)';

export async function readAuditCheckpoint(connection: Pick<EngineConnection, 'rows'>): Promise<string | undefined> {
  const [row] = await connection.rows<{ content: string }>('SELECT content FROM audit_marks WHERE id = 1');
  return row?.content;
}

export async function saveAuditCheckpoint(
  connection: EngineConnection,
  sequence: number,
  content: string,
): Promise<void> {
  await connection.write(SET, [sequence, content]);
}

/** Makes the next audit start at the beginning of the history. */
export async function deleteAuditCheckpoint(connection: EngineConnection): Promise<void> {
  await connection.write('DELETE FROM audit_marks');
}
