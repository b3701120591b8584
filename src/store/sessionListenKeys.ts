/**
 * The table `session_listen_keys`: the name of the user's stream for the pages of one session. It lives exactly as long as the session does: a session that
 * is deleted takes its row along, and one that has run out or is idle opens nothing any more. No operation names, extends or ends it.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from './columns';
import { bounded } from './database';
import { type MasterKeys, open, seal } from './sealed';
import { hashToken, newListenKey } from './tokens';

const TABLE = 'session_listen_keys';

/** The session's listen key: the one that it has, or a new one. */
export async function sessionListenKey(
  database: Knex,
  masterKeys: MasterKeys,
  session: { readonly id: number; readonly userId: number },
  nowMs: number,
): Promise<string> {
  const place = { table: TABLE, id: session.id };
  const find = async (): Promise<string | undefined> => {
    const row: { readonly sealed_key: string } | undefined = await bounded(
      database,
      database(TABLE).where('id', session.id).first('sealed_key'),
    );
    return row && open(masterKeys, place, row.sealed_key);
  };
  const known = await find();
  if (known !== undefined) return known;
  const listenKey = newListenKey();
  const row = {
    id: session.id,
    user_id: session.userId,
    key_hash: hashToken(listenKey),
    sealed_key: seal(masterKeys, place, listenKey),
    created_at_ms: nowMs,
  };
  // Two pages may be opened at once: the second one takes the first one's.
  const inserted = await unlessDuplicate(bounded(database, database(TABLE).insert(row)));
  return inserted === undefined ? ((await find()) ?? listenKey) : listenKey;
}

/** Whose stream each of these keys (by its hash) opens; those whose session has ended, or was not seen since `seenAfterMs`, are left out. */
export async function findLivingSessionListenKeys(
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
  const rows: readonly { readonly key_hash: string; readonly user_id: BigintColumn }[] = await bounded(database, query);
  return new Map(rows.map((row) => [row.key_hash, integerFrom(row.user_id)]));
}
