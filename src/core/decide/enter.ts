/** An order meets the book: what was planned is made true, and what is left rests or ends. */
import type { Amount } from '../decimal';
import type { Draft } from '../draft';
import type { Plan } from '../matching';
import type { MarketSymbol } from '../model';
import type { Order } from '../order';
import { close, trade } from './settle';

/** The worst price an order accepts; a market order's is the edge of the symbol's band. */
export function limitOf(order: Order, symbol: MarketSymbol): Amount {
  if (order.type === 'limit') return order.price;
  return order.side === 'buy' ? symbol.maximumPrice : symbol.minimumPrice;
}

/** Own orders that give way are cancelled, the others trade. */
export function carryOut(draft: Draft, symbol: MarketSymbol, order: Order, plan: Plan): void {
  for (const maker of plan.expiredMakers) {
    draft.exchange.book(symbol.symbol).remove(maker);
    draft.touchLevel(maker);
    close(draft, symbol, maker, 'cancelled');
  }
  for (const { maker, quantity } of plan.fills) trade(draft, symbol, order, maker, quantity);
}

/** What is left of a GTC order rests, unless it gave way; of any other it ends. */
export function finish(draft: Draft, symbol: MarketSymbol, order: Order, plan: Plan): void {
  draft.touch(order);
  if (order.remaining === 0n) return close(draft, symbol, order, 'completed');
  if (order.timeInForce !== 'GTC' || plan.takerExpired) return close(draft, symbol, order, 'cancelled');
  order.restedAt = draft.sequence;
  draft.exchange.rest(order);
  draft.touchLevel(order);
}
