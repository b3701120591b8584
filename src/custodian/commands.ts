/** The commands beside `run`. Each prints what it did and ends. */
import { openDatabase } from '../store/connection/database';
import type { CustodianConfig } from './settings';
import { migrateCustodian } from './store/migrations';
import { STATEMENT_TIMEOUT_MS } from './store/timed';

export async function migrateCommand(config: CustodianConfig): Promise<void> {
  const database = openDatabase(config.migrateDatabaseUrl || config.databaseUrl, {
    ...config.database,
    queryTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  try {
    const applied = await migrateCustodian(database);
    process.stdout.write(
      applied.length === 0 ? 'The schema is up to date.\n' : `Applied the migrations ${applied.join(', ')}.\n`,
    );
  } finally {
    await database.destroy();
  }
}
