/** Each migration can be taken back and comes again as it was, without touching what others keep; one that was cut off in the middle is done anew (promise 53). */
import type { Knex } from 'knex';
import { readConfig } from '../../../src/config';
import { openDatabase } from '../../../src/store/connection/database';
import { migrateDown, migrateUp, repairAfterKill } from '../../../src/store/connection/migrations';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, trade } from '../../support/orders';

const exchange = exchangeOfThisFile();
const KNEX_TABLES = ['knex_migrations', 'knex_migrations_lock'];

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

/** How each table is made, without the counts of its rows, and without the character sets that collations say already. */
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

/** Of the rows of each table. */
async function sumsOf(owner: Knex): Promise<Map<string, string>> {
  const tables = await tablesOf(owner);
  if (tables.length === 0) return new Map();
  const [sums] = (await owner.raw(`CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`, tables)) as [
    { Table: string; Checksum: string }[],
  ];
  return new Map(sums.map(({ Table, Checksum }) => [Table.split('.')[1] ?? '', String(Checksum)]));
}

test('taken back one by one and brought again, the schema is what it was, and no other rows change', () =>
  asOwner(async (owner) => {
    await trade(await createTraders(exchange()), '100', '1');
    await exchange().stop();
    const whole = await schemaOf(owner);
    const names: string[] = [];
    for (;;) {
      const [schema, sums] = [await schemaOf(owner), await sumsOf(owner)];
      const [name] = await migrateDown(owner);
      if (name === undefined) break;
      names.unshift(name);
      const left = await schemaOf(owner);
      const [made] = Object.keys(schema).filter((table) => !Object.hasOwn(left, table));
      // One that makes no table changes how some are found.
      const seen = (statement: string): string =>
        made === undefined ? statement.replace(/^ +KEY .*\n/gm, '') : statement;
      for (const [table, statement] of Object.entries(left)) expect(seen(statement)).toBe(seen(schema[table] ?? ''));
      for (const [table, sum] of await sumsOf(owner)) expect([table, sum]).toEqual([table, sums.get(table)]);

      // As after a run that was killed when it had made one of its tables; one that makes none had not begun.
      await owner.raw('SET FOREIGN_KEY_CHECKS = 0');
      if (made !== undefined) await owner.raw((schema[made] ?? '').replaceAll('?', '\\?'));
      await owner('knex_migrations_lock').update({ is_locked: 1 });
      await repairAfterKill(owner);
      expect(await schemaOf(owner)).toEqual(left);
    }
    expect(await schemaOf(owner)).toEqual({});
    expect(await migrateUp(owner)).toEqual(names);
    expect(await schemaOf(owner)).toEqual(whole);
    await exchange().restart();
  }));
