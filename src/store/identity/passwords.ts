/** The table `passwords`: the argon2id hash of each user's password. Users created by an operator have no password. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface PasswordRecord {
  readonly userId: number;
  readonly hash: string;
}

/** Undefined if the address is unknown, and also if the user has no password. */
export async function findPasswordByEmail(database: Knex, email: string): Promise<PasswordRecord | undefined> {
  const query = database('users')
    .join('passwords', 'passwords.user_id', 'users.id')
    .where('users.email', email)
    .first('passwords.user_id', 'passwords.hash');
  return recordFrom(await withTimeout(database, query));
}

export async function findPassword(database: Knex, userId: number): Promise<PasswordRecord | undefined> {
  return recordFrom(
    await withTimeout(database, database('passwords').where('user_id', userId).first('user_id', 'hash')),
  );
}

export async function updatePassword(database: Knex, { userId, hash }: PasswordRecord, nowMs: number): Promise<void> {
  await withTimeout(database, database('passwords').where('user_id', userId).update({ hash, changed_at_ms: nowMs }));
}

function recordFrom(
  row: { readonly user_id: BigintColumn; readonly hash: string } | undefined,
): PasswordRecord | undefined {
  return row === undefined ? undefined : { userId: integerFrom(row.user_id), hash: row.hash };
}
