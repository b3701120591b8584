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

/** The order in the form that `planMatch` takes, with all of its open quantity. */
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

/** The largest number of resting orders that the plan of the order may contain. */
export function matchesMax(order: Order, { perEvent, perDecision }: MatchLimits): number {
  return order.isOneDecision ? perDecision : perEvent;
}

/**
 * Executes as much of the plan as one event may contain. An order that others see as one decision keeps the rest of its
 * plan for its further events, because the plan was made with the funds that the order had at its decision. The
 * remainder of a GTC order is planned again.
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
 * Adds the rest of a GTC order to the book, unless the order expired. Closes any other order, even if it has only
 * reached the limit of matches of one decision.
 */
function restOrClose(draft: Draft, symbol: MarketSymbol, order: Order, plan: MatchPlan): void {
  recordExpiredTaker(draft, order, plan);
  const endsPrevented = plan.matches[plan.matches.length - 1]?.outcome === 'decrement';
  if (order.remaining === 0n) return closeOrder(draft, symbol, order, endsPrevented ? 'cancelled' : 'completed');
  if (order.timeInForce !== 'GTC' || plan.takerExpiry !== null) return closeOrder(draft, symbol, order, 'cancelled');
  rest(draft, order);
}

/** Adds the order to the book. An iceberg order shows its first part. */
export function rest(draft: Draft, order: Order): void {
  order.restedAt = draft.sequence;
  setVisible(order, nextPart(order, order.remaining));
  draft.exchange.addResting(order);
  draft.touchLevel(order);
}

/**
 * Self-trade prevention by decrement: instead of a trade of two orders of one user, both lose the quantity that they
 * would have traded. Nothing is traded and nothing is paid; what the orders held for the quantity is released. A
 * resting order of which nothing is left is closed. The caller decides whether the incoming order continues.
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
  // The other order of a list is closed as after a trade, so that both orders of a list always need the same quantity.
  closeOtherLeg(draft, symbol, maker);
  releaseExcess(draft, symbol, maker);
}

/**
 * Releases the hold of a prevented match. A market buy has nothing to release, because it holds exactly the cost of its
 * fills.
 */
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

/** Records that the incoming order alone expires because it met an order of the same user, if the plan says so. */
function recordExpiredTaker(draft: Draft, order: Order, { takerExpiry }: MatchPlan): void {
  if (takerExpiry === null || order.selfTradePrevention !== 'expire_taker') return;
  const lost = { takerQuantity: order.remaining, makerQuantity: null };
  markPrevented(order, draft.preventMatch(order, takerExpiry.maker, lost), 0n);
}

/** `decrement`: the quantity that the order loses; 0 for an order that expires, whose remainder is cancelled. */
function markPrevented(order: Order, preventedMatchId: number, decrement: Amount): void {
  const extras = order.extras ?? NO_EXTRAS;
  order.extras = { ...extras, prevented: extras.prevented + decrement, preventedMatchId };
}
