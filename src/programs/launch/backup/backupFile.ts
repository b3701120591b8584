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

export interface CheckedBackup extends Manifest {
  /** False if the file has no message authentication code, so that anybody can have made it. */
  readonly isAuthenticated: boolean;
}

interface CheckOptions {
  readonly masterKeys: MasterKeys | undefined;
  readonly identityFile: string;
  /** Whether a file without a message authentication code is accepted. A wrong code never is. */
  readonly acceptsUnauthenticated: boolean;
}

/**
 * Reads the whole file and throws unless it is complete, unchanged, and made by an exchange with this master key.
 * `onRead` receives the bytes of the file.
 */
export async function checkBackup(
  path: string,
  { masterKeys, identityFile, acceptsUnauthenticated }: CheckOptions,
  onRead: (part: Buffer) => void = () => undefined,
): Promise<CheckedBackup> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new LaunchError(`There is no backup file ${path}.`);
  let isAuthenticated = true;
  try {
    const manifest = await verifyChecksummedFile<Manifest>(
      readBackup(path, identityFile, onRead),
      BACKUP,
      undefined,
      (found, mac) => {
        if (mac !== undefined) return verifyMac(path, found, mac, masterKeys);
        if (!acceptsUnauthenticated) throw unauthenticated(path);
        isAuthenticated = false;
      },
    );
    return { ...manifest, isAuthenticated };
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

function unauthenticated(path: string): LaunchError {
  return new LaunchError(
    `${path} is refused: its message authentication code is missing, so anybody can have made or changed it. ` +
      'The database was not changed; use another copy. If you know where the file has been, UNAUTHENTICATED=on ' +
      "restores it all the same, and the log of operators' actions says so for ever.",
  );
}

function verifyMac(path: string, { masterKey }: Manifest, mac: Mac, masterKeys: MasterKeys | undefined): void {
  if (masterKey === undefined) throw new Error('it does not name the master key of its message authentication code');
  if (masterKeys?.byId.has(masterKey) !== true)
    throw new LaunchError(
      `${path} was made with master key ${masterKey}, without which it cannot be verified. First copy the master key of the backed-up exchange to MASTER_KEY_FILE, or name it in PREVIOUS_MASTER_KEY_FILE. The database was not changed.`,
    );
  if (!hashesEqual(mac.mac, backupMac(masterKeys, masterKey, mac.text)))
    throw new Error('its message authentication code is wrong');
}
