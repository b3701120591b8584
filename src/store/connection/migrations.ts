/**
 * The migrations of the exchange, which are applied while another server may be serving.
 *
 * A migration only adds to the schema of the previous version (expand), unless its name says that the previous version
 * cannot work with it (`contract`). The rules are in .github/CONTRIBUTING.md and are checked by a test.
 */
import type { Knex } from 'knex';
import { type EventLoop, systemEventLoop } from '../../foundation/eventLoop';
import { programPath } from '../../foundation/programFolder';
import { appliedMigrations, MigrationFolder } from './migrationRun';
import { recordingKnex } from './recordingKnex';

const FOLDER = programPath('migrations');

function migrations(eventLoop: EventLoop = systemEventLoop): MigrationFolder {
  return new MigrationFolder(FOLDER, eventLoop);
}

/** Names of the migrations of this version of the program, in order. */
export function migrationNames(): string[] {
  return migrations().names();
}

/**
 * Runs all missing migrations and returns their names, after repairing what a run that was killed has left. A schema of a
 * newer version is left unchanged. Throws `MigrationLocked` while another process does the same.
 */
export async function migrateUp(database: Knex, eventLoop?: EventLoop): Promise<string[]> {
  return await migrations(eventLoop).applyMissing(database);
}

/** Reverts the newest migration and returns its name in a list; the list is empty if there is no migration. */
export async function migrateDown(database: Knex, eventLoop?: EventLoop): Promise<string[]> {
  return await migrations(eventLoop).revertNewest(database);
}

/**
 * The statements with which the migration would be applied or reverted, in order. They are not executed, and queries
 * among them find nothing.
 */
export async function migrationStatements(name: string, direction: 'up' | 'down'): Promise<string[]> {
  const { knex, statements } = recordingKnex();
  await migrations().load(name)[direction]?.(knex);
  return statements;
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
