/**
 * The upgrade of stored secrets and hashes (`store/secrets/upgradeSecrets`) at the start of a server. A file in DATA_DIR
 * remembers that it was done. If its record then disappears from the database, somebody has removed it in order to have
 * changed rows accepted as old ones, and the server does not start. In an empty database there is nothing to accept.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause, systemEventLoop } from '../eventLoop';
import { countOperatorTokens } from '../store/identity/operatorTokens';
import { arePasswordsBound, bindStoredPasswords } from '../store/identity/passwords';
import { findSecretUpgrade, type SecretUpgrade, upgradeStoredSecrets } from '../store/secrets/upgradeSecrets';
import type { Preparation } from './preparation';
import { StartRefused } from './startRefused';

type Parts = Pick<Preparation, 'config' | 'database' | 'masterKeys' | 'clock' | 'log'>;

const WAIT_MS = 200;

/** Upgrades the rows unless that was done before. The caller must be the leader. Throws `StartRefused`. */
export async function upgradeSecrets({ config, database, masterKeys, clock, log }: Parts): Promise<void> {
  const file = upgradeFile(config.dataDir);
  if ((await findSecretUpgrade(database, masterKeys)) === undefined) {
    if (existsSync(file) && (await countOperatorTokens(database)) > 0)
      throw new StartRefused(
        `the table sealed_values lacks the record of the upgrade of secrets, of which ${file} tells: somebody has deleted it. ` +
          'Restore a backup; only if you have restored one from before the upgrade, delete the file',
      );
    const rows = await upgradeStoredSecrets(database, masterKeys, clock.nowMs());
    if (rows > 0) log.info({ rows }, 'secrets and hashes of tokens were rewritten in their new form');
  }
  if (!existsSync(file)) writeFileSync(file, 'Secrets in the database are bound to their rows.\n', { mode: 0o600 });
  await bindPasswords({ config, database, masterKeys, log });
}

/** Later than the other secrets, and so with a record and a file of its own. Throws `StartRefused`. */
async function bindPasswords({ config, database, masterKeys, log }: Omit<Parts, 'clock'>): Promise<void> {
  const file = passwordsFile(config.dataDir);
  if (!(await arePasswordsBound(database, masterKeys))) {
    if (existsSync(file) && (await countOperatorTokens(database)) > 0)
      throw new StartRefused(
        `the table sealed_values lacks the record that passwords are bound to their users, of which ${file} tells: ` +
          'somebody has deleted it. Restore a backup; only if you have restored one from before, delete the file',
      );
    const rows = await bindStoredPasswords(database, masterKeys);
    if (rows > 0) log.info({ rows }, 'hashes of passwords were bound to their users');
  }
  if (!existsSync(file)) writeFileSync(file, 'Hashes of passwords are bound to their users.\n', { mode: 0o600 });
}

/** For a server that is not the leader: resolves when a leader has upgraded the rows. */
export async function waitForSecretUpgrade({ database, masterKeys, log }: Parts): Promise<SecretUpgrade> {
  for (let waited = false; ; waited = true) {
    const upgrade = await findSecretUpgrade(database, masterKeys);
    if (upgrade !== undefined && (await arePasswordsBound(database, masterKeys))) return upgrade;
    if (!waited) log.info('waiting until a leader of this version has rewritten the secrets');
    await pause(systemEventLoop, WAIT_MS);
  }
}

export function passwordsFile(dataDir: string): string {
  return join(dataDir, 'passwords-bound');
}

export function upgradeFile(dataDir: string): string {
  return join(dataDir, 'secrets-upgraded');
}
