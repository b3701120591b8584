/** Executes the match plan of an incoming order, and lets its rest rest in the book or closes the order. */
import type { Draft } from '../commandEffects';
import type { MarketSymbol } from '../model/model';
import { NO_EXTRAS } from '../model/orderExtras';
import { nextPart, setVisible } from '../orders/icebergs';
import type { MatchLimits } from '../orders/matchLimits';
import { type Order, UNFINISHED } from '../orders/order';
import type { IncomingOrder, MatchPlan } from '../orders/planMatch';
import type { Amount } from '../values/decimal';
import { closeOrder, closeOtherLeg, releaseExcess, settleTrade } from './orderJournalEntries';
import { takeFromBook } from './takeFromBook';

/** The worst price that an order accepts. For a market order it is the limit of the symbol's price band. */
export function worstAcceptedPrice(order: Order, symbol: MarketSymbol): Amount {
  if (order.type === 'limit') return order.price;
  return order.side === 'buy' ? symbol.maximumPrice : symbol.minimumPrice;
}

/** The order as one that is to be matched, for all that is open of it. */
export function incomingOrder(order: Order, symbol: MarketSymbol): IncomingOrder {
  const { remaining } = order;
  return {
    userId: order.userId,
    side: order.side,
    price: worstAcceptedPrice(order, symbol),
    selfTradePrevention: order.selfTradePrevention,
    wantedQuantity: (_price, { filled, prevented }) => remaining - filled - prevented,
  };
}

/** How many resting orders the plan of the order may contain. */
export function matchesMax(order: Order, { perEvent, perDecision }: MatchLimits): number {
  return order.isOneDecision ? perDecision : perEvent;
}

/**
 * Executes as much of the plan as one event may contain. What is left of the plan of an order that others see as one
 * decision is kept for its further events, because it was decided with the whole: with the funds and the amount that
 * the order had then. The remainder of a GTC order is planned anew.
 */
export function executePlan(draft: Draft, symbol: MarketSymbol, order: Order, plan: MatchPlan): void {
  const { exchange } = draft;
  const { perEvent } = exchange.matchLimits;
  applyMatches(draft, symbol, order, plan.matches.slice(0, perEvent));
  draft.touchOrder(order);
  const rest = plan.matches.slice(perEvent);
  if (rest.length > 0 || (plan.isUnfinished && !order.isOneDecision)) {
    order.restedAt = UNFINISHED;
    return exchange.addUnfinished(order, rest.length > 0 ? { ...plan, matches: rest } : undefined);
  }
  restOrClose(draft, symbol, order, plan);
}

/** Trades with the resting orders, decrements both orders, or cancels the user's own resting orders that expire. */
export function applyMatches(draft: Draft, symbol: MarketSymbol, order: Order, matches: MatchPlan['matches']): void {
  for (const { maker, quantity, outcome } of matches) {
    if (outcome === 'trade') settleTrade(draft, symbol, order, maker, quantity);
    else if (outcome === 'decrement') preventTrade(draft, symbol, order, maker, quantity);
    else expireMaker(draft, symbol, order, maker);
  }
}

function expireMaker(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order): void {
  recordExpiredMaker(draft, taker, maker);
  draft.exchange.book(symbol.symbol).remove(maker);
  draft.touchLevel(maker);
  closeOrder(draft, symbol, maker, 'cancelled');
}

/**
 * The rest of a GTC order rests in the book, unless the order expired, and any other order is closed, also at the limit
 * of its decision.
 */
function restOrClose(draft: Draft, symbol: MarketSymbol, order: Order, plan: MatchPlan): void {
  recordExpiredTaker(draft, order, plan);
  const endsPrevented = plan.matches[plan.matches.length - 1]?.outcome === 'decrement';
  if (order.remaining === 0n) return closeOrder(draft, symbol, order, endsPrevented ? 'cancelled' : 'completed');
  if (order.timeInForce !== 'GTC' || plan.takerExpiry !== null) return closeOrder(draft, symbol, order, 'cancelled');
  rest(draft, order);
}

/** Adds the order to the book; of an iceberg order, its first part. */
export function rest(draft: Draft, order: Order): void {
  order.restedAt = draft.sequence;
  setVisible(order, nextPart(order, order.remaining));
  draft.exchange.addResting(order);
  draft.touchLevel(order);
}

/**
 * Self-trade prevention by decrement: instead of a trade of two orders of one user, both lose the quantity that they
 * would have traded. Nothing is traded and nothing is paid; what the orders held for the quantity is released. A resting
 * order of which nothing is left is closed. Whether the incoming order goes on is decided by its
 * caller.
 */
function preventTrade(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order, quantity: Amount): void {
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
function recordExpiredMaker(draft: Draft, taker: Order, maker: Order): void {
  const expiresBoth = taker.selfTradePrevention === 'expire_both';
  const takerQuantity = expiresBoth ? taker.remaining : null;
  const id = draft.preventMatch(taker, maker, { takerQuantity, makerQuantity: maker.remaining });
  markPrevented(maker, id, 0n);
  if (expiresBoth) markPrevented(taker, id, 0n);
}

/** Records an incoming order that expires alone because of an own resting order, if it does. */
function recordExpiredTaker(draft: Draft, order: Order, { takerExpiry }: MatchPlan): void {
  if (takerExpiry === null || order.selfTradePrevention !== 'expire_taker') return;
  const lost = { takerQuantity: order.remaining, makerQuantity: null };
  markPrevented(order, draft.preventMatch(order, takerExpiry.maker, lost), 0n);
}

/** `decrement`: what the order loses; 0 for an order that expires, whose remainder is cancelled. */
function markPrevented(order: Order, preventedMatchId: number, decrement: Amount): void {
  const extras = order.extras ?? NO_EXTRAS;
  order.extras = { ...extras, prevented: extras.prevented + decrement, preventedMatchId };
}
