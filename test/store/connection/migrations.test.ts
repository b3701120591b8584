/**
 * Each migration can be reverted and run again with the same result, without changing rows of other tables. A migration
 * that was killed half-way is repeated (promise 53).
 */
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../../src/foundation/settings/config';
import { runCommand } from '../../../src/programs/launch/process/childProcess';
import { openDatabase } from '../../../src/store/connection/database';
import { migrateDown, migrateUp } from '../../../src/store/connection/migrations';
import { BUILD } from '../../support/build';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const KNEX_TABLES = ['knex_migrations'];

async function asOwner<T>(work: (owner: Knex) => Promise<T>): Promise<T> {
  const { ownerUrl } = exchange().schema;
  const owner = openDatabase(ownerUrl, readConfig({ DATABASE_URL: ownerUrl }).database);
  return await work(owner).finally(() => owner.destroy());
}

async function tablesOf(owner: Knex): Promise<string[]> {
  const [rows] = (await owner.raw('SHOW TABLES')) as [Record<string, string>[]];
  return rows
    .flatMap((row) => Object.values(row))
    .filter((name) => !KNEX_TABLES.includes(name))
    .sort();
}

/** The CREATE statement of each table, without AUTO_INCREMENT and without character sets that collations imply. */
async function schemaOf(owner: Knex): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const name of await tablesOf(owner)) {
    const [rows] = (await owner.raw('SHOW CREATE TABLE ??', [name])) as [Record<string, string>[]];
    made[name] = (rows[0]?.['Create Table'] ?? '')
      .replace(/ AUTO_INCREMENT=\d+/, '')
      .replace(/CHARACTER SET \w+ (?=COLLATE)/g, '');
  }
  return made;
}

function linesOf(statement: string | undefined): string[] {
  return (statement ?? '').split('\n');
}

/** Checksums of the rows of each table. */
async function checksumsOf(owner: Knex): Promise<Map<string, string>> {
  const tables = await tablesOf(owner);
  if (tables.length === 0) return new Map();
  const [sums] = (await owner.raw(`CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`, tables)) as [
    { Table: string; Checksum: string }[],
  ];
  return new Map(sums.map(({ Table, Checksum }) => [Table.split('.')[1] ?? '', String(Checksum)]));
}

test('reverting all migrations one by one and running them again restores the schema and changes no other rows', () =>
  asOwner(async (owner) => {
    await tradeBetween(await createTraders(exchange()), '100', '1');
    await exchange().stop();
    const whole = await schemaOf(owner);
    const names: string[] = [];
    let killed: string | undefined;
    let unfinished = '';
    for (;;) {
      const [schema, sums] = [await schemaOf(owner), await checksumsOf(owner)];
      // The state after a run that was killed when it had created one of its tables, which the next run repairs.
      await owner.raw('SET FOREIGN_KEY_CHECKS = 0');
      if (killed !== undefined) await owner('knex_migrations').insert({ name: killed, batch: 0 });
      if (unfinished !== '') await owner.raw(unfinished.replaceAll('?', '\\?'));
      const [name] = await migrateDown(owner);
      if (name === undefined) break;
      names.unshift(name);
      const left = await schemaOf(owner);
      const [made] = Object.keys(schema).filter((table) => !Object.hasOwn(left, table));
      // A migration that creates no table only adds indexes and columns.
      const added = (table: string): string[] =>
        made === undefined ? linesOf(schema[table]).filter((line) => !linesOf(left[table]).includes(line)) : [];
      for (const table of Object.keys(left))
        expect(linesOf(left[table])).toEqual(linesOf(schema[table]).filter((line) => !added(table).includes(line)));
      for (const [table, sum] of await checksumsOf(owner))
        if (!added(table).some((line) => /^ +`/.test(line))) expect([table, sum]).toEqual([table, sums.get(table)]);
      killed = name;
      unfinished = made === undefined ? '' : (schema[made] ?? '');
    }
    expect(await schemaOf(owner)).toEqual({});
    expect(await migrateUp(owner)).toEqual(names);
    expect(await schemaOf(owner)).toEqual(whole);
    // All rows are gone, which a server accepts only if it is told to, and in a new life of the database.
    const accepted = { ACCEPT_DATA_LOSS_FROM: '1' };
    const { dataDir: DATA_DIR, schema } = exchange();
    const place = { ENV_FILE: '/dev/null', DATA_DIR, DATABASE_URL: schema.serviceUrl };
    await runCommand(process.execPath, [join(BUILD, 'src', 'programs', 'launch', 'main.js'), 'migrate'], {
      PATH: process.env['PATH'],
      MIGRATE_DATABASE_URL: schema.ownerUrl,
      ...place,
      ...accepted,
    });
    await exchange().restart(accepted);
  }));
