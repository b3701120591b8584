/**
 * The table `unfinished_restore`: it exists from the first to the last step of a restore, and no program but another
 * restore uses the database meanwhile. It is no part of the schema, so a backup never contains it.
 */
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { listTables } from './catalogue';
import type { EngineConnection } from './engineConnection';

export const UNFINISHED_RESTORE = 'unfinished_restore';

export interface UnfinishedRestore {
  readonly backup: string;
  readonly begunAtMs: number;
  /** The highest numbers that the content which was dropped had given out, as far as it could be read. */
  readonly knownNumber: number;
}

type Rows = Pick<EngineConnection, 'rows'>['rows'];

export async function findUnfinishedRestore(rows: Rows): Promise<UnfinishedRestore | undefined> {
  const tables = await listTables(rows);
  if (!tables.some(({ name }) => name === UNFINISHED_RESTORE)) return undefined;
  const [row] = await rows<{ backup: string; begun_at_ms: number; known_number: number }>(
    'SELECT backup, begun_at_ms, known_number FROM ??',
    [UNFINISHED_RESTORE],
  );
  return {
    backup: row?.backup ?? 'a file',
    begunAtMs: Number(row?.begun_at_ms ?? 0),
    knownNumber: Number(row?.known_number ?? 0),
  };
}

/** What a program says that finds one. */
export function unfinishedRestoreFault({ backup }: UnfinishedRestore): string {
  return (
    `the database contains a restore of ${backup} that was not finished: revoked credentials would work, and ids would ` +
    'be given out a second time. Run make restore FROM=<backup> again; it begins anew, without FORCE=on'
  );
}

/** The first step of a restore. What an interrupted one has recorded is kept. */
export async function recordRestoreBegin(
  connection: Connection,
  { backup, begunAtMs, knownNumber }: UnfinishedRestore,
): Promise<void> {
  await connection.query<RowDataPacket[]>(
    'CREATE TABLE IF NOT EXISTS ?? (id TINYINT NOT NULL PRIMARY KEY, backup VARCHAR(1024) NOT NULL, ' +
      'begun_at_ms BIGINT NOT NULL, known_number BIGINT NOT NULL) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4',
    [UNFINISHED_RESTORE],
  );
  await connection.query(
    'INSERT INTO ?? VALUES (1, ?, ?, ?) ON DUPLICATE KEY UPDATE backup = VALUES(backup), ' +
      'begun_at_ms = VALUES(begun_at_ms), known_number = GREATEST(known_number, VALUES(known_number))',
    [UNFINISHED_RESTORE, backup, begunAtMs, knownNumber],
  );
}

/** The last step: from now on the database is one of an exchange. */
export async function recordRestoreEnd(connection: Pick<EngineConnection, 'write'>): Promise<void> {
  await connection.write('DROP TABLE ??', [UNFINISHED_RESTORE]);
}
