/** Reads a user's order lists. Only the engine writes the table `order_lists`. */
import type { Knex } from 'knex';
import type { OrderRecord } from '../../core/model/model';
import type { OrderList } from '../../core/model/orderRecords';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { type OrderListRow, orderListFromRow } from '../tables/orderLists';
import { type OrderRow, orderFromRow } from '../tables/orders';

export interface OrderListFilter {
  readonly userId: number;
  readonly clientListId?: string | undefined;
  /** Both ends are inclusive. */
  readonly startMs?: number | undefined;
  readonly endMs?: number | undefined;
  readonly firstId?: number | undefined;
}

/** Undefined if the list does not exist or belongs to another user. */
export async function findOrderList(database: Knex, userId: number, id: number): Promise<OrderList | undefined> {
  const row: OrderListRow | undefined = await withTimeout(
    database,
    database('order_lists').where({ id, user_id: userId }).first(),
  );
  return row && orderListFromRow(row);
}

/** Finds the user's order lists that have these ids. */
export async function findOrderLists(database: Knex, userId: number, ids: readonly number[]): Promise<OrderList[]> {
  const query = database('order_lists')
    .where('user_id', userId)
    .whereIn('id', [...ids]);
  const rows: OrderListRow[] = await withTimeout(database, query);
  return rows.map(orderListFromRow);
}

/** The newest first; with `firstId`, from that id on, oldest first. */
export async function listOrderLists(
  database: Knex,
  { userId, clientListId, startMs, endMs, firstId }: OrderListFilter,
  { limit, offset }: PageRange,
): Promise<OrderList[]> {
  const query = database('order_lists')
    .where('user_id', userId)
    .orderBy('id', firstId === undefined ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset);
  if (clientListId !== undefined) void query.where('client_list_id', clientListId);
  if (startMs !== undefined) void query.where('created_at_ms', '>=', startMs);
  if (endMs !== undefined) void query.where('created_at_ms', '<=', endMs);
  if (firstId !== undefined) void query.where('id', '>=', firstId);
  const rows: OrderListRow[] = await withTimeout(database, query);
  return rows.map(orderListFromRow);
}

/** The lists of those of the user's open orders that belong to one, newest first. */
export async function listOpenOrderLists(
  database: Knex,
  userId: number,
  { limit, offset }: PageRange,
): Promise<OrderList[]> {
  const ofOpenOrders = database('orders')
    .join('order_extras', 'order_extras.order_id', 'orders.id')
    .where('orders.user_id', userId)
    .whereIn('orders.status', ['created', 'partial_filled'])
    .whereNotNull('order_extras.list_id')
    .distinct('order_extras.list_id');
  const rows: OrderListRow[] = await withTimeout(
    database,
    database('order_lists').whereIn('id', ofOpenOrders).orderBy('id', 'desc').limit(limit).offset(offset),
  );
  return rows.map(orderListFromRow);
}

/** The orders with these ids, in no particular order. */
export async function findOrdersById(database: Knex, ids: readonly number[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const rows: OrderRow[] = await withTimeout(
    database,
    database('orders')
      .leftJoin('order_extras', 'order_extras.order_id', 'orders.id')
      .whereIn('orders.id', ids)
      .select('orders.*', 'order_extras.*'),
  );
  return rows.map(orderFromRow);
}

/** The order lists of those of the orders that belong to one, by the order's id. */
export async function findListIds(database: Knex, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows: { readonly order_id: BigintColumn; readonly list_id: BigintColumn }[] = await withTimeout(
    database,
    database('order_extras').whereIn('order_id', orderIds).whereNotNull('list_id').select('order_id', 'list_id'),
  );
  return new Map(rows.map(({ order_id, list_id }) => [integerFrom(order_id), integerFrom(list_id)]));
}
