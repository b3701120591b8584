/** The table `attempts`: how often somebody tried in vain, under a hash of whom or what they tried. Rows that no longer matter are swept away as new ones come. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import { bounded } from './database';

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

/** Writes what `next` makes of the subject's record. Two attempts on one subject take turns, so that each counts. `next` gives undefined to leave it. */
export async function changeAttempts(
  database: Knex,
  subjectHash: string,
  nowMs: number,
  next: (record: AttemptRecord) => AttemptRecord | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // A row to hold on to, so that the first two attempts take turns as well. Writing the row that is there holds it as the only one; ignoring it would
    // hold it together with others, of whom none could then go on.
    const blank = { subject_hash: subjectHash, failures: 0, tried_at_ms: nowMs, locked_until_ms: 0 };
    await bounded(database, transaction(TABLE).insert(blank).onConflict('subject_hash').merge(['subject_hash']));
    const row: AttemptRow | undefined = await bounded(
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
    await bounded(database, transaction(TABLE).where('subject_hash', subjectHash).update(columns));
  });
}

/** Forgets subjects that nobody tried since. They are read first, so that no range of the table is held. */
export async function sweepAttempts(database: Knex, beforeMs: number): Promise<void> {
  const old = database(TABLE).where('tried_at_ms', '<', beforeMs).limit(SWEEP_MAX);
  const hashes: readonly string[] = await bounded(database, old.pluck('subject_hash'));
  if (hashes.length === 0) return;
  await bounded(
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
