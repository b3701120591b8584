/** Folders that a setting names. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder with those that contain it, unless it is there, readable only by this user. Throws an error whose
 * message is one line if it cannot be created or written. Not with `recursive`, which never ends in a file system that
 * refuses new folders as if the one above were missing (`/proc`).
 */
export function makeFolder(path: string): void {
  try {
    create(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
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
