/**
 * `make migrate DIRECTION=down` deletes tables, so it is refused beside a server, across a migration that the previous
 * version cannot work with, and without FORCE=on where rows would be lost.
 */
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/config';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { commandLauncher } from '../support/commandLauncher';
import { withExchange } from '../support/exchange';
import { temporaryFolder } from '../support/temporaryFolder';
import { freshSchema, type TestSchema } from '../support/testDatabase';

const launch = commandLauncher();
const folder = temporaryFolder();

/** Reverts the newest migration of the schema. Returns the exit code and what the command printed. */
async function revert({ ownerUrl, name }: TestSchema, force?: 'force'): Promise<[number | null, string]> {
  const environment = { DATABASE_URL: ownerUrl, DATA_DIR: join(folder, name) };
  const command = launch(['migrate', 'down', ...(force === undefined ? [] : [force])], environment);
  const { code } = await command.exited;
  return [code, command.output()];
}

/** Runs the test on a new schema, to which the user has every right. */
async function withSchema(test: (schema: TestSchema, owner: Knex) => Promise<void>): Promise<void> {
  const schema = await freshSchema();
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
    await owner('knex_migrations').where('name', '>', '023_contract_event_chain').delete();
    const names = await owner('knex_migrations').orderBy('id').pluck('name');
    expect(names.at(-1)).toMatch(/^\d{3}_contract_/);
    for (const force of [undefined, 'force'] as const)
      expect(await revert(schema, force)).toEqual([
        1,
        expect.stringMatching(/cannot be reverted, also not with FORCE=on.*restore a backup that was made before it/),
      ]);
    expect(await owner('knex_migrations').orderBy('id').pluck('name')).toEqual(names);
  }));

test('a migration whose column is kept is reverted without loss, and can be run again', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').where('name', '>', '024_portal_token_renewals').delete();
    expect(await revert(schema)).toEqual([0, 'reverted: 024_portal_token_renewals\n']);
    await migrateUp(owner);
    expect(await owner.schema.hasColumn('portal_sessions', 'renewing_until_ms')).toBe(true);
  }));

test('rows are lost only with FORCE=on, and the refusal says which', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').where('name', '>', '020_archives').delete();
    await owner('archived').insert([
      { what: 'events', through: 5 },
      { what: 'orders', through: 5 },
    ]);
    expect(await revert(schema)).toEqual([
      1,
      'Reverting 020_archives loses rows (2 rows of archived). With FORCE=on they are deleted.\n',
    ]);
    expect(await owner('archived').pluck('what')).toEqual(['events', 'orders']);
    expect(await revert(schema, 'force')).toEqual([0, 'deleting 2 rows of archived\nreverted: 020_archives\n']);
    expect(await owner.schema.hasTable('archived')).toBe(false);
    // These lose no rows: indexes, and a table that is empty.
    expect(await revert(schema)).toEqual([0, 'reverted: 019_withdrawal_lists\n']);
    expect(await revert(schema)).toEqual([0, 'reverted: 019_audit_marks\n']);
  }));

test('with nothing to revert it says so', () =>
  withSchema(async (schema, owner) => {
    await owner('knex_migrations').delete();
    expect(await revert(schema)).toEqual([0, 'no migration to revert\n']);
  }));
