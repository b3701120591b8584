/**
 * Plans which resting orders an incoming order matches, by price and then by time. Planning changes nothing, so that an
 * order can still be refused for its outcome (not matched, or not completely).
 */
import type { SelfTradePrevention, Side } from '../model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';
import type { Order } from './order';
import type { OrderBook } from './orderBook';

/**
 * An order matches at most this many resting orders; the rest of it is closed. This bounds the size of one transaction.
 */
export const MATCHES_MAX = 1_000;

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
  /** True if the incoming order expires because of an own resting order, or because it reached `MATCHES_MAX`. */
  readonly takerExpired: boolean;
  /** The resting order at which the matching stopped. It is not changed. */
  readonly blockers: readonly Order[];
  /** Base quantity and quote value of all fills. */
  readonly filled: Amount;
  readonly cost: Amount;
}

export function planMatch(book: OrderBook, incoming: IncomingOrder): MatchPlan {
  const fills: PlannedFill[] = [];
  const expiredMakers: Order[] = [];
  let filled = 0n;
  let cost = 0n;
  const end = (takerExpired: boolean, blockers: Order[] = []): MatchPlan => ({
    fills,
    expiredMakers,
    takerExpired,
    blockers,
    filled,
    cost,
  });

  const against = incoming.side === 'buy' ? 'sell' : 'buy';
  const best = book.bestLevel(against);
  // Instead of iterating over the levels, because most orders match nothing and a generator costs more than one lookup.
  if (best === undefined || !crosses(incoming, best.price)) return end(false);
  for (const level of book.levels(against)) {
    if (!crosses(incoming, level.price)) break;
    for (let maker = level.first; maker !== null; maker = maker.next) {
      const wanted = incoming.wantedQuantity(level.price, filled, cost);
      if (wanted <= 0n) return end(false);
      if (fills.length + expiredMakers.length === MATCHES_MAX) return end(true, [maker]);
      if (maker.userId === incoming.userId && incoming.selfTradePrevention !== 'none') {
        if (incoming.selfTradePrevention !== 'expire_taker') expiredMakers.push(maker);
        if (incoming.selfTradePrevention !== 'expire_maker') return end(true, [maker]);
        continue;
      }
      const quantity = minimum(wanted, maker.remaining);
      fills.push({ maker, quantity });
      filled += quantity;
      cost += multiplyExact(level.price, quantity);
    }
  }
  return end(false);
}

function crosses(incoming: IncomingOrder, price: Amount): boolean {
  return incoming.side === 'buy' ? price <= incoming.price : price >= incoming.price;
}
