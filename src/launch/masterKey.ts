/**
 * Creates the master key at the first start. Never replaces one, because secrets that it encrypted could not be
 * decrypted again.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/** Returns true if it created a key. */
export function ensureMasterKey(path: string): boolean {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
