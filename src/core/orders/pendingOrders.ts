/**
 * The pending orders of order lists, and the lists whose pending orders are to be placed because the working order was
 * filled. Both are computed from the open orders: a working order that ends in any other way closes its pending orders
 * too.
 */
import { getOrCreate } from '../values/getOrCreate';
import type { Order } from './order';
import { listIdOf } from './orderLists';

interface PendingList {
  readonly symbol: string;
  readonly orders: Map<number, Order>;
}

export class PendingOrders {
  private readonly lists = new Map<number, PendingList>();
  /**
   * Ids of lists whose pending orders are to be placed, by symbol. Between two batches there are none, except for a
   * symbol with an order that matches in several events.
   */
  private readonly dueLists = new Map<string, Set<number>>();

  /** The list with the lowest id whose pending orders are to be placed in the symbol's book. */
  nextDue(symbol: string): number | undefined {
    const due = this.dueLists.get(symbol);
    return due === undefined ? undefined : Math.min(...due);
  }

  /** The pending orders of the list, in the order of their ids. */
  ordersOf(listId: number): readonly Order[] {
    return Array.from(this.lists.get(listId)?.orders.values() ?? []).sort((one, other) => one.id - other.id);
  }

  /** To be called for each order that is added to the open orders. */
  added(order: Order, open: ReadonlyMap<number, Order>): void {
    const listId = listIdOf(order);
    if (listId === null) return;
    const { id, symbol } = order;
    if (order.isPending) {
      getOrCreate(this.lists, listId, () => ({ symbol, orders: new Map() })).orders.set(id, order);
      if (!open.has(listId)) this.addDue(symbol, listId);
    } else if (id === listId) {
      this.deleteDue(symbol, listId);
    }
  }

  /** To be called for each order that is removed from the open orders. */
  removed(order: Order): void {
    const listId = listIdOf(order);
    const list = listId === null ? undefined : this.lists.get(listId);
    if (listId === null || list === undefined) return;
    if (order.id === listId) return this.addDue(order.symbol, listId);
    list.orders.delete(order.id);
    if (list.orders.size > 0) return;
    this.lists.delete(listId);
    this.deleteDue(order.symbol, listId);
  }

  private addDue(symbol: string, listId: number): void {
    getOrCreate(this.dueLists, symbol, () => new Set<number>()).add(listId);
  }

  private deleteDue(symbol: string, listId: number): void {
    const due = this.dueLists.get(symbol);
    if (due === undefined) return;
    due.delete(listId);
    if (due.size === 0) this.dueLists.delete(symbol);
  }
}
