/**
 * The table `audit_marks`: a single row with the checkpoint from which the next incremental audit starts. Only the
 * audit interprets the content; here it is text.
 *
 * Audits of several processes may overlap. So an audit replaces only the row that it has found at its beginning, and a
 * checkpoint that was discarded meanwhile is not replaced: the row then has a number that no other one has had.
 */
import type { EngineConnection } from '../connection/engineConnection';

/** The column holds 16 MiB, and a statement is not larger than a packet of that size. */
const CONTENT_LENGTH_MAX = 15 * 1024 * 1024;
/** Negative, unlike that of a checkpoint. */
const DISCARDED = '-FLOOR(UNIX_TIMESTAMP(NOW(6)) * 1000000)';

export interface StoredCheckpoint {
  readonly sequence: number;
  /** Empty if the checkpoint was discarded. */
  readonly content: string;
}

export async function readAuditCheckpoint(
  connection: Pick<EngineConnection, 'rows'>,
): Promise<StoredCheckpoint | undefined> {
  const [row] = await connection.rows<StoredCheckpoint>('SELECT sequence, content FROM audit_marks WHERE id = 1');
  return row && { sequence: Number(row.sequence), content: row.content };
}

/**
 * Without effect if `replaced`, which was read before, is not the stored one any more, or if the content is too large.
 * The next audit then has more to check.
 */
export async function saveAuditCheckpoint(
  connection: EngineConnection,
  replaced: StoredCheckpoint | undefined,
  { sequence, content }: StoredCheckpoint,
): Promise<void> {
  if (content.length > CONTENT_LENGTH_MAX) return;
  await (replaced === undefined
    ? connection.write('INSERT IGNORE INTO audit_marks (id, sequence, content) VALUES (1, ?, ?)', [sequence, content])
    : connection.write('UPDATE audit_marks SET sequence = ?, content = ? WHERE id = 1 AND sequence = ?', [
        sequence,
        content,
        replaced.sequence,
      ]));
}

/** Makes the next audit start at the beginning of the history, and every audit that is running save nothing. */
export async function discardAuditCheckpoint(connection: EngineConnection): Promise<void> {
  await connection.write(
    `INSERT INTO audit_marks (id, sequence, content) VALUES (1, ${DISCARDED}, '') ON DUPLICATE KEY UPDATE ` +
      'sequence = VALUES(sequence), content = VALUES(content)',
  );
}
