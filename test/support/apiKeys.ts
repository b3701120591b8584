/**
 * API keys of users in tests. Only their owners can create keys, on their page; tests do the same in the tables, with the
 * use case of that page, so that no test depends on a page.
 */
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { components } from '../../generated/openapi';
import type { Permission } from '../../generated/operations';
import { systemClock } from '../../src/foundation/clock';
import { loadMasterKeys, type MasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig } from '../../src/foundation/settings/config';
import { formatTime } from '../../src/foundation/times';
import { runningDatabase } from '../../src/programs/launch/database/database';
import { openDatabase } from '../../src/store/connection/database';
import { insertApiKeyAfter } from '../../src/store/identity/apiKeys';
import { loadSecretKeys } from '../../src/store/secrets/secretKeys';
import { type ApiKeyInput, generateApiKey, parseApiKeyInput } from '../../src/usecases/apiKeys/issueApiKey';
import { recordSecret } from './secretRecorder';

/** The tables in which the key is created. */
export interface KeyTables {
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
}

export type NewKey = Partial<Omit<ApiKeyInput, 'permissions'>> & { readonly permissions: readonly Permission[] };

/** With the names that `listApiKeys` gives its members. */
export interface CreatedKey extends Omit<components['schemas']['ApiKeyRecord'], 'revoked_at' | 'suspended_at'> {
  /** Empty for a key with a public key. */
  readonly api_secret: string;
}

export async function createApiKey(
  { database, masterKeys }: KeyTables,
  userId: number,
  { label = 'test', ...input }: NewKey,
): Promise<CreatedKey> {
  const { settings } = parseApiKeyInput({ label, ...input });
  if (settings === undefined) throw new Error(`no user could create the key ${JSON.stringify(input)}`);
  const keys = await loadSecretKeys(database, masterKeys);
  const issued = generateApiKey({ clock: systemClock }, { userId, ...settings });
  const newest = () => database('api_keys').where('user_id', userId).max<{ id: number | null }[]>('id as id');
  for (;;) {
    // Another key of the same user may be created at the same time.
    const limits = { newestId: Number((await newest())[0]?.id ?? 0), usableMax: Number.MAX_SAFE_INTEGER };
    if ((await insertApiKeyAfter(database, keys, issued, limits, () => Promise.resolve())) === 'created') break;
  }
  const { apiKey, secret, createdAtMs } = issued;
  const [{ id } = { id: 0 }] = await database('api_keys').where('api_key', apiKey).select<{ id: number }[]>('id');
  recordSecret(secret ?? '');
  return {
    id: Number(id),
    api_key: apiKey,
    api_secret: secret ?? '',
    user_id: userId,
    label,
    permissions: [...input.permissions],
    ip_allowlist: [...settings.ipAllowlist],
    created_at: formatTime(createdAtMs),
    expires_at: settings.expiresAtMs === null ? null : formatTime(settings.expiresAtMs),
    kind: settings.kind,
    signature_v2_only: settings.isV2Only,
    public_key: settings.publicKey,
  };
}

/** In the database of a running `make run`, which is its own unless it has a DATABASE_URL. */
export async function createApiKeyIn(
  { DATA_DIR, DATABASE_URL }: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  userId: number,
  key: NewKey,
): Promise<CreatedKey> {
  const url = DATABASE_URL ?? (await runningDatabase(join(DATA_DIR, 'database')))?.serviceUrl;
  if (url === undefined) throw new Error(`no database runs in ${DATA_DIR}`);
  const database = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  try {
    const masterKeys = loadMasterKeys({ masterKey: '', masterKeyFile: join(DATA_DIR, 'master.key') });
    return await createApiKey({ database, masterKeys }, userId, key);
  } finally {
    await database.destroy();
  }
}
