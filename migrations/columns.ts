/** Adds columns to tables in use. A run that was interrupted can be repeated. */
import type { Knex } from 'knex';
import { listColumns, rowsOf } from '../src/store/connection/catalogue';

/** The definition of each column, by its name. */
export type NewColumns = Readonly<Record<string, string>>;

export async function addColumns(knex: Knex, table: string, columns: NewColumns): Promise<void> {
  const there = await listColumns(rowsOf(knex), table);
  const added = Object.entries(columns).filter(([name]) => !there.includes(name));
  if (added.length === 0) return;
  const changes = added.map(([, definition]) => `ADD COLUMN ?? ${definition}`);
  const names = added.map(([name]) => name);
  await knex.raw('ALTER TABLE ?? '.concat([...changes, 'ALGORITHM=INSTANT'].join(', ')), [table, ...names]);
}

export async function dropColumns(knex: Knex, table: string, columns: NewColumns): Promise<void> {
  const there = await listColumns(rowsOf(knex), table);
  const dropped = Object.keys(columns).filter((name) => there.includes(name));
  const changes = dropped.map(() => 'DROP COLUMN ??').join(', ');
  if (dropped.length > 0) await knex.raw('ALTER TABLE ?? '.concat(changes), [table, ...dropped]);
}
