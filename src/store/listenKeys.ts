/**
 * The table `listen_keys`: whoever knows a listen key reads its user's stream, so a key is found by its hash alone and kept sealed. An API key
 * has one listen key at a time, which lives no longer than the API key itself: one that may have leaked with it ends with it.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from './columns';
import { bounded } from './database';
import { type MasterKeys, open, seal } from './sealed';
import { insertSealed } from './sealedSecrets';
import { hashToken, newListenKey } from './tokens';

const TABLE = 'listen_keys';
/** Two requests of one API key may both find none, or one that has expired; the second then finds the first one's. */
const ATTEMPTS_MAX = 5;

interface ListenKeyRow {
  readonly id: BigintColumn;
  readonly key_hash: string;
  readonly sealed_key: string;
  readonly expires_at_ms: BigintColumn;
}

/** Whose key it is. */
export interface ListenKeyOwner {
  readonly apiKeyId: number;
  readonly userId: number;
}

export interface Lease {
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

/** The API key's listen key, good until `expiresAtMs`: the one that it has, or a new one. */
export async function renewListenKey(
  database: Knex,
  masterKeys: MasterKeys,
  owner: ListenKeyOwner,
  lease: Lease,
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const row: ListenKeyRow | undefined = await bounded(
      database,
      database(TABLE).where('api_key_id', owner.apiKeyId).first<ListenKeyRow | undefined>(),
    );
    const listenKey =
      row === undefined
        ? await insertKey(database, masterKeys, owner, lease)
        : integerFrom(row.expires_at_ms) > lease.nowMs
          ? await prolongKey(database, masterKeys, row, lease)
          : await replaceKey(database, masterKeys, row, lease);
    if (listenKey !== undefined) return listenKey;
  }
  throw new Error(`the listen key of API key ${owner.apiKeyId} changed ${ATTEMPTS_MAX} times while it was read`);
}

/** Undefined when the API key has got one meanwhile. */
async function insertKey(
  database: Knex,
  masterKeys: MasterKeys,
  { apiKeyId, userId }: ListenKeyOwner,
  lease: Lease,
): Promise<string | undefined> {
  const listenKey = newListenKey();
  const columns = {
    api_key_id: apiKeyId,
    user_id: userId,
    key_hash: hashToken(listenKey),
    created_at_ms: lease.nowMs,
    expires_at_ms: lease.expiresAtMs,
  };
  const row = { place: { table: TABLE, column: 'sealed_key' }, columns, secret: listenKey } as const;
  const id = await unlessDuplicate(insertSealed(database, masterKeys, row));
  return id === undefined ? undefined : listenKey;
}

/** Undefined when it has ended or was replaced meanwhile. */
async function prolongKey(
  database: Knex,
  masterKeys: MasterKeys,
  row: ListenKeyRow,
  { expiresAtMs }: Lease,
): Promise<string | undefined> {
  const prolonged = await bounded(
    database,
    database(TABLE).where('key_hash', row.key_hash).update({ expires_at_ms: expiresAtMs }),
  );
  return prolonged === 1 ? open(masterKeys, { table: TABLE, id: integerFrom(row.id) }, row.sealed_key) : undefined;
}

/** A new key in the place of one that has expired; undefined when somebody else was first. */
async function replaceKey(
  database: Knex,
  masterKeys: MasterKeys,
  row: ListenKeyRow,
  lease: Lease,
): Promise<string | undefined> {
  const listenKey = newListenKey();
  const fresh = {
    key_hash: hashToken(listenKey),
    sealed_key: seal(masterKeys, { table: TABLE, id: integerFrom(row.id) }, listenKey),
    created_at_ms: lease.nowMs,
    expires_at_ms: lease.expiresAtMs,
  };
  const replaced = await bounded(database, database(TABLE).where({ id: row.id, key_hash: row.key_hash }).update(fresh));
  return replaced === 1 ? listenKey : undefined;
}

/** Which listen key is meant: any of the user's, by its name, or the API key's own. */
export interface ListenKeyChoice extends ListenKeyOwner {
  readonly listenKey: string | undefined;
}

/** False when the user has no such key that still lives. */
export async function extendListenKey(database: Knex, choice: ListenKeyChoice, lease: Lease): Promise<boolean> {
  return prolong(database, chosen(choice), lease);
}

/** The hash of the key that ended; undefined when the user has no such key that still lives. */
export async function endListenKey(
  database: Knex,
  choice: ListenKeyChoice,
  nowMs: number,
): Promise<string | undefined> {
  const living = livingOf(database, chosen(choice), nowMs);
  const row: { readonly key_hash: string } | undefined = await bounded(database, living.first('key_hash'));
  if (row === undefined) return undefined;
  const ended = await bounded(database, database(TABLE).where('key_hash', row.key_hash).delete());
  return ended === 1 ? row.key_hash : undefined;
}

type Choice = Readonly<Record<string, string | number>>;

function chosen({ apiKeyId, userId, listenKey }: ListenKeyChoice): Choice {
  return listenKey === undefined ? { api_key_id: apiKeyId } : { key_hash: hashToken(listenKey), user_id: userId };
}

/** A key that has expired stays so. Found first, because an update that looks for its row holds locks on every way there, and two of them can meet head-on. */
async function prolong(database: Knex, which: Choice, { nowMs, expiresAtMs }: Lease): Promise<boolean> {
  const row: Pick<ListenKeyRow, 'id' | 'key_hash'> | undefined = await bounded(
    database,
    livingOf(database, which, nowMs).first('id', 'key_hash'),
  );
  if (row === undefined) return false;
  return (
    (await bounded(
      database,
      database(TABLE).where({ id: row.id, key_hash: row.key_hash }).update({ expires_at_ms: expiresAtMs }),
    )) === 1
  );
}

/** Neither it nor the API key that it belongs to has ended. */
function livingOf(database: Knex, which: Choice, nowMs: number): Knex.QueryBuilder {
  const apiKeys = database('api_keys')
    .whereNull('revoked_at_ms')
    .whereRaw('coalesce(expires_at_ms, ?) > ?', [nowMs + 1, nowMs])
    .select('id');
  return database(TABLE)
    .where(which)
    .where(`${TABLE}.expires_at_ms`, '>', nowMs)
    .whereIn(`${TABLE}.api_key_id`, apiKeys);
}

/** Whose stream each of these keys (by its hash) opens; those that do not live are left out. */
export async function findLivingListenKeys(
  database: Knex,
  hashes: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const query = livingOf(database, {}, nowMs)
    .whereIn('key_hash', [...hashes])
    .select('key_hash', 'user_id');
  const rows: readonly { readonly key_hash: string; readonly user_id: BigintColumn }[] = await bounded(database, query);
  return new Map(rows.map((row) => [row.key_hash, integerFrom(row.user_id)]));
}
