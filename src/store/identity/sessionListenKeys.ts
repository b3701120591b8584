/**
 * The table `session_listen_keys`: the listen key with which the pages of one session read the user's stream. It is
 * valid exactly as long as the session: deleting the session deletes its row, and the key of an expired or idle session
 * opens no stream. No API operation returns, extends or ends it.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptSecret, encryptSecret, type MasterKeys } from '../secrets/encryption';
import { hashToken, newListenKey } from '../secrets/tokens';

const TABLE = 'session_listen_keys';

/** Returns the session's listen key, and creates it if there is none. */
export async function getOrCreateSessionListenKey(
  database: Knex,
  masterKeys: MasterKeys,
  session: { readonly id: number; readonly userId: number },
  nowMs: number,
): Promise<string> {
  const place = { table: TABLE, id: session.id };
  const find = async (): Promise<string | undefined> => {
    const row: { readonly sealed_key: string } | undefined = await withTimeout(
      database,
      database(TABLE).where('id', session.id).first('sealed_key'),
    );
    return row && decryptSecret(masterKeys, place, row.sealed_key);
  };
  const known = await find();
  if (known !== undefined) return known;
  const listenKey = newListenKey();
  const row = {
    id: session.id,
    user_id: session.userId,
    key_hash: hashToken(listenKey),
    sealed_key: encryptSecret(masterKeys, place, listenKey),
    created_at_ms: nowMs,
  };
  // If two pages are opened at the same time, the second one uses the key of the first.
  const inserted = await unlessDuplicate(withTimeout(database, database(TABLE).insert(row)));
  return inserted === undefined ? ((await find()) ?? listenKey) : listenKey;
}

/**
 * The user of each of these listen keys, by the hash of the key. Keys whose session has ended, or was not used since
 * `seenAfterMs`, are omitted.
 */
export async function findActiveSessionListenKeys(
  database: Knex,
  hashes: readonly string[],
  { nowMs, seenAfterMs }: { readonly nowMs: number; readonly seenAfterMs: number },
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const query = database(TABLE)
    .join('sessions', 'sessions.id', `${TABLE}.id`)
    .whereIn(`${TABLE}.key_hash`, [...hashes])
    .where('sessions.stage', 'full')
    .where('sessions.expires_at_ms', '>', nowMs)
    .where('sessions.seen_at_ms', '>', seenAfterMs)
    .select(`${TABLE}.key_hash`, `${TABLE}.user_id`);
  const rows: readonly { readonly key_hash: string; readonly user_id: BigintColumn }[] = await withTimeout(
    database,
    query,
  );
  return new Map(rows.map((row) => [row.key_hash, integerFrom(row.user_id)]));
}
