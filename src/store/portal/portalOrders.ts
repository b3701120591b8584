/**
 * Reads the orders of the Portal: each purchase of an app with its order and its withdrawal. Their life is derived from
 * these rows, which only the engine writes.
 */
import type { Knex } from 'knex';
import type { OrderRecord, Withdrawal } from '../../core/model/model';
import type { WithdrawalRefusalCode } from '../../core/model/refusals';
import { integerFrom, storedValue } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type OrderRow, orderFromRow } from '../tables/orders';
import type { PortalPurchaseRow } from '../tables/portalPurchases';
import { type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export interface PortalOrder {
  readonly partnerId: number;
  readonly order: OrderRecord;
  /** Null if the coins stayed in the user's account. */
  readonly withdrawal: Withdrawal | null;
  /** Why there is no withdrawal. Null also for orders of versions that did not record it. */
  readonly withdrawalRefusal: WithdrawalRefusalCode | null;
}

/** Selects orders: all of a partner, or those that the partner placed for one user. */
export interface PortalOrderOwner {
  readonly partnerId: number;
  readonly userId: number | undefined;
}

/** The position of an order in the list. */
export interface PortalOrderPosition {
  readonly createdAtMs: number;
  readonly orderId: number;
}

export interface PortalOrderFilter extends PortalOrderOwner {
  /** Inclusive. */
  readonly fromMs: number | undefined;
  /** Exclusive. */
  readonly toMs: number | undefined;
  /** Only orders behind this one in the list. */
  readonly after: PortalOrderPosition | undefined;
  readonly limit: number;
}

const TABLE = 'portal_purchases';

/** Undefined if the order does not exist or belongs to another partner or user. */
export async function findPortalOrder(
  database: Knex,
  { partnerId, userId }: PortalOrderOwner,
  orderId: number,
): Promise<PortalOrder | undefined> {
  const query = database(TABLE).where({ order_id: orderId, partner_id: partnerId, ...ofUser(userId) });
  const rows: readonly PortalPurchaseRow[] = await withTimeout(database, query.limit(1));
  return (await withOrders(database, rows))[0];
}

/** The newest first. */
export async function listPortalOrders(database: Knex, filter: PortalOrderFilter): Promise<readonly PortalOrder[]> {
  const { partnerId, userId, fromMs, toMs, after, limit } = filter;
  const query = database(TABLE)
    .where({ partner_id: partnerId, ...ofUser(userId) })
    .orderBy([
      { column: 'created_at_ms', order: 'desc' },
      { column: 'order_id', order: 'desc' },
    ])
    .limit(limit);
  if (fromMs !== undefined) void query.where('created_at_ms', '>=', fromMs);
  if (toMs !== undefined) void query.where('created_at_ms', '<', toMs);
  if (after !== undefined)
    void query.where('created_at_ms', '<=', after.createdAtMs).where((either) => {
      void either.where('created_at_ms', '<', after.createdAtMs).orWhere('order_id', '<', after.orderId);
    });
  const rows: readonly PortalPurchaseRow[] = await withTimeout(database, query);
  return withOrders(database, rows);
}

/** The orders with these ids that an app placed, by id. Throws if one is missing: a message about it would be lost. */
export async function findPortalOrders(
  database: Knex,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PortalOrder>> {
  if (orderIds.length === 0) return new Map();
  const query = database(TABLE).whereIn('order_id', orderIds);
  const rows: readonly PortalPurchaseRow[] = await withTimeout(database, query);
  const found = new Map((await withOrders(database, rows)).map((each) => [each.order.id, each]));
  for (const row of rows) storedValue(found.get(integerFrom(row.order_id)), `the order of purchase ${row.order_id}`);
  return found;
}

function ofUser(userId: number | undefined): { readonly user_id?: number } {
  return userId === undefined ? {} : { user_id: userId };
}

/** In the order of the purchases, without those whose order is missing, which the audit reports. */
async function withOrders(database: Knex, purchases: readonly PortalPurchaseRow[]): Promise<PortalOrder[]> {
  if (purchases.length === 0) return [];
  const ids = purchases.map(({ order_id }) => integerFrom(order_id));
  const [orderRows, withdrawalRows]: [readonly OrderRow[], readonly WithdrawalRow[]] = await Promise.all([
    withTimeout(database, database('orders').whereIn('id', ids)),
    withTimeout(database, database('withdrawals').whereIn('order_id', ids)),
  ]);
  const orders = new Map(orderRows.map((row) => [integerFrom(row.id), orderFromRow(row)]));
  const withdrawals = new Map(withdrawalRows.map((row) => [integerFrom(row.order_id ?? 0), withdrawalFromRow(row)]));
  return purchases.flatMap((purchase): PortalOrder[] => {
    const orderId = integerFrom(purchase.order_id);
    const order = orders.get(orderId);
    if (order === undefined) return [];
    const withdrawal = withdrawals.get(orderId) ?? null;
    const { partner_id: partnerId, withdrawal_refusal: withdrawalRefusal } = purchase;
    return [{ partnerId: integerFrom(partnerId), order, withdrawal, withdrawalRefusal }];
  });
}
