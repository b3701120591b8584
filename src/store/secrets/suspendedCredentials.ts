/**
 * API keys and operator tokens after a restore. The backup may be older than their revocation, so all of them are
 * suspended until an operator confirms them. An operator can also confirm any row with a code that was changed in its
 * table, and accept that rows of an owner are missing.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { CODED_TABLE_NAMES, type CodedTable, CREDENTIAL_TABLES } from './codedTables';
import {
  areCredentialsBound,
  areRowsBound,
  type CodedRow,
  codeColumn,
  codedColumns,
  codedRowsInOrder,
  isUnchanged,
  keyOfRow,
  rowsMissing,
  rowsOfKey,
  SUSPENDED_CODE_SQL,
  storedCountsOf,
} from './rowCodes';
import type { SecretKeys } from './secretKeys';

export interface CodedRowName {
  /** `operator-token`, `api-key`, or the name of another table with hyphens. */
  readonly kind: string;
  /** The primary key, as in `7`, or `7/2`. */
  readonly key: string;
}

export interface UnconfirmedRow extends CodedRowName {
  readonly reason: 'suspended' | 'changed';
  /** Role and name of a token; owner and label of an API key; of other rows what is wrong. */
  readonly description: string;
}

const KINDS: ReadonlyMap<string, CodedTable> = new Map(CODED_TABLE_NAMES.map((table) => [kindOf(table), table]));

/** The names that `make confirm` takes before the colon. */
export const CODED_KINDS: readonly string[] = Array.from(KINDS.keys());

function kindOf(table: CodedTable): string {
  if (table === 'operator_tokens') return 'operator-token';
  return table === 'api_keys' ? 'api-key' : table.replaceAll('_', '-');
}

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

/** What is suspended, or was changed in its table. Operator tokens first, then API keys, each kind by id. */
export async function listUnconfirmedRows(database: Knex, keys: SecretKeys): Promise<UnconfirmedRow[]> {
  const found: UnconfirmedRow[] = [];
  const missing = await rowsMissing(database, keys);
  for (const table of CODED_TABLE_NAMES) {
    const areBound = await isTableBound(database, keys, table);
    for await (const row of codedRowsInOrder(database, table)) {
      const key = keyOfRow(table, row);
      const right = isRight(keys, table, row, areBound);
      const isMissing = areBound && missing.has(`${table}:${key}`);
      const isSuspended = row['suspended_at_ms'] != null && row['revoked_at_ms'] === null;
      const reason = right && !isMissing ? isSuspended && 'suspended' : 'changed';
      if (reason === false) continue;
      const description =
        right && isMissing ? 'rows that belong to it are missing' : await describe(database, table, row);
      found.push({ kind: kindOf(table), key, reason, description });
    }
  }
  return found;
}

/**
 * Confirms a suspended credential. A row that was changed in its table is accepted as it is now, and an owner with the
 * rows that belong to it now, but only if `evenChanged` is set; without it, nothing is changed and `changed` is returned.
 */
export async function confirmRow(
  database: Knex,
  keys: SecretKeys,
  { kind, key, evenChanged }: CodedRowName & { readonly evenChanged: boolean },
): Promise<'confirmed' | 'not_suspended' | 'changed'> {
  const table = KINDS.get(kind);
  if (table === undefined) return 'not_suspended';
  const areBound = await isTableBound(database, keys, table);
  const isMissing = areBound && (await rowsMissing(database, keys)).has(`${table}:${key}`);
  return database.transaction(async (transaction) => {
    const rows = rowsOfKey(transaction, table, key);
    const row: CodedRow | undefined = await withTimeout(database, rows.clone().forUpdate().first(codedColumns(table)));
    if (row === undefined) return 'not_suspended';
    const right = isRight(keys, table, row, areBound) && !isMissing;
    if (!right && !evenChanged) return 'changed';
    const isSuspended = row['suspended_at_ms'] != null;
    if (right && !isSuspended) return 'not_suspended';
    const change = {
      ...(isSuspended && { suspended_at_ms: null }),
      ...(table === 'users' || table === 'operator_tokens' ? await storedCountsOf(transaction, table, key) : {}),
    };
    const code = areBound ? codeColumn(keys, table, { ...row, ...change }) : {};
    await withTimeout(database, rows.clone().update({ ...change, ...code }));
    return 'confirmed';
  });
}

/** Rows of a backup from an older version have no codes before the first start. */
function isRight(keys: SecretKeys, table: CodedTable, row: CodedRow, areBound: boolean): boolean {
  return isUnchanged(keys, table, row) || (!areBound && row['authentication_code'] === null);
}

function isTableBound(database: Knex, keys: SecretKeys, table: CodedTable): Promise<boolean> {
  return CREDENTIAL_TABLES.some((each) => each === table)
    ? areCredentialsBound(database, keys)
    : areRowsBound(database, keys);
}

async function describe(database: Knex, table: CodedTable, row: CodedRow): Promise<string> {
  if (table === 'operator_tokens') return `${row['roles'] ?? row['role']}, ${row['name']}`;
  if (table === 'users') return String(row['email']);
  if (row['user_id'] == null) return `the row of ${table}`;
  const owner: { readonly email: string } | undefined = await withTimeout(
    database,
    database('users')
      .where('id', integerFrom(row['user_id'] as BigintColumn))
      .first('email'),
  );
  return `${owner?.email ?? 'unknown user'}, ${table === 'api_keys' ? row['label'] : table}`;
}
