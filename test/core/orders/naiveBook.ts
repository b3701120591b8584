/**
 * A naive order book: an array that is searched from end to end for every fill. Slow and obviously correct, it is the
 * reference for the real book.
 */
import type { SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model/model';

export interface NaiveOrder {
  readonly id: number;
  readonly userId: number;
  readonly side: Side;
  readonly price: bigint;
  remaining: bigint;
  /** What the book shows of it; all that remains if omitted. */
  visible?: bigint | undefined;
  /** What it shows at most; missing for an order that shows all. */
  readonly iceberg?: bigint | undefined;
  /** Grows with each order that begins to rest or is refilled; 0 before. */
  turn?: number;
  /** Missing for an order that does not expire. */
  readonly expiresAtMs?: number | undefined;
}

export interface NaiveFill {
  readonly makerId: number;
  readonly price: bigint;
  readonly quantity: bigint;
}

export interface NaiveIncoming extends NaiveOrder {
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  /** The most that the order takes at a price after spending `cost`; for orders with a budget. */
  readonly affordable?: (price: bigint, cost: bigint) => bigint;
}

export class NaiveBook {
  orders: NaiveOrder[] = [];
  private turns = 0;

  add(incoming: NaiveIncoming): NaiveFill[] {
    const fills: NaiveFill[] = [];
    let cost = 0n;
    let expired = false;
    for (;;) {
      const maker = this.bestAgainst(incoming);
      if (maker === undefined) break;
      const wanted = incoming.affordable?.(maker.price, cost) ?? incoming.remaining;
      if (wanted === 0n) break;
      const isOwn = maker.userId === incoming.userId && incoming.selfTradePrevention !== 'none';
      const isDecremented = isOwn && incoming.selfTradePrevention === 'decrement';
      if (isOwn && !isDecremented) {
        if (incoming.selfTradePrevention !== 'expire_taker') this.cancel(maker.id);
        if (incoming.selfTradePrevention === 'expire_maker') continue;
        expired = true;
        break;
      }
      const shown = maker.visible ?? maker.remaining;
      const quantity = wanted < shown ? wanted : shown;
      if (!isDecremented) fills.push({ makerId: maker.id, price: maker.price, quantity });
      cost += maker.price * quantity;
      maker.remaining -= quantity;
      if (incoming.affordable === undefined) incoming.remaining -= quantity;
      if (maker.remaining === 0n) this.cancel(maker.id);
      else if (maker.visible !== undefined) this.showNext(maker, maker.visible - quantity);
    }
    if (incoming.remaining > 0n && incoming.timeInForce === 'GTC' && !expired) {
      const { id, userId, side, price, remaining, expiresAtMs, iceberg } = incoming;
      this.turns += 1;
      const order: NaiveOrder = { id, userId, side, price, remaining, expiresAtMs, iceberg, turn: this.turns };
      if (iceberg !== undefined) order.visible = iceberg < remaining ? iceberg : remaining;
      this.orders.push(order);
    }
    return fills;
  }

  /** `left`: of the part that is shown. */
  private showNext(maker: NaiveOrder, left: bigint): void {
    const { iceberg = maker.remaining, remaining } = maker;
    maker.visible = left;
    if (left > 0n) return;
    maker.visible = iceberg < remaining ? iceberg : remaining;
    this.turns += 1;
    maker.turn = this.turns;
  }

  /** Removes the orders whose time has come. */
  expire(nowMs: number): void {
    this.orders = this.orders.filter(({ expiresAtMs = nowMs + 1 }) => expiresAtMs > nowMs);
  }

  cancel(id: number): boolean {
    const before = this.orders.length;
    this.orders = this.orders.filter((order) => order.id !== id);
    return this.orders.length < before;
  }

  /** Best price first, then oldest first: the order in which an incoming order would match them. */
  sortedSide(side: Side): NaiveOrder[] {
    return this.orders.filter((order) => order.side === side).sort((a, b) => (isBefore(a, b) ? -1 : 1));
  }

  private bestAgainst(incoming: NaiveIncoming): NaiveOrder | undefined {
    let best: NaiveOrder | undefined;
    for (const order of this.orders)
      if (order.side !== incoming.side && (best === undefined || isBefore(order, best))) best = order;
    if (best === undefined) return undefined;
    const crosses = incoming.side === 'buy' ? best.price <= incoming.price : best.price >= incoming.price;
    return crosses ? best : undefined;
  }
}

/** Of two orders on one side, the better price comes first, then the older order. */
function isBefore(a: NaiveOrder, b: NaiveOrder): boolean {
  if (a.price === b.price) return (a.turn ?? 0) < (b.turn ?? 0);
  return a.side === 'buy' ? a.price > b.price : a.price < b.price;
}
