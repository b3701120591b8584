/** The database that a command works on: the operator's own, the private one that already runs here, or one started for the command. */
import type { Knex } from 'knex';
import { openDatabase } from '../store/database';
import { clearAfterKill, migrateUp } from '../store/migrations';
import { LaunchError, type Say } from './console';
import { runningDatabase, startPrivateDatabase } from './database';
import { servingSize } from './databaseSize';
import { takeLock } from './lock';
import type { Settings } from './settings';

export interface UsedDatabase {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** True when nobody else can be using it. */
  readonly exclusive: boolean;
  /** Rejects when a database that was started here ends by itself. */
  readonly failed: Promise<never>;
  release(): Promise<void>;
}

const NEVER = new Promise<never>(() => undefined);

/** `share`: take the one that `make run` holds right now, where a service must have it alone. */
export async function useDatabase(
  settings: Settings,
  say: Say,
  { share }: { readonly share: boolean },
): Promise<UsedDatabase> {
  const { ownDatabase } = settings;
  if (ownDatabase !== undefined && share)
    return { ...ownDatabase, exclusive: false, failed: NEVER, release: async () => undefined };
  const lock = takeLock(settings.config.dataDir);
  if ('heldBy' in lock) return sharedDatabase(settings, lock.heldBy, share);
  if (ownDatabase !== undefined)
    return { ...ownDatabase, exclusive: false, failed: NEVER, release: async () => lock.release() };
  try {
    say(`starting the database in ${settings.databaseFolder}`);
    const database = await startPrivateDatabase({ folder: settings.databaseFolder, say, size: servingSize() });
    let releasing = false;
    const failed = database.exited.then(() => {
      if (releasing) return NEVER;
      throw new LaunchError(
        `The database ended by itself; ${database.logFile} says why. Start again: it repairs itself.`,
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

async function sharedDatabase(settings: Settings, heldBy: number, share: boolean): Promise<UsedDatabase> {
  const { dataDir } = settings.config;
  if (!share)
    throw new LaunchError(
      `${dataDir} is in use by process ${heldBy}: stop that one, or give this one its own with DATA_DIR=<folder> PORT=<port>.`,
    );
  const running = await runningDatabase(settings.databaseFolder);
  if (running === undefined)
    throw new LaunchError(
      `The database in ${dataDir} is just starting or stopping (process ${heldBy}): try again in a moment.`,
    );
  return { ...running, exclusive: false, failed: NEVER, release: async () => undefined };
}

/** Opens the database for one piece of work and closes it again; an unreachable one is one clear line. */
export async function withKnex<T>(url: string, settings: Settings, work: (database: Knex) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { ...settings.config.database, connectionsMax: 2 });
  try {
    await database.raw('select 1').catch((error: Error) => {
      throw new LaunchError(`The database does not answer (${error.message}): check DATABASE_URL and that it runs.`);
    });
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** What a run that was killed in the middle has left is cleared where nobody else can be migrating. */
export async function migrate(used: UsedDatabase, settings: Settings, say: Say): Promise<void> {
  await withKnex(used.ownerUrl, settings, async (database) => {
    if (used.exclusive) await clearAfterKill(database);
    const names = await migrateUp(database);
    say(names.length === 0 ? 'the schema is up to date' : `migrated: ${names.join(', ')}`);
  });
}
