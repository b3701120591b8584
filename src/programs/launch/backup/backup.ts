/**
 * `make backup`: writes the whole content of the database at one moment to one file. Works beside a running server and
 * does not block it.
 */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Knex } from 'knex';
import { systemClock } from '../../../foundation/clock';
import { loadMasterKeys, type MasterKeys } from '../../../foundation/secrets/encryption';
import { appliedMigrations } from '../../../store/connection/migrationRun';
import { migrationGap } from '../../../store/connection/migrations';
import { findOrInstallDumpProgram } from '../database/mariadb';
import { refuseUnfinishedRestore, useDatabase, withKnex } from '../exchange/commandDatabase';
import { writeChecksummedFile } from '../process/checksummedFile';
import type { Settings } from '../process/settings';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { encryptFor } from './ageFile';
import { BACKUP, backupMac, type Manifest } from './backupFile';
import { backupRecipient, NOBODY } from './backupKey';
import { withOptionFile } from './databaseClients';
import { dumpDatabase } from './dumpDatabase';

export async function backupCommand(settings: Settings, say: Say, to: string): Promise<void> {
  const path = pathFor(to, settings.config.backupRecipient === NOBODY ? 'sql.gz' : 'sql.gz.age');
  const masterKeys = masterKeysOf(settings);
  const program = await findOrInstallDumpProgram(say);
  const used = await useDatabase(settings, say, { share: true });
  try {
    const manifest = await withKnex(used.ownerUrl, settings, async (database) => {
      await refuseUnfinishedRestore(database);
      const recipient = await backupRecipient(settings, say);
      return await runStoppable((stopped) =>
        withOptionFile(used.ownerUrl, settings.config.dataDir, (optionFile) =>
          writeBackup({ path, say, database, stopped, masterKeys, recipient }, (onSequence) =>
            dumpDatabase({ url: used.ownerUrl, program, optionFile, stopped }, onSequence),
          ),
        ),
      );
    });
    say(
      `backup written to ${path}: ${formatMebibytes(statSync(path).size)}, up to sequence ${manifest.sequence}, schema ${manifest.migrations.at(-1)}`,
    );
    printRelatedFiles(settings, say);
  } finally {
    await used.release();
  }
}

/** The key that authenticates the backup is derived from the master key. */
function masterKeysOf({ config }: Settings): MasterKeys {
  try {
    return loadMasterKeys(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`A backup is authenticated with the master key, which could not be loaded: ${reason}`);
  }
}

function pathFor(to: string, extension: string): string {
  if (to === '')
    throw new LaunchError('The target is missing: make backup TO=/another/disk/talad.sql.gz.age (or a folder).');
  const stamp = new Date(systemClock.nowMs()).toISOString().replace(/[-:]|\.\d+/g, '');
  const path =
    existsSync(to) && statSync(to).isDirectory() ? join(resolve(to), `talad-${stamp}.${extension}`) : resolve(to);
  if (existsSync(path))
    throw new LaunchError(`${path} already exists. Backups are never overwritten; choose another name.`);
  if (!existsSync(dirname(path)))
    throw new LaunchError(
      `The folder ${dirname(path)} does not exist. Create it, or mount the disk that it belongs to, and run this again.`,
    );
  return path;
}

interface Target {
  readonly path: string;
  readonly say: Say;
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
  /** Undefined for a backup that is not encrypted. */
  readonly recipient: string | undefined;
  readonly stopped: AbortSignal;
}

async function writeBackup(
  { path, say, database, stopped, masterKeys, recipient }: Target,
  dumped: (onSequence: (sequence: number) => void) => AsyncIterable<Buffer>,
): Promise<Manifest> {
  const { missing } = await migrationGap(database);
  const migrations = await appliedMigrations(database);
  if (migrations.length === 0) throw new LaunchError('The database is empty; there is nothing to back up.');
  if (missing.length > 0) say(`  the schema lacks migrations (${missing.join(', ')}), which a restore will apply`);
  let sequence = 0;
  let bytes = 0;
  const manifest = async (): Promise<Manifest> => {
    if (String(await appliedMigrations(database)) !== String(migrations))
      throw new LaunchError('The schema was changed during the backup. Run it again.');
    const [rows] = (await database.raw('SELECT VERSION() AS version')) as [{ version: string }[]];
    return {
      format: 2,
      madeAt: new Date(systemClock.nowMs()).toISOString(),
      sequence,
      migrations,
      server: rows[0]?.version ?? '',
      masterKey: masterKeys.current,
    };
  };
  const sql = countBytes(
    dumped((at) => {
      sequence = at;
    }),
    (more) => {
      bytes += more;
    },
  );
  const work = writeChecksummedFile({
    path,
    partial: `${path}.${process.pid}.partial`,
    content: sql,
    seal: BACKUP,
    manifest,
    encrypt: recipient === undefined ? undefined : encryptFor(recipient),
    sign: (text) => backupMac(masterKeys, masterKeys.current, text),
    stopped,
  });
  await withProgress(say, 'backing up', work, () => `, ${formatMebibytes(bytes)} of SQL`);
  return await manifest();
}

async function* countBytes(parts: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    count(part.length);
    yield part;
  }
}

/** Lists the other files on this machine that a backup is useless without. */
function printRelatedFiles({ config }: Settings, say: Say): void {
  say('The backup does not contain the following. Keep copies of them in another place:');
  say(
    `  ${config.masterKeyFile}: the master key, without which API keys, second factors and partner secrets cannot be decrypted`,
  );
  if (existsSync(config.backupIdentityFile))
    say(`  ${config.backupIdentityFile}: the key of the backups, without which no backup can be decrypted`);
  for (const role of ['operator', 'approver']) {
    const file = join(config.dataDir, `${role}-token`);
    if (existsSync(file)) say(`  ${file}: the database contains only the hash of this token`);
  }
  if (config.custody.secretFile !== '') say(`  ${config.custody.secretFile}: the secret shared with the custodian`);
  say('  your settings');
}

export function formatMebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}
