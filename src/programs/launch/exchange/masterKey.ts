/**
 * Creates the master key at the first start. Never replaces one, because secrets that it encrypted could not be
 * decrypted again.
 */
import { ensureSecretFile } from '../process/secretFile';

/** Returns true if it created a key. */
export function ensureMasterKey(path: string): boolean {
  return ensureSecretFile(path);
}
