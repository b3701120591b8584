/**
 * One symbol's order book: price levels in order of price, orders of a level in order of arrival. Knows nothing of
 * balances or fees. Best levels stand at the end of their array, where most comings and goings are cheapest.
 */
import { assert } from './assert';
import type { Amount } from './decimal';
import type { Side } from './model';
import type { Order } from './order';

export class BookLevel {
  quantity: Amount = 0n;
  first: Order | null = null;
  last: Order | null = null;

  constructor(readonly price: Amount) {}
}

/** Orders sorted by a price: the highest first, or the lowest first. */
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

  /** Behind all others of its price. */
  add(order: Order): void {
    const level = this.findOrAdd(this.priceOf(order));
    order.earlier = level.last;
    order.later = null;
    if (level.last === null) level.first = order;
    else level.last.later = order;
    level.last = order;
    level.quantity += order.remaining;
  }

  remove(order: Order): void {
    const level = this.levelOf(order);
    level.quantity -= order.remaining;
    if (order.earlier === null) level.first = order.later;
    else order.earlier.later = order.later;
    if (order.later === null) level.last = order.earlier;
    else order.later.earlier = order.earlier;
    order.earlier = null;
    order.later = null;
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

  /** The index of the level at `price`, or where it would stand. */
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

  best(side: Side): BookLevel | undefined {
    return this.on(side).best;
  }

  /** Best first. */
  levels(side: Side): Generator<BookLevel> {
    return this.on(side).bestFirst();
  }

  /** Total open quantity at a price; 0 where there is no level. */
  quantityAt(side: Side, price: Amount): Amount {
    return this.on(side).find(price)?.quantity ?? 0n;
  }

  add(order: Order): void {
    this.on(order.side).add(order);
  }

  /** Takes a resting order out, whatever remains of it. */
  remove(order: Order): void {
    this.on(order.side).remove(order);
  }

  /** Notes that a resting order just lost `quantity` by a trade or an amendment; `order.remaining` says so already. It keeps its place. */
  reduced(order: Order, quantity: Amount): void {
    this.on(order.side).levelOf(order).quantity -= quantity;
    if (order.remaining === 0n) this.remove(order);
  }

  private on(side: Side): SortedLevels {
    return side === 'buy' ? this.bids : this.asks;
  }
}

/** One symbol's orders that wait for their stop price, the next to wake first. */
export class StopBook {
  /** Buys wake when the last price rises to them: the lowest stop first. */
  private readonly buys = new SortedLevels(false, stopPrice);
  /** Sells wake when it falls to them: the highest first. */
  private readonly sells = new SortedLevels(true, stopPrice);

  add(order: Order): void {
    this.on(order.side).add(order);
  }

  remove(order: Order): void {
    this.on(order.side).remove(order);
  }

  /** As for a book. */
  reduced(order: Order, quantity: Amount): void {
    this.on(order.side).levelOf(order).quantity -= quantity;
  }

  /** An order that wakes at `lastPrice`, buys before sells, the earliest of its level; undefined when none does. */
  next(lastPrice: Amount): Order | undefined {
    const buy = this.buys.best;
    if (buy !== undefined && buy.price <= lastPrice) return buy.first ?? undefined;
    const sell = this.sells.best;
    if (sell !== undefined && sell.price >= lastPrice) return sell.first ?? undefined;
    return undefined;
  }

  private on(side: Side): SortedLevels {
    return side === 'buy' ? this.buys : this.sells;
  }
}

function stopPrice(order: Order): Amount {
  assert(order.stopPrice !== null, () => `order ${order.id} has no stop price`);
  return order.stopPrice;
}
