/**
 * Self-trade prevention by decrement: instead of a trade of two orders of one user, both lose the quantity that they
 * would have traded. Nothing is traded and nothing is paid; what the orders held for the quantity is released.
 */
import type { Draft } from '../commandEffects';
import type { MarketSymbol } from '../model/model';
import { NO_EXTRAS } from '../model/orderExtras';
import type { Order } from '../orders/order';
import type { MatchPlan } from '../orders/planMatch';
import type { Amount } from '../values/decimal';
import { closeOrder, closeOtherLeg, releaseExcess } from './orderJournalEntries';
import { takeFromBook } from './takeFromBook';

/** A resting order of which nothing is left is closed. Whether the incoming order goes on is decided by its caller. */
export function preventTrade(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order, quantity: Amount): void {
  const id = draft.preventMatch(taker, maker, { takerQuantity: quantity, makerQuantity: quantity });
  for (const order of [taker, maker]) {
    markPrevented(order, id, quantity);
    draft.touchOrder(order);
  }
  releaseUnneeded(draft, symbol, taker);
  takeFromBook(draft, maker, quantity);
  draft.touchLevel(maker);
  if (maker.remaining === 0n) return closeOrder(draft, symbol, maker, 'cancelled');
  // As a trade would, so that both orders of a list always need the same quantity.
  closeOtherLeg(draft, symbol, maker);
  releaseExcess(draft, symbol, maker);
}

/** A market buy holds exactly what its fills cost, which a prevented match does not change. */
function releaseUnneeded(draft: Draft, symbol: MarketSymbol, taker: Order): void {
  if (taker.type !== 'market' || taker.side === 'sell') releaseExcess(draft, symbol, taker);
}

/** Records that a resting order expires instead of trading; with `expire_both`, the incoming one too. */
export function recordExpiredMaker(draft: Draft, taker: Order, maker: Order): void {
  const expiresBoth = taker.selfTradePrevention === 'expire_both';
  const takerQuantity = expiresBoth ? taker.remaining : null;
  const id = draft.preventMatch(taker, maker, { takerQuantity, makerQuantity: maker.remaining });
  markPrevented(maker, id, 0n);
  if (expiresBoth) markPrevented(taker, id, 0n);
}

/** Records an incoming order that expires alone because of an own resting order, if it does. */
export function recordExpiredTaker(draft: Draft, order: Order, { takerExpiry }: MatchPlan): void {
  if (takerExpiry === null || order.selfTradePrevention !== 'expire_taker') return;
  const lost = { takerQuantity: order.remaining, makerQuantity: null };
  markPrevented(order, draft.preventMatch(order, takerExpiry.maker, lost), 0n);
}

/** `decrement`: what the order loses; 0 for an order that expires, whose remainder is cancelled. */
function markPrevented(order: Order, preventedMatchId: number, decrement: Amount): void {
  const extras = order.extras ?? NO_EXTRAS;
  order.extras = { ...extras, prevented: extras.prevented + decrement, preventedMatchId };
}
