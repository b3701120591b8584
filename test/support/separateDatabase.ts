/** A migrated MariaDB for one test, whose settings the test may change without affecting other tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/config';
import { startPrivateDatabase } from '../../src/launch/database';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { BUILD } from './build';
import type { TestSchema } from './testDatabase';

export interface SeparateDatabase {
  readonly schema: TestSchema;
  /** May change the schema and every setting. */
  readonly owner: Knex;
  /** Stops it and starts it again on the same data. */
  restart(serverOptions: readonly string[]): Promise<void>;
}

export async function withSeparateDatabase(
  serverOptions: readonly string[],
  test: (database: SeparateDatabase) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talad-own-'));
  const start = (options: readonly string[]) =>
    startPrivateDatabase({
      folder,
      say: () => undefined,
      template: join(BUILD, 'database-template'),
      serverOptions: options,
      startSql: ["GRANT SUPER, READ_ONLY ADMIN, REPLICATION SLAVE ADMIN ON *.* TO 'talad_owner'@'localhost';"],
    });
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
