/**
 * The table `passwords`: the argon2id hash of each user's password. Users created by an operator have no password. A
 * message authentication code before each hash binds it to its user, so that a writer of the tables cannot give a user
 * the hash of another password.
 */
import type { Knex } from 'knex';
import { hashesEqual } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { insertSealedValue, keyedHash, readSealedValue, type SecretKeys } from '../secrets/secretKeys';

export interface PasswordRecord {
  readonly userId: number;
  readonly hash: string;
}

interface PasswordRow {
  readonly user_id: BigintColumn;
  readonly hash: string;
}

const TABLE = 'passwords';
/** Of `keyedHash`. */
const CODE_LENGTH = 46;
const RECORD = { id: 4, purpose: 'password_upgrade' };
const ROWS_PER_QUERY = 500;

/** The hash as it is stored. */
export function boundPasswordHash(keys: SecretKeys, { userId, hash }: PasswordRecord): string {
  return `${keyedHash(keys, `password/${userId}`, hash)}${hash}`;
}

/** Undefined if the address is unknown, if the user has no password, and if the hash was changed in the table. */
export async function findPasswordByEmail(
  database: Knex,
  keys: SecretKeys,
  email: string,
): Promise<PasswordRecord | undefined> {
  const query = database('users')
    .join(TABLE, 'passwords.user_id', 'users.id')
    .where('users.email', email)
    .first('passwords.user_id', 'passwords.hash');
  return recordFrom(keys, await withTimeout(database, query));
}

export async function findPassword(
  database: Knex,
  keys: SecretKeys,
  userId: number,
): Promise<PasswordRecord | undefined> {
  return recordFrom(
    keys,
    await withTimeout(database, database(TABLE).where('user_id', userId).first('user_id', 'hash')),
  );
}

export async function updatePassword(
  database: Knex,
  keys: SecretKeys,
  record: PasswordRecord,
  nowMs: number,
): Promise<void> {
  const change = { hash: boundPasswordHash(keys, record), changed_at_ms: nowMs };
  await withTimeout(database, database(TABLE).where('user_id', record.userId).update(change));
}

/** Whether a leader of this version has bound the hashes of older versions. From then on, no others are accepted. */
export async function arePasswordsBound(database: Knex, keys: SecretKeys): Promise<boolean> {
  return (await readSealedValue(database, keys, RECORD)) !== undefined;
}

/**
 * Binds the hashes that older versions stored, and records it, encrypted with the master key. The caller must be the
 * leader. An interrupted run is continued by the next one.
 */
export async function bindStoredPasswords(database: Knex, keys: SecretKeys): Promise<number> {
  let bound = 0;
  for (let isLast = false; !isLast; ) {
    const query = database(TABLE).where('hash', 'like', '$%').limit(ROWS_PER_QUERY).select('user_id', 'hash');
    const rows: readonly PasswordRow[] = await withTimeout(database, query);
    for (const { user_id: id, hash } of rows) {
      const next = boundPasswordHash(keys, { userId: integerFrom(id), hash });
      bound += await withTimeout(database, database(TABLE).where({ user_id: id, hash }).update({ hash: next }));
    }
    isLast = rows.length < ROWS_PER_QUERY;
  }
  await insertSealedValue(database, keys, RECORD, 'done');
  return bound;
}

function recordFrom(keys: SecretKeys, row: PasswordRow | undefined): PasswordRecord | undefined {
  if (row === undefined) return undefined;
  const record = { userId: integerFrom(row.user_id), hash: row.hash.slice(CODE_LENGTH) };
  if (hashesEqual(boundPasswordHash(keys, record), row.hash)) return record;
  keys.onMismatch?.({ table: TABLE, id: record.userId });
  return undefined;
}
