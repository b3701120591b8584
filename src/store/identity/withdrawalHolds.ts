/** Until when a user's withdrawals wait after a change of the account. */
import type { Knex } from 'knex';
import type { UserState } from '../../core/model/model';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type CodedRow, codedColumns, updateCodedRows, verifyRow } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

/** Makes the user's withdrawals wait until the time. A later end that is already set is kept. */
export async function holdWithdrawals(
  { database, masterKeys }: HoldStores,
  transaction: Knex,
  userId: number,
  untilMs: number,
): Promise<void> {
  const where = (all: Knex.QueryBuilder) => all.where('id', userId);
  await updateCodedRows(database, masterKeys, { transaction, table: 'users', where }, (row) => ({
    withdrawals_held_until_ms: Math.max(Number(row['withdrawals_held_until_ms'] ?? 0), untilMs),
  }));
}

interface HoldStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

export interface WithdrawalHold {
  readonly state: UserState;
  /** 0 for no hold. */
  readonly untilMs: number;
}

/**
 * What keeps the withdrawals of each of these users waiting. Users without a row, and those whose row was changed in the
 * table, are left out: their withdrawals must wait.
 */
export async function findWithdrawalHolds(
  { database, masterKeys }: HoldStores,
  userIds: readonly number[],
): Promise<Map<number, WithdrawalHold>> {
  if (userIds.length === 0) return new Map();
  const query = database('users')
    .whereIn('id', [...userIds])
    .select(codedColumns('users'));
  const rows: readonly (CodedRow & {
    readonly id: BigintColumn;
    readonly state: UserState;
    readonly withdrawals_held_until_ms: BigintColumn | null;
  })[] = await withTimeout(database, query);
  const unchanged = rows.filter((row) => verifyRow(masterKeys, 'users', row));
  return new Map(
    unchanged.map((row) => [
      integerFrom(row.id),
      { state: row.state, untilMs: integerFrom(row.withdrawals_held_until_ms ?? 0) },
    ]),
  );
}

/** Only makes an active user's state stricter, so that a report by the user cannot lift what an operator has set. */
export async function stopWithdrawals(
  { database, masterKeys }: HoldStores,
  transaction: Knex,
  { userId, reason, nowMs }: { readonly userId: number; readonly reason: string; readonly nowMs: number },
): Promise<void> {
  const change = { state: 'no_withdrawals', state_reason: reason, updated_at_ms: nowMs };
  const where = (all: Knex.QueryBuilder) => all.where({ id: userId, state: 'active' });
  await updateCodedRows(database, masterKeys, { transaction, table: 'users', where }, change);
}
