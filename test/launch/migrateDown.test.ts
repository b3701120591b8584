/**
 * `make migrate DIRECTION=down` deletes tables, so it is refused beside a server, across a migration that the previous
 * version cannot work with, and without FORCE=on where rows would be lost.
 */
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { BUILD } from '../support/build';
import { commandLauncher } from '../support/commandLauncher';
import { withExchange } from '../support/exchange';
import { COLUMN, CONTRACT, INDEX, NOTE, newerBuild, TABLE } from '../support/newerBuild';
import { temporaryFolder } from '../support/temporaryFolder';
import { freshSchema, type TestSchema } from '../support/testDatabase';

const launch = commandLauncher();
const folder = temporaryFolder();
const build = newerBuild(folder, COLUMN, NOTE, TABLE, INDEX, CONTRACT);

/** Runs `migrate` of the build on the schema. Returns the exit code and what the command printed. */
async function migrate(
  { ownerUrl, name }: TestSchema,
  build: string,
  ...words: readonly string[]
): Promise<[number | null, string]> {
  const environment = { DATABASE_URL: ownerUrl, DATA_DIR: join(folder, name) };
  const command = launch(['migrate', ...words], environment, { build });
  const { code } = await command.exited;
  return [code, command.output()];
}

/** Reverts the newest migration of the schema. */
function revert(schema: TestSchema, force?: 'force'): Promise<[number | null, string]> {
  return migrate(schema, build, 'down', ...(force === undefined ? [] : [force]));
}

/** Runs the test on a new schema, to which the user has every right, after the migrations of the newer build. */
async function withSchema(test: (schema: TestSchema, owner: Knex) => Promise<void>): Promise<void> {
  const schema = await freshSchema();
  expect(await migrate(schema, build)).toEqual([0, `migrated: ${[COLUMN, NOTE, TABLE, INDEX, CONTRACT].join(', ')}\n`]);
  const owner = openDatabase(schema.ownerUrl, readConfig({ DATABASE_URL: schema.ownerUrl }).database);
  try {
    await test(schema, owner);
  } finally {
    await owner.destroy();
    await schema.drop();
  }
}

test('it is refused beside a living server, also with FORCE=on', () =>
  withExchange({}, async (exchange) => {
    for (const force of [undefined, 'force'] as const)
      expect(await revert(exchange.schema, force)).toEqual([
        1,
        expect.stringMatching(/^A server is using this database \(process \d+ .*\)\. Stop it/),
      ]);
    expect((await exchange.anonymous.call('getExchangeInfo')).status).toBe(200);
  }));

test('it is refused across a migration that the previous version cannot work with, also with FORCE=on', () =>
  withSchema(async (schema, owner) => {
    const names = await owner('knex_migrations').orderBy('id').pluck('name');
    for (const force of [undefined, 'force'] as const)
      expect(await revert(schema, force)).toEqual([
        1,
        expect.stringMatching(/cannot be reverted, also not with FORCE=on.*restore a backup that was made before it/),
      ]);
    expect(await owner('knex_migrations').orderBy('id').pluck('name')).toEqual(names);
  }));

test('it is refused for the tables of an exchange, also with FORCE=on', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').where('name', '>=', '100').delete();
    const newest = await owner('knex_migrations').orderBy('id', 'desc').first<{ name: string }>('name');
    for (const force of [undefined, 'force'] as const)
      expect(await revert(schema, force)).toEqual([
        1,
        `The migration ${newest.name} creates the tables of an exchange and is never reverted.\n`,
      ]);
  }));

test('rows are lost only with FORCE=on, and the refusal says which; a reverted migration can be run again', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').where({ name: CONTRACT }).delete();
    await owner('order_notes').insert([
      { order_id: 1, note: 'one' },
      { order_id: 2, note: 'two' },
    ]);
    // An index has no rows, nor has a column that is kept.
    expect(await revert(schema)).toEqual([0, `reverted: ${INDEX}\n`]);
    expect(await revert(schema)).toEqual([
      1,
      `Reverting ${TABLE} loses rows (2 rows of order_notes). With FORCE=on they are deleted.\n`,
    ]);
    expect(await owner('order_notes').pluck('order_id')).toEqual([1, 2]);
    expect(await revert(schema, 'force')).toEqual([0, `deleting 2 rows of order_notes\nreverted: ${TABLE}\n`]);
    expect(await owner.schema.hasTable('order_notes')).toBe(false);
    expect(await revert(schema)).toEqual([0, `reverted: ${NOTE}\n`]);
    expect(await revert(schema)).toEqual([0, `reverted: ${COLUMN}\n`]);
    expect(await migrate(schema, build)).toEqual([
      0,
      `migrated: ${[COLUMN, NOTE, TABLE, INDEX, CONTRACT].join(', ')}\n`,
    ]);
  }));

test('with nothing to revert it says so', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').delete();
    expect(await revert(schema)).toEqual([0, 'no migration to revert\n']);
  }));

test('a schema with unknown and missing migrations is of another version, and is not migrated', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').where('name', '<', '100').delete();
    expect(await migrate(schema, BUILD)).toEqual([
      1,
      expect.stringContaining(`The database has the schema of another version (unknown migrations: ${CONTRACT})`),
    ]);
  }));
