/** Creates folders that settings name. */
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder and missing parent folders, readable only by this user. If it cannot be created or written, throws
 * an error with a message of one line. Node's option `recursive` is not used, because it never ends in a file system
 * like `/proc`, which refuses new folders as if their parent were missing.
 */
export function makeFolder(path: string): void {
  try {
    create(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(path);
  } catch (error) {
    throw new Error(`${path} cannot be used as a folder: ${(error as Error).message}`);
  }
}

function create(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path || isFolder(dirname(path))) throw error;
    create(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

function isFolder(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
