/**
 * The format of a backup: SQL that every client program loads (`zcat FILE | mariadb talad`), in a file whose last line
 * describes it.
 */
import { existsSync, statSync } from 'node:fs';
import { type Seal, verifyChecksummedFile } from '../checksummedFile';
import { LaunchError } from '../terminal';

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** Sequence of the last event in the backup. */
  readonly sequence: number;
  /** Version of the schema: all migrations that were applied, in order. */
  readonly migrations: readonly string[];
  /** Version text of the database server. */
  readonly server: string;
}

export const BACKUP: Seal = { before: '-- talad backup ', after: '' };

/**
 * Reads the whole file and throws unless it is complete and unchanged. `onRead` receives the number of bytes read so
 * far.
 */
export async function checkBackup(path: string, onRead: (bytes: number) => void = () => undefined): Promise<Manifest> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new LaunchError(`There is no backup file ${path}.`);
  try {
    return await verifyChecksummedFile<Manifest>(path, BACKUP, onRead);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `${path} is not a complete backup (${reason}): it was truncated or modified. The database was not changed; use another copy.`,
    );
  }
}
