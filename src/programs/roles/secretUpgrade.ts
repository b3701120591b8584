/**
 * The upgrades of stored secrets, hashes and credentials at the start of a server. A file in DATA_DIR remembers that each
 * was done. If its record then disappears from the database, somebody has removed it in order to have changed rows
 * accepted as old ones, and the server does not start. In an empty database there is nothing to accept.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pause } from '../../foundation/eventLoop';
import { countOperatorTokens } from '../../store/identity/operatorTokens';
import { arePasswordsBound, bindStoredPasswords } from '../../store/identity/passwords';
import { areCredentialsBound, areRowsBound, bindStoredCredentials } from '../../store/secrets/rowCodes';
import { sealLives } from '../../store/secrets/sealedLives';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import {
  findSecretUpgrade,
  type SecretUpgrade,
  upgradeStoredRows,
  upgradeStoredSecrets,
} from '../../store/upgrade/upgradeSecrets';
import type { Preparation } from './preparation';
import { StartRefused } from './startRefused';

type Parts = Pick<Preparation, 'config' | 'database' | 'masterKeys' | 'clock' | 'eventLoop' | 'log'>;

interface Upgrade {
  /** In DATA_DIR. */
  readonly file: string;
  /** Follows "the table sealed_values lacks the record". */
  readonly record: string;
  /** Follows a number of rows in the log. */
  readonly done: string;
  isDone(database: Knex, keys: SecretKeys): Promise<boolean>;
  /** Returns the number of rewritten rows. */
  run(database: Knex, keys: SecretKeys, nowMs: number): Promise<number>;
}

/** In the order in which versions of the program introduced them. */
const UPGRADES: readonly Upgrade[] = [
  {
    file: 'secrets-upgraded',
    record: 'of the upgrade of secrets',
    done: 'secrets and hashes of tokens were rewritten in their new form',
    isDone: async (database, keys) => (await findSecretUpgrade(database, keys)) !== undefined,
    run: upgradeStoredSecrets,
  },
  {
    file: 'passwords-bound',
    record: 'that passwords are bound to their users',
    done: 'hashes of passwords were bound to their users',
    isDone: arePasswordsBound,
    run: bindStoredPasswords,
  },
  {
    file: 'credentials-bound',
    record: 'that API keys and operator tokens have codes',
    done: 'API keys and operator tokens were given codes',
    isDone: areCredentialsBound,
    run: bindStoredCredentials,
  },
  {
    file: 'rows-bound',
    record: 'that rows which decide about money or access have codes',
    done: 'rows that decide about money or access were given codes',
    isDone: areRowsBound,
    run: upgradeStoredRows,
  },
];
const WAIT_MS = 200;

/** Upgrades the rows unless that was done before. The caller must be the leader. Throws `StartRefused`. */
export async function upgradeSecrets(parts: Parts): Promise<void> {
  for (const upgrade of UPGRADES) await runOnce(parts, upgrade);
  await sealLives(parts.database, parts.masterKeys);
}

async function runOnce({ config, database, masterKeys, clock, log }: Parts, upgrade: Upgrade): Promise<void> {
  const file = join(config.dataDir, upgrade.file);
  if (!(await upgrade.isDone(database, masterKeys))) {
    if (existsSync(file) && (await countOperatorTokens(database)) > 0)
      throw new StartRefused(
        `the table sealed_values lacks the record ${upgrade.record}, of which ${file} tells: somebody has deleted it. ` +
          'Restore a backup; only if you have restored one from before the upgrade, delete the file',
      );
    const rows = await upgrade.run(database, masterKeys, clock.nowMs());
    if (rows > 0) log.info({ rows }, upgrade.done);
  }
  if (!existsSync(file)) writeFileSync(file, `In the database, ${upgrade.done}.\n`, { mode: 0o600 });
}

/** Waits, on a server that is not the leader, until a leader has upgraded the rows. */
export async function waitForSecretUpgrade({ database, masterKeys, eventLoop, log }: Parts): Promise<SecretUpgrade> {
  for (let waited = false; ; waited = true) {
    const upgrade = await findSecretUpgrade(database, masterKeys);
    if (upgrade !== undefined && (await areAllDone(database, masterKeys))) return upgrade;
    if (!waited) log.info('waiting until a leader of this version has rewritten the secrets');
    await pause(eventLoop, WAIT_MS);
  }
}

async function areAllDone(database: Knex, keys: SecretKeys): Promise<boolean> {
  for (const { isDone } of UPGRADES) if (!(await isDone(database, keys))) return false;
  return true;
}
