/** A migrated database server for one test, whose settings the test may change without affecting other tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { FAMILY, startDatabaseServer } from './databaseServer';
import type { TestSchema } from './testDatabase';

export interface SeparateDatabase {
  readonly schema: TestSchema;
  /** May change the schema and every setting. */
  readonly owner: Knex;
  /** Stops it and starts it again on the same data. */
  restart(serverOptions: readonly string[]): Promise<void>;
}

const ADMINISTRATOR = {
  MariaDB: ['SUPER, READ_ONLY ADMIN, REPLICATION SLAVE ADMIN'],
  MySQL: [
    'SYSTEM_VARIABLES_ADMIN, CONNECTION_ADMIN, REPLICATION_SLAVE_ADMIN, REPLICATION CLIENT, INNODB_REDO_LOG_ENABLE',
  ],
};

export async function withSeparateDatabase(
  serverOptions: readonly string[],
  test: (database: SeparateDatabase) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talad-own-'));
  const start = (options: readonly string[]) =>
    startDatabaseServer({ folder, serverOptions: options, ownerRights: ADMINISTRATOR[FAMILY] });
  let database = await start(serverOptions);
  const owner = openDatabase(database.ownerUrl(), readConfig({ DATABASE_URL: database.ownerUrl() }).database);
  try {
    await migrateUp(owner);
    const schema = {
      name: 'talad',
      serviceUrl: database.serviceUrl(),
      ownerUrl: database.ownerUrl(),
      drop: () => Promise.resolve(),
    };
    const restart = async (options: readonly string[]) => {
      await database.stop();
      database = await start(options);
    };
    await test({ schema, owner, restart });
  } finally {
    await owner.destroy();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
