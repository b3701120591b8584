/**
 * The table `webhook_endpoints`: where each partner receives messages, and the secrets that sign them. The secrets are
 * encrypted and bound to partner and URL, so that whoever writes to the table can neither redirect nor forge messages.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { insertWithSecretInTransaction } from '../secrets/encryptedSecrets';
import type { SecretKeys } from '../secrets/secretKeys';

/** Who disabled an endpoint: an operator, or the partner with an answer 410. */
export type WebhookDisabler = 'operator' | 'partner';

export interface WebhookEndpoint {
  readonly id: number;
  readonly partnerId: number;
  readonly url: string;
  /** The sequence of the partner's newest message; 0 if there is none. */
  readonly lastSequence: number;
  readonly disabledAtMs: number | null;
  readonly disabledBy: WebhookDisabler | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** Secrets as the partner received them: `whsec_` and base64. */
export interface WebhookSecrets {
  readonly current: string;
  /** The one before; it signs too until it expires. */
  readonly previous: { readonly secret: string; readonly expiresAtMs: number } | null;
}

interface EndpointRow {
  readonly id: BigintColumn;
  readonly partner_id: BigintColumn;
  readonly url: string;
  readonly sealed_secrets: string;
  readonly last_sequence: BigintColumn;
  readonly disabled_at_ms: BigintColumn | null;
  readonly disabled_by: WebhookDisabler | null;
  readonly created_at_ms: BigintColumn;
  readonly updated_at_ms: BigintColumn;
}

const TABLE = 'webhook_endpoints';

export async function findWebhookEndpoint(database: Knex, partnerId: number): Promise<WebhookEndpoint | undefined> {
  const row: EndpointRow | undefined = await withTimeout(
    database,
    database(TABLE).where('partner_id', partnerId).first(),
  );
  return row && endpointFrom(row);
}

/** The endpoints that messages are sent to, without those of disabled partners. Few: one per partner at most. */
export async function listEnabledWebhookEndpoints(
  database: Knex,
  keys: SecretKeys,
): Promise<readonly (WebhookEndpoint & { readonly secrets: WebhookSecrets })[]> {
  const query = database(TABLE)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .where('partners.enabled', true)
    .whereNull(`${TABLE}.disabled_at_ms`)
    .select(`${TABLE}.*`);
  const rows: readonly EndpointRow[] = await withTimeout(database, query);
  return rows.flatMap((row) => {
    // A row that was changed in the table is reported and then treated as if it did not exist.
    const secrets = secretsFrom(row, keys);
    return secrets === undefined ? [] : [{ ...endpointFrom(row), secrets }];
  });
}

/**
 * Sets the partner's URL and enables the endpoint. `newSecret` is stored if the partner has no endpoint yet, and if the
 * stored secrets do not belong to the row.
 */
export async function putWebhookEndpoint(
  database: Knex,
  keys: SecretKeys,
  { partnerId, url, newSecret, nowMs }: { partnerId: number; url: string; newSecret: string; nowMs: number },
): Promise<{ readonly isSecretNew: boolean }> {
  return database.transaction(async (transaction) => {
    const row = await lockEndpoint(database, transaction, partnerId);
    const secrets = row && secretsFrom(row, keys);
    if (row === undefined) {
      await insertWithSecretInTransaction(database, transaction, keys, {
        location: { table: TABLE, column: 'sealed_secrets' },
        columns: { partner_id: partnerId, url, last_sequence: 0, created_at_ms: nowMs, updated_at_ms: nowMs },
        secret: JSON.stringify({ current: newSecret, previous: null }),
      });
    } else {
      const kept = secrets ?? { current: newSecret, previous: null };
      const columns = { url, disabled_at_ms: null, disabled_by: null, updated_at_ms: nowMs };
      const sealed = encryptForRow(keys, [TABLE, integerFrom(row.id)], { ...row, url })(JSON.stringify(kept));
      const update = transaction(TABLE)
        .where('id', row.id)
        .update({ ...columns, sealed_secrets: sealed });
      await withTimeout(database, update);
    }
    return { isSecretNew: secrets === undefined };
  });
}

/** The present secret becomes the previous one. False if the partner has no endpoint. */
export async function rotateWebhookSecret(
  database: Knex,
  keys: SecretKeys,
  rotation: { partnerId: number; newSecret: string; previousExpiresAtMs: number; nowMs: number },
): Promise<boolean> {
  const { partnerId, newSecret, previousExpiresAtMs, nowMs } = rotation;
  return database.transaction(async (transaction) => {
    const row = await lockEndpoint(database, transaction, partnerId);
    if (row === undefined) return false;
    const old = secretsFrom(row, keys);
    const secrets: WebhookSecrets = {
      current: newSecret,
      previous: old === undefined ? null : { secret: old.current, expiresAtMs: previousExpiresAtMs },
    };
    const sealed = encryptForRow(keys, [TABLE, integerFrom(row.id)], { ...row })(JSON.stringify(secrets));
    const update = transaction(TABLE).where('id', row.id).update({ sealed_secrets: sealed, updated_at_ms: nowMs });
    await withTimeout(database, update);
    return true;
  });
}

/** Disabling it again keeps the first time. False if the partner has no endpoint. */
export async function disableWebhookEndpoint(
  database: Knex,
  partnerId: number,
  { by, nowMs }: { readonly by: WebhookDisabler; readonly nowMs: number },
): Promise<boolean> {
  const enabled = database(TABLE).where('partner_id', partnerId).whereNull('disabled_at_ms');
  await withTimeout(database, enabled.update({ disabled_at_ms: nowMs, disabled_by: by, updated_at_ms: nowMs }));
  return (await findWebhookEndpoint(database, partnerId)) !== undefined;
}

async function lockEndpoint(database: Knex, transaction: Knex, partnerId: number): Promise<EndpointRow | undefined> {
  return await withTimeout(database, transaction(TABLE).where('partner_id', partnerId).forUpdate().first());
}

/** Undefined if the row was changed in the table. */
function secretsFrom(row: EndpointRow, keys: SecretKeys): WebhookSecrets | undefined {
  const text = decryptOfRow(keys, [TABLE, integerFrom(row.id)], { ...row }, row.sealed_secrets);
  return text === undefined ? undefined : (JSON.parse(text) as WebhookSecrets);
}

function endpointFrom(row: EndpointRow): WebhookEndpoint {
  return {
    id: integerFrom(row.id),
    partnerId: integerFrom(row.partner_id),
    url: row.url,
    lastSequence: integerFrom(row.last_sequence),
    disabledAtMs: optionalIntegerFrom(row.disabled_at_ms),
    disabledBy: row.disabled_by,
    createdAtMs: integerFrom(row.created_at_ms),
    updatedAtMs: integerFrom(row.updated_at_ms),
  };
}
