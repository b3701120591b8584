/**
 * A build of a newer version for tests of upgrades: this build with more migrations. They are of all kinds that
 * .github/CONTRIBUTING.md allows, and no test depends on the migrations of the present version.
 */
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT } from './build';

/** Adds a column, while the previous version serves, and keeps it when it is reverted. */
export const COLUMN = '990_kept_note';
/** Adds a column, while the previous version serves, and drops it when it is reverted. */
export const NOTE = '991_note';
/** Adds a table. */
export const TABLE = '992_order_notes';
/** Adds an index to a table in use. */
export const INDEX = '993_orders_by_note';
/** Changes something with which the previous version cannot work. */
export const CONTRACT = '994_contract_note';

const MIGRATIONS: Readonly<Record<string, string>> = {
  [COLUMN]: `
exports.up = async (knex) => {
  if (!(await knex.schema.hasColumn('orders', 'kept_note')))
    await knex.raw('alter table orders add column kept_note varchar(64), algorithm=instant');
};
exports.down = async () => {};
`,
  [NOTE]: `
exports.up = (knex) => knex.raw('alter table orders add column note varchar(64), algorithm=instant');
exports.down = (knex) => knex.raw('alter table orders drop column note');
`,
  [TABLE]: `
exports.up = (knex) => knex.raw('create table if not exists order_notes (order_id bigint not null primary key, note varchar(64) not null)');
exports.down = (knex) => knex.raw('drop table if exists order_notes');
`,
  [INDEX]: `
const { addKeys, dropKeys } = require('./keys');
const KEYS = { orders_of_note: ['kept_note'] };
exports.up = (knex) => addKeys(knex, 'orders', KEYS);
exports.down = (knex) => dropKeys(knex, 'orders', KEYS);
`,
  [CONTRACT]: `
exports.up = (knex) => knex.raw('alter table orders modify kept_note varchar(32), algorithm=copy');
exports.down = async () => {};
`,
};

/** Creates the build in the folder, which has this tree's build and these migrations. Returns the build's folder. */
export function newerBuild(folder: string, ...migrations: readonly string[]): string {
  const build = join(folder, '.build');
  mkdirSync(build, { recursive: true });
  for (const part of ['src', 'generated', 'migrations', 'spec'])
    cpSync(join(BUILD, part), join(build, part), { recursive: true });
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of migrations) writeFileSync(join(build, 'migrations', `${name}.js`), MIGRATIONS[name] ?? '');
  return build;
}
