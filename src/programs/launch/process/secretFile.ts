/** Creates a file with a random secret at the first start, readable by its owner only, and never replaces it. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../../foundation/folder';

const SECRET_BYTES = 32;

/** The secret is one line of hexadecimal characters. Returns true if it created the file. */
export function ensureSecretFile(path: string): boolean {
  makeFolder(dirname(path));
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
