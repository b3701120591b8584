/**
 * Plans which resting orders an incoming order matches, by price and then by time. Planning changes nothing, so that an
 * order can still be refused for its outcome (not matched, or not completely).
 */
import type { SelfTradePrevention, Side } from '../model/model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';
import { nextPart } from './icebergs';
import type { Order } from './order';
import type { OrderBook } from './orderBook';

/** What an order has matched so far. It lives while one plan is made. */
export interface Matched {
  /** Base quantity and quote value of all fills. */
  filled: Amount;
  cost: Amount;
  /** Base quantity and quote value that were not traded because they would have traded with own orders. */
  prevented: Amount;
  preventedCost: Amount;
}

export const NOTHING_MATCHED: Readonly<Matched> = { filled: 0n, cost: 0n, prevented: 0n, preventedCost: 0n };

export interface IncomingOrder {
  readonly userId: number;
  readonly side: Side;
  /** The worst price that the order accepts. */
  readonly price: Amount;
  readonly selfTradePrevention: SelfTradePrevention;
  /**
   * The quantity that the order still takes at `price` after what it has matched; 0 ends the matching. Where both
   * orders would be decremented, nothing is paid, so that funds do not limit it.
   */
  readonly wantedQuantity: (price: Amount, matched: Readonly<Matched>, isDecremented: boolean) => Amount;
}

export interface PlannedMatch {
  readonly maker: Order;
  /** What both orders trade or lose; 0 if the resting order expires. */
  readonly quantity: Amount;
  /** `decrement` and `expire`: nothing is traded, because both orders are of the same user. */
  readonly outcome: 'trade' | 'decrement' | 'expire';
}

export interface MatchPlan extends Readonly<Matched> {
  /** In the order in which the resting orders are met. */
  readonly matches: readonly PlannedMatch[];
  /**
   * The own resting order because of which the incoming order expires, and the quantity that they would have traded; null
   * if it does not expire. With `expire_both`, the resting order is the last of the matches, too.
   */
  readonly takerExpiry: { readonly maker: Order; readonly quantity: Amount } | null;
  /** True if the plan ends at its limit, and the incoming order would match further resting orders. */
  readonly isUnfinished: boolean;
}

interface Refill {
  readonly maker: Order;
  readonly left: Amount;
}

/** Plans at most `matchesMax` matches with resting orders. */
export function planMatch(book: OrderBook, incoming: IncomingOrder, matchesMax: number): MatchPlan {
  const matches: PlannedMatch[] = [];
  const matched: Matched = { ...NOTHING_MATCHED };
  const end = (takerExpiry: MatchPlan['takerExpiry'] = null, isUnfinished = false): MatchPlan => ({
    matches,
    takerExpiry,
    isUnfinished,
    ...matched,
  });

  const against = incoming.side === 'buy' ? 'sell' : 'buy';
  /** Parts of iceberg orders that follow when the level has been matched. */
  const refills: Refill[] = [];
  /** Meets an order that offers a part of what is `left` of it. Returns the plan if the matching ends there. */
  const meet = (maker: Order, price: Amount, offered: Amount, left: Amount): MatchPlan | null => {
    const { selfTradePrevention } = incoming;
    const isPrevented = maker.userId === incoming.userId && selfTradePrevention !== 'none';
    const isDecremented = isPrevented && selfTradePrevention === 'decrement';
    const wanted = incoming.wantedQuantity(price, matched, isDecremented);
    if (wanted <= 0n) return end();
    const quantity = minimum(wanted, offered);
    if (isPrevented && selfTradePrevention === 'expire_taker') return end({ maker, quantity });
    if (matches.length === matchesMax) return end(null, true);
    if (isPrevented && !isDecremented) {
      matches.push({ maker, quantity: 0n, outcome: 'expire' });
      return selfTradePrevention === 'expire_both' ? end({ maker, quantity }) : null;
    }
    matches.push({ maker, quantity, outcome: isDecremented ? 'decrement' : 'trade' });
    if (isDecremented) {
      matched.prevented += quantity;
      matched.preventedCost += multiplyExact(price, quantity);
    } else {
      matched.filled += quantity;
      matched.cost += multiplyExact(price, quantity);
    }
    // What an amount of quote asset leaves may be less than a step at this price, but a step at a worse one. The better
    // offer is still open then, so the matching ends.
    if (quantity < offered) return end();
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
  return end();
}

/** Whether an order with this plan would match a resting order, which a post-only order must not. */
export function wouldMatch({ matches, takerExpiry }: MatchPlan): boolean {
  return matches.length > 0 || takerExpiry !== null;
}

function crosses(incoming: IncomingOrder, price: Amount): boolean {
  return incoming.side === 'buy' ? price <= incoming.price : price >= incoming.price;
}
