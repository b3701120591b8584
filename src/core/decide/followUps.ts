/** What follows from the trades of a symbol: pending orders to be placed, then stop orders to be triggered. */

import type { Exchange } from '../exchange';
import type { PlacePendingOrders, TriggerOrder } from '../model/commands';

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
