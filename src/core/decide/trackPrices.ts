/** Lets the trailing stops of a symbol follow the prices of its latest trades. */
import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import type { TrackPrices } from '../model/commands';
import type { PriceRange } from '../model/orderRecords';
import type { Order } from '../orders/order';
import { nextTrackedPrice, setTrackedPrice } from '../orders/stopTriggers';
import { assertPresent } from '../values/assert';
import { accept, type Decision, type DecisionContext } from './decision';

/** Never refuses. The caller has checked with `movesTrailingStops` that something changes. */
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

/** In the order of their ids. */
function movedOrders(exchange: Exchange, symbol: string, range: PriceRange): (readonly [Order, bigint])[] {
  const last = assertPresent(exchange.lastPrices.get(symbol), `the last price of ${symbol}`);
  const moved: (readonly [Order, bigint])[] = [];
  for (const order of exchange.stopBook(symbol).trailing) {
    const tracked = nextTrackedPrice(order, range, last);
    if (tracked !== null && tracked !== order.extras?.trackedPrice) moved.push([order, tracked]);
  }
  return moved.sort(([one], [other]) => one.id - other.id);
}
