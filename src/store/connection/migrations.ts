/**
 * Finds and runs the migrations, while another server may be serving. Names have no file extension, so that Knex treats
 * migrations run from the source and from the build as the same.
 *
 * A migration only adds to the schema of the previous version (expand), unless its name says that the previous version
 * cannot work with it (`contract`). The rules are in .github/CONTRIBUTING.md and are checked by a test.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { type EventLoop, pause, systemEventLoop } from '../../eventLoop';
import { programPath } from '../../programFolder';
import { withScripts } from './database';
import { recordingKnex } from './recordingKnex';

/** Name of Knex's lock table. */
const LOCK_TABLE = 'knex_migrations_lock';
const FOLDER = programPath('migrations');

function migrationSource(eventLoop: EventLoop): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => migrationNames(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const { up, down } = loadMigration(name);
      return { up: (knex) => withShortLockWait(knex, () => up(knex), eventLoop), ...(down !== undefined && { down }) };
    },
  };
}

function loadMigration(name: string): Knex.Migration {
  return require(path.join(FOLDER, name)) as Knex.Migration;
}

/** Names of the migrations of this version of the program, in order. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/**
 * An ALTER TABLE waits for all transactions that use the table, and all later statements wait behind it. So it waits
 * only as long as a request may, gives up, and retries after a pause in which the waiting statements run.
 */
const LOCK_WAIT_SECONDS = 1;
const PAUSE_MS = 1_000;
const ATTEMPTS = 60;
const LOCK_WAIT_TIMEOUT = 1205;

async function withShortLockWait(knex: Knex, step: () => PromiseLike<unknown>, eventLoop: EventLoop): Promise<void> {
  await knex.raw(`SET SESSION lock_wait_timeout = ${LOCK_WAIT_SECONDS}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step();
      return;
    } catch (error) {
      if ((error as { errno?: number }).errno !== LOCK_WAIT_TIMEOUT || attempt === ATTEMPTS) throw error;
      await pause(eventLoop, PAUSE_MS);
    }
  }
}

/** Runs all missing migrations and returns their names. A schema of a newer version is left unchanged. */
export async function migrateUp(database: Knex, eventLoop: EventLoop = systemEventLoop): Promise<string[]> {
  return await withScripts(database, async (owner) => {
    const [, names] = (await owner.migrate.latest({
      migrationSource: migrationSource(eventLoop),
      disableMigrationsListValidation: true,
    })) as [number, string[]];
    return names;
  });
}

/** Reverts the newest migration and returns its name in a list; the list is empty if there is no migration. */
export async function migrateDown(database: Knex, eventLoop: EventLoop = systemEventLoop): Promise<string[]> {
  const [, names] = (await database.migrate.down({ migrationSource: migrationSource(eventLoop) })) as [
    number,
    string[],
  ];
  return names;
}

/** Name of the migration that `migrateDown` would revert; undefined if none was applied. */
export async function newestMigration(database: Knex): Promise<string | undefined> {
  if (!(await database.schema.hasTable('knex_migrations'))) return undefined;
  const [name] = await database('knex_migrations').orderBy('id', 'desc').limit(1).pluck<string[]>('name');
  return name;
}

/**
 * The statements with which the migration would be applied or reverted, in order. They are not executed, and queries
 * among them find nothing.
 */
export async function migrationStatements(name: string, direction: 'up' | 'down'): Promise<string[]> {
  const { knex, statements } = recordingKnex();
  await loadMigration(name)[direction]?.(knex);
  return statements;
}

/**
 * Cleans up after a migration run that was killed: some tables of the unfinished migration may exist, and Knex's lock
 * is still set. These tables are dropped; they are empty, because no server starts while a migration is missing. The
 * caller must be certain that no other process is migrating.
 */
export async function repairAfterKill(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(LOCK_TABLE))) return;
  const locked = await database(LOCK_TABLE).where({ is_locked: 1 }).first();
  const [unfinished] = locked === undefined ? [] : (await migrationGap(database)).missing;
  if (unfinished !== undefined) await loadMigration(unfinished).down?.(database);
  await database(LOCK_TABLE).update({ is_locked: 0 });
}

/**
 * Marks a migration that removes something the previous version may use, or makes it behave wrongly:
 * `131_contract_orders`.
 */
const CONTRACT = /^\d{3}_contract_/;

/** Whether the migration belongs to those, below 100, that create all tables of a new exchange, one table family each. */
export function isBaseline(name: string): boolean {
  return name < '100';
}

/** Whether the previous version of the program cannot work with the schema after this migration. */
export function isContract(name: string): boolean {
  return CONTRACT.test(name);
}

/**
 * `missing`: migrations of this program that the database lacks. `newer`: migrations that only the database has.
 * `tooNew`: those of the newer ones that this program cannot work with.
 */
export async function migrationGap(database: Knex): Promise<{ missing: string[]; newer: string[]; tooNew: string[] }> {
  const known = migrationNames();
  const applied = await appliedMigrations(database);
  const newer = applied.filter((name) => !known.includes(name));
  return {
    missing: known.filter((name) => !applied.includes(name)),
    newer,
    tooNew: newer.filter(isContract),
  };
}

/** Names of the migrations applied to the database, in order; none in an empty database. */
export async function appliedMigrations(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable('knex_migrations'))) return [];
  return await database('knex_migrations').orderBy('name').pluck('name');
}
