/**
 * The database of a command: the operator's own, the private one that already runs on this machine, or one that is
 * started for the command.
 */
import type { Knex } from 'knex';
import { systemEventLoop } from '../../../foundation/eventLoop';
import { currentAccount, grantServiceRights } from '../../../store/audit/serviceRights';
import { openDatabase } from '../../../store/connection/database';
import { DatabaseError } from '../../../store/connection/databaseError';
import { type EngineConnection, engineDatabase } from '../../../store/connection/engineConnection';
import { urlOfPrimary } from '../../../store/connection/groupConnections';
import { MigrationLocked } from '../../../store/connection/migrationRun';
import { migrateUp, migrationGap } from '../../../store/connection/migrations';
import { findUnfinishedRestore, unfinishedRestoreFault } from '../../../store/connection/unfinishedRestore';
import { runningDatabase, startPrivateDatabase } from '../database/database';
import { servingSize } from '../database/databaseMemory';
import { acquireDataDirectoryLock } from '../database/dataDirectoryLock';
import type { Settings } from '../process/settings';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say } from '../process/terminal';
import { beginLifeAfterLoss } from './acceptLoss';

/**
 * The database of a command. If DATABASE_URL has several hosts, the URLs here name the one that was the primary when
 * the command began.
 */
export interface UsedDatabase {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** True if no other process can be using it. */
  readonly exclusive: boolean;
  /** Rejects if a database that was started here ends by itself. */
  readonly failed: Promise<never>;
  release(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 600_000;
const NEVER = new Promise<never>(() => undefined);

/** `share`: use the database that `make run` is running now. Without it, the command needs the database for itself. */
export async function useDatabase(
  settings: Settings,
  say: Say,
  { share }: { readonly share: boolean },
): Promise<UsedDatabase> {
  const ownDatabase = await resolveHosts(settings);
  if (ownDatabase !== undefined && share)
    return { ...ownDatabase, exclusive: false, failed: NEVER, release: async () => undefined };
  const lock = acquireDataDirectoryLock(settings.config.dataDir);
  if ('heldBy' in lock) return sharedDatabase(settings, lock.heldBy, share);
  if (ownDatabase !== undefined)
    return { ...ownDatabase, exclusive: false, failed: NEVER, release: async () => lock.release() };
  try {
    say(`starting the database in ${settings.databaseFolder}`);
    const database = await runStoppable((stopped) =>
      startPrivateDatabase({
        folder: settings.databaseFolder,
        say,
        size: servingSize(),
        protectsActionLog: true,
        stopped,
      }),
    );
    await grantRights({ serviceUrl: database.serviceUrl(), ownerUrl: database.ownerUrl() }, settings, say);
    let releasing = false;
    const failed = database.exited.then(() => {
      if (releasing) return NEVER;
      throw new LaunchError(
        `The database ended unexpectedly. See ${database.logFile} for the reason, then start again: it repairs itself.`,
      );
    });
    failed.catch(() => undefined);
    return {
      serviceUrl: database.serviceUrl(),
      ownerUrl: database.ownerUrl(),
      exclusive: true,
      failed,
      release: async () => {
        releasing = true;
        await database.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The operator's own database, if there is one, on the host that is the primary of its replication group now. */
async function resolveHosts({ ownDatabase, config }: Settings): Promise<Settings['ownDatabase']> {
  if (ownDatabase === undefined) return undefined;
  const resolve = (url: string): Promise<string> =>
    urlOfPrimary(url, config.database.connectTimeoutMs, systemEventLoop);
  try {
    return { serviceUrl: await resolve(ownDatabase.serviceUrl), ownerUrl: await resolve(ownDatabase.ownerUrl) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new LaunchError(`${error.message}. Check DATABASE_URL, and that most members of the group are running.`);
  }
}

async function sharedDatabase(settings: Settings, heldBy: number, share: boolean): Promise<UsedDatabase> {
  const { dataDir } = settings.config;
  if (!share)
    throw new LaunchError(
      `${dataDir} is in use by process ${heldBy}. Stop that process, or start with another folder and port: DATA_DIR=<folder> PORT=<port>.`,
    );
  const running = await runningDatabase(settings.databaseFolder);
  if (running === undefined)
    throw new LaunchError(
      `The database in ${dataDir} is starting or stopping (process ${heldBy}). Try again in a moment.`,
    );
  return { ...running, exclusive: false, failed: NEVER, release: async () => undefined };
}

/** Opens the database for one task and closes it again. An unreachable database is reported in one line. */
export async function withKnex<T>(url: string, settings: Settings, work: (database: Knex) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { ...settings.config.database, connectionsMax: 2 });
  try {
    await database.raw('select 1').catch((error: Error) => {
      throw new LaunchError(
        `The database does not answer (${error.message}). Check DATABASE_URL, and that the database is running.`,
      );
    });
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Applies all new migrations, and gives the service its rights. */
export async function migrate(
  used: UsedDatabase,
  settings: Settings,
  say: Say,
  { isRestoring }: { readonly isRestoring: boolean } = { isRestoring: false },
): Promise<void> {
  await withKnex(used.ownerUrl, settings, async (database) => {
    if (!isRestoring) await refuseUnfinishedRestore(database);
    await refuseOtherSchema(database);
    const names = await migrateUp(database).catch((error: Error) => {
      throw error instanceof MigrationLocked ? new LaunchError(`${error.message} Try again when it has ended.`) : error;
    });
    say(names.length === 0 ? 'the schema is up to date' : `migrated: ${names.join(', ')}`);
    if (!isRestoring)
      await withEngineConnection(database, (connection) => beginLifeAfterLoss({ database, connection }, settings, say));
  });
  await grantRights(used, settings, say);
}

/** One connection for statements that may read whole tables. */
export async function withEngineConnection<T>(
  database: Knex,
  work: (connection: EngineConnection) => Promise<T>,
): Promise<T> {
  const connection = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/** Throws if the restore of the database has not ended. */
export async function refuseUnfinishedRestore(database: Knex): Promise<void> {
  const unfinished = await findUnfinishedRestore(engineDatabase(database).rows);
  if (unfinished !== undefined) throw new LaunchError(`Not possible: ${unfinishedRestoreFault(unfinished)}.`);
}

/** Throws if the database is not one of an exchange yet, for commands that do not create its schema. */
export async function requireExchange(database: Knex): Promise<void> {
  await refuseUnfinishedRestore(database);
  if (!(await database.schema.hasTable('sealed_values')))
    throw new LaunchError('There is no exchange in this database yet. Start one with `make run`.');
}

/** A newer version's schema has no missing migrations; one with unknown and missing ones is of no newer version. */
async function refuseOtherSchema(database: Knex): Promise<void> {
  const { missing, tooNew } = await migrationGap(database);
  if (missing.length > 0 && tooNew.length > 0)
    throw new LaunchError(
      `The database has the schema of another version (unknown migrations: ${tooNew.join(', ')}), which cannot be ` +
        'migrated. Start that version, or use another database or DATA_DIR.',
    );
}

/** New tables, and those of a new database, belong to the service as well, except for the log of operators' actions. */
async function grantRights(
  { serviceUrl, ownerUrl }: Pick<UsedDatabase, 'serviceUrl' | 'ownerUrl'>,
  settings: Settings,
  say: Say,
): Promise<void> {
  if (serviceUrl === ownerUrl) return;
  const account = await withKnex(serviceUrl, settings, currentAccount);
  const problem = await withKnex(ownerUrl, settings, (database) => grantServiceRights(database, account));
  if (problem !== undefined)
    say(
      `the rights of the database user ${account} could not be set (${problem}). It must be able to change ` +
        "rows of every table except the log of operators' actions; see src/programs/launch/README.md, Production",
    );
}
