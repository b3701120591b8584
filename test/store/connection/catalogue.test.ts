/** What the program reads and chooses in a schema is the same on MariaDB and MySQL: `make test-mysql` runs this on MySQL. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from '../../../migrations/keys';
import { readConfig } from '../../../src/foundation/settings/config';
import { currentAccount, grantServiceRights } from '../../../src/store/audit/serviceRights';
import { listCollations, listIndexes, listTables, rowsOf } from '../../../src/store/connection/catalogue';
import { openDatabase } from '../../../src/store/connection/database';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

async function connected<T>(user: 'ownerUrl' | 'serviceUrl', work: (database: Knex) => Promise<T>): Promise<T> {
  const url = exchange().schema[user];
  const database = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  return await work(database).finally(() => database.destroy());
}

test('tables, views and indexes are listed by their names', () =>
  connected('ownerUrl', async (owner) => {
    const tables = await listTables(rowsOf(owner));
    expect(tables).toContainEqual({ name: 'orders', isView: false, engine: 'InnoDB' });
    expect(tables).toContainEqual({ name: 'postings', isView: true, engine: null });
    expect(await listIndexes(rowsOf(owner), 'orders')).toContain('PRIMARY');
  }));

test('keys are added and dropped once, however often a migration is repeated', () =>
  connected('ownerUrl', async (owner) => {
    const keys = { orders_test: ['created_at_ms', 'id'] };
    for (const change of [addKeys, addKeys, dropKeys, dropKeys]) {
      await change(owner, 'orders', keys);
      expect((await listIndexes(rowsOf(owner), 'orders')).includes('orders_test')).toBe(change === addKeys);
    }
  }));

test("the service gets the rights to change every table except the log of operators' actions", () =>
  connected('ownerUrl', async (owner) => {
    const account = await connected('serviceUrl', currentAccount);
    expect(account).toMatch(/^\w+@[\w.%]+$/);
    const statements: string[] = [];
    owner.on('query', ({ sql, bindings }: { sql: string; bindings?: readonly unknown[] }) => {
      if (sql.startsWith('GRANT')) statements.push(sql);
      else if (bindings !== undefined) expect(bindings).not.toContain(undefined);
    });
    expect(await grantServiceRights(owner, account)).toBeUndefined();
    const tables = (await listTables(rowsOf(owner))).filter(({ isView }) => !isView).map(({ name }) => name);
    expect(statements.map((sql) => /ON `(\w+)`/.exec(sql)?.[1])).toEqual(
      tables.filter((name) => name !== 'operator_actions'),
    );
  }));

test('all texts have collations that both MariaDB and MySQL have', () =>
  connected('ownerUrl', async (owner) => {
    const collations = await listCollations(rowsOf(owner));
    expect(collations.length).toBeGreaterThan(100);
    const others = collations.filter(({ collation }) => !['utf8mb4_bin', 'ascii_bin'].includes(collation));
    expect(others).toEqual([{ column: 'users.email', collation: 'utf8mb4_unicode_ci' }]);
  }));
