/**
 * The table `account_links`: single-use links that were sent by mail. Only keyed hashes of their tokens are stored, and
 * each row has a code (`rowCodes.ts`), so that a writer of the table can neither plant a link nor give one to another
 * user. A link is used by deleting its row, so that of two concurrent requests one succeeds.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type CodedRow, insertCodedRow, verifyRow } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

/**
 * `sign_up`: creates the account. `signed_up`: takes the place of such a link when it was used. `verify`: proves the
 * present address. `reset`: sets a new password. `new_email`: changes the address. `not_me`: freezes withdrawals and ends
 * sessions. `keep_factor`: keeps the second factor that an operator wants to remove.
 */
export type LinkPurpose = 'sign_up' | 'verify' | 'reset' | 'new_email' | 'not_me' | 'keep_factor' | 'signed_up';

export interface AccountLink {
  readonly purpose: LinkPurpose;
  /** From `hashToken`. */
  readonly tokenHash: string;
  /** Null for a sign-up, and for a reset of an address without an account, whose link is never sent. */
  readonly userId: number | null;
  /** The address that the link proves; null for `not_me`. */
  readonly email: string | null;
  /** The password of a sign-up. */
  readonly passwordHash: string | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

interface LinkRow extends CodedRow {
  readonly id: BigintColumn;
  readonly purpose: LinkPurpose;
  readonly token_hash: string;
  readonly user_id: BigintColumn | null;
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
}

const TABLE = 'account_links';
/** Expired links deleted when a link is created, at most. */
const SWEEP_MAX = 100;

/** The hash of a link's token as it is stored. */
export function accountLinkHash(keys: SecretKeys, purpose: LinkPurpose, tokenHash: string): string {
  return keyedHash(keys, `account link/${purpose}`, tokenHash);
}

interface LinkStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

export async function insertAccountLink(
  { database, masterKeys }: LinkStores,
  transaction: Knex,
  link: AccountLink,
): Promise<void> {
  const row = {
    purpose: link.purpose,
    token_hash: accountLinkHash(masterKeys, link.purpose, link.tokenHash),
    user_id: link.userId,
    email: link.email,
    password_hash: link.passwordHash,
    created_at_ms: link.createdAtMs,
    expires_at_ms: link.expiresAtMs,
  };
  await insertCodedRow(database, masterKeys, transaction, TABLE, row);
}

/** The rows are read first, so that the DELETE locks no index range. */
export async function deleteExpiredAccountLinks(database: Knex, nowMs: number): Promise<void> {
  const expired = database(TABLE).where('expires_at_ms', '<=', nowMs).orderBy('expires_at_ms').limit(SWEEP_MAX);
  const ids: readonly BigintColumn[] = await withTimeout(database, expired.pluck('id'));
  if (ids.length === 0) return;
  await withTimeout(
    database,
    database(TABLE)
      .whereIn('id', [...ids])
      .delete(),
  );
}

/** The link, if it is unused, has not expired, and was not changed in the table. */
export async function findAccountLink(
  { database, masterKeys }: LinkStores,
  { purpose, tokenHash, nowMs }: Pick<AccountLink, 'purpose' | 'tokenHash'> & { readonly nowMs: number },
): Promise<AccountLink | undefined> {
  const hash = accountLinkHash(masterKeys, purpose, tokenHash);
  const query = database(TABLE).where({ purpose, token_hash: hash }).where('expires_at_ms', '>', nowMs).first();
  const row: LinkRow | undefined = await withTimeout(database, query);
  return row !== undefined && verifyRow(masterKeys, TABLE, row) ? linkFrom(row, tokenHash) : undefined;
}

/** Uses the link. False if another request has used it. */
export async function consumeAccountLink(
  { database, masterKeys }: LinkStores,
  transaction: Knex,
  { purpose, tokenHash }: Pick<AccountLink, 'purpose' | 'tokenHash'>,
): Promise<boolean> {
  const hash = accountLinkHash(masterKeys, purpose, tokenHash);
  return (await withTimeout(database, transaction(TABLE).where('token_hash', hash).delete())) === 1;
}

/** Deletes the user's links for these purposes, so that links sent earlier do not work any more. */
export async function deleteAccountLinks(
  database: Knex,
  transaction: Knex,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await withTimeout(
    database,
    transaction(TABLE)
      .where('user_id', userId)
      .whereIn('purpose', [...purposes])
      .delete(),
  );
}

function linkFrom(row: LinkRow, tokenHash: string): AccountLink {
  return {
    purpose: row.purpose,
    tokenHash,
    userId: optionalIntegerFrom(row.user_id),
    email: row.email,
    passwordHash: row.password_hash,
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
  };
}
