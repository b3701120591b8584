/** Finds the migrations, under names without extension, so that a database migrated from source and from the build is the same to Knex. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';

const FOLDER = path.join(__dirname, '../../migrations');

const source: Knex.MigrationSource<string> = {
  getMigrations: async () =>
    readdirSync(FOLDER)
      .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
      .filter((name) => name !== undefined)
      .sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => require(path.join(FOLDER, name)) as Knex.Migration,
};

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

/** Migrations that this program has and the database lacks, and the other way round. */
export async function migrationGap(database: Knex): Promise<{ missing: string[]; unknown: string[] }> {
  const ours = await source.getMigrations([]);
  const exists = await database.schema.hasTable('knex_migrations');
  const rows = exists ? await database('knex_migrations').select<{ name: string }[]>('name') : [];
  const theirs = rows.map((row) => row.name);
  return { missing: ours.filter((name) => !theirs.includes(name)), unknown: theirs.filter((name) => !ours.includes(name)) };
}
