/**
 * One symbol's order book: price levels sorted by price, and the orders of a level in the order of arrival. It knows
 * nothing of balances or fees. The best levels are at the end of the array, where insertions and removals are cheapest.
 */
import type { Side } from '../model/model';
import type { OrderTrigger } from '../model/orderExtras';
import { assert, assertPresent } from '../values/assert';
import type { Amount } from '../values/decimal';
import type { Order } from './order';
import { isTracking, triggerOf } from './stopTriggers';

export class BookLevel {
  quantity: Amount = 0n;
  first: Order | null = null;
  last: Order | null = null;

  constructor(readonly price: Amount) {}
}

/**
 * Price levels in ascending or descending order. The price of an order is its limit price or its stop price, as chosen
 * in the constructor.
 */
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

  /** Adds an order among those of its price in the order of their ids. */
  addById(order: Order): void {
    this.add(order);
    const level = this.levelOf(order);
    while (order.previous !== null && order.previous.id > order.id) swapWithPrevious(level, order, order.previous);
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

function swapWithPrevious(level: BookLevel, order: Order, previous: Order): void {
  const { next } = order;
  const before = previous.previous;
  order.previous = before;
  order.next = previous;
  previous.previous = order;
  previous.next = next;
  if (before === null) level.first = order;
  else before.next = order;
  if (next === null) level.last = previous;
  else next.previous = previous;
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

/**
 * One symbol's orders that wait for their stop price, sorted by which is triggered next. Orders with one stop price are
 * triggered in the order of their ids, also if one began to wait later, because the tables only know the ids.
 */
export class StopBook {
  /** Triggered when the last price rises to their stop price: the lowest first. */
  private readonly stopBuys = new SortedLevels(false, stopPrice);
  private readonly takeProfitSells = new SortedLevels(false, stopPrice);
  /** Triggered when the last price falls to their stop price: the highest first. */
  private readonly stopSells = new SortedLevels(true, stopPrice);
  private readonly takeProfitBuys = new SortedLevels(true, stopPrice);
  /** Orders that follow the market, by the price that triggers them. */
  private readonly trailingBuys = new SortedLevels(false, trailingPrice);
  private readonly trailingSells = new SortedLevels(true, trailingPrice);
  /** All waiting orders with a trailing delta, whether they follow the market already or not. */
  readonly trailing = new Set<Order>();

  /** The levels of the waiting orders, the next to be triggered first. */
  levels(side: Side, trigger: OrderTrigger): Generator<BookLevel> {
    return this.levelsOf(side, trigger).bestFirst();
  }

  trailingLevels(side: Side): Generator<BookLevel> {
    return (side === 'buy' ? this.trailingBuys : this.trailingSells).bestFirst();
  }

  add(order: Order): void {
    if (order.extras !== null && order.extras.trailingDelta !== null) this.trailing.add(order);
    this.levelsWith(order).addById(order);
  }

  remove(order: Order): void {
    this.trailing.delete(order);
    this.levelsWith(order).remove(order);
  }

  /** As in `OrderBook`. */
  reduceLevel(order: Order, quantity: Amount): void {
    this.levelsWith(order).levelOf(order).quantity -= quantity;
  }

  /**
   * The next order that is triggered at `lastPrice`: stop orders before take-profit orders before trailing ones, buys
   * before sells, the oldest of a level first. Undefined if there is none. No order may wait for a price to track that
   * has been reached (`decide/trackPrices`).
   */
  nextTriggered(lastPrice: Amount): Order | undefined {
    return (
      firstRisenTo(this.stopBuys, lastPrice) ??
      firstFallenTo(this.stopSells, lastPrice) ??
      firstFallenTo(this.takeProfitBuys, lastPrice) ??
      firstRisenTo(this.takeProfitSells, lastPrice) ??
      firstRisenTo(this.trailingBuys, lastPrice) ??
      firstFallenTo(this.trailingSells, lastPrice) ??
      undefined
    );
  }

  private levelsWith(order: Order): SortedLevels {
    if (isTracking(order)) return order.side === 'buy' ? this.trailingBuys : this.trailingSells;
    return this.levelsOf(order.side, triggerOf(order));
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

function trailingPrice({ id, extras }: Order): Amount {
  return assertPresent(extras?.trailingPrice, `the trailing price of order ${id}`);
}
