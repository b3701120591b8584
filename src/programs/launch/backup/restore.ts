/**
 * `make restore`: restores a backup into an empty database. Checks everything first and changes nothing before all
 * checks have passed. From the first change to the last step, the table `unfinished_restore` keeps every server and every
 * other command from the database; a restore that was interrupted is begun again.
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Knex } from 'knex';
import type { RowDataPacket } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import type { Life } from '../../../core/model/lives';
import { positionFile } from '../../../engine/positionFile';
import { systemClock } from '../../../foundation/clock';
import { parseDatabaseUrl } from '../../../foundation/database/databaseAddress';
import { loadMasterKeys, type MasterKeys } from '../../../foundation/secrets/encryption';
import { OperatorActionLog } from '../../../store/audit/operatorActionLog';
import type { ActionBeginning, ActionEnd } from '../../../store/audit/operatorActions';
import type { EngineConnection } from '../../../store/connection/engineConnection';
import { migrationNames } from '../../../store/connection/migrations';
import {
  findUnfinishedRestore,
  recordRestoreBegin,
  recordRestoreEnd,
  UNFINISHED_RESTORE,
} from '../../../store/connection/unfinishedRestore';
import { beginLife, highestNumber } from '../../../store/engine/lives';
import { verifyEncryptedSecrets } from '../../../store/secrets/encryptedSecrets';
import { loadSecretKeys } from '../../../store/secrets/secretKeys';
import { listTablesAndViews, refuseIfServerRuns, requireForce, withConnection } from '../database/databaseGuards';
import { findOrInstallLoadProgram } from '../database/mariadb';
import { auditTables } from '../exchange/audit';
import { migrate, type UsedDatabase, useDatabase, withEngineConnection, withKnex } from '../exchange/commandDatabase';
import { endRevivedCredentials, publishLostActions } from '../exchange/lostTime';
import type { Settings } from '../process/settings';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { readBackup } from './ageFile';
import { checkBackup, type Manifest } from './backupFile';
import { type OptionFile, startClient, withOptionFile } from './databaseClients';
import { reportForgotten } from './restoreReport';

/** In the log of operators' actions, the id of no operator: a command on the machine of the exchange. */
const COMMAND = 0;

export interface RestoreOptions {
  readonly path: string;
  /** Whether the present content of the database may be deleted. */
  readonly force: boolean;
  /** Whether a file without a message authentication code is restored; the log of operators' actions then says so. */
  readonly acceptsUnauthenticated: boolean;
}

export async function restoreCommand(
  settings: Settings,
  say: Say,
  { path: from, force, acceptsUnauthenticated }: RestoreOptions,
): Promise<void> {
  if (from === '')
    throw new LaunchError('The backup file is missing: make restore FROM=/another/disk/talad.sql.gz.age');
  const path = resolve(from);
  const identityFile = settings.config.backupIdentityFile;
  const masterKeys = knownMasterKeys(settings);
  if (acceptsUnauthenticated && masterKeys === undefined)
    throw new LaunchError(
      'UNAUTHENTICATED=on needs the master key of the exchange, because the log says that it was used.',
    );
  const { result: manifest, digest } = await readWithProgress(path, say, 'checking the backup', (onRead) =>
    checkBackup(path, { masterKeys, identityFile, acceptsUnauthenticated }, onRead),
  );
  if (!manifest.isAuthenticated) say(`WARNING: ${path} has no message authentication code: anybody can have made it.`);
  say(
    `  created ${manifest.madeAt} on ${manifest.server}, up to sequence ${manifest.sequence}, schema ${manifest.migrations.at(-1)}`,
  );
  const unknown = manifest.migrations.filter((name) => !migrationNames().includes(name));
  if (unknown.length > 0)
    throw new LaunchError(
      `The backup is from a newer version of this program (unknown migrations: ${unknown.join(', ')}). Restore it with that version.`,
    );
  // Before anything is dropped.
  const load = await findOrInstallLoadProgram(say);
  const used = await useDatabase(settings, say, { share: false });
  try {
    await beginRestore(used.ownerUrl, say, { backup: path, force, dataDir: settings.config.dataDir });
    const loaded = await readWithProgress(path, say, 'loading', (onRead) =>
      runStoppable((stopped) =>
        withOptionFile(used.ownerUrl, settings.config.dataDir, (optionFile) =>
          loadDump(used.ownerUrl, { path, identityFile, program: load, optionFile, stopped }, onRead),
        ),
      ),
    );
    if (loaded.digest !== digest) await refuseReplacedFile(used.ownerUrl, path);
    await migrate(used, settings, say, { isRestoring: true });
    await withKnex(used.ownerUrl, settings, (database) => endRevivedCredentials(database, settings, say));
    const life = await beginRestoredLife(used, settings, say, manifest);
    await withKnex(used.serviceUrl, settings, (database) => publishLostActions(database, settings, say));
    if (!manifest.isAuthenticated)
      await withKnex(used.serviceUrl, settings, (database) => logUnauthenticatedRestore(database, settings, path));
    await checkRestored(used, settings, say, { manifest, life });
    await withKnex(used.serviceUrl, settings, (database) => reportForgotten(database, settings, say));
    await withOwner(used, settings, (connection) => recordRestoreEnd(connection));
    sayNextSteps(settings, say, life);
    await checkMasterKeys(used, settings, say);
  } finally {
    await used.release();
  }
}

/** Undefined if the master key is not on this machine. */
function knownMasterKeys({ config }: Settings): MasterKeys | undefined {
  try {
    return loadMasterKeys(config);
  } catch {
    return undefined;
  }
}

/** `digest`: the hash of the bytes that were read from the file. */
async function readWithProgress<T>(
  path: string,
  say: Say,
  what: string,
  work: (onRead: (part: Buffer) => void) => Promise<T>,
): Promise<{ readonly result: T; readonly digest: string }> {
  const all = existsSync(path) ? statSync(path).size : 0;
  const hash = createHash('sha256');
  let read = 0;
  const reading = work((part) => {
    read += part.length;
    hash.update(part);
  });
  const percent = () => `, ${Math.floor((100 * read) / Math.max(all, 1))} % of the file`;
  return { result: await withProgress(say, what, reading, percent), digest: hash.digest('hex') };
}

/** The file was replaced after it was checked. What was loaded may have removed the mark of an unfinished restore. */
async function refuseReplacedFile(url: string, path: string): Promise<never> {
  await withConnection(url, (connection) =>
    recordRestoreBegin(connection, { backup: path, begunAtMs: systemClock.nowMs(), knownNumber: 0 }),
  );
  throw new LaunchError(
    `${path} was changed while it was being restored, after it had been checked. Find out by whom. The database now ` +
      'contains what was loaded from it, on which no server starts. Restore another copy; it begins anew.',
  );
}

/** The first row of the new life in the log of operators' actions, whose hashes are made with the master key. */
async function logUnauthenticatedRestore(database: Knex, { config }: Settings, path: string): Promise<void> {
  const keys = await loadSecretKeys(database, loadMasterKeys(config));
  const beginning: ActionBeginning = {
    ...{ operator: `make restore on ${hostname()}`, roles: [], requestId: '', ip: '' },
    ...{ path: {}, query: {}, body: { backup: path, authenticated: false } },
  };
  const action = { timeMs: systemClock.nowMs(), operatorId: COMMAND, operation: 'restoreUnauthenticatedBackup' };
  const end: ActionEnd = { result: 'done', code: null, answer: null };
  const log = new OperatorActionLog(database, keys);
  const began = await log.add({ ...action, beganId: null, content: JSON.stringify(beginning) });
  await log.add({ ...action, beganId: began.id, content: JSON.stringify(end) });
}

/**
 * Records that a restore has begun, and drops everything. Throws if a server is writing to the database, or if it has
 * content that must not be deleted. What an interrupted restore has left may be dropped.
 */
async function beginRestore(
  url: string,
  say: Say,
  { backup, force, dataDir }: { readonly backup: string; readonly force: boolean; readonly dataDir: string },
): Promise<void> {
  await withConnection(url, async (connection) => {
    const { rows } = readsOf(connection);
    const { tables, views } = await listTablesAndViews(connection);
    const interrupted = await findUnfinishedRestore(rows);
    const knownNumber = Math.max(positionFile(dataDir).load()?.sequence ?? 0, await highestNumberOf(rows));
    if (tables.length + views.length > 0) {
      // No server starts on an interrupted restore. A lease in it is the one of the backup.
      if (interrupted === undefined) await refuseIfServerRuns(connection, tables);
      const content = interrupted
        ? `an interrupted restore of ${interrupted.backup}`
        : await describeContent(connection, tables);
      const consequence = 'everything in it is dropped before the restore';
      if (interrupted === undefined) requireForce(force, `The database is not empty (${content})`, consequence);
      await recordRestoreBegin(connection, { backup, begunAtMs: systemClock.nowMs(), knownNumber });
      say(`dropping the content of the database (${content})`);
    } else await recordRestoreBegin(connection, { backup, begunAtMs: systemClock.nowMs(), knownNumber });
    await connection.query('SET SESSION foreign_key_checks = 0');
    for (const name of tables) if (name !== UNFINISHED_RESTORE) await connection.query('DROP TABLE ??', [name]);
    for (const name of views) await connection.query('DROP VIEW ??', [name]);
  });
}

/** Returns the highest number in the content that is dropped; 0 if that is not a complete exchange. */
async function highestNumberOf(rows: EngineConnection['rows']): Promise<number> {
  return await highestNumber({ rows }).catch(() => 0);
}

/** The reads of a tool that has only a plain connection. */
function readsOf(connection: Connection): Pick<EngineConnection, 'rows'> {
  return {
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await connection.query<RowDataPacket[]>(sql, [...values]))[0] as unknown as Row[],
  };
}

/** Runs `work` on a connection with the owner's rights. */
async function withOwner<T>(
  { ownerUrl }: UsedDatabase,
  settings: Settings,
  work: (connection: EngineConnection) => Promise<T>,
): Promise<T> {
  return await withKnex(ownerUrl, settings, (database) => withEngineConnection(database, work));
}

/** Ids that were given out after the backup are not given out again (`core/model/lives`). */
async function beginRestoredLife(
  used: UsedDatabase,
  settings: Settings,
  say: Say,
  { madeAt }: Manifest,
): Promise<Life> {
  const life = await withOwner(used, settings, async (connection) => {
    const unfinished = await findUnfinishedRestore(connection.rows.bind(connection));
    return await beginLife(connection, {
      reason: 'restore',
      lostFromMs: Date.parse(madeAt),
      nowMs: systemClock.nowMs(),
      knownNumber: unfinished?.knownNumber ?? 0,
    });
  });
  say(`  began life ${life.name}: all numbers that are given out from now on are greater than ${life.idsAfter}`);
  return life;
}

/** Describes the content, so that the operator can decide whether it may be deleted. */
async function describeContent(connection: Connection, tables: readonly string[]): Promise<string> {
  if (!tables.includes('knex_migrations'))
    return `${tables.length} tables without a list of migrations, probably from an interrupted restore`;
  if (!tables.includes('engine_lease')) return `${tables.length} tables`;
  const [rows] = await connection.query<RowDataPacket[]>('SELECT sequence FROM engine_lease');
  return `an exchange at sequence ${rows[0]?.['sequence']}`;
}

async function loadDump(
  url: string,
  {
    path,
    identityFile,
    program,
    optionFile,
    stopped,
  }: {
    readonly path: string;
    readonly identityFile: string;
    readonly program: string;
    readonly optionFile: OptionFile;
    readonly stopped: AbortSignal;
  },
  onRead: (part: Buffer) => void,
): Promise<void> {
  // In binary mode the client program interprets nothing in the dump as a command to itself.
  const { stdin, stdout, failure } = startClient({
    program,
    optionFile,
    stopped,
    // The client commits nothing by itself on a server whose default is autocommit = OFF.
    options: ['--binary-mode', '--init-command=SET SESSION autocommit = 1', parseDatabaseUrl(url).database],
  });
  stdout.resume();
  const [reason, read] = await Promise.all([
    failure,
    pipeline(readBackup(path, identityFile, onRead), createGunzip(), stdin, { signal: stopped }).catch(
      (error: Error) => error,
    ),
  ]);
  const wrong = reason ?? read?.message;
  if (wrong !== undefined)
    throw new LaunchError(
      `The backup could not be loaded: ${wrong}\nThe database now contains an incomplete restore, on which no server starts. Run this again; it begins anew.`,
    );
}

async function checkRestored(
  used: UsedDatabase,
  settings: Settings,
  say: Say,
  { manifest: { sequence }, life }: { readonly manifest: Manifest; readonly life: Life },
): Promise<void> {
  await auditTables(used, settings, say, { allowsQuarantine: true });
  if (life.previousSequence !== sequence)
    throw new LaunchError(
      `The restored exchange is at sequence ${life.previousSequence}, but the backup says ${sequence}. Do not start it.`,
    );
  say(`restored up to sequence ${sequence}. Everything later is missing.`);
}

function sayNextSteps({ config: { dataDir } }: Settings, say: Say, { previousSequence }: Life): void {
  if (positionFile(dataDir).load() !== undefined)
    say(
      `A server with this DATA_DIR has served after the backup. When you have worked through the report, start it once ` +
        `with ACCEPT_DATA_LOSS_FROM=${previousSequence + 1}.`,
    );
}

/** A restored exchange starts only with the master key of the exchange that was backed up. */
async function checkMasterKeys(used: UsedDatabase, settings: Settings, say: Say): Promise<void> {
  const { masterKeyFile } = settings.config;
  const reason = await withKnex(used.serviceUrl, settings, async (database) => {
    try {
      await verifyEncryptedSecrets(database, loadMasterKeys(settings.config));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  if (reason !== undefined)
    say(`Before starting the server, copy the master key of the backed-up exchange to ${masterKeyFile}: ${reason}`);
  else say('The master key matches the encrypted secrets. Start the server with `make run`.');
}
