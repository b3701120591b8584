/**
 * Adds indexes to a table in use, and drops them again. Other statements do not wait for it, and a run that was killed
 * half-way can simply be repeated.
 */
import type { Knex } from 'knex';
import { listIndexes, rowsOf } from '../src/store/connection/catalogue';

/** Columns by the name of the index. */
export type Keys = Readonly<Record<string, readonly string[]>>;

export async function addKeys(knex: Knex, table: string, keys: Keys): Promise<void> {
  const there = await listIndexes(rowsOf(knex), table);
  const added = Object.entries(keys).filter(([name]) => !there.includes(name));
  const changes = added.map(([, columns]) => `ADD KEY ?? (${columns.map(() => '??').join()})`);
  const names = added.flatMap(([name, columns]) => [name, ...columns]);
  if (added.length > 0) await alter(knex, table, changes, names);
}

export async function dropKeys(knex: Knex, table: string, keys: Keys): Promise<void> {
  const there = await listIndexes(rowsOf(knex), table);
  const dropped = Object.keys(keys).filter((name) => there.includes(name));
  const changes = dropped.map(() => 'DROP KEY ??');
  if (dropped.length > 0) await alter(knex, table, changes, dropped);
}

async function alter(knex: Knex, table: string, changes: readonly string[], names: readonly string[]): Promise<void> {
  await knex.raw('ALTER TABLE ?? '.concat([...changes, 'ALGORITHM=INPLACE', 'LOCK=NONE'].join()), [table, ...names]);
}
