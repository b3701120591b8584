/**
 * Reads a user's own orders from the table `orders`, along one index, so that no orders of other users or statuses are
 * read. Only the engine writes this table.
 */
import type { Knex } from 'knex';
import type { OrderRecord, OrderStatus, Side } from '../../core/model';
import { withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { type OrderRow, orderFromRow } from '../tables/orders';

const OPEN: readonly OrderStatus[] = ['created', 'partial_filled'];
const CLOSED: readonly OrderStatus[] = ['completed', 'cancelled', 'rejected'];
const STATUSES = { open: OPEN, close: CLOSED, all: [...OPEN, ...CLOSED] } as const;

export interface OrderFilter {
  readonly userId: number;
  readonly symbol: string | undefined;
  readonly side: Side | undefined;
  readonly status: keyof typeof STATUSES;
}

/** The newest first. */
export async function listOrders(
  database: Knex,
  filter: OrderFilter,
  { limit, offset }: PageRange,
): Promise<OrderRecord[]> {
  const ofEach = STATUSES[filter.status].map((status) =>
    idsOf(database, filter, status)
      .orderBy('id', 'desc')
      .limit(limit + offset),
  );
  const page = database.unionAll(ofEach, true).orderBy('id', 'desc').limit(limit).offset(offset);
  const query = database('orders')
    .join(page.as('page'), 'page.id', 'orders.id')
    .orderBy('orders.id', 'desc')
    .select('orders.*');
  const rows: OrderRow[] = await withTimeout(database, query);
  return rows.map(orderFromRow);
}

/** Undefined if the order does not exist or belongs to another user. */
export async function findOrder(database: Knex, userId: number, id: number): Promise<OrderRecord | undefined> {
  const row: OrderRow | undefined = await withTimeout(
    database,
    database('orders').where({ id, user_id: userId }).first(),
  );
  return row && orderFromRow(row);
}

export interface OpenOrdersQuery {
  readonly userId: number;
  readonly symbol: string | undefined;
  readonly afterId: number;
  readonly limit: number;
}

/** The ids of a user's open orders, the oldest first. */
export async function openOrderIds(
  database: Knex,
  { userId, symbol, afterId, limit }: OpenOrdersQuery,
): Promise<number[]> {
  const ofEach = OPEN.map((status) =>
    idsOf(database, { userId, symbol, side: undefined }, status).where('id', '>', afterId).orderBy('id').limit(limit),
  );
  const rows: Pick<OrderRow, 'id'>[] = await withTimeout(
    database,
    database.unionAll(ofEach, true).orderBy('id').limit(limit),
  );
  return rows.map(({ id }) => Number(id));
}

/** The index is forced because the optimizer would otherwise scan all orders backwards until it has found enough. */
function idsOf(
  database: Knex,
  { userId, symbol, side }: Pick<OrderFilter, 'userId' | 'symbol' | 'side'>,
  status: OrderStatus,
): Knex.QueryBuilder {
  const where = {
    user_id: userId,
    status,
    ...(symbol !== undefined && { symbol }),
    ...(side !== undefined && { side }),
  };
  return database.from(database.raw('orders FORCE INDEX (orders_of_user)')).select('id').where(where);
}
