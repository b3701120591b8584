/**
 * API keys and operator tokens after a restore. The backup may be older than their revocation, so all of them are
 * suspended until an operator confirms them. An operator can also confirm one that was changed in its table.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import {
  areCredentialsBound,
  CREDENTIAL_TABLES,
  type CredentialRow,
  type CredentialTable,
  codeColumn,
  credentialColumns,
  isUnchanged,
  SUSPENDED_CODE_SQL,
} from './credentialCodes';
import { type RowWithId, rowsInOrder } from './rowsInOrder';
import type { SecretKeys } from './secretKeys';

export const CREDENTIAL_KINDS = ['operator-token', 'api-key'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export interface CredentialName {
  readonly kind: CredentialKind;
  readonly id: number;
}

export interface UnconfirmedCredential extends CredentialName {
  readonly reason: 'suspended' | 'changed';
  /** Role and name of a token; owner and label of an API key. */
  readonly description: string;
}

const KINDS: Readonly<Record<CredentialTable, CredentialKind>> = {
  operator_tokens: 'operator-token',
  api_keys: 'api-key',
};
const TABLES = { 'operator-token': 'operator_tokens', 'api-key': 'api_keys' } as const;

/**
 * Suspends everything that is not revoked. What was suspended before keeps its time. Needs no key. Returns how many are
 * suspended.
 */
export async function suspendCredentials(database: Knex, nowMs: number): Promise<number> {
  let suspended = 0;
  for (const table of CREDENTIAL_TABLES) {
    const usable = () => database(table).whereNull('revoked_at_ms');
    const change = { suspended_at_ms: nowMs, authentication_code: database.raw(SUSPENDED_CODE_SQL) };
    await withTimeout(database, usable().whereNull('suspended_at_ms').update(change));
    suspended += await countRows(database, usable());
  }
  return suspended;
}

/** What is suspended, or was changed in its table. Operator tokens first, each kind by id. */
export async function listUnconfirmedCredentials(database: Knex, keys: SecretKeys): Promise<UnconfirmedCredential[]> {
  const areBound = await areCredentialsBound(database, keys);
  const found: UnconfirmedCredential[] = [];
  for (const table of CREDENTIAL_TABLES)
    for await (const row of rowsInOrder(database, table, credentialColumns(table))) {
      const isSuspended = row['suspended_at_ms'] !== null && row['revoked_at_ms'] === null;
      const reason = isRight(keys, table, row, areBound) ? isSuspended && 'suspended' : 'changed';
      if (reason === false) continue;
      const description = await describe(database, row);
      found.push({ kind: KINDS[table], id: integerFrom(row.id), reason, description });
    }
  return found;
}

/**
 * Confirms a suspended credential. One that was changed in its table is accepted as it is now, but only if `evenChanged`
 * is set; without it, nothing is changed and `changed` is returned.
 */
export async function confirmCredential(
  database: Knex,
  keys: SecretKeys,
  { kind, id, evenChanged }: CredentialName & { readonly evenChanged: boolean },
): Promise<'confirmed' | 'not_suspended' | 'changed'> {
  const table = TABLES[kind];
  const areBound = await areCredentialsBound(database, keys);
  return database.transaction(async (transaction) => {
    const rows = transaction(table).where({ id });
    const row: RowWithId | undefined = await withTimeout(
      database,
      rows.clone().forUpdate().first(credentialColumns(table)),
    );
    if (row === undefined) return 'not_suspended';
    const right = isRight(keys, table, row, areBound);
    if (!right && !evenChanged) return 'changed';
    if (right && row['suspended_at_ms'] === null) return 'not_suspended';
    const change = { suspended_at_ms: null };
    const code = areBound ? codeColumn(keys, table, { ...row, ...change }) : {};
    await withTimeout(database, rows.clone().update({ ...change, ...code }));
    return 'confirmed';
  });
}

/** Rows of a backup from an older version have no codes before the first start. */
function isRight(keys: SecretKeys, table: CredentialTable, row: CredentialRow, areBound: boolean): boolean {
  return isUnchanged(keys, table, row) || (!areBound && row['authentication_code'] === null);
}

async function describe(database: Knex, row: CredentialRow): Promise<string> {
  if (row['user_id'] === undefined) return `${row['roles'] ?? row['role']}, ${row['name']}`;
  const owner: { readonly email: string } | undefined = await withTimeout(
    database,
    database('users')
      .where('id', row['user_id'] as BigintColumn)
      .first('email'),
  );
  return `${owner?.email ?? 'unknown user'}, ${row['label']}`;
}
