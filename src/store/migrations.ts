/**
 * Finds the migrations, under names without extension, so that a database migrated from source and from the build is the same to Knex, and runs them beside
 * a server that serves. Each only adds to what the version before knows (`expand`), unless its name says that the version before cannot live with it (`contract`):
 * .github/CONTRIBUTING.md has the rules, and a test holds them.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { pause, systemEventLoop } from '../eventLoop';

/** Knex's own. */
const LOCK_TABLE = 'knex_migrations_lock';
const FOLDER = path.join(__dirname, '../../migrations');

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => migrationNames(),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const { up, down } = require(path.join(FOLDER, name)) as Knex.Migration;
    return { up: (knex) => besideOthers(knex, () => up(knex)), ...(down !== undefined && { down }) };
  },
};

/** Those that this program has, in order. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

/** Whoever uses a table keeps it from being altered, and whoever comes after the altering waits behind it: so it waits no longer than a request may, and lets them go first. */
const LOCK_WAIT_SECONDS = 1;
const PAUSE_MS = 1_000;
const ATTEMPTS = 60;
const LOCK_WAIT_TIMEOUT = 1205;

async function besideOthers(knex: Knex, step: () => PromiseLike<unknown>): Promise<void> {
  await knex.raw(`SET SESSION lock_wait_timeout = ${LOCK_WAIT_SECONDS}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step();
      return;
    } catch (error) {
      if ((error as { errno?: number }).errno !== LOCK_WAIT_TIMEOUT || attempt === ATTEMPTS) throw error;
      await pause(systemEventLoop, PAUSE_MS);
    }
  }
}

/** Brings the schema to the newest version, or leaves a newer one as it is; resolves to the names of what was run. */
export async function migrateUp(database: Knex): Promise<string[]> {
  const [, names] = (await database.migrate.latest({
    migrationSource: source,
    disableMigrationsListValidation: true,
  })) as [number, string[]];
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

/** What takes something away that the version before may use, or lets it do wrong: `031_contract_orders`. */
const CONTRACT = /^\d{3}_contract_/;

/** Migrations that this program has and the database lacks; those that only the database has, and among them those that this program cannot live with. */
export async function migrationGap(database: Knex): Promise<{ missing: string[]; newer: string[]; tooNew: string[] }> {
  const ours = migrationNames();
  const theirs = await migrationsDone(database);
  const newer = theirs.filter((name) => !ours.includes(name));
  return {
    missing: ours.filter((name) => !theirs.includes(name)),
    newer,
    tooNew: newer.filter((name) => CONTRACT.test(name)),
  };
}

/** Those that the database has had, in order; none in an empty one. */
export async function migrationsDone(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable('knex_migrations'))) return [];
  return await database('knex_migrations').orderBy('name').pluck('name');
}
