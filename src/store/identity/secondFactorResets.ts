/** The table `second_factor_resets`: second factors that are removed at a certain time, unless the user prevents it. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface SecondFactorReset {
  readonly userId: number;
  readonly requestedAtMs: number;
  readonly dueAtMs: number;
}

interface ResetRow {
  readonly user_id: BigintColumn;
  readonly requested_at_ms: BigintColumn;
  readonly due_at_ms: BigintColumn;
}

const TABLE = 'second_factor_resets';

/** False if the user has one already. */
export async function insertSecondFactorReset(
  database: Knex,
  transaction: Knex,
  { userId, requestedAtMs, dueAtMs }: SecondFactorReset,
): Promise<boolean> {
  const row = { user_id: userId, requested_at_ms: requestedAtMs, due_at_ms: dueAtMs };
  return (await unlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)))) !== undefined;
}

export async function findSecondFactorReset(database: Knex, userId: number): Promise<SecondFactorReset | undefined> {
  const row: ResetRow | undefined = await withTimeout(database, database(TABLE).where('user_id', userId).first());
  return row && resetFrom(row);
}

/** The resets that are due, `limit` at most. */
export async function findDueSecondFactorResets(
  database: Knex,
  nowMs: number,
  limit: number,
): Promise<SecondFactorReset[]> {
  const query = database(TABLE).where('due_at_ms', '<=', nowMs).orderBy('due_at_ms').limit(limit);
  const rows: readonly ResetRow[] = await withTimeout(database, query);
  return rows.map(resetFrom);
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
