/** What every launch of an exchange needs before a server starts: database, master key, schema, and the environment. */
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Environment } from '../../../foundation/settings/config';
import { findUnknownKey, holdsSecrets } from '../../../store/secrets/encryptedSecrets';
import type { LaunchSequence } from '../process/launchSequence';
import { loadExistingMasterKeys, type Settings } from '../process/settings';
import { LaunchError, type Say } from '../process/terminal';
import { migrate, type UsedDatabase, useDatabase, withKnex } from './commandDatabase';
import { ensureMasterKey } from './masterKey';

/** Time that a server needs to stop in addition to draining and accepted requests. */
const STOP_WORK_MS = 6_000;

/** Starts the database, unless the operator has one, creates the master key at the first start, and migrates. */
export async function startExchangeDatabase(
  settings: Settings,
  say: Say,
  { unlessStopped, atEnd }: LaunchSequence,
): Promise<UsedDatabase> {
  // At a stop it ends by itself, and leaves nothing behind.
  const used = await useDatabase(settings, say, { share: false });
  atEnd(() => used.release());
  const { masterKey, masterKeyCommand } = settings.config;
  if (masterKey === '' && masterKeyCommand === '') await createMissingMasterKey(used, settings, say);
  await refuseOtherMasterKey(used, settings);
  await unlessStopped(migrate(used, settings, say));
  return used;
}

async function createMissingMasterKey(used: UsedDatabase, settings: Settings, say: Say): Promise<void> {
  const { masterKeyFile } = settings.config;
  if (existsSync(masterKeyFile)) return;
  if (await withKnex(used.ownerUrl, settings, holdsSecrets))
    throw new LaunchError(
      `There is no file ${masterKeyFile} (MASTER_KEY_FILE), and the database has secrets that only the master key of this exchange decrypts. Name the file with that key, or restore it from your copy. Nothing was changed.`,
    );
  if (ensureMasterKey(masterKeyFile))
    say(`created the master key ${masterKeyFile}: keep a copy, without it encrypted secrets cannot be read`);
}

/** The server would refuse it as well, but only on a schema of its version. */
async function refuseOtherMasterKey(used: UsedDatabase, settings: Settings): Promise<void> {
  const keys = loadExistingMasterKeys(settings.config);
  const unknown = keys && (await withKnex(used.ownerUrl, settings, (database) => findUnknownKey(database, keys)));
  if (unknown === undefined) return;
  const { masterKey, masterKeyFile } = settings.config;
  throw new LaunchError(
    `The database has secrets that were encrypted with master key ${unknown}, which is not in ` +
      `${masterKey === '' ? `${masterKeyFile} (MASTER_KEY_FILE)` : 'MASTER_KEY'}. Name the file with that key. Nothing was changed.`,
  );
}

/** The environment of a server on this database. */
export function serverEnvironment({ config, environment, ownDatabase }: Settings, used: UsedDatabase): Environment {
  return {
    ...environment,
    MIGRATE_DATABASE_URL: undefined,
    // Of several hosts, a server finds the primary by itself, again after each failover.
    DATABASE_URL: ownDatabase?.serviceUrl ?? used.serviceUrl,
    DATA_DIR: config.dataDir,
    // The private database gives the service no such rights.
    ...(ownDatabase === undefined && { ACTION_LOG_RIGHTS: environment['ACTION_LOG_RIGHTS'] ?? 'refuse' }),
    ...(config.masterKey === '' && config.masterKeyCommand === '' && { MASTER_KEY_FILE: config.masterKeyFile }),
    // The environment already contains everything from the files of settings.
    ENV_FILE: devNull,
  };
}

/** How long a server may take to end after SIGTERM, in milliseconds. */
export function serverStopGraceMs({ http }: Settings['config']): number {
  return http.shutdownDrainMs + http.shutdownDeadlineMs + STOP_WORK_MS;
}
