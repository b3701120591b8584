/** Locks tables for a while: this is how a test makes the server wait for its database. */
import { type Connection, createConnection } from 'mysql2/promise';
import type { TestExchange } from './exchange';

/** While `work` runs, every other reader and writer of the table waits. */
export async function whileTableLocked<T>(exchange: TestExchange, table: string, work: () => Promise<T>): Promise<T> {
  const owner: Connection = await createConnection({ uri: exchange.schema.ownerUrl });
  await owner.query(`LOCK TABLES ${table} WRITE`);
  try {
    return await work();
  } finally {
    await owner.end();
  }
}
