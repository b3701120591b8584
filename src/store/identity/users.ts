/**
 * The table `users`: registered users. Each row has a code that a writer of the table cannot make, because its level,
 * state and address decide about money (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import { type UserState, VERIFICATION_LEVELS, type VerificationLevel } from '../../core/model/model';
import { type BigintColumn, integerFrom, unlessDuplicate, wordFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { retriedTransaction } from '../connection/retriedTransaction';
import { insertCodedRow, prefixedColumns, updateCodedRowsAlone, verifyPrefixed } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export interface User {
  readonly id: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly state: UserState;
  /** Why an operator or the user has restricted the account; null for an active user. */
  readonly stateReason: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

interface UserRow {
  readonly id: BigintColumn;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly state: UserState;
  readonly state_reason: string | null;
  readonly created_at_ms: BigintColumn;
  readonly updated_at_ms: BigintColumn;
}

/** Returns the new user's id, or undefined if the e-mail address is taken. The comparison ignores case. */
export async function insertUser(
  database: Knex,
  keys: SecretKeys,
  user: Omit<User, 'id' | 'updatedAtMs' | 'state' | 'stateReason'>,
): Promise<number | undefined> {
  const row = {
    ...NEW_USER,
    email: user.email,
    level: user.level,
    fee_tier: user.feeTier,
    created_at_ms: user.createdAtMs,
    updated_at_ms: user.createdAtMs,
    // The operator knows the user, whose address needs no further proof.
    email_verified_at_ms: user.createdAtMs,
  };
  return unlessDuplicate(
    retriedTransaction(database, (transaction) => insertCodedRow(database, keys, transaction, 'users', row)),
  );
}

/** What the row of a new user has in common with all others. */
export const NEW_USER = {
  language: null,
  state: 'active',
  state_reason: null,
  withdrawals_held_until_ms: null,
  counted_rows: null,
} as const;

/** What is known of the identity of a user. */
export interface UserVerification {
  readonly level: VerificationLevel;
  readonly isEmailVerified: boolean;
}

/**
 * A user without a password was created by an operator, who knows the address. Older versions did not record that it
 * needs no proof. Undefined also if the row was changed in the table.
 */
export async function findVerification(
  database: Knex,
  keys: SecretKeys,
  userId: number,
): Promise<UserVerification | undefined> {
  const query = database('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .where('users.id', userId)
    .first('users.level', 'users.email_verified_at_ms', 'passwords.user_id as with_password', prefixedColumns('users'));
  const row: VerificationRow | undefined = await withTimeout(database, query);
  if (row === undefined || !verifyPrefixed(keys, 'users', { ...row })) return undefined;
  return {
    level: wordFrom(row.level, VERIFICATION_LEVELS),
    isEmailVerified: row.email_verified_at_ms !== null || row.with_password === null,
  };
}

interface VerificationRow {
  readonly level: VerificationLevel;
  readonly email_verified_at_ms: BigintColumn | null;
  readonly with_password: BigintColumn | null;
}

export async function findUser(database: Knex, id: number): Promise<User | undefined> {
  const row: UserRow | undefined = await withTimeout(database, database('users').where('id', id).first());
  return row === undefined ? undefined : userFrom(row);
}

/** Which users to list by their e-mail addresses, ignoring case. */
export interface EmailFilter {
  /** The address or its beginning; empty for all users. */
  readonly text: string;
  readonly isWhole: boolean;
}

/** The newest first. */
export async function listUsers(database: Knex, email: EmailFilter, { limit, offset }: PageRange): Promise<User[]> {
  const rows: UserRow[] = await withTimeout(
    database,
    usersWith(database, email).orderBy('id', 'desc').limit(limit).offset(offset),
  );
  return rows.map(userFrom);
}

export function countUsers(database: Knex, email: EmailFilter): Promise<number> {
  return countRows(database, usersWith(database, email));
}

export async function userExists(database: Knex, id: number): Promise<boolean> {
  const row: { readonly id: BigintColumn } | undefined = await withTimeout(
    database,
    database('users').where('id', id).first('id'),
  );
  return row !== undefined;
}

/** Changes the members that are not undefined. Returns the updated user, or undefined if the user does not exist. */
export async function updateUser(
  database: Knex,
  keys: SecretKeys,
  id: number,
  change: {
    readonly level: VerificationLevel | undefined;
    readonly feeTier: number | undefined;
    readonly state?: UserState | undefined;
    readonly stateReason?: string | null | undefined;
    readonly nowMs: number;
  },
): Promise<User | undefined> {
  const columns = {
    level: change.level,
    fee_tier: change.feeTier,
    state: change.state,
    state_reason: change.stateReason,
    updated_at_ms: change.nowMs,
  };
  await updateCodedRowsAlone(database, keys, { table: 'users', where: (all) => all.where('id', id) }, columns);
  return findUser(database, id);
}

function usersWith(database: Knex, { text, isWhole }: EmailFilter): Knex.QueryBuilder {
  const users = database('users');
  if (text === '') return users;
  // The collation of the column ignores case.
  return isWhole ? users.where('email', text) : users.where('email', 'like', `${text.replace(/[\\%_]/g, '\\$&')}%`);
}

function userFrom(row: UserRow): User {
  return {
    id: integerFrom(row.id),
    email: row.email,
    level: wordFrom(row.level, VERIFICATION_LEVELS),
    feeTier: row.fee_tier,
    state: row.state,
    stateReason: row.state_reason,
    createdAtMs: integerFrom(row.created_at_ms),
    updatedAtMs: integerFrom(row.updated_at_ms),
  };
}
