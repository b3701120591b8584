/** Applies the migrations of the custodian's schema, which are not those of the exchange. */
import type { Knex } from 'knex';
import { systemEventLoop } from '../../../foundation/eventLoop';
import { programPath } from '../../../foundation/programFolder';
import { appliedMigrations, MigrationFolder } from '../../../store/connection/migrationRun';

const migrations = new MigrationFolder(programPath('migrations', 'custodian'), systemEventLoop);

/** Returns the names of the migrations that were applied now. A schema of a newer version is left unchanged. */
export async function migrateCustodian(database: Knex): Promise<string[]> {
  return await migrations.applyMissing(database);
}

/** Migrations that the database lacks. */
export async function missingMigrations(database: Knex): Promise<string[]> {
  const applied = await appliedMigrations(database);
  return migrations.names().filter((name) => !applied.includes(name));
}
