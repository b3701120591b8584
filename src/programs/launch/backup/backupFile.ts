/**
 * The format of a backup: SQL that every client program loads (`zcat FILE | mariadb talad`), in a file whose last line
 * describes it.
 */
import { existsSync, statSync } from 'node:fs';
import type { MasterKeys } from '../../../foundation/secrets/encryption';
import { hashesEqual } from '../../../foundation/secrets/tokens';
import { deriveKey, keyedDigest } from '../../../store/secrets/secretKeys';
import { type Mac, type Seal, verifyChecksummedFile } from '../process/checksummedFile';
import { LaunchError } from '../process/terminal';
import { readBackup } from './ageFile';

export interface Manifest {
  readonly format: 2;
  readonly madeAt: string;
  /** Sequence of the last event in the backup. */
  readonly sequence: number;
  /** Version of the schema: all migrations that were applied, in order. */
  readonly migrations: readonly string[];
  /** Version text of the database server. */
  readonly server: string;
  /** Id of the master key from which the key of the message authentication code is derived. */
  readonly masterKey?: string;
}

export const BACKUP: Seal = { before: '-- talad backup ', after: '' };

/**
 * Reads the whole file and throws unless it is complete, unchanged, and made by an exchange with this master key.
 * `onRead` receives the number of bytes read so far.
 */
export async function checkBackup(
  path: string,
  { masterKeys, identityFile }: { readonly masterKeys: MasterKeys | undefined; readonly identityFile: string },
  onRead: (bytes: number) => void = () => undefined,
): Promise<Manifest> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new LaunchError(`There is no backup file ${path}.`);
  try {
    return await verifyChecksummedFile<Manifest>(
      readBackup(path, identityFile, onRead),
      BACKUP,
      undefined,
      (manifest, mac) => verifyMac(path, manifest, mac, masterKeys),
    );
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `${path} is not a complete backup (${reason}): it was truncated or modified. The database was not changed; use another copy.`,
    );
  }
}

/** The message authentication code of the last line of a backup. */
export function backupMac(masterKeys: MasterKeys, masterKeyId: string, text: string): string {
  return keyedDigest(deriveKey(masterKeys, 'backup_key', masterKeyId), text);
}

function verifyMac(
  path: string,
  { masterKey }: Manifest,
  mac: Mac | undefined,
  masterKeys: MasterKeys | undefined,
): void {
  if (mac === undefined || masterKey === undefined) throw new Error('its message authentication code is missing');
  if (masterKeys?.byId.has(masterKey) !== true)
    throw new LaunchError(
      `${path} was made with master key ${masterKey}, without which it cannot be verified. First copy the master key of the backed-up exchange to MASTER_KEY_FILE, or name it in PREVIOUS_MASTER_KEY_FILE. The database was not changed.`,
    );
  if (!hashesEqual(mac.mac, backupMac(masterKeys, masterKey, mac.text)))
    throw new Error('its message authentication code is wrong');
}
