/**
 * Reads a user's own orders from the table `orders`, along one index, so that no orders of other users or statuses are
 * read. Only the engine writes this table.
 */
import type { Knex } from 'knex';
import type { OrderRecord, OrderStatus, Side } from '../../core/model/model';
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
  readonly clientOrderId?: string | undefined;
  /** Range of the time of creation; both ends are inclusive. */
  readonly startMs?: number | undefined;
  readonly endMs?: number | undefined;
  /** The lowest id. */
  readonly firstId?: number | undefined;
  /** `oldest_first`: from the lowest id on; the newest first if omitted. */
  readonly sort?: 'newest_first' | 'oldest_first';
}

/** Ids increase with the time of creation. Both ends are inclusive. */
interface IdRange {
  readonly firstId: number;
  readonly lastId: number;
}

export async function listOrders(
  database: Knex,
  filter: OrderFilter,
  { limit, offset }: PageRange,
): Promise<OrderRecord[]> {
  if (filter.clientOrderId !== undefined) return await listOrdersOfClientId(database, filter, { limit, offset });
  const range = await findIdRange(database, filter);
  if (range === undefined) return [];
  const direction = filter.sort === 'oldest_first' ? 'asc' : 'desc';
  const ofEach = STATUSES[filter.status].map((status) =>
    idsOf(database, filter, status)
      .whereBetween('id', [range.firstId, range.lastId])
      .orderBy('id', direction)
      .limit(limit + offset),
  );
  const page = database.unionAll(ofEach, true).orderBy('id', direction).limit(limit).offset(offset);
  const query = database('orders')
    .join(page.as('page'), 'page.id', 'orders.id')
    .leftJoin('order_extras', 'order_extras.order_id', 'orders.id')
    .orderBy('orders.id', direction)
    .select('orders.*', 'order_extras.*');
  const rows: OrderRow[] = await withTimeout(database, query);
  return rows.map(orderFromRow);
}

/** Lists the orders with a client order id, the newest first. At most one of them is open, and it is the newest. */
async function listOrdersOfClientId(
  database: Knex,
  { userId, symbol, side, status, clientOrderId, startMs, endMs }: OrderFilter,
  { limit, offset }: PageRange,
): Promise<OrderRecord[]> {
  const query = database('orders')
    .leftJoin('order_extras', 'order_extras.order_id', 'orders.id')
    .select('orders.*', 'order_extras.*')
    .where({ user_id: userId, client_order_id: clientOrderId })
    .where({ ...(symbol !== undefined && { symbol }), ...(side !== undefined && { side }) })
    .whereIn('status', STATUSES[status])
    .whereBetween('created_at_ms', [startMs ?? 0, endMs ?? Number.MAX_SAFE_INTEGER])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  const rows: OrderRow[] = await withTimeout(database, query);
  return rows.map(orderFromRow);
}

/** The ids of the user's orders of the period; undefined if there are none. */
async function findIdRange(
  database: Knex,
  { userId, startMs, endMs, firstId: lowestId = 0 }: OrderFilter,
): Promise<IdRange | undefined> {
  const ends = (direction: 'asc' | 'desc', timeMs: number | undefined): Promise<number | undefined> | undefined =>
    timeMs === undefined ? undefined : findIdAtTime(database, userId, direction, timeMs);
  const [firstId, lastId] = await Promise.all([ends('asc', startMs), ends('desc', endMs)]);
  if ((startMs !== undefined && firstId === undefined) || (endMs !== undefined && lastId === undefined))
    return undefined;
  return { firstId: Math.max(firstId ?? 0, lowestId), lastId: lastId ?? Number.MAX_SAFE_INTEGER };
}

/** The id of the user's first order at this time or later (`asc`), or of the last one at it or earlier (`desc`). */
async function findIdAtTime(
  database: Knex,
  userId: number,
  direction: 'asc' | 'desc',
  timeMs: number,
): Promise<number | undefined> {
  const query = database
    .from(database.raw('orders FORCE INDEX (orders_of_time)'))
    .where('user_id', userId)
    .where('created_at_ms', direction === 'asc' ? '>=' : '<=', timeMs)
    .orderBy([
      { column: 'created_at_ms', order: direction },
      { column: 'id', order: direction },
    ])
    .first('id');
  const row: Pick<OrderRow, 'id'> | undefined = await withTimeout(database, query);
  return row === undefined ? undefined : Number(row.id);
}

/** Undefined if the order does not exist or belongs to another user. */
export async function findOrder(database: Knex, userId: number, id: number): Promise<OrderRecord | undefined> {
  const row: OrderRow | undefined = await withTimeout(
    database,
    database('orders')
      .leftJoin('order_extras', 'order_extras.order_id', 'orders.id')
      .where({ id, user_id: userId })
      .first('orders.*', 'order_extras.*'),
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
