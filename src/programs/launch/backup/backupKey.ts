/**
 * The pair of keys of age that backups are encrypted with by default. The first backup makes it: the identity, which
 * decrypts, is written to BACKUP_IDENTITY_FILE, and the recipient, which only encrypts, to DATA_DIR. Later backups need
 * only the recipient, so that the operator can keep the identity away from this machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecretFile } from '../process/secretFile';
import type { Settings } from '../process/settings';
import { LaunchError, type Say } from '../process/terminal';
import { identitiesIn, requireRecipient, withIdentity } from './ageFile';

/** The value of BACKUP_RECIPIENT with which backups are not encrypted. */
export const NOBODY = 'none';

/** The recipient of the next backup; undefined if BACKUP_RECIPIENT says that it is not encrypted. */
export async function backupRecipient({ config }: Settings, say: Say): Promise<string | undefined> {
  const { backupRecipient: chosen, backupIdentityFile, dataDir } = config;
  if (chosen === NOBODY) {
    say('WARNING: BACKUP_RECIPIENT is none, so the backup is not encrypted: its readers read all tables.');
    return undefined;
  }
  if (chosen !== '') {
    await requireRecipient(chosen, 'BACKUP_RECIPIENT');
    return chosen;
  }
  const file = join(dataDir, 'backup-recipient');
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    await requireRecipient(kept, file);
    return kept;
  }
  return await makeKey(backupIdentityFile, file, say);
}

/** The identity is written first: if this is interrupted, the next backup continues with it. */
async function makeKey(identityFile: string, recipientFile: string, say: Say): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  writeSecretFile(identityFile, await generateX25519Identity());
  const [identity] = identitiesIn(identityFile);
  if (identity === undefined) throw new LaunchError(`${identityFile} contains no identity of age.`);
  const recipient = await withIdentity(identityFile, () => identityToRecipient(identity));
  writeSecretFile(recipientFile, recipient);
  say('Made the key of the backups. Without it nobody can read a backup or restore it, you included:');
  say(
    `  ${identityFile}: copy it to another place NOW, beside the copy of the master key, and not beside the backups.`,
  );
  say(`  You may then delete it here. Backups need only ${recipientFile}, which decrypts nothing.`);
  return recipient;
}
