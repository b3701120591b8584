/**
 * Who an incoming order would meet, by price and then by time. A plan only: nothing is changed here, so that a rule
 * about the outcome (nothing matched, not all matched) can refuse before anything is.
 */
import type { OrderBook } from './book';
import { type Amount, minimum, multiplyExact } from './decimal';
import type { SelfTradePrevention, Side } from './model';
import type { Order } from './order';

/** An order meets at most this many resting ones; what is left of it then ends. One command stays a small transaction. */
export const MATCHES_MAX = 1_000;

export interface Incoming {
  readonly userId: number;
  readonly side: Side;
  /** Worst price it accepts. */
  readonly price: Amount;
  readonly selfTradePrevention: SelfTradePrevention;
  /** The most it still takes at `price`, having taken `filled` for `cost` so far; 0 ends its trading. */
  readonly wants: (price: Amount, filled: Amount, cost: Amount) => Amount;
}

export interface PlannedFill {
  readonly maker: Order;
  readonly quantity: Amount;
}

export interface Plan {
  readonly fills: readonly PlannedFill[];
  /** Own resting orders that give way. */
  readonly expiredMakers: readonly Order[];
  /** True when the incoming order gives way to an own resting one, or has met as many as it may, and takes no more. */
  readonly takerExpired: boolean;
  /** The own resting order it gave way to without touching it. */
  readonly blockers: readonly Order[];
  /** Base quantity and quote value of all fills. */
  readonly filled: Amount;
  readonly cost: Amount;
}

export function planMatch(book: OrderBook, incoming: Incoming): Plan {
  const fills: PlannedFill[] = [];
  const expiredMakers: Order[] = [];
  let filled = 0n;
  let cost = 0n;
  const end = (takerExpired: boolean, blockers: Order[] = []): Plan => ({
    fills,
    expiredMakers,
    takerExpired,
    blockers,
    filled,
    cost,
  });

  const against = incoming.side === 'buy' ? 'sell' : 'buy';
  const best = book.best(against);
  // Most orders meet nobody: they need no walk through the levels.
  if (best === undefined || !crosses(incoming, best.price)) return end(false);
  for (const level of book.levels(against)) {
    if (!crosses(incoming, level.price)) break;
    for (let maker = level.first; maker !== null; maker = maker.later) {
      const wanted = incoming.wants(level.price, filled, cost);
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

function crosses(incoming: Incoming, price: Amount): boolean {
  return incoming.side === 'buy' ? price <= incoming.price : price >= incoming.price;
}
