/**
 * Plans which resting orders an incoming order matches, by price and then by time. Planning changes nothing, so that an
 * order can still be refused for its outcome (not matched, or not completely).
 */
import type { SelfTradePrevention, Side } from '../model/model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';
import { nextPart } from './icebergs';
import type { Order } from './order';
import type { OrderBook } from './orderBook';

/** Totals of what the incoming order has matched so far, while a plan is made. */
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
   * The base quantity that the order still takes at `price`; 0 ends the matching. If both orders would be decremented,
   * no funds are needed, so funds do not limit the quantity.
   */
  readonly wantedQuantity: (price: Amount, matched: Readonly<Matched>, isDecremented: boolean) => Amount;
}

export interface PlannedMatch {
  readonly maker: Order;
  /** The quantity that both orders trade or lose; 0 if the resting order expires. */
  readonly quantity: Amount;
  /** `decrement` and `expire` are self-trade prevention: both orders are of one user, and nothing is traded. */
  readonly outcome: 'trade' | 'decrement' | 'expire';
}

export interface MatchPlan extends Readonly<Matched> {
  /** Matches in the order in which the incoming order meets the resting orders. */
  readonly matches: readonly PlannedMatch[];
  /**
   * The resting order of the same user because of which the incoming order expires, and the quantity that they would
   * have traded. Null if the incoming order does not expire. With `expire_both`, the resting order is also the last of
   * the matches.
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
  /** Further parts of iceberg orders at this level. They match after all other orders of the level. */
  const refills: Refill[] = [];
  /**
   * Matches a resting order that shows `offered` of its open quantity `left`. Returns the plan if the matching ends
   * here, else null.
   */
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
    // The rest of a quote amount may buy less than one step at this price, but a step at a worse one. The matching
    // ends, because it must not pass by the better offer, which is still open.
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
    // Parts are matched in the order in which they are refilled, behind all other orders at the price.
    for (let refill = refills.shift(); refill !== undefined; refill = refills.shift()) {
      const { maker, left } = refill;
      const ended = meet(maker, level.price, nextPart(maker, left), left);
      if (ended !== null) return ended;
    }
  }
  return end();
}

/** Whether an order with this plan would match or meet an own resting order. A post-only order must not. */
export function wouldMatch({ matches, takerExpiry }: MatchPlan): boolean {
  return matches.length > 0 || takerExpiry !== null;
}

function crosses(incoming: IncomingOrder, price: Amount): boolean {
  return incoming.side === 'buy' ? price <= incoming.price : price >= incoming.price;
}
