/** Applies the migrations of the custodian's schema, which are not those of the exchange. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { programPath } from '../../programFolder';
import { withScripts } from '../../store/connection/database';

const FOLDER = programPath('migrations', 'custodian');

function names(): string[] {
  return readdirSync(FOLDER)
    .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();
}

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => names(),
  getMigrationName: (name) => name,
  getMigration: async (name) => require(path.join(FOLDER, name)) as Knex.Migration,
};

/** Returns the names of the migrations that were applied now. A schema of a newer version is left unchanged. */
export async function migrateCustodian(database: Knex): Promise<string[]> {
  return await withScripts(database, async (owner) => {
    const [, applied] = (await owner.migrate.latest({ migrationSource, disableMigrationsListValidation: true })) as [
      number,
      string[],
    ];
    return applied;
  });
}

/** Migrations that the database lacks. */
export async function missingMigrations(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable('knex_migrations'))) return names();
  const applied: string[] = await database('knex_migrations').pluck('name');
  return names().filter((name) => !applied.includes(name));
}
