/**
 * Reads from the table `orders`: a user's own orders, along one index, so that neither others' orders nor those of other
 * statuses are looked at, however many there are. Never writes; the engine does.
 */
import type { Knex } from 'knex';
import type { OrderRecord, OrderStatus, Side } from '../core/model';
import { bounded } from './database';
import { type OrderRow, orderFromRow } from './tables/orders';

const OPEN: readonly OrderStatus[] = ['created', 'partial_filled'];
const CLOSED: readonly OrderStatus[] = ['completed', 'cancelled', 'rejected'];
const STATUSES = { open: OPEN, close: CLOSED, all: [...OPEN, ...CLOSED] } as const;

export interface OrderFilter {
  readonly userId: number;
  readonly symbol: string | undefined;
  readonly side: Side | undefined;
  readonly status: keyof typeof STATUSES;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listOrders(database: Knex, filter: OrderFilter, { limit, offset }: Page): Promise<OrderRecord[]> {
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
  const rows: OrderRow[] = await bounded(database, query);
  return rows.map(orderFromRow);
}

/** Undefined also when it is another user's. */
export async function findOrder(database: Knex, userId: number, id: number): Promise<OrderRecord | undefined> {
  const row: OrderRow | undefined = await bounded(database, database('orders').where({ id, user_id: userId }).first());
  return row && orderFromRow(row);
}

export interface OpenOrders {
  readonly userId: number;
  readonly symbol: string | undefined;
  readonly afterId: number;
  readonly limit: number;
}

/** Ids of a user's open orders, the oldest first. */
export async function openOrderIds(database: Knex, { userId, symbol, afterId, limit }: OpenOrders): Promise<number[]> {
  const ofEach = OPEN.map((status) =>
    idsOf(database, { userId, symbol, side: undefined }, status).where('id', '>', afterId).orderBy('id').limit(limit),
  );
  const rows: Pick<OrderRow, 'id'>[] = await bounded(
    database,
    database.unionAll(ofEach, true).orderBy('id').limit(limit),
  );
  return rows.map(({ id }) => Number(id));
}

/** The index is named because the optimizer would rather walk all orders backwards in the hope of a few soon. */
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
