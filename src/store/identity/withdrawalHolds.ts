/** Until when a user's withdrawals wait after a change of the account. */
import type { Knex } from 'knex';
import type { UserState } from '../../core/model/model';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

/** Makes the user's withdrawals wait until the time. A later end that is already set is kept. */
export async function holdWithdrawals(
  database: Knex,
  transaction: Knex,
  userId: number,
  untilMs: number,
): Promise<void> {
  const later = transaction.raw('GREATEST(COALESCE(withdrawals_held_until_ms, 0), ?)', [untilMs]);
  await withTimeout(database, transaction('users').where('id', userId).update({ withdrawals_held_until_ms: later }));
}

export interface WithdrawalHold {
  readonly state: UserState;
  /** 0 for no hold. */
  readonly untilMs: number;
}

/** What keeps the withdrawals of each of these users waiting. Users without a row are left out. */
export async function findWithdrawalHolds(
  database: Knex,
  userIds: readonly number[],
): Promise<Map<number, WithdrawalHold>> {
  if (userIds.length === 0) return new Map();
  const query = database('users')
    .whereIn('id', [...userIds])
    .select('id', 'state', 'withdrawals_held_until_ms');
  const rows: readonly {
    readonly id: BigintColumn;
    readonly state: UserState;
    readonly withdrawals_held_until_ms: BigintColumn | null;
  }[] = await withTimeout(database, query);
  return new Map(
    rows.map((row) => [
      integerFrom(row.id),
      { state: row.state, untilMs: integerFrom(row.withdrawals_held_until_ms ?? 0) },
    ]),
  );
}

/** Only makes an active user's state stricter, so that a report by the user cannot lift what an operator has set. */
export async function stopWithdrawals(
  database: Knex,
  transaction: Knex,
  { userId, reason, nowMs }: { readonly userId: number; readonly reason: string; readonly nowMs: number },
): Promise<void> {
  const change = { state: 'no_withdrawals', state_reason: reason, updated_at_ms: nowMs };
  await withTimeout(database, transaction('users').where({ id: userId, state: 'active' }).update(change));
}
