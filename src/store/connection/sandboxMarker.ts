/**
 * The table `sandbox`: its only row says that this database belongs to a sandbox, whose money has no value. A database
 * without it that has deposits or withdrawals, now or in archives, is that of a real exchange.
 */
import type { Knex } from 'knex';
import { withTimeout } from './database';

const ONLY_ROW = 1;

export async function isSandboxDatabase(database: Knex): Promise<boolean> {
  const row: object | undefined = await withTimeout(database, database('sandbox').where('id', ONLY_ROW).first('id'));
  return row !== undefined;
}

/** Whether deposits or withdrawals were made. Rows are archived only together with older events. */
export async function hasTransfers(database: Knex): Promise<boolean> {
  for (const table of ['deposits', 'withdrawals', 'archived']) {
    const row: object | undefined = await withTimeout(database, database(table).first(database.raw('1 as found')));
    if (row !== undefined) return true;
  }
  return false;
}

/** Without effect if the database is marked. */
export async function markSandboxDatabase(database: Knex, startedAtMs: number): Promise<void> {
  const row = { id: ONLY_ROW, started_at_ms: startedAtMs };
  await withTimeout(database, database('sandbox').insert(row).onConflict('id').ignore());
}

/** False for a database in which no engine has ever decided anything. */
export async function hasEvents(database: Knex): Promise<boolean> {
  const row: object | undefined = await withTimeout(database, database('events').first('sequence'));
  return row !== undefined;
}
