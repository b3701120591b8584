/**
 * The table `attempts`: failed attempts (to sign in, to enter a code), stored under a hash of the subject, for example
 * the account or the IP address. Stale rows are deleted as new ones are written.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface AttemptRecord {
  readonly failures: number;
  readonly triedAtMs: number;
  readonly lockedUntilMs: number;
}

interface AttemptRow {
  readonly failures: number;
  readonly tried_at_ms: BigintColumn;
  readonly locked_until_ms: BigintColumn;
}

const TABLE = 'attempts';
const SWEEP_MAX = 100;

/**
 * Replaces the subject's record by the result of `next`, or leaves it unchanged if the result is undefined. Concurrent
 * attempts on one subject run one after the other, so that each of them counts.
 */
export async function updateAttempts(
  database: Knex,
  subjectHash: string,
  nowMs: number,
  next: (record: AttemptRecord) => AttemptRecord | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Makes sure that there is a row to lock, so that the first two attempts are serialized as well. Instead of INSERT
    // IGNORE, which takes a shared lock on an existing row: two transactions that hold it would deadlock on the update.
    const blank = { subject_hash: subjectHash, failures: 0, tried_at_ms: nowMs, locked_until_ms: 0 };
    await withTimeout(database, transaction(TABLE).insert(blank).onConflict('subject_hash').merge(['subject_hash']));
    const row: AttemptRow | undefined = await withTimeout(
      database,
      transaction(TABLE).where('subject_hash', subjectHash).forUpdate().first(),
    );
    const changed = next(row === undefined ? { failures: 0, triedAtMs: nowMs, lockedUntilMs: 0 } : recordFrom(row));
    if (changed === undefined) return;
    const columns = {
      failures: changed.failures,
      tried_at_ms: changed.triedAtMs,
      locked_until_ms: changed.lockedUntilMs,
    };
    await withTimeout(database, transaction(TABLE).where('subject_hash', subjectHash).update(columns));
  });
}

/** Deletes rows without an attempt since `beforeMs`. They are read first, so that the DELETE locks no index range. */
export async function deleteStaleAttempts(database: Knex, beforeMs: number): Promise<void> {
  const old = database(TABLE).where('tried_at_ms', '<', beforeMs).orderBy('tried_at_ms').limit(SWEEP_MAX);
  const hashes: readonly string[] = await withTimeout(database, old.pluck('subject_hash'));
  if (hashes.length === 0) return;
  await withTimeout(
    database,
    database(TABLE)
      .whereIn('subject_hash', [...hashes])
      .where('tried_at_ms', '<', beforeMs)
      .delete(),
  );
}

function recordFrom(row: AttemptRow): AttemptRecord {
  return {
    failures: row.failures,
    triedAtMs: integerFrom(row.tried_at_ms),
    lockedUntilMs: integerFrom(row.locked_until_ms),
  };
}
