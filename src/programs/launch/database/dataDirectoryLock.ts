/**
 * Allows one launcher per data directory, because two databases on one folder would destroy it. A lock that a killed
 * launcher left behind does not count.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRecordedProcess, startedAt } from '../process/recordedProcess';

export interface Lock {
  release(): void;
}

/** Returns the lock, or the id of the process that holds it. */
export function acquireDataDirectoryLock(dataDir: string): Lock | { readonly heldBy: number } {
  const path = lockFile(dataDir);
  const mine = `${process.pid} ${startedAt(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = findRecordedProcess(path);
    if (holder !== undefined) return { heldBy: holder };
    rmSync(path, { force: true });
  }
}

/** The id of the process that holds the lock; undefined if there is none. */
export function launcherOf(dataDir: string): number | undefined {
  return findRecordedProcess(lockFile(dataDir));
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'launch.lock');
}
