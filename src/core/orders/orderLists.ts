/**
 * Order lists: orders that depend on each other.
 *
 * - `oco` (one cancels the other): a limit order in the book, and a stop order that waits. As soon as one of them trades,
 *   is triggered or is closed, the other one is cancelled, in the same event. Both share one hold: the stop order holds
 *   only what it needs beyond the limit order.
 * - `oto` (one triggers the other): a working order in the book, and a pending order that is placed when the working
 *   order is completely filled. It holds nothing until then. If the working order ends without being filled, or the
 *   pending order is cancelled, all orders of the list end.
 * - `otoco`: as `oto`, with a pair of pending orders that are placed as an OCO list.
 *
 * The orders know their list (`OrderExtras.listId`), and its state follows from theirs, so memory holds no lists.
 */

import type { OrderRecord } from '../model/model';
import type { OrderList } from '../model/orderRecords';
import type { Order } from './order';
import { isOpenOrder } from './order';

const LEGS_MAX = 3;

/** The ids of the orders of a list. OCO: limit order, stop order. The others: working order, pending orders. */
export function legIdsOf({ id, kind }: Pick<OrderList, 'id' | 'kind'>): readonly number[] {
  return kind === 'otoco' ? [id, id + 1, id + 2] : [id, id + 1];
}

export function listIdOf({ extras }: Pick<OrderRecord, 'extras'>): number | null {
  return extras === null ? null : extras.listId;
}

/** Whether the order is open and still waits until the working order of its list is filled. */
export function isPending(order: OrderRecord): boolean {
  return order.extras?.isPending === true && isOpenOrder(order);
}

/** Whether the order was not placed before the working order of its list was filled, or waits for that. */
export function wasPending({ id, extras }: OrderRecord): boolean {
  const kind = extras?.listTerms?.kind ?? 'oco';
  return kind !== 'oco' && id !== extras?.listId;
}

const NO_LEGS: readonly Order[] = [];

/** The other open orders of the order's list. */
export function otherLegsOf(
  { orders }: { readonly orders: { get(id: number): Order | undefined } },
  order: Order,
): readonly Order[] {
  const listId = listIdOf(order);
  if (listId === null) return NO_LEGS;
  const others: Order[] = [];
  for (let id = listId; id < listId + LEGS_MAX; id += 1) {
    const other = id === order.id ? undefined : orders.get(id);
    if (other !== undefined && listIdOf(other) === listId) others.push(other);
  }
  return others;
}

export function orderListStatusOf(orders: readonly OrderRecord[]): OrderListStatus {
  return orders.some(isOpenOrder) ? 'executing' : 'all_done';
}

/** `executing` while at least one order of the list is open. */
export type OrderListStatus = 'executing' | 'all_done';

/**
 * The lists that an event has ended: none of their orders in the event is open. This works because an event that fills
 * a working order also contains the pending orders.
 */
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
