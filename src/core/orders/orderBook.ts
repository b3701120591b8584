/**
 * One symbol's order book: price levels sorted by price, and the orders of a level in the order of arrival. It knows
 * nothing of balances or fees. The best levels are at the end of the array, where insertions and removals are cheapest.
 */
import type { Side } from '../model';
import { assert } from '../values/assert';
import type { Amount } from '../values/decimal';
import type { Order } from './order';
import type { OrderTrigger } from './orderExtras';
import { triggerOf } from './stopTrigger';

export class BookLevel {
  quantity: Amount = 0n;
  first: Order | null = null;
  last: Order | null = null;

  constructor(readonly price: Amount) {}
}

/** Orders sorted by one of their prices, ascending or descending. */
class SortedLevels {
  /** Worst price first, best last. */
  private readonly levels: BookLevel[] = [];

  constructor(
    private readonly highestFirst: boolean,
    private readonly priceOf: (order: Order) => Amount,
  ) {}

  get best(): BookLevel | undefined {
    return this.levels[this.levels.length - 1];
  }

  *bestFirst(): Generator<BookLevel> {
    for (let index = this.levels.length - 1; index >= 0; index -= 1) yield this.levels[index] as BookLevel;
  }

  find(price: Amount): BookLevel | undefined {
    const level = this.levels[this.indexOf(price)];
    return level?.price === price ? level : undefined;
  }

  /** Adds an order behind all others of its price. */
  add(order: Order): void {
    const level = this.findOrAdd(this.priceOf(order));
    order.previous = level.last;
    order.next = null;
    if (level.last === null) level.first = order;
    else level.last.next = order;
    level.last = order;
    level.quantity += order.shown;
  }

  remove(order: Order): void {
    const level = this.levelOf(order);
    level.quantity -= order.shown;
    if (order.previous === null) level.first = order.next;
    else order.previous.next = order.next;
    if (order.next === null) level.last = order.previous;
    else order.next.previous = order.previous;
    order.previous = null;
    order.next = null;
    if (level.first === null) this.levels.splice(this.indexOf(level.price), 1);
  }

  levelOf(order: Order): BookLevel {
    const level = this.find(this.priceOf(order));
    assert(level !== undefined, () => `order ${order.id} has no level`);
    return level;
  }

  private findOrAdd(price: Amount): BookLevel {
    const index = this.indexOf(price);
    const found = this.levels[index];
    if (found?.price === price) return found;
    const level = new BookLevel(price);
    this.levels.splice(index, 0, level);
    return level;
  }

  /** The index of the level at `price`, or the index at which it would be inserted. */
  private indexOf(price: Amount): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = (this.levels[middle] as BookLevel).price;
      if (this.highestFirst ? at < price : at > price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const limitPrice = (order: Order): Amount => order.price;

export class OrderBook {
  private readonly bids = new SortedLevels(true, limitPrice);
  private readonly asks = new SortedLevels(false, limitPrice);

  bestLevel(side: Side): BookLevel | undefined {
    return this.sideOf(side).best;
  }

  /** Best first. */
  levels(side: Side): Generator<BookLevel> {
    return this.sideOf(side).bestFirst();
  }

  /** Total open quantity at a price; 0 if there is no level. */
  quantityAt(side: Side, price: Amount): Amount {
    return this.sideOf(side).find(price)?.quantity ?? 0n;
  }

  add(order: Order): void {
    this.sideOf(order.side).add(order);
  }

  /** Removes a resting order, whatever its remaining quantity. */
  remove(order: Order): void {
    this.sideOf(order.side).remove(order);
  }

  /**
   * Subtracts `quantity` from the level of a resting order after a trade or an amendment. What the order shows has been
   * reduced already. The order keeps its time priority and is removed once it is filled.
   */
  reduceLevel(order: Order, quantity: Amount): void {
    this.sideOf(order.side).levelOf(order).quantity -= quantity;
    if (order.remaining === 0n) this.remove(order);
  }

  private sideOf(side: Side): SortedLevels {
    return side === 'buy' ? this.bids : this.asks;
  }
}

/** One symbol's orders that wait for their stop price, sorted by which is triggered next. */
export class StopBook {
  /** Triggered when the last price rises to their stop price: the lowest first. */
  private readonly stopBuys = new SortedLevels(false, stopPrice);
  private readonly takeProfitSells = new SortedLevels(false, stopPrice);
  /** Triggered when the last price falls to their stop price: the highest first. */
  private readonly stopSells = new SortedLevels(true, stopPrice);
  private readonly takeProfitBuys = new SortedLevels(true, stopPrice);

  /** The next to be triggered first. */
  levels(side: Side, trigger: OrderTrigger): Generator<BookLevel> {
    return this.levelsOf(side, trigger).bestFirst();
  }

  add(order: Order): void {
    this.levelsOf(order.side, triggerOf(order)).add(order);
  }

  remove(order: Order): void {
    this.levelsOf(order.side, triggerOf(order)).remove(order);
  }

  /** As in `OrderBook`. */
  reduceLevel(order: Order, quantity: Amount): void {
    this.levelsOf(order.side, triggerOf(order)).levelOf(order).quantity -= quantity;
  }

  /**
   * The next order that is triggered at `lastPrice`: stop orders before take-profit orders, buys before sells, the oldest
   * of a level first. Undefined if there is none.
   */
  nextTriggered(lastPrice: Amount): Order | undefined {
    return (
      firstRisenTo(this.stopBuys, lastPrice) ??
      firstFallenTo(this.stopSells, lastPrice) ??
      firstFallenTo(this.takeProfitBuys, lastPrice) ??
      firstRisenTo(this.takeProfitSells, lastPrice) ??
      undefined
    );
  }

  private levelsOf(side: Side, trigger: OrderTrigger): SortedLevels {
    if (trigger === 'stop') return side === 'buy' ? this.stopBuys : this.stopSells;
    return side === 'buy' ? this.takeProfitBuys : this.takeProfitSells;
  }
}

function firstRisenTo({ best }: SortedLevels, lastPrice: Amount): Order | null {
  return best !== undefined && best.price <= lastPrice ? best.first : null;
}

function firstFallenTo({ best }: SortedLevels, lastPrice: Amount): Order | null {
  return best !== undefined && best.price >= lastPrice ? best.first : null;
}

function stopPrice(order: Order): Amount {
  assert(order.stopPrice !== null, () => `order ${order.id} has no stop price`);
  return order.stopPrice;
}
