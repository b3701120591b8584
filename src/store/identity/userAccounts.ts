/** The columns of `users` about the account itself: its address, its state, and until when withdrawals wait. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type CodedRow, codedColumns, insertCodedRow, updateCodedRows, verifyRow } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';
import { boundPasswordHash } from './passwords';
import { NEW_USER } from './users';

export interface AccountOwner {
  readonly id: number;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The language of mails; null if it is not known. */
  readonly language: string | null;
}

interface OwnerRow {
  readonly id: BigintColumn;
  readonly email: string;
  readonly email_verified_at_ms: BigintColumn | null;
  readonly language: string | null;
}

const OWNER_COLUMNS = codedColumns('users');

/** The comparison ignores case. Undefined also if the row was changed in the table. */
export async function findOwnerByEmail(
  { database, masterKeys }: OwnerServices,
  transaction: Knex,
  email: string,
): Promise<AccountOwner | undefined> {
  const row = await withTimeout(database, transaction('users').where('email', email).first(OWNER_COLUMNS));
  return ownerFrom(masterKeys, row);
}

/** Undefined also if the row was changed in the table. */
export async function findOwner(
  { database, masterKeys }: OwnerServices,
  transaction: Knex,
  userId: number,
): Promise<AccountOwner | undefined> {
  const row = await withTimeout(database, transaction('users').where('id', userId).first(OWNER_COLUMNS));
  return ownerFrom(masterKeys, row);
}

export interface OwnerServices {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly isEmailVerified: boolean;
  readonly language: string;
  readonly createdAtMs: number;
  /** Binds the hash of the password. */
  readonly keys: SecretKeys;
}

/** Inserts user and password. Returns the new id, or undefined if the e-mail address is taken. */
export async function insertAccount(
  database: Knex,
  transaction: Knex,
  { email, passwordHash, isEmailVerified, language, createdAtMs, keys }: NewAccount,
): Promise<number | undefined> {
  const row = {
    ...NEW_USER,
    email,
    level: 'level_0',
    fee_tier: 0,
    created_at_ms: createdAtMs,
    updated_at_ms: createdAtMs,
    email_verified_at_ms: isEmailVerified ? createdAtMs : null,
    language,
  };
  const userId = await unlessDuplicate(insertCodedRow(database, keys, transaction, 'users', row));
  if (userId === undefined) return undefined;
  const password = {
    user_id: userId,
    hash: boundPasswordHash(keys, { userId, hash: passwordHash }),
    changed_at_ms: createdAtMs,
  };
  await withTimeout(database, transaction('passwords').insert(password));
  return userId;
}

/** Marks the address as verified, unless the user has another address by now. */
export async function markEmailVerified(
  { database, masterKeys }: OwnerServices,
  transaction: Knex,
  { userId, email, nowMs }: { readonly userId: number; readonly email: string; readonly nowMs: number },
): Promise<boolean> {
  const change = { email_verified_at_ms: nowMs, updated_at_ms: nowMs };
  const where = (all: Knex.QueryBuilder) => all.where({ id: userId, email });
  return (await updateCodedRows(database, masterKeys, { transaction, table: 'users', where }, change)) === 1;
}

/** False if the address belongs to another user. */
export async function updateEmail(
  { database, masterKeys }: OwnerServices,
  transaction: Knex,
  { userId, email, nowMs }: { readonly userId: number; readonly email: string; readonly nowMs: number },
): Promise<boolean> {
  const change = { email, email_verified_at_ms: nowMs, updated_at_ms: nowMs };
  const where = (all: Knex.QueryBuilder) => all.where('id', userId);
  const updated = await unlessDuplicate(
    updateCodedRows(database, masterKeys, { transaction, table: 'users', where }, change),
  );
  return updated !== undefined;
}

/** Sets the password, also of a user who had none. */
export async function setPassword(
  database: Knex,
  transaction: Knex,
  {
    userId,
    hash,
    nowMs,
    keys,
  }: { readonly userId: number; readonly hash: string; readonly nowMs: number; readonly keys: SecretKeys },
): Promise<void> {
  const row = { user_id: userId, hash: boundPasswordHash(keys, { userId, hash }), changed_at_ms: nowMs };
  await withTimeout(
    database,
    transaction('passwords').insert(row).onConflict('user_id').merge(['hash', 'changed_at_ms']),
  );
}

function ownerFrom(keys: SecretKeys, row: (OwnerRow & CodedRow) | undefined): AccountOwner | undefined {
  if (row === undefined || !verifyRow(keys, 'users', row)) return undefined;
  return {
    id: integerFrom(row.id),
    email: row.email,
    isEmailVerified: row.email_verified_at_ms !== null,
    language: row.language,
  };
}
