/**
 * The lives of the database, sealed: the number of them that a leader has seen, and a hash over their rows, encrypted
 * with the master key. The names of lives are part of the keys under which custodians pay withdrawals once, so a changed
 * name could make a custodian pay again.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { MasterKeys } from '../../foundation/secrets/encryption';
import { withTimeout } from '../connection/database';
import { readSealedValue, replaceSealedValue } from './secretKeys';

interface SealedLives {
  readonly count: number;
  readonly hash: string;
}

type Row = Readonly<Record<string, unknown>>;

const RECORD = { id: 7, purpose: 'lives' };

/** Columns of the table `lives`, in the order in which they are hashed. */
export const LIFE_COLUMNS = [
  'number',
  'name',
  'ids_after',
  'previous_sequence',
  'reason',
  'begun_at_ms',
  'lost_from_ms',
] as const;

/** Undefined before the first leader of this version. Throws if the value was changed. */
export async function readSealedLives(database: Knex, keys: MasterKeys): Promise<SealedLives | undefined> {
  const text = await readSealedValue(database, keys, RECORD);
  return text === undefined ? undefined : (JSON.parse(text) as SealedLives);
}

/** Whether the rows, the oldest first, begin with the sealed ones. */
export function beginWithSealed({ count, hash }: SealedLives, rows: readonly Row[]): boolean {
  return rows.length >= count && hashOfLives(rows.slice(0, count)) === hash;
}

/**
 * Seals the lives of the database. Later lives are added only if each began with its event, which restores write; others
 * stay unsealed, so that the audit reports them. The caller must be the leader.
 */
export async function sealLives(database: Knex, keys: MasterKeys): Promise<void> {
  const sealed = await readSealedLives(database, keys);
  const rows: readonly Row[] = await withTimeout(
    database,
    database('lives')
      .orderBy('number')
      .select(...LIFE_COLUMNS),
  );
  if (sealed !== undefined && (sealed.count === rows.length || !beginWithSealed(sealed, rows))) return;
  for (const row of sealed === undefined ? [] : rows.slice(sealed.count)) {
    const first = { sequence: Number(row['ids_after']) + 1, type: 'begin_life' };
    const event: object | undefined = await withTimeout(database, database('events').where(first).first('sequence'));
    if (event === undefined) return;
  }
  const lives: SealedLives = { count: rows.length, hash: hashOfLives(rows) };
  await replaceSealedValue(database, keys, RECORD, JSON.stringify(lives));
}

/** The numbers come as texts or as numbers, depending on the connection. */
function hashOfLives(rows: readonly Row[]): string {
  const texts = rows.map((row) => LIFE_COLUMNS.map((name) => String(row[name] as string | number)));
  return createHash('sha256').update(JSON.stringify(texts), 'utf8').digest('hex');
}
