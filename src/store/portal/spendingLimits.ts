/**
 * The table `portal_spending_limits`: what users let apps spend in any 24 hours, where they have set a limit themselves.
 * What an app has spent is in `portal_purchases`, which the engine writes. Rows have codes, and the row of the user counts
 * them (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import { PORTAL_SPENDING_WINDOW_MS } from '../../core/ledger/portalSpending';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import {
  type CodedRow,
  codeColumn,
  codedColumns,
  countIn,
  countRowsOfOwner,
  findOwnerRow,
  lockOwner,
  unchangedRows,
  verifyRow,
} from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export const SPENDING_LIMITS = 'portal_spending_limits';
const TABLE = SPENDING_LIMITS;
/** Where a limit was changed in the table, or was deleted from it, until the user sets it again. */
export const DAMAGED_LIMIT: Amount = 0n;

interface LimitStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

interface AmountRow extends CodedRow {
  readonly partner_id: BigintColumn;
  readonly amount: string;
}

/** Undefined if the user has set no limit for the app. */
export async function findSpendingLimit(
  { database, masterKeys }: LimitStores,
  userId: number,
  partnerId: number,
): Promise<Amount | undefined> {
  const query = database(TABLE).where({ user_id: userId, partner_id: partnerId }).first(codedColumns(TABLE));
  const row: AmountRow | undefined = await withTimeout(database, query);
  if (row !== undefined) return verifyRow(masterKeys, TABLE, row) ? amountFrom(row.amount) : DAMAGED_LIMIT;
  const owner = await findOwnerRow(database, masterKeys, { table: 'users', id: userId });
  const stored = await countRows(database, database(TABLE).where('user_id', userId));
  return owner !== undefined && stored >= countIn(owner, TABLE) ? undefined : DAMAGED_LIMIT;
}

/** The limits that the user has set, by partner. */
export async function listSpendingLimits(
  { database, masterKeys }: LimitStores,
  userId: number,
): Promise<ReadonlyMap<number, Amount>> {
  const query = database(TABLE).where('user_id', userId).select(codedColumns(TABLE));
  const rows: readonly AmountRow[] = await withTimeout(database, query);
  return byPartner(unchangedRows(masterKeys, TABLE, rows));
}

export async function setSpendingLimit(
  { database, masterKeys }: LimitStores,
  { userId, partnerId, amount, nowMs }: Readonly<Record<'userId' | 'partnerId' | 'nowMs', number>> & { amount: Amount },
): Promise<void> {
  const key = { user_id: userId, partner_id: partnerId };
  const columns = { amount: formatAmount(amount), updated_at_ms: nowMs };
  const coded = { ...columns, ...codeColumn(masterKeys, TABLE, { ...key, ...columns }) };
  await retriedTransaction(database, async (transaction) => {
    await lockOwner(database, masterKeys, transaction, { table: 'users', id: userId });
    if ((await withTimeout(database, transaction(TABLE).where(key).update(coded))) > 0) return;
    await withTimeout(database, transaction(TABLE).insert({ ...key, ...coded }));
    const next = (count: number) => count + 1;
    await countRowsOfOwner(database, masterKeys, transaction, { table: TABLE, ownerId: userId, next });
  });
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
    .select<SpentRow[]>('partner_id');
  return byPartner(await withTimeout(database, query));
}

type SpentRow = Pick<AmountRow, 'partner_id' | 'amount'>;

function byPartner(rows: readonly SpentRow[]): ReadonlyMap<number, Amount> {
  return new Map(rows.map(({ partner_id, amount }) => [integerFrom(partner_id), amountFrom(amount)]));
}
