/**
 * `make migrate DIRECTION=down`: reverts the newest migration. Reverting drops tables, so everything is checked first:
 * no server uses the database, the operator agrees to the loss of rows, and the migration can be reverted at all.
 */
import type { Knex } from 'knex';
import { newestMigration } from '../../store/connection/migrationRun';
import {
  isBaseline,
  isContract,
  migrateDown,
  migrationNames,
  migrationStatements,
} from '../../store/connection/migrations';
import { listTablesAndViews, refuseIfServerRuns, requireForce, withConnection } from './database/databaseGuards';
import { refuseUnfinishedRestore, withKnex } from './exchange/commandDatabase';
import type { Settings } from './process/settings';
import { LaunchError, type Say } from './process/terminal';

/** Statements that lose no rows: of views, keys and sessions. */
const LOSSLESS = [
  /^drop view\b/i,
  /^alter table \S+( ?,?(drop (key|index|constraint|foreign key|check) \S+|algorithm=\w+|lock=\w+))+$/i,
  /^drop index\b/i,
  /^(select|set|show)\b/i,
];
/** The table that a statement drops or changes. */
const TABLE = /^(?:drop table(?: if exists)?|truncate(?: table)?|delete from|alter table|update) `?(\w+)`?/i;

export interface RevertOptions {
  readonly ownerUrl: string;
  /** Whether rows may be lost. */
  readonly force: boolean;
}

export async function revertNewestMigration(
  settings: Settings,
  say: Say,
  { ownerUrl, force }: RevertOptions,
): Promise<void> {
  await withConnection(ownerUrl, async (connection) =>
    refuseIfServerRuns(connection, (await listTablesAndViews(connection)).tables),
  );
  await withKnex(ownerUrl, settings, async (database) => {
    await refuseUnfinishedRestore(database);
    const name = await newestMigration(database);
    if (name === undefined) return say('no migration to revert');
    refuseUnlessRevertible(name);
    const losses = await rowsLost(database, await migrationStatements(name, 'down'));
    if (losses.length > 0) {
      requireForce(force, `Reverting ${name} loses rows (${losses.join(', ')})`, 'they are deleted');
      say(`deleting ${losses.join(', ')}`);
    }
    say(`reverted: ${(await migrateDown(database)).join(', ')}`);
  });
}

function refuseUnlessRevertible(name: string): void {
  if (!migrationNames().includes(name))
    throw new LaunchError(`The migration ${name} is of a newer version of this program. Revert it with that version.`);
  if (isBaseline(name))
    throw new LaunchError(`The migration ${name} creates the tables of an exchange and is never reverted.`);
  if (isContract(name))
    throw new LaunchError(
      `The migration ${name} cannot be reverted, also not with FORCE=on: the previous version would misread what was ` +
        'written since. To go back, restore a backup that was made before it: make restore FROM=<file>.',
    );
}

/** The tables that the statements drop or change, each with the number of its rows, unless it is empty. */
async function rowsLost(database: Knex, statements: readonly string[]): Promise<string[]> {
  const changed = statements.filter((sql) => !LOSSLESS.some((pattern) => pattern.test(sql)));
  const tables = changed.map((sql) => TABLE.exec(sql)?.[1] ?? sql);
  const losses: string[] = [];
  for (const table of new Set(tables)) {
    if (!/^\w+$/.test(table)) losses.push(`whatever this statement changes: ${table}`);
    else if (await database.schema.hasTable(table)) {
      const [counted] = await database(table).count<{ rows: number }[]>({ rows: '*' });
      const rows = Number(counted?.rows);
      if (rows > 0) losses.push(`${rows} ${rows === 1 ? 'row' : 'rows'} of ${table}`);
    }
  }
  return losses;
}
