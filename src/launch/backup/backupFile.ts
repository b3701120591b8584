/** What a backup is: SQL that any client program loads (`zcat FILE | mariadb talad`), in a file whose last line tells what it is. */
import { existsSync, statSync } from 'node:fs';
import { LaunchError } from '../console';
import { readSeal, type Seal } from '../sealedFile';

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** The last event that it holds: it is the exchange as it stood there. */
  readonly sequence: number;
  /** The schema's version: all migrations that it has had, in order. */
  readonly migrations: readonly string[];
  /** What the database calls its version. */
  readonly server: string;
}

export const BACKUP: Seal = { before: '-- talad backup ', after: '' };

/** Reads the whole file, and throws unless it is as it was written. `onRead` hears how many of its bytes came. */
export async function checkBackup(path: string, onRead: (bytes: number) => void = () => undefined): Promise<Manifest> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new LaunchError(`There is no backup ${path}.`);
  try {
    return await readSeal<Manifest>(path, BACKUP, onRead);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `${path} is no whole backup (${reason}): it was cut off or changed. Nothing was touched; take another copy of it.`,
    );
  }
}
