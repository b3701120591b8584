/**
 * Message authentication codes over whole rows of API keys and operator tokens, made with a key that is derived from the
 * master key. A writer of the tables can therefore neither bring a revoked or suspended credential back, nor extend a
 * token, open it to other addresses, activate it or give it to another person: the row is refused and reported.
 *
 * A restore must suspend credentials on a machine that may not have the master key. It replaces the code by the hash of
 * the code, which needs no key and cannot be undone without one.
 *
 * A code says that a row was written by a server, not that it is the newest one: a writer who kept a complete copy of a
 * row from before its revocation can put it back.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { hashesEqual } from '../../foundation/secrets/tokens';
import { integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type RowWithId, rowsInOrder } from './rowsInOrder';
import { insertSealedValue, keyedHash, readSealedValue, type SecretKeys } from './secretKeys';

/** The authenticated columns of each table, beside the id. Changing a list invalidates all codes of the table. */
const COLUMNS = {
  api_keys: [
    'user_id',
    'api_key',
    'label',
    'permissions',
    'ip_allowlist',
    'created_at_ms',
    'expires_at_ms',
    'ordered_nonces',
    'signature_v2_only',
    'public_key',
    'revoked_at_ms',
  ],
  operator_tokens: [
    'name',
    'role',
    'token_hash',
    'created_by',
    'person_id',
    'awaits_activation',
    'activated_by',
    'expires_at_ms',
    'ip_allowlist',
    'created_at_ms',
    'revoked_at_ms',
  ],
} as const;

/**
 * Authenticated columns that were added later, with the value of the rows from before. A column is part of the code only
 * if it has another value, so that the codes of older rows stay valid.
 */
const LATER_COLUMNS: Readonly<Record<keyof typeof COLUMNS, Readonly<Record<string, string | null>>>> = {
  api_keys: { kind: 'talad' },
  operator_tokens: { roles: null },
};

export type CredentialTable = keyof typeof COLUMNS;
export const CREDENTIAL_TABLES = ['operator_tokens', 'api_keys'] as const;

/** A row with at least the authenticated columns. */
export type CredentialRow = Readonly<Record<string, unknown>>;

const CODE = 'authentication_code';
const RECORD = { id: 5, purpose: 'credential_upgrade' };
const SUSPENDED_MARK = 's1.';

/** Sets the code of a suspended row in a statement of SQL: that of `suspendedCode`. */
export const SUSPENDED_CODE_SQL = `CONCAT('${SUSPENDED_MARK}', SHA2(${CODE}, 256))`;

/** The columns that a query must select, so that the row can be verified. */
export function credentialColumns(table: CredentialTable): string[] {
  return ['id', ...COLUMNS[table], ...Object.keys(LATER_COLUMNS[table]), 'suspended_at_ms', CODE];
}

/** The column to store with the row. Throws if the row lacks an authenticated column. */
export function codeColumn(
  keys: Pick<SecretKeys, 'tokenKey'>,
  table: CredentialTable,
  row: CredentialRow,
): { readonly [CODE]: string } {
  const values = COLUMNS[table].map((name) => textOf(table, name, row[name]));
  for (const [name, usual] of Object.entries(LATER_COLUMNS[table])) {
    const value = textOf(table, name, row[name]);
    if (value !== usual) values.push(`${name}=${value}`);
  }
  const code = keyedHash(keys, `${table}/${String(row['id'])}`, JSON.stringify(values));
  return { [CODE]: textOf(table, 'suspended_at_ms', row['suspended_at_ms']) === null ? code : suspendedCode(code) };
}

/** Whether the row is as a server wrote it. */
export function isUnchanged(keys: Pick<SecretKeys, 'tokenKey'>, table: CredentialTable, row: CredentialRow): boolean {
  const stored = row[CODE];
  return typeof stored === 'string' && hashesEqual(codeColumn(keys, table, row)[CODE], stored);
}

/** Like `isUnchanged`; a changed row is reported to the operators, and must be treated as if it did not exist. */
export function verifyCredential(keys: SecretKeys, table: CredentialTable, row: CredentialRow): boolean {
  const unchanged = isUnchanged(keys, table, row);
  if (!unchanged) keys.onMismatch?.({ table, id: Number(row['id']) });
  return unchanged;
}

/**
 * Changes rows together with their codes. A row that was changed in the table keeps its wrong code, so that a later
 * change by a server does not make it valid. Returns the number of rows.
 */
export async function updateCredentials(
  database: Knex,
  keys: SecretKeys,
  { transaction, table, where }: CredentialsToChange,
  change: CredentialRow,
): Promise<number> {
  const rows: readonly RowWithId[] = await withTimeout(
    database,
    where(transaction(table)).forUpdate().select(credentialColumns(table)),
  );
  for (const row of rows) {
    const code = isUnchanged(keys, table, row) ? codeColumn(keys, table, { ...row, ...change }) : {};
    await withTimeout(
      database,
      transaction(table)
        .where('id', row.id)
        .update({ ...change, ...code }),
    );
  }
  return rows.length;
}

export interface CredentialsToChange {
  readonly transaction: Knex;
  readonly table: CredentialTable;
  /** Narrows the query to the rows to change. */
  readonly where: (query: Knex.QueryBuilder) => Knex.QueryBuilder;
}

/** Whether a leader of this version has added codes to all rows. From then on, no row without one is accepted. */
export async function areCredentialsBound(database: Knex, keys: SecretKeys): Promise<boolean> {
  return (await readSealedValue(database, keys, RECORD)) !== undefined;
}

/**
 * Adds codes to the rows of older versions, and records it, encrypted with the master key. The caller must be the
 * leader. An interrupted run is continued by the next one.
 */
export async function bindStoredCredentials(database: Knex, keys: SecretKeys): Promise<number> {
  let bound = 0;
  for (const table of CREDENTIAL_TABLES)
    for await (const row of rowsInOrder(database, table, credentialColumns(table))) {
      if (row[CODE] !== null) continue;
      const without = database(table).where('id', integerFrom(row.id)).whereNull(CODE);
      bound += await withTimeout(database, without.update(codeColumn(keys, table, row)));
    }
  await insertSealedValue(database, keys, RECORD, 'done');
  return bound;
}

function suspendedCode(code: string): string {
  return `${SUSPENDED_MARK}${createHash('sha256').update(code, 'utf8').digest('hex')}`;
}

function textOf(table: string, name: string, value: unknown): string | null {
  if (value === undefined) throw new Error(`the column ${table}.${name} is needed for the code of its row`);
  if (value === null) return null;
  const text = String(typeof value === 'boolean' ? Number(value) : value);
  // As the database stores it: an unpaired surrogate becomes U+FFFD.
  return Buffer.from(text, 'utf8').toString('utf8');
}
