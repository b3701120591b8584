/**
 * The table `second_factor_resets`: second factors that are removed at a certain time, unless the user prevents it. Each
 * row has a code, so that a writer of the table cannot remove a second factor (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type CodedRow, insertCodedRow, unchangedRows, verifyRow } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export interface SecondFactorReset {
  readonly userId: number;
  readonly requestedAtMs: number;
  readonly dueAtMs: number;
}

interface ResetRow extends CodedRow {
  readonly user_id: BigintColumn;
  readonly requested_at_ms: BigintColumn;
  readonly due_at_ms: BigintColumn;
}

const TABLE = 'second_factor_resets';

/** False if the user has one already. */
export async function insertSecondFactorReset(
  database: Knex,
  keys: SecretKeys,
  transaction: Knex,
  { userId, requestedAtMs, dueAtMs }: SecondFactorReset,
): Promise<boolean> {
  const row = { user_id: userId, requested_at_ms: requestedAtMs, due_at_ms: dueAtMs };
  return (await unlessDuplicate(insertCodedRow(database, keys, transaction, TABLE, row))) !== undefined;
}

export async function findSecondFactorReset(
  database: Knex,
  keys: SecretKeys,
  userId: number,
): Promise<SecondFactorReset | undefined> {
  const row: ResetRow | undefined = await withTimeout(database, database(TABLE).where('user_id', userId).first());
  return row !== undefined && verifyRow(keys, TABLE, row) ? resetFrom(row) : undefined;
}

/** The resets that are due, `limit` at most, without those whose row was changed in the table. */
export async function findDueSecondFactorResets(
  database: Knex,
  keys: SecretKeys,
  nowMs: number,
  limit: number,
): Promise<SecondFactorReset[]> {
  const query = database(TABLE).where('due_at_ms', '<=', nowMs).orderBy('due_at_ms').limit(limit);
  const rows: readonly ResetRow[] = await withTimeout(database, query);
  return unchangedRows(keys, TABLE, rows).map(resetFrom);
}

/** False if the user has none, for example because it was cancelled or carried out a moment ago. */
export async function deleteSecondFactorReset(database: Knex, transaction: Knex, userId: number): Promise<boolean> {
  return (await withTimeout(database, transaction(TABLE).where('user_id', userId).delete())) === 1;
}

function resetFrom(row: ResetRow): SecondFactorReset {
  return {
    userId: integerFrom(row.user_id),
    requestedAtMs: integerFrom(row.requested_at_ms),
    dueAtMs: integerFrom(row.due_at_ms),
  };
}
