/** The table `operator_tokens`: who may run the house. Only hashes of tokens are kept. */
import type { Knex } from 'knex';
import type { OperatorRole } from '../../generated/operations';
import { type BigintColumn, integerFrom } from './columns';
import { bounded } from './database';

export interface OperatorToken {
  readonly id: number;
  readonly name: string;
  readonly role: OperatorRole;
}

interface OperatorTokenRow {
  readonly id: BigintColumn;
  readonly name: string;
  readonly role: OperatorRole;
}

export async function insertOperatorToken(
  database: Knex,
  token: { readonly name: string; readonly role: OperatorRole; readonly tokenHash: string; readonly createdAtMs: number },
): Promise<void> {
  const row = { name: token.name, role: token.role, token_hash: token.tokenHash, created_at_ms: token.createdAtMs };
  await bounded(database, database('operator_tokens').insert(row));
}

/** A token that was not revoked. */
export async function findOperatorToken(database: Knex, tokenHash: string): Promise<OperatorToken | undefined> {
  const query = database('operator_tokens').where('token_hash', tokenHash).whereNull('revoked_at_ms').first('id', 'name', 'role');
  const row: OperatorTokenRow | undefined = await bounded(database, query);
  return row === undefined ? undefined : { id: integerFrom(row.id), name: row.name, role: row.role };
}

/** Those that were revoked count too. */
export async function countOperatorTokens(database: Knex, role: OperatorRole): Promise<number> {
  const row = await bounded(database, database('operator_tokens').where('role', role).count({ count: '*' }).first());
  return integerFrom(row?.['count'] ?? 0);
}
