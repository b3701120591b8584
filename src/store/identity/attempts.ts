/**
 * The table `attempts`: failed attempts (to sign in, to enter a code), stored under a hash of the subject, for example
 * the account or the IP address. Stale rows are deleted as new ones are written.
 *
 * Each row has a code (`rowCodes.ts`) and the number of its changes. A writer of the tables could still delete a row, or
 * put an earlier copy back, to guess without limit. So each process remembers the rows that it has written, and goes on
 * from what it remembers if the table has fewer changes.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type CodedRow, codeColumn, isUnchanged } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export interface AttemptRecord {
  readonly failures: number;
  readonly triedAtMs: number;
  readonly lockedUntilMs: number;
}

interface AttemptRow extends CodedRow {
  readonly failures: number;
  readonly changes: BigintColumn;
  readonly tried_at_ms: BigintColumn;
  readonly locked_until_ms: BigintColumn;
}

const TABLE = 'attempts';
const SWEEP_MAX = 100;
/** Subjects of which a process remembers the row; those that were written first are forgotten. */
const REMEMBERED_MAX = 100_000;

interface Remembered extends AttemptRecord {
  readonly changes: number;
}

/** By the key of the process, and by the hash of the subject. */
const memories = new WeakMap<SecretKeys['tokenKey'], Map<string, Remembered>>();

interface AttemptStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

/**
 * Replaces the subject's record by the result of `next`, or leaves it unchanged if the result is undefined. Concurrent
 * attempts on one subject run one after the other, so that each of them counts.
 */
export async function updateAttempts(
  { database, masterKeys }: AttemptStores,
  subjectHash: string,
  nowMs: number,
  next: (record: AttemptRecord) => AttemptRecord | undefined,
): Promise<void> {
  let written: Remembered | undefined;
  await database.transaction(async (transaction) => {
    // Makes sure that there is a row to lock, so that the first two attempts are serialized as well. Instead of INSERT
    // IGNORE, which takes a shared lock on an existing row: two transactions that hold it would deadlock on the update.
    const empty = { subject_hash: subjectHash, failures: 0, tried_at_ms: nowMs, locked_until_ms: 0, changes: 0 };
    const blank = { ...empty, ...codeColumn(masterKeys, TABLE, empty) };
    await withTimeout(database, transaction(TABLE).insert(blank).onConflict('subject_hash').merge(['subject_hash']));
    const row: AttemptRow | undefined = await withTimeout(
      database,
      transaction(TABLE).where('subject_hash', subjectHash).forUpdate().first(),
    );
    const record = newestOf(masterKeys, row ?? empty);
    const changed = next(record);
    if (changed === undefined) return;
    const columns = {
      subject_hash: subjectHash,
      failures: changed.failures,
      tried_at_ms: changed.triedAtMs,
      locked_until_ms: changed.lockedUntilMs,
      changes: record.changes + 1,
    };
    const coded = { ...columns, ...codeColumn(masterKeys, TABLE, columns) };
    await withTimeout(database, transaction(TABLE).where('subject_hash', subjectHash).update(coded));
    written = { ...changed, changes: columns.changes };
  });
  if (written !== undefined) remember(masterKeys, subjectHash, written);
}

/** Deletes rows without an attempt since `beforeMs`. They are read first, so that the DELETE locks no index range. */
export async function deleteStaleAttempts({ database, masterKeys }: AttemptStores, beforeMs: number): Promise<void> {
  forgetStale(masterKeys, beforeMs);
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

/** The stored record, or the remembered one if the stored one was changed, deleted or put back by a writer of the table. */
function newestOf(keys: SecretKeys, row: AttemptRow): Remembered {
  const subject = String(row['subject_hash']);
  const stored = recordFrom(row);
  const remembered = memories.get(keys.tokenKey)?.get(subject);
  // A blank row, which was just inserted, has its code too.
  const isRight = row['authentication_code'] === undefined || isUnchanged(keys, TABLE, row);
  if (isRight && (remembered === undefined || stored.changes >= remembered.changes)) return stored;
  keys.onMismatch?.({ table: TABLE, id: subject });
  if (remembered !== undefined) return remembered;
  // Nothing says what it was, but nobody gains by it: the next change counts on.
  return stored;
}

function remember({ tokenKey }: SecretKeys, subject: string, record: Remembered): void {
  const memory = memories.get(tokenKey) ?? new Map<string, Remembered>();
  memories.set(tokenKey, memory);
  const before = memory.get(subject);
  // Two transactions may end in another order than they were made.
  if (before !== undefined && before.changes > record.changes) return;
  memory.delete(subject);
  memory.set(subject, record);
  const [first] = memory.keys();
  if (memory.size > REMEMBERED_MAX && first !== undefined) memory.delete(first);
}

/** The rows of these subjects are deleted, by this server or another one. Those that were tried first come first. */
function forgetStale({ tokenKey }: SecretKeys, beforeMs: number): void {
  const memory = memories.get(tokenKey);
  if (memory === undefined) return;
  for (const [subject, { triedAtMs }] of memory) {
    if (triedAtMs >= beforeMs) return;
    memory.delete(subject);
  }
}

function recordFrom(row: AttemptRow): Remembered {
  return {
    changes: integerFrom(row.changes),
    failures: row.failures,
    triedAtMs: integerFrom(row.tried_at_ms),
    lockedUntilMs: integerFrom(row.locked_until_ms),
  };
}
