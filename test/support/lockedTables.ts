/** Locks tables for a while: this is how a test makes the server wait for its database. */
import { type Connection, createConnection } from 'mysql2/promise';
import { eventually } from './eventually';
import type { TestExchange } from './exchange';

/** Time limits that are not reached while a test holds requests, however busy the machine is. */
export const NO_TIME_LIMITS = {
  DATABASE_QUERY_TIMEOUT_MS: '60000',
  DATABASE_POOL_WAIT_MS: '60000',
  ENGINE_COMMIT_TIMEOUT_MS: '60000',
  ENGINE_LEASE_MS: '600000',
  ENGINE_COMMAND_DEADLINE_MS: '60000',
  HTTP_HANDLER_DEADLINE_MS: '60000',
};

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

const WAITING =
  "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE() AND state LIKE 'Waiting for table%'";

/** Number of statements of the exchange that wait for a locked table. */
export async function countLockWaits({ database }: TestExchange): Promise<number> {
  const [[row]] = (await database.raw(WAITING)) as [[{ readonly n: number | string }]];
  return Number(row.n);
}

/** Resolves when that many statements of the exchange wait for a locked table. */
export async function untilLockWaits(exchange: TestExchange, count = 1): Promise<void> {
  await eventually(
    () => countLockWaits(exchange),
    (waits) => waits >= count,
  );
}

/** Sends a request again while it finds no room, because a probe of the test takes some. Returns the other answer. */
export async function untilAccepted<Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
