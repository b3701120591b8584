/**
 * What follows from the trades of a symbol: trailing stops follow its prices, then pending orders are placed, and stop
 * orders are triggered.
 */

import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import type { PlacePendingOrders, TrackPrices, TriggerOrder } from '../model/commands';
import type { PriceRange } from '../model/orderRecords';
import type { Order } from '../orders/order';
import { nextTrackedPrice, setTrackedPrice } from '../orders/stopTriggers';
import { assertPresent } from '../values/assert';
import { accept, type Decision, type DecisionContext } from './decision';

/**
 * Lets the trailing stops of a symbol follow the prices of its latest trades. Never refuses. The caller has checked with `movesTrailingStops` that something
 * changes.
 */
export function trackPrices({ exchange, timeMs }: DecisionContext, { type, symbol, range }: TrackPrices): Decision {
  const book = exchange.stopBook(symbol);
  const draft = new Draft(exchange, timeMs);
  for (const [order, trackedPrice] of movedOrders(exchange, symbol, range)) {
    book.remove(order);
    setTrackedPrice(order, trackedPrice);
    book.add(order);
    draft.touchOrder(order);
  }
  return accept(draft.createEvent(type, null, symbol, {}));
}

/** Whether an order of the symbol would track another price after trades in this range. */
export function movesTrailingStops(exchange: Exchange, symbol: string, range: PriceRange): boolean {
  return exchange.stopBook(symbol).trailing.size > 0 && movedOrders(exchange, symbol, range).length > 0;
}

/** The trailing stops whose tracked price changes, in the order of their ids. */
function movedOrders(exchange: Exchange, symbol: string, range: PriceRange): (readonly [Order, bigint])[] {
  const last = assertPresent(exchange.lastPrices.get(symbol), `the last price of ${symbol}`);
  const moved: (readonly [Order, bigint])[] = [];
  for (const order of exchange.stopBook(symbol).trailing) {
    const tracked = nextTrackedPrice(order, range, last);
    if (tracked !== null && tracked !== order.extras?.trackedPrice) moved.push([order, tracked]);
  }
  return moved.sort(([one], [other]) => one.id - other.id);
}

/**
 * The next command that the engine itself sends; undefined if there is none. Nothing follows while an order of the
 * symbol is unfinished.
 */
export function nextFollowUp(exchange: Exchange, symbol: string): PlacePendingOrders | TriggerOrder | undefined {
  if (exchange.unfinished.has(symbol)) return undefined;
  const listId = exchange.orders.pending.nextDue(symbol);
  if (listId !== undefined) return { type: 'place_pending_orders', idempotencyKeys: [], listId };
  const last = exchange.lastPrices.get(symbol);
  const order = last === undefined ? undefined : exchange.stopBook(symbol).nextTriggered(last);
  return order === undefined ? undefined : { type: 'trigger_order', idempotencyKeys: [], orderId: order.id };
}
