/** The table `api_key_uses`: when and from where each API key was last used, accurate to a minute. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface ApiKeyUse {
  readonly apiKeyId: number;
  readonly usedAtMs: number;
  readonly ip: string;
}

interface UseRow {
  readonly api_key_id: BigintColumn;
  readonly used_at_ms: BigintColumn;
  readonly ip: string;
}

const TABLE = 'api_key_uses';

/** Several servers report uses of one key, so an older use never replaces a newer one. */
export async function saveApiKeyUses(database: Knex, uses: readonly ApiKeyUse[]): Promise<void> {
  const rows = uses.map(({ apiKeyId, usedAtMs, ip }) => [apiKeyId, usedAtMs, ip]);
  if (rows.length === 0) return;
  // The address comes first, because the assignments are made in their order and see the results of those before.
  const statement = `INSERT INTO ${TABLE} (api_key_id, used_at_ms, ip) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}
    ON DUPLICATE KEY UPDATE ip = IF(VALUES(used_at_ms) >= used_at_ms, VALUES(ip), ip),
      used_at_ms = GREATEST(used_at_ms, VALUES(used_at_ms))`;
  await withTimeout(database, database.raw(statement, rows.flat()));
}

/** The last use of each of these keys that has been used. */
export async function findApiKeyUses(
  database: Knex,
  apiKeyIds: readonly number[],
): Promise<ReadonlyMap<number, ApiKeyUse>> {
  const rows: UseRow[] = await withTimeout(
    database,
    database(TABLE).whereIn('api_key_id', apiKeyIds).select('api_key_id', 'used_at_ms', 'ip'),
  );
  return new Map(
    rows.map(({ api_key_id, used_at_ms, ip }) => {
      const apiKeyId = integerFrom(api_key_id);
      return [apiKeyId, { apiKeyId, usedAtMs: integerFrom(used_at_ms), ip }];
    }),
  );
}
