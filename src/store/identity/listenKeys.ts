/**
 * The table `listen_keys`. A listen key gives access to its user's stream, so it is looked up by its hash and stored
 * encrypted. An API key has one listen key at a time, which becomes invalid with the API key: if both were leaked,
 * revoking the API key ends both.
 */
import type { Knex } from 'knex';
import { hashToken, newListenKey } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { insertWithSecretInTransaction } from '../secrets/encryptedSecrets';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

const TABLE = 'listen_keys';
/** What a stored hash of a listen key is made for. */
export const LISTEN_KEY_CONTEXT = 'listen key';
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

/**
 * Returns the API key's listen key, valid until `expiresAtMs`; creates or replaces it if there is no valid one. Concurrent
 * requests of one API key wait for each other at its row.
 */
export async function renewListenKey(
  database: Knex,
  masterKeys: SecretKeys,
  owner: ListenKeyOwner,
  lease: Validity,
): Promise<string> {
  return database.transaction(async (transaction) => {
    await withTimeout(database, transaction('api_keys').where('id', owner.apiKeyId).forUpdate().first('id'));
    const row: ListenKeyRow | undefined = await withTimeout(
      database,
      transaction(TABLE).where('api_key_id', owner.apiKeyId).first<ListenKeyRow | undefined>(),
    );
    const kept = row && (await renewRow(database, transaction, masterKeys, { ...row, user_id: owner.userId }, lease));
    return kept ?? (await insertKey(database, transaction, masterKeys, owner, lease));
  });
}

/**
 * Extends the key, or replaces it if it has expired or its row was changed in the table. Undefined if a concurrent request
 * has ended it.
 */
async function renewRow(
  database: Knex,
  transaction: Knex,
  masterKeys: SecretKeys,
  row: ListenKeyRow,
  { nowMs, expiresAtMs }: Validity,
): Promise<string | undefined> {
  const location = [TABLE, integerFrom(row.id)] as const;
  const current = decryptOfRow(masterKeys, location, { ...row }, row.sealed_key);
  const isExtended = current !== undefined && integerFrom(row.expires_at_ms) > nowMs;
  const listenKey = isExtended ? current : newListenKey();
  const fresh = isExtended
    ? {}
    : {
        user_id: row.user_id,
        key_hash: storedHash(masterKeys, hashToken(listenKey)),
        sealed_key: encryptForRow(masterKeys, location, { ...row })(listenKey),
        created_at_ms: nowMs,
      };
  const columns = { ...fresh, expires_at_ms: expiresAtMs };
  const changed = await withTimeout(database, transaction(TABLE).where('id', row.id).update(columns));
  return changed === 1 ? listenKey : undefined;
}

async function insertKey(
  database: Knex,
  transaction: Knex,
  masterKeys: SecretKeys,
  { apiKeyId, userId }: ListenKeyOwner,
  lease: Validity,
): Promise<string> {
  const listenKey = newListenKey();
  const columns = {
    api_key_id: apiKeyId,
    user_id: userId,
    key_hash: storedHash(masterKeys, hashToken(listenKey)),
    created_at_ms: lease.nowMs,
    expires_at_ms: lease.expiresAtMs,
  };
  const row = { location: { table: TABLE, column: 'sealed_key' }, columns, secret: listenKey } as const;
  await insertWithSecretInTransaction(database, transaction, masterKeys, row);
  return listenKey;
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
