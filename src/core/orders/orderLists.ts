/**
 * Order lists: orders that depend on each other. An OCO list (one cancels the other) has a limit order in the book and a
 * stop order that waits. As soon as one of them trades, is triggered or is closed, the other one is cancelled, in the
 * same event. Both share one hold: the stop order holds only what it needs beyond the limit order.
 *
 * The orders know their list (`OrderExtras.listId`), and its state follows from theirs, so memory holds no lists.
 */
import type { OrderRecord } from '../model';
import type { Order } from './order';
import { isOpenOrder } from './order';

export type OrderListKind = 'oco';

export interface OrderList {
  /** The id of its limit order. The stop order has the next id. */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly kind: OrderListKind;
  readonly clientListId: string | null;
  readonly createdAtMs: number;
}

/** `executing` while an order of the list is open. */
export type OrderListStatus = 'executing' | 'all_done';

/** The ids of the orders of a list: limit order, stop order. */
export function legIdsOf(listId: number): readonly [number, number] {
  return [listId, listId + 1];
}

export function listIdOf({ extras }: Pick<OrderRecord, 'extras'>): number | null {
  return extras === null ? null : extras.listId;
}

/** The other order of the order's list; undefined if it has none, or the other one is closed. */
export function otherLegOf(
  { orders }: { readonly orders: { get(id: number): Order | undefined } },
  order: Order,
): Order | undefined {
  const listId = listIdOf(order);
  if (listId === null) return undefined;
  const [limit, stop] = legIdsOf(listId);
  return orders.get(order.id === limit ? stop : limit);
}

export function orderListStatusOf(orders: readonly OrderRecord[]): OrderListStatus {
  return orders.some(isOpenOrder) ? 'executing' : 'all_done';
}

/** The lists whose last order an event has closed: none of their orders in the event is open. */
export function listsDoneIn(orders: readonly OrderRecord[]): ReadonlySet<number> {
  const done = new Set<number>();
  for (const order of orders) {
    const listId = listIdOf(order);
    if (listId !== null && !isOpenOrder(order)) done.add(listId);
  }
  for (const order of orders) {
    const listId = listIdOf(order);
    if (listId !== null && isOpenOrder(order)) done.delete(listId);
  }
  return done;
}
