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

/** All resting orders of one side. */
class BookSide {
  /** Worst price first, best last. */
  readonly levels: BookLevel[] = [];

  constructor(private readonly side: Side) {}

  get best(): BookLevel | undefined {
    return this.levels[this.levels.length - 1];
  }

  /** The index of the level at `price`, or where it would stand. */
  indexOf(price: Amount): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = this.levels[middle] as BookLevel;
      const worse = this.side === 'buy' ? level.price < price : level.price > price;
      if (worse) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  find(price: Amount): BookLevel | undefined {
    const level = this.levels[this.indexOf(price)];
    return level?.price === price ? level : undefined;
  }

  findOrAdd(price: Amount): BookLevel {
    const index = this.indexOf(price);
    const found = this.levels[index];
    if (found?.price === price) return found;
    const level = new BookLevel(price);
    this.levels.splice(index, 0, level);
    return level;
  }

  drop(level: BookLevel): void {
    this.levels.splice(this.indexOf(level.price), 1);
  }
}

export class OrderBook {
  private readonly bids = new BookSide('buy');
  private readonly asks = new BookSide('sell');

  private on(side: Side): BookSide {
    return side === 'buy' ? this.bids : this.asks;
  }

  best(side: Side): BookLevel | undefined {
    return this.on(side).best;
  }

  /** Best first. */
  *levels(side: Side): Generator<BookLevel> {
    const { levels } = this.on(side);
    for (let index = levels.length - 1; index >= 0; index -= 1) yield levels[index] as BookLevel;
  }

  /** Total open quantity at a price; 0 where there is no level. */
  quantityAt(side: Side, price: Amount): Amount {
    return this.on(side).find(price)?.quantity ?? 0n;
  }

  /** Rests an order behind all others of its price. */
  add(order: Order): void {
    const level = this.on(order.terms.side).findOrAdd(order.terms.price);
    order.earlier = level.last;
    order.later = null;
    if (level.last === null) level.first = order;
    else level.last.later = order;
    level.last = order;
    level.quantity += order.remaining;
  }

  /** Takes a resting order out, whatever remains of it. */
  remove(order: Order): void {
    const side = this.on(order.terms.side);
    const level = side.find(order.terms.price);
    assert(level !== undefined, `order ${order.terms.id} has no level`);
    level.quantity -= order.remaining;
    if (order.earlier === null) level.first = order.later;
    else order.earlier.later = order.later;
    if (order.later === null) level.last = order.earlier;
    else order.later.earlier = order.earlier;
    order.earlier = null;
    order.later = null;
    if (level.first === null) side.drop(level);
  }

  /** Notes that a resting order just traded `quantity`; `order.filled` already includes it. */
  traded(order: Order, quantity: Amount): void {
    const level = this.on(order.terms.side).find(order.terms.price);
    assert(level !== undefined, `order ${order.terms.id} has no level`);
    level.quantity -= quantity;
    if (order.remaining === 0n) this.remove(order);
  }
}
