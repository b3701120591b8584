/** The table `operator_tokens`: access tokens of operators, stored as hashes. */
import type { Knex } from 'knex';
import { type OperatorRole, operatorRoles } from '../../../generated/operations';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

export interface OperatorToken {
  readonly id: number;
  /** Name of the operator. */
  readonly name: string;
  readonly role: OperatorRole;
}

export interface ListedOperatorToken extends OperatorToken {
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
}

interface OperatorTokenRow {
  readonly id: BigintColumn;
  readonly name: string;
  readonly role: OperatorRole;
  readonly token_hash: string;
  readonly created_at_ms: BigintColumn;
  readonly revoked_at_ms: BigintColumn | null;
}

const TABLE = 'operator_tokens';

/** Returns the id of the new token. `tokenHash` comes from `hashToken`. */
export async function insertOperatorToken(
  database: Knex,
  keys: SecretKeys,
  token: Omit<OperatorToken, 'id'> & { readonly tokenHash: string; readonly createdAtMs: number },
): Promise<number> {
  const row = {
    name: token.name,
    role: token.role,
    token_hash: operatorTokenHash(keys, token.role, token.tokenHash),
    created_at_ms: token.createdAtMs,
  };
  const ids: readonly BigintColumn[] = await withTimeout(database, database(TABLE).insert(row));
  return integerFrom(ids[0] ?? 0);
}

/**
 * The hash of a token as it is stored. It contains the role, so that a token gets no other role by a change in the table.
 */
export function operatorTokenHash(keys: SecretKeys, role: OperatorRole, tokenHash: string): string {
  return keyedHash(keys, `operator token/${role}`, tokenHash);
}

/** Finds a token that was not revoked. */
export async function findOperatorToken(
  database: Knex,
  keys: SecretKeys,
  tokenHash: string,
): Promise<OperatorToken | undefined> {
  const hashes = new Map(operatorRoles.map((role) => [operatorTokenHash(keys, role, tokenHash), role]));
  const query = database(TABLE)
    .whereIn('token_hash', [...hashes.keys()])
    .whereNull('revoked_at_ms')
    .first('id', 'name', 'role', 'token_hash');
  const row: Pick<OperatorTokenRow, 'id' | 'name' | 'role' | 'token_hash'> | undefined = await withTimeout(
    database,
    query,
  );
  return row === undefined || hashes.get(row.token_hash) !== row.role
    ? undefined
    : { id: integerFrom(row.id), name: row.name, role: row.role };
}

/** The newest first. */
export async function listOperatorTokens(database: Knex, { limit, offset }: PageRange): Promise<ListedOperatorToken[]> {
  const rows: OperatorTokenRow[] = await withTimeout(
    database,
    database(TABLE).orderBy('id', 'desc').limit(limit).offset(offset),
  );
  return rows.map(({ id, name, role, created_at_ms, revoked_at_ms }) => ({
    id: integerFrom(id),
    name,
    role,
    createdAtMs: integerFrom(created_at_ms),
    revokedAtMs: optionalIntegerFrom(revoked_at_ms),
  }));
}

/** Counts the tokens of one role or of all roles, including revoked ones. */
export function countOperatorTokens(database: Knex, role?: OperatorRole): Promise<number> {
  const tokens = role === undefined ? database(TABLE) : database(TABLE).where('role', role);
  return countRows(database, tokens);
}

/**
 * Revoking a token again keeps the first time. The last approver's token cannot be revoked, because then no token could
 * ever be created again.
 */
export async function revokeOperatorToken(
  database: Knex,
  id: number,
  nowMs: number,
): Promise<'revoked' | 'not_found' | 'last_approver'> {
  return database.transaction(async (transaction) => {
    // Locks all approvers' tokens, so that two approvers who revoke each other's tokens do not both succeed.
    const active = transaction(TABLE)
      .where('role', 'approver')
      .whereNull('revoked_at_ms')
      .orderBy('id')
      .forUpdate()
      .select('id');
    const approvers: Pick<OperatorTokenRow, 'id'>[] = await withTimeout(database, active);
    const found: Pick<OperatorTokenRow, 'id'> | undefined = await withTimeout(
      database,
      transaction(TABLE).where({ id }).first('id'),
    );
    if (found === undefined) return 'not_found';
    const isLast = approvers.length === 1 && approvers.some((approver) => integerFrom(approver.id) === id);
    if (isLast) return 'last_approver';
    await withTimeout(
      database,
      transaction(TABLE).where({ id }).whereNull('revoked_at_ms').update({ revoked_at_ms: nowMs }),
    );
    return 'revoked';
  });
}
