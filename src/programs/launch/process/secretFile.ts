/** Creates files with secrets, readable by their owner only, and never replaces one. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../../foundation/folder';

const SECRET_BYTES = 32;

/** The secret is random: one line of hexadecimal characters. Returns true if it created the file. */
export function ensureSecretFile(path: string): boolean {
  return writeSecretFile(path, randomBytes(SECRET_BYTES).toString('hex'));
}

/** Returns true if it created the file; one that exists is kept. A kill or a full disk leaves no file without its secret. */
export function writeSecretFile(path: string, secret: string): boolean {
  makeFolder(dirname(path));
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = openSync(partial, 'w', 0o600);
    try {
      writeSync(file, `${secret}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(partial, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}
