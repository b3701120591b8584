/**
 * The table `listen_keys`. A listen key gives access to its user's stream, so it is looked up by its hash and stored
 * encrypted. An API key has one listen key at a time, which becomes invalid with the API key: if both were leaked,
 * revoking the API key ends both.
 */
import type { Knex } from 'knex';
import { hashToken, newListenKey } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

const TABLE = 'listen_keys';
/** What a stored hash of a listen key is made for. */
export const LISTEN_KEY_CONTEXT = 'listen key';
/**
 * Two concurrent requests of one API key may both find no valid listen key and try to write one. The second fails, and
 * finds the key of the first in its next attempt.
 */
const ATTEMPTS_MAX = 5;

interface ListenKeyRow {
  readonly id: BigintColumn;
  readonly api_key_id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly key_hash: string;
  readonly sealed_key: string;
  readonly expires_at_ms: BigintColumn;
}

/** The API key and the user to whom a listen key belongs. */
export interface ListenKeyOwner {
  readonly apiKeyId: number;
  readonly userId: number;
}

export interface Validity {
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

/** Returns the API key's listen key, valid until `expiresAtMs`; creates or replaces it if there is no valid one. */
export async function renewListenKey(
  database: Knex,
  masterKeys: SecretKeys,
  owner: ListenKeyOwner,
  lease: Validity,
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const row: ListenKeyRow | undefined = await withTimeout(
      database,
      database(TABLE).where('api_key_id', owner.apiKeyId).first<ListenKeyRow | undefined>(),
    );
    const listenKey =
      row === undefined
        ? await insertKey(database, masterKeys, owner, lease)
        : integerFrom(row.expires_at_ms) > lease.nowMs
          ? await extendKey(database, masterKeys, { ...row, user_id: owner.userId }, lease)
          : await replaceKey(database, masterKeys, { ...row, user_id: owner.userId }, lease);
    if (listenKey !== undefined) return listenKey;
  }
  throw new Error(`the listen key of API key ${owner.apiKeyId} was changed concurrently in ${ATTEMPTS_MAX} attempts`);
}

/** Inserts a new listen key; undefined if a concurrent request has inserted one. */
async function insertKey(
  database: Knex,
  masterKeys: SecretKeys,
  { apiKeyId, userId }: ListenKeyOwner,
  lease: Validity,
): Promise<string | undefined> {
  const listenKey = newListenKey();
  const columns = {
    api_key_id: apiKeyId,
    user_id: userId,
    key_hash: storedHash(masterKeys, hashToken(listenKey)),
    created_at_ms: lease.nowMs,
    expires_at_ms: lease.expiresAtMs,
  };
  const row = { location: { table: TABLE, column: 'sealed_key' }, columns, secret: listenKey } as const;
  const id = await unlessDuplicate(insertWithSecret(database, masterKeys, row));
  return id === undefined ? undefined : listenKey;
}

/**
 * Extends the key; undefined if it has ended or was replaced by a concurrent request. A key whose row was changed in the
 * table is replaced.
 */
async function extendKey(
  database: Knex,
  masterKeys: SecretKeys,
  row: ListenKeyRow,
  lease: Validity,
): Promise<string | undefined> {
  const listenKey = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], { ...row }, row.sealed_key);
  if (listenKey === undefined) return replaceKey(database, masterKeys, row, lease);
  const prolonged = await withTimeout(
    database,
    database(TABLE).where('key_hash', row.key_hash).update({ expires_at_ms: lease.expiresAtMs }),
  );
  return prolonged === 1 ? listenKey : undefined;
}

/** Replaces an expired key; undefined if a concurrent request has replaced it first. */
async function replaceKey(
  database: Knex,
  masterKeys: SecretKeys,
  row: ListenKeyRow,
  lease: Validity,
): Promise<string | undefined> {
  const listenKey = newListenKey();
  const fresh = {
    user_id: row.user_id,
    key_hash: storedHash(masterKeys, hashToken(listenKey)),
    sealed_key: encryptForRow(masterKeys, [TABLE, integerFrom(row.id)], { ...row })(listenKey),
    created_at_ms: lease.nowMs,
    expires_at_ms: lease.expiresAtMs,
  };
  const replaced = await withTimeout(
    database,
    database(TABLE).where({ id: row.id, key_hash: row.key_hash }).update(fresh),
  );
  return replaced === 1 ? listenKey : undefined;
}

/** Selects a listen key: the named one, which may be any of the user's, or else the API key's own. */
export interface ListenKeySelector extends ListenKeyOwner {
  readonly listenKey: string | undefined;
}

/** False if the user has no such active key. */
export async function extendListenKey(
  database: Knex,
  masterKeys: SecretKeys,
  choice: ListenKeySelector,
  lease: Validity,
): Promise<boolean> {
  return extendMatchingKey(database, conditionOf(masterKeys, choice), lease);
}

/** Returns the hash of the ended key (`hashToken`); undefined if the user has no such active key. */
export async function endListenKey(
  database: Knex,
  masterKeys: SecretKeys,
  choice: ListenKeySelector,
  nowMs: number,
): Promise<string | undefined> {
  const active = activeKeys(database, conditionOf(masterKeys, choice), nowMs);
  const row: ListenKeyRow | undefined = await withTimeout(database, active.first<ListenKeyRow | undefined>());
  if (row === undefined) return undefined;
  const listenKey = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], { ...row }, row.sealed_key);
  const ended = await withTimeout(database, database(TABLE).where('key_hash', row.key_hash).delete());
  return ended === 1 && listenKey !== undefined ? hashToken(listenKey) : undefined;
}

type KeyCondition = Readonly<Record<string, string | number>>;

function conditionOf(masterKeys: SecretKeys, { apiKeyId, userId, listenKey }: ListenKeySelector): KeyCondition {
  return listenKey === undefined
    ? { api_key_id: apiKeyId }
    : { key_hash: storedHash(masterKeys, hashToken(listenKey)), user_id: userId };
}

function storedHash(masterKeys: SecretKeys, hash: string): string {
  return keyedHash(masterKeys, LISTEN_KEY_CONTEXT, hash);
}

/**
 * An expired key stays expired. The row is read before it is updated, because an UPDATE that searches for its row locks
 * all rows it examines, and two such updates can deadlock.
 */
async function extendMatchingKey(
  database: Knex,
  which: KeyCondition,
  { nowMs, expiresAtMs }: Validity,
): Promise<boolean> {
  const row: Pick<ListenKeyRow, 'id' | 'key_hash'> | undefined = await withTimeout(
    database,
    activeKeys(database, which, nowMs).first('id', 'key_hash'),
  );
  if (row === undefined) return false;
  return (
    (await withTimeout(
      database,
      database(TABLE).where({ id: row.id, key_hash: row.key_hash }).update({ expires_at_ms: expiresAtMs }),
    )) === 1
  );
}

/** Listen keys that have not expired and whose API key has neither expired nor been revoked. */
function activeKeys(database: Knex, which: KeyCondition, nowMs: number): Knex.QueryBuilder {
  const apiKeys = database('api_keys')
    .whereNull('revoked_at_ms')
    .whereRaw('coalesce(expires_at_ms, ?) > ?', [nowMs + 1, nowMs])
    .select('id');
  return database(TABLE)
    .where(which)
    .where(`${TABLE}.expires_at_ms`, '>', nowMs)
    .whereIn(`${TABLE}.api_key_id`, apiKeys);
}

/**
 * The user of each of these listen keys, by the hash of the key (`hashToken`). Keys that are not active are omitted, as
 * are keys whose row was changed in the table.
 */
export async function findActiveListenKeys(
  database: Knex,
  masterKeys: SecretKeys,
  hashes: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const query = activeKeys(database, {}, nowMs)
    .whereIn(
      'key_hash',
      hashes.map((hash) => storedHash(masterKeys, hash)),
    )
    .select<ListenKeyRow[]>();
  const rows: readonly ListenKeyRow[] = await withTimeout(database, query);
  return new Map(
    rows.flatMap((row) => {
      const listenKey = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], { ...row }, row.sealed_key);
      return listenKey === undefined ? [] : [[hashToken(listenKey), integerFrom(row.user_id)]];
    }),
  );
}
