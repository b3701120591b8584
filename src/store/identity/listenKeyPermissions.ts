/** What the API key of a listen key may do, for connections that act for the user. */
import type { Knex } from 'knex';
import { parseList } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { codedColumns, verifyRow } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';
import { LISTEN_KEY_CONTEXT } from './listenKeys';

interface PermissionsRow {
  readonly permissions: string;
  readonly suspended_at_ms: number | null;
}

/**
 * The permissions of the API key to which the listen key with this hash (`hashToken`) belongs: none if the API key is
 * suspended or its row was changed in the table; undefined if no API key has the listen key. The caller checks that the
 * listen key is active.
 */
export async function findListenKeyPermissions(
  database: Knex,
  masterKeys: SecretKeys,
  hash: string,
): Promise<readonly string[] | undefined> {
  const row: PermissionsRow | undefined = await withTimeout(
    database,
    database('listen_keys')
      .join('api_keys', 'api_keys.id', 'listen_keys.api_key_id')
      .where('listen_keys.key_hash', keyedHash(masterKeys, LISTEN_KEY_CONTEXT, hash))
      .first(codedColumns('api_keys').map((name) => `api_keys.${name}`)),
  );
  if (row === undefined) return undefined;
  if (!verifyRow(masterKeys, 'api_keys', { ...row }) || row.suspended_at_ms !== null) return [];
  return parseList(row.permissions);
}
