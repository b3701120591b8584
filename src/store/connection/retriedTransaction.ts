/**
 * A transaction that is run again if the database ends it because of a deadlock. Concurrent insertions and deletions of
 * neighbouring rows can cause one, although each of them is right; the database ends one of them without any effect.
 */
import type { Knex } from 'knex';
import { isDeadlock } from './columnValues';

const ATTEMPTS_MAX = 5;

/** `work` may be called several times, so it must change nothing but the database. */
export async function retriedTransaction<Result>(
  database: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isDeadlock(error)) throw error;
    }
  }
}
