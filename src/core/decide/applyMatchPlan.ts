/** Executes the match plan of an incoming order, and lets its rest rest in the book or closes the order. */
import type { Draft } from '../commandEffects';
import type { MarketSymbol } from '../model';
import { nextPart, setVisible } from '../orders/icebergs';
import type { Order } from '../orders/order';
import { UNFINISHED } from '../orders/order';
import type { IncomingOrder, MatchPlan } from '../orders/planMatch';
import type { Amount } from '../values/decimal';
import { closeOrder, settleTrade } from './orderJournalEntries';
import { endsPrevented, preventTrade, recordExpiredMaker, recordExpiredTaker } from './preventTrade';

/** The worst price that an order accepts. For a market order it is the limit of the symbol's price band. */
export function worstAcceptedPrice(order: Order, symbol: MarketSymbol): Amount {
  if (order.type === 'limit') return order.price;
  return order.side === 'buy' ? symbol.maximumPrice : symbol.minimumPrice;
}

/** The order as one that is to be matched, for all of its quantity. */
export function incomingOrder(order: Order, symbol: MarketSymbol): IncomingOrder {
  return {
    userId: order.userId,
    side: order.side,
    price: worstAcceptedPrice(order, symbol),
    selfTradePrevention: order.selfTradePrevention,
    wantedQuantity: (_price, { filled, prevented }) => order.quantity - filled - prevented,
  };
}

/** Cancels the user's own orders that expire, and trades with the others, or decrements both orders. */
export function applyMatchPlan(draft: Draft, symbol: MarketSymbol, order: Order, plan: MatchPlan): void {
  for (const maker of plan.expiredMakers) {
    recordExpiredMaker(draft, order, maker, plan);
    draft.exchange.book(symbol.symbol).remove(maker);
    draft.touchLevel(maker);
    closeOrder(draft, symbol, maker, 'cancelled');
  }
  for (const { maker, quantity, isPrevented } of plan.fills) {
    if (isPrevented) preventTrade(draft, symbol, order, maker, quantity);
    else settleTrade(draft, symbol, order, maker, quantity);
  }
}

/**
 * An order whose plan is unfinished stays open outside of the book. Otherwise the rest of a GTC order rests in the book,
 * unless the order expired, and any other order is closed.
 */
export function restOrClose(draft: Draft, symbol: MarketSymbol, order: Order, plan: MatchPlan): void {
  draft.touchOrder(order);
  if (plan.isUnfinished) {
    order.restedAt = UNFINISHED;
    return draft.exchange.addUnfinished(order);
  }
  recordExpiredTaker(draft, order, plan);
  if (order.remaining === 0n) return closeOrder(draft, symbol, order, endsPrevented(plan) ? 'cancelled' : 'completed');
  if (order.timeInForce !== 'GTC' || plan.takerExpired) return closeOrder(draft, symbol, order, 'cancelled');
  order.restedAt = draft.sequence;
  setVisible(order, nextPart(order, order.remaining));
  draft.exchange.addResting(order);
  draft.touchLevel(order);
}
