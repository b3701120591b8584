/**
 * The table `session_listen_keys`: the listen key with which the pages of one session read the user's stream. It is
 * valid exactly as long as the session: deleting the session deletes its row, and the key of an expired or idle session
 * opens no stream. No API operation returns, extends or ends it.
 */
import type { Knex } from 'knex';
import { hashToken, newListenKey } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';
import { LISTEN_KEY_CONTEXT } from './listenKeys';

const TABLE = 'session_listen_keys';

/** Returns the session's listen key, and creates it if there is none. Replaces one whose row was changed in the table. */
export async function getOrCreateSessionListenKey(
  database: Knex,
  masterKeys: SecretKeys,
  session: { readonly id: number; readonly userId: number },
  nowMs: number,
): Promise<string> {
  const place = [TABLE, session.id] as const;
  const bound = { user_id: session.userId };
  const find = async (): Promise<string | undefined> => {
    const row: { readonly sealed_key: string } | undefined = await withTimeout(
      database,
      database(TABLE).where('id', session.id).first('sealed_key'),
    );
    if (row === undefined) return undefined;
    const listenKey = decryptOfRow(masterKeys, place, bound, row.sealed_key);
    if (listenKey === undefined) await withTimeout(database, database(TABLE).where('id', session.id).delete());
    return listenKey;
  };
  const known = await find();
  if (known !== undefined) return known;
  const listenKey = newListenKey();
  const row = {
    id: session.id,
    user_id: session.userId,
    key_hash: keyedHash(masterKeys, LISTEN_KEY_CONTEXT, hashToken(listenKey)),
    sealed_key: encryptForRow(masterKeys, place, bound)(listenKey),
    created_at_ms: nowMs,
  };
  // If two pages are opened at the same time, the second one uses the key of the first.
  const inserted = await unlessDuplicate(withTimeout(database, database(TABLE).insert(row)));
  return inserted === undefined ? ((await find()) ?? listenKey) : listenKey;
}

/**
 * The user of each of these listen keys, by the hash of the key (`hashToken`). Keys whose session has ended, or was not used since
 * `seenAfterMs`, are omitted.
 */
export async function findActiveSessionListenKeys(
  database: Knex,
  masterKeys: SecretKeys,
  hashes: readonly string[],
  { nowMs, seenAfterMs }: { readonly nowMs: number; readonly seenAfterMs: number },
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const query = database(TABLE)
    .join('sessions', 'sessions.id', `${TABLE}.id`)
    .whereIn(
      `${TABLE}.key_hash`,
      hashes.map((hash) => keyedHash(masterKeys, LISTEN_KEY_CONTEXT, hash)),
    )
    .where('sessions.stage', 'full')
    .where('sessions.expires_at_ms', '>', nowMs)
    .where('sessions.seen_at_ms', '>', seenAfterMs)
    .whereRaw('sessions.user_id = session_listen_keys.user_id')
    .select(`${TABLE}.id`, `${TABLE}.sealed_key`, `${TABLE}.user_id`);
  const rows: readonly { readonly id: BigintColumn; readonly sealed_key: string; readonly user_id: BigintColumn }[] =
    await withTimeout(database, query);
  return new Map(
    rows.flatMap((row) => {
      const listenKey = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], row, row.sealed_key);
      return listenKey === undefined ? [] : [[hashToken(listenKey), integerFrom(row.user_id)]];
    }),
  );
}
