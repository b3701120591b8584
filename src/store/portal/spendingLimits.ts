/**
 * The table `portal_spending_limits`: what users let apps spend in any 24 hours, where they have set a limit themselves.
 * What an app has spent is in `portal_purchases`, which the engine writes.
 */
import type { Knex } from 'knex';
import { PORTAL_SPENDING_WINDOW_MS } from '../../core/ledger/portalSpending';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

const TABLE = 'portal_spending_limits';

interface AmountRow {
  readonly partner_id: BigintColumn;
  readonly amount: string;
}

/** Undefined if the user has set no limit for the app. */
export async function findSpendingLimit(
  database: Knex,
  userId: number,
  partnerId: number,
): Promise<Amount | undefined> {
  const query = database(TABLE).where({ user_id: userId, partner_id: partnerId }).first('amount');
  const row: Pick<AmountRow, 'amount'> | undefined = await withTimeout(database, query);
  return row === undefined ? undefined : amountFrom(row.amount);
}

/** The limits that the user has set, by partner. */
export async function listSpendingLimits(database: Knex, userId: number): Promise<ReadonlyMap<number, Amount>> {
  return byPartner(
    await withTimeout(database, database(TABLE).where('user_id', userId).select('partner_id', 'amount')),
  );
}

export async function setSpendingLimit(
  database: Knex,
  { userId, partnerId, amount, nowMs }: Readonly<Record<'userId' | 'partnerId' | 'nowMs', number>> & { amount: Amount },
): Promise<void> {
  const columns = { amount: formatAmount(amount), updated_at_ms: nowMs };
  const row = { user_id: userId, partner_id: partnerId, ...columns };
  await withTimeout(database, database(TABLE).insert(row).onConflict(['user_id', 'partner_id']).merge(columns));
}

/** What apps spent for the user in the 24 hours before `nowMs`, by partner. */
export async function listPortalSpending(
  database: Knex,
  userId: number,
  nowMs: number,
): Promise<ReadonlyMap<number, Amount>> {
  const query = database('portal_purchases')
    .where('user_id', userId)
    .where('created_at_ms', '>', nowMs - PORTAL_SPENDING_WINDOW_MS)
    .groupBy('partner_id')
    .sum({ amount: 'amount' })
    .select<AmountRow[]>('partner_id');
  return byPartner(await withTimeout(database, query));
}

function byPartner(rows: readonly AmountRow[]): ReadonlyMap<number, Amount> {
  return new Map(rows.map(({ partner_id, amount }) => [integerFrom(partner_id), amountFrom(amount)]));
}
