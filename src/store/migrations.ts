/** Finds the migrations, under names without extension, so that a database migrated from source and from the build is the same to Knex. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';

/** Knex's own. */
const LOCK_TABLE = 'knex_migrations_lock';
const FOLDER = path.join(__dirname, '../../migrations');

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => migrationNames(),
  getMigrationName: (name) => name,
  getMigration: async (name) => require(path.join(FOLDER, name)) as Knex.Migration,
};

/** Those that this program has, in order. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/** Brings the schema to the newest version; resolves to the names of what was run. */
export async function migrateUp(database: Knex): Promise<string[]> {
  const [, names] = (await database.migrate.latest({ migrationSource: source })) as [number, string[]];
  return names;
}

/** Takes the newest migration back; resolves to its name, or to nothing when there is none. */
export async function migrateDown(database: Knex): Promise<string[]> {
  const [, names] = (await database.migrate.down({ migrationSource: source })) as [number, string[]];
  return names;
}

/**
 * After a run that was killed: of the migration that it was at some tables may be there, and Knex's own lock still says that somebody is at it. Such tables go:
 * no server starts while a migration is missing, so nothing was ever in them. Only for whoever knows that nobody else is migrating.
 */
export async function clearAfterKill(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(LOCK_TABLE))) return;
  const locked = await database(LOCK_TABLE).where({ is_locked: 1 }).first();
  const [halfDone] = locked === undefined ? [] : (await migrationGap(database)).missing;
  if (halfDone !== undefined) await (await source.getMigration(halfDone)).down?.(database);
  await database(LOCK_TABLE).update({ is_locked: 0 });
}

/** Migrations that this program has and the database lacks, and the other way round. */
export async function migrationGap(database: Knex): Promise<{ missing: string[]; unknown: string[] }> {
  const ours = migrationNames();
  const theirs = await migrationsDone(database);
  return { missing: ours.filter((name) => !theirs.includes(name)), unknown: theirs.filter((name) => !ours.includes(name)) };
}

/** Those that the database has had, in order; none in an empty one. */
export async function migrationsDone(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable('knex_migrations'))) return [];
  return await database('knex_migrations').orderBy('name').pluck('name');
}
