/** The table `passwords`: the slow hash of each user's password. A user whom an operator made has none. */
import type { Knex } from 'knex';
import { type BigintColumn, insertedId, integerFrom } from './columns';
import { bounded } from './database';
import type { User } from './users';

/** A user's id and the hash of their password. */
export interface PasswordRecord {
  readonly userId: number;
  readonly hash: string;
}

/** A user together with their password, or neither; the new user's id, or `undefined` when the e-mail address is taken. */
export async function insertUserWithPassword(
  database: Knex,
  {
    email,
    level,
    feeTier,
    createdAtMs,
    passwordHash,
  }: Omit<User, 'id' | 'updatedAtMs'> & { readonly passwordHash: string },
): Promise<number | undefined> {
  const row = { email, level, fee_tier: feeTier, created_at_ms: createdAtMs, updated_at_ms: createdAtMs };
  return database.transaction(async (transaction) => {
    const userId = await insertedId(bounded(database, transaction('users').insert(row)));
    if (userId === undefined) return undefined;
    await bounded(
      database,
      transaction('passwords').insert({ user_id: userId, hash: passwordHash, changed_at_ms: createdAtMs }),
    );
    return userId;
  });
}

/** Undefined for an unknown address as for a user without a password. */
export async function findPasswordByEmail(database: Knex, email: string): Promise<PasswordRecord | undefined> {
  const query = database('users')
    .join('passwords', 'passwords.user_id', 'users.id')
    .where('users.email', email)
    .first('passwords.user_id', 'passwords.hash');
  return recordFrom(await bounded(database, query));
}

export async function findPassword(database: Knex, userId: number): Promise<PasswordRecord | undefined> {
  return recordFrom(await bounded(database, database('passwords').where('user_id', userId).first('user_id', 'hash')));
}

export async function updatePassword(database: Knex, { userId, hash }: PasswordRecord, nowMs: number): Promise<void> {
  await bounded(database, database('passwords').where('user_id', userId).update({ hash, changed_at_ms: nowMs }));
}

function recordFrom(
  row: { readonly user_id: BigintColumn; readonly hash: string } | undefined,
): PasswordRecord | undefined {
  return row === undefined ? undefined : { userId: integerFrom(row.user_id), hash: row.hash };
}
