/** The custodian's migrations create its schema, can be applied again, and revert everything they created. */

import { down as downTables } from '../../migrations/custodian/001_custodian_tables';
import { down as downReorganizations } from '../../migrations/custodian/002_deep_reorganizations';
import { migrateCustodian, missingMigrations } from '../../src/programs/custodian/store/migrations';
import { openDatabase } from '../../src/store/connection/database';
import { emptySchema } from '../support/testDatabase';

test('up, up again, and down', async () => {
  const schema = await emptySchema();
  const limits = { connectionsMax: 2, poolWaitMs: 5_000, connectTimeoutMs: 5_000, queryTimeoutMs: 10_000 };
  const database = openDatabase(schema.ownerUrl, limits);
  const tables = async () =>
    await database('information_schema.tables').where({ table_schema: schema.name }).count({ count: '*' }).first();
  try {
    const all = await missingMigrations(database);
    expect(await migrateCustodian(database)).toEqual(all);
    expect(await migrateCustodian(database)).toEqual([]);
    expect(await missingMigrations(database)).toEqual([]);
    await downReorganizations(database);
    await downTables(database);
    expect(Number((await tables())?.['count'])).toBe(1);
  } finally {
    await database.destroy();
    await schema.drop();
  }
});
