/** Detects transactions that stay open: a transaction that touched a table prevents others from locking it. */
import { createConnection } from 'mysql2/promise';
import type { TestExchange } from './exchange';

const TABLES = [
  'orders',
  'accounts',
  'portal_logins',
  'portal_sessions',
  'sessions',
  'users',
  'partners',
  'request_keys',
  'events',
];

/** Throws if one is open for longer than a second. */
export async function expectNoTransaction(exchange: TestExchange): Promise<void> {
  const owner = await createConnection({ uri: exchange.schema.ownerUrl });
  try {
    await owner.query('SET SESSION lock_wait_timeout = 1');
    await owner.query(`LOCK TABLES ${TABLES.map((table) => `${table} WRITE`).join(', ')}`);
  } finally {
    await owner.end();
  }
}
