/** Creates files with secrets, readable by their owner only, and never replaces one. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../../foundation/folder';

const SECRET_BYTES = 32;

/** The secret is random: one line of hexadecimal characters. Returns true if it created the file. */
export function ensureSecretFile(path: string): boolean {
  return writeSecretFile(path, randomBytes(SECRET_BYTES).toString('hex'));
}

/** Returns true if it created the file; one that exists is kept. */
export function writeSecretFile(path: string, secret: string): boolean {
  makeFolder(dirname(path));
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${secret}\n`);
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
