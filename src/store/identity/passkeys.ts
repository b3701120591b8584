/**
 * The tables `passkeys` and `used_passkey_challenges`. The public key of a passkey is encrypted and bound to its user and
 * its credential. The counter only rises.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom, unlessDuplicate } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import { decryptOfRow } from '../secrets/boundColumns';
import { insertWithSecretInTransaction } from '../secrets/encryptedSecrets';
import type { SecretKeys } from '../secrets/secretKeys';

export interface NewPasskey {
  readonly userId: number;
  /** Base64url, at most 1364 characters. */
  readonly credentialId: string;
  /** The public key in the COSE format, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
  readonly createdAtMs: number;
}

export interface Passkey extends NewPasskey {
  readonly id: number;
}

/** A passkey as its user sees it. */
export interface ListedPasskey extends Omit<NewPasskey, 'publicKey' | 'counter'> {
  readonly id: number;
  readonly usedAtMs: number | null;
}

interface PasskeyRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly credential_hash: string;
  readonly credential_id: string;
  readonly sealed_key: string;
  readonly counter: BigintColumn;
  readonly label: string;
  readonly created_at_ms: BigintColumn;
  readonly used_at_ms: BigintColumn | null;
}

const TABLE = 'passkeys';
const CHALLENGES = 'used_passkey_challenges';
/** Expired challenges deleted with each new one, at most. */
const SWEEP_MAX = 100;

/** `duplicate`: the credential is registered already, for whichever user. `full`: the user has `max` passkeys. */
export async function insertPasskey(
  database: Knex,
  masterKeys: SecretKeys,
  passkey: NewPasskey,
  { max, alsoWrite }: { readonly max: number; readonly alsoWrite: (transaction: Knex) => Promise<void> },
): Promise<'created' | 'duplicate' | 'full'> {
  const { userId, credentialId, publicKey, counter, label, createdAtMs } = passkey;
  const columns = {
    user_id: userId,
    credential_hash: hashCredential(credentialId),
    credential_id: credentialId,
    counter,
    label,
    created_at_ms: createdAtMs,
    used_at_ms: null,
  };
  const location = { table: TABLE, column: 'sealed_key' } as const;
  const created = await unlessDuplicate(
    retriedTransaction(database, async (transaction) => {
      // Locks the user's row, so that two concurrent requests of one user run one after the other.
      await withTimeout(database, transaction('users').where('id', userId).forUpdate().first('id'));
      if ((await countRows(database, transaction(TABLE).where('user_id', userId))) >= max) return 'full' as const;
      await insertWithSecretInTransaction(database, transaction, masterKeys, { location, columns, secret: publicKey });
      await alsoWrite(transaction);
      return 'created' as const;
    }),
  );
  return created ?? 'duplicate';
}

/** The user's passkeys, the oldest first. */
export async function listPasskeys(database: Knex, userId: number): Promise<ListedPasskey[]> {
  const query = database(TABLE).where('user_id', userId).orderBy('id');
  const columns = ['id', 'user_id', 'credential_id', 'label', 'created_at_ms', 'used_at_ms'];
  const rows: readonly PasskeyRow[] = await withTimeout(database, query.select(columns));
  return rows.map((row) => ({
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    credentialId: row.credential_id,
    label: row.label,
    createdAtMs: integerFrom(row.created_at_ms),
    usedAtMs: optionalIntegerFrom(row.used_at_ms),
  }));
}

/** Undefined also if the row was changed in the table. */
export async function findPasskey(
  database: Knex,
  masterKeys: SecretKeys,
  credentialId: string,
): Promise<Passkey | undefined> {
  const query = database(TABLE).where('credential_hash', hashCredential(credentialId)).first();
  const row: PasskeyRow | undefined = await withTimeout(database, query);
  if (row === undefined) return undefined;
  const id = integerFrom(row.id);
  const publicKey = decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_key);
  if (publicKey === undefined) return undefined;
  return {
    id,
    userId: integerFrom(row.user_id),
    credentialId: row.credential_id,
    publicKey,
    counter: integerFrom(row.counter),
    label: row.label,
    createdAtMs: integerFrom(row.created_at_ms),
  };
}

/**
 * Stores that the passkey was used. False if its counter did not rise, which means that there is a copy of it.
 * Authenticators without a counter always send 0.
 */
export async function recordPasskeyUse(
  database: Knex,
  id: number,
  { counter, nowMs }: { readonly counter: number; readonly nowMs: number },
): Promise<boolean> {
  const passkey = database(TABLE).where('id', id);
  const risen = counter === 0 ? passkey.where('counter', 0) : passkey.where('counter', '<', counter);
  return (await withTimeout(database, risen.update({ counter, used_at_ms: nowMs }))) === 1;
}

/** False if the user has no such passkey. */
export async function deletePasskey(database: Knex, transaction: Knex, userId: number, id: number): Promise<boolean> {
  return (await withTimeout(database, transaction(TABLE).where({ user_id: userId, id }).delete())) === 1;
}

/** Deletes the user's passkeys that were registered at or after the time. */
export async function deletePasskeysSince(
  database: Knex,
  transaction: Knex,
  userId: number,
  sinceMs: number,
): Promise<void> {
  const recent = transaction(TABLE).where('user_id', userId).where('created_at_ms', '>=', sinceMs);
  await withTimeout(database, recent.delete());
}

/** Stores that a challenge was used. False if it was used before. */
export async function consumeChallenge(
  database: Knex,
  { challengeHash, expiresAtMs }: { readonly challengeHash: string; readonly expiresAtMs: number },
  nowMs: number,
): Promise<boolean> {
  // The rows are read first, so that the DELETE locks no index range.
  const expired: string[] = await withTimeout(
    database,
    database(CHALLENGES)
      .where('expires_at_ms', '<=', nowMs)
      .orderBy('expires_at_ms')
      .limit(SWEEP_MAX)
      .pluck('challenge_hash'),
  );
  if (expired.length > 0) await withTimeout(database, database(CHALLENGES).whereIn('challenge_hash', expired).delete());
  const row = { challenge_hash: challengeHash, expires_at_ms: expiresAtMs };
  return (await unlessDuplicate(withTimeout(database, database(CHALLENGES).insert(row)))) !== undefined;
}

function hashCredential(credentialId: string): string {
  return createHash('sha256').update(credentialId, 'utf8').digest('hex');
}
