/**
 * Plans which resting orders an incoming order matches, by price and then by time. Planning changes nothing, so that an
 * order can still be refused for its outcome (not matched, or not completely).
 */
import type { SelfTradePrevention, Side } from '../model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';
import { nextPart } from './icebergs';
import type { Order } from './order';
import type { OrderBook } from './orderBook';

export interface IncomingOrder {
  readonly userId: number;
  readonly side: Side;
  /** The worst price that the order accepts. */
  readonly price: Amount;
  readonly selfTradePrevention: SelfTradePrevention;
  /** The quantity that the order still takes at `price` after taking `filled` for `cost`; 0 ends the matching. */
  readonly wantedQuantity: (price: Amount, filled: Amount, cost: Amount) => Amount;
}

export interface PlannedFill {
  readonly maker: Order;
  readonly quantity: Amount;
}

export interface MatchPlan {
  readonly fills: readonly PlannedFill[];
  /** Resting orders of the same user that expire. */
  readonly expiredMakers: readonly Order[];
  /** True if the incoming order expires because of an own resting order. */
  readonly takerExpired: boolean;
  /** True if the plan ends at its limit, and the incoming order would match further resting orders. */
  readonly isUnfinished: boolean;
  /** The resting order at which the matching stopped. It is not changed. */
  readonly blockers: readonly Order[];
  /** Base quantity and quote value of all fills. */
  readonly filled: Amount;
  readonly cost: Amount;
}

interface Refill {
  readonly maker: Order;
  readonly left: Amount;
}

/** Plans at most `matchesMax` matches with resting orders. */
export function planMatch(book: OrderBook, incoming: IncomingOrder, matchesMax: number): MatchPlan {
  const fills: PlannedFill[] = [];
  const expiredMakers: Order[] = [];
  let filled = 0n;
  let cost = 0n;
  const end = (takerExpired: boolean, blockers: Order[] = [], isUnfinished = false): MatchPlan => ({
    fills,
    expiredMakers,
    takerExpired,
    isUnfinished,
    blockers,
    filled,
    cost,
  });

  const against = incoming.side === 'buy' ? 'sell' : 'buy';
  /** Parts of iceberg orders that follow when the level has been matched. */
  const refills: Refill[] = [];
  /** Meets an order that offers a part of what is `left` of it. Returns the plan if the matching ends there. */
  const meet = (maker: Order, price: Amount, offered: Amount, left: Amount): MatchPlan | null => {
    const wanted = incoming.wantedQuantity(price, filled, cost);
    if (wanted <= 0n) return end(false);
    const { selfTradePrevention } = incoming;
    const isPrevented = maker.userId === incoming.userId && selfTradePrevention !== 'none';
    if (isPrevented && selfTradePrevention === 'expire_taker') return end(true, [maker]);
    if (fills.length + expiredMakers.length === matchesMax) return end(false, [maker], true);
    if (isPrevented) {
      expiredMakers.push(maker);
      return selfTradePrevention === 'expire_both' ? end(true, [maker]) : null;
    }
    const quantity = minimum(wanted, offered);
    fills.push({ maker, quantity });
    filled += quantity;
    cost += multiplyExact(price, quantity);
    // What an amount of quote asset leaves may be less than a step at this price, but a step at a worse one. The better
    // offer is still open then, so the matching ends.
    if (quantity < offered) return end(false);
    if (left > offered) refills.push({ maker, left: left - offered });
    return null;
  };
  for (const level of book.levels(against)) {
    if (!crosses(incoming, level.price)) break;
    for (let maker = level.first; maker !== null; maker = maker.next) {
      const ended = meet(maker, level.price, maker.shown, maker.remaining);
      if (ended !== null) return ended;
    }
    // In the order in which they are refilled, behind all others of their price.
    for (let refill = refills.shift(); refill !== undefined; refill = refills.shift()) {
      const { maker, left } = refill;
      const ended = meet(maker, level.price, nextPart(maker, left), left);
      if (ended !== null) return ended;
    }
  }
  return end(false);
}

/** The part of a plan that the first event contains: the plan itself, unless it exceeds `perEvent`. */
export function firstShare(book: OrderBook, incoming: IncomingOrder, plan: MatchPlan, perEvent: number): MatchPlan {
  const isWhole = plan.fills.length + plan.expiredMakers.length <= perEvent;
  return isWhole ? plan : planMatch(book, incoming, perEvent);
}

function crosses(incoming: IncomingOrder, price: Amount): boolean {
  return incoming.side === 'buy' ? price <= incoming.price : price >= incoming.price;
}
