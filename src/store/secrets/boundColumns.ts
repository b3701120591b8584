/**
 * The columns that contain encrypted secrets, and the columns of the same row that are authenticated with each secret.
 * Whoever changes one of these columns without the master key makes the secret unusable. So a row of an API key cannot
 * be given to another user, or get further permissions, other addresses or a later expiry, by writing to the tables.
 *
 * A change of `binds` needs a new format of encrypted secrets.
 */
import {
  decryptSecret,
  encryptSecret,
  type MasterKeys,
  type SecretKeys,
  type SecretLocation,
  SecretMismatch,
} from '../../foundation/secrets/encryption';

export const SECRET_COLUMNS = [
  {
    table: 'api_keys',
    column: 'sealed_secret',
    binds: ['user_id', 'api_key', 'permissions', 'ip_allowlist', 'expires_at_ms'],
  },
  {
    table: 'partners',
    column: 'sealed_client_secret',
    binds: ['authorize_url', 'token_url', 'issuer', 'client_id', 'deposit_address_url', 'return_url'],
  },
  {
    table: 'portal_logins',
    column: 'sealed_verifier',
    binds: ['partner_id', 'user_id', 'browser_session_id', 'partner_state', 'expires_at_ms'],
  },
  { table: 'portal_sessions', column: 'sealed_tokens', binds: ['partner_id', 'user_id', 'expires_at_ms'] },
  { table: 'listen_keys', column: 'sealed_key', binds: ['api_key_id', 'user_id'] },
  { table: 'session_listen_keys', column: 'sealed_key', binds: ['user_id'] },
  { table: 'second_factors', column: 'sealed_secret', binds: ['user_id'] },
  {
    table: 'operator_proposals',
    column: 'sealed_request',
    binds: ['operation', 'proposer_id', 'shown_request', 'expires_at_ms'],
  },
  { table: 'mails', column: 'sealed_text', binds: ['message_id', 'recipient', 'subject'] },
  { table: 'operator_second_factors', column: 'sealed_secret', binds: ['operator_id'] },
  { table: 'sealed_values', column: 'sealed_value', binds: ['purpose'] },
  { table: 'passkeys', column: 'sealed_key', binds: ['user_id', 'credential_hash'] },
  {
    table: 'identity_documents',
    column: 'sealed_key',
    binds: ['user_id', 'document_type', 'media_type', 'size', 'created_at_ms'],
  },
  { table: 'webhook_endpoints', column: 'sealed_secrets', binds: ['partner_id', 'url'] },
] as const;

export type SecretTable = (typeof SECRET_COLUMNS)[number]['table'];

/** A row with the columns that are bound to its secret. Other columns are ignored. */
export type BoundRow = Readonly<Record<string, unknown>>;

/** Throws if the row lacks a bound column. */
export function secretLocation(table: SecretTable, id: number, row: BoundRow): SecretLocation {
  const binds: readonly string[] = SECRET_COLUMNS.find((each) => each.table === table)?.binds ?? [];
  return { table, id, bound: Object.fromEntries(binds.map((name) => [name, textOf(table, name, row[name])])) };
}

/** The columns that a query must select, so that the secret can be decrypted. */
export function boundColumnNames(table: SecretTable): string[] {
  return [...(SECRET_COLUMNS.find((each) => each.table === table)?.binds ?? [])];
}

export function encryptForRow(keys: MasterKeys, [table, id]: readonly [SecretTable, number], row: BoundRow) {
  return (secret: string): string => encryptSecret(keys, secretLocation(table, id, row), secret);
}

/**
 * The secret of a row; undefined if it does not belong to this row with these columns, because one of them was changed
 * in the table. This is reported to the operators, and the caller must then treat the row as if it did not exist.
 */
export function decryptOfRow(
  keys: SecretKeys,
  [table, id]: readonly [SecretTable, number],
  row: BoundRow,
  encrypted: string,
): string | undefined {
  try {
    return decryptSecret(keys, secretLocation(table, id, row), encrypted);
  } catch (error) {
    if (!(error instanceof SecretMismatch)) throw error;
    keys.onMismatch?.({ table, id });
    return undefined;
  }
}

function textOf(table: string, name: string, value: unknown): string | null {
  if (value === undefined) throw new Error(`the column ${table}.${name} is needed for the secret of its row`);
  return value === null ? null : String(value as string | number | bigint);
}
