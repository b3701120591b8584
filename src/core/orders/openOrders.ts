/** The open orders by id, and their number by user and symbol, which adding and removing keeps up to date. */
import type { OrderCounts } from '../model/orderRecords';
import { ExpiringOrders } from './expiringOrders';
import { OpenClientIds } from './openClientIds';
import type { Order } from './order';
import { PendingOrders } from './pendingOrders';

const NONE: OrderCounts = { open: 0, waiting: 0 };

export class OpenOrders extends Map<number, Order> {
  /** Numbers of open orders by user and symbol. */
  private readonly counts = new Map<string, OrderCounts>();
  /**
   * Ids of orders that were added as stop orders (waiting, or pending with a stop price). Needed because an order may
   * have changed before it is removed.
   */
  private readonly waiting = new Set<number>();
  readonly expiring = new ExpiringOrders();
  readonly pending = new PendingOrders();
  readonly clientIds = new OpenClientIds();

  override set(id: number, order: Order): this {
    this.delete(id);
    if (order.isWaiting || (order.isPending && order.stopPrice !== null)) this.waiting.add(id);
    this.count(order, 1);
    this.expiring.add(order);
    this.clientIds.add(order);
    super.set(id, order);
    this.pending.added(order, this);
    return this;
  }

  override delete(id: number): boolean {
    const order = this.get(id);
    if (order === undefined) return false;
    this.count(order, -1);
    this.expiring.remove(order);
    this.clientIds.remove(order);
    this.waiting.delete(id);
    super.delete(id);
    this.pending.removed(order);
    return true;
  }

  countsOf(userId: number, symbol: string): OrderCounts {
    return this.counts.get(keyOf(userId, symbol)) ?? NONE;
  }

  /** Sets the number of the user's open orders, for a trial exchange that contains only some of them. */
  setCounts(userId: number, symbol: string, counts: OrderCounts): void {
    this.counts.set(keyOf(userId, symbol), counts);
  }

  private count({ id, userId, symbol }: Order, by: 1 | -1): void {
    const key = keyOf(userId, symbol);
    const { open, waiting } = this.counts.get(key) ?? NONE;
    const counts = { open: open + by, waiting: waiting + (this.waiting.has(id) ? by : 0) };
    if (counts.open === 0) this.counts.delete(key);
    else this.counts.set(key, counts);
  }
}

function keyOf(userId: number, symbol: string): string {
  return `${userId} ${symbol}`;
}
