/** Closes an open order whose time has come, and releases what it holds. */

import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import type { ExpireOrder } from '../model/commands';
import { assert, assertPresent } from '../values/assert';
import { accept, type Decision, type DecisionContext } from './decision';
import { closeOrder, removeFromBook } from './orderJournalEntries';

/** Never refuses. */
export function expireOrder({ exchange, timeMs }: DecisionContext, { type, orderId }: ExpireOrder): Decision {
  const order = assertPresent(exchange.orders.get(orderId), `order ${orderId}`);
  assert((order.extras?.expiresAtMs ?? timeMs + 1) <= timeMs, `order ${orderId} has not expired`);
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const draft = new Draft(exchange, timeMs);
  removeFromBook(draft, symbol, order);
  closeOrder(draft, symbol, order, 'cancelled');
  return accept(draft.createEvent(type, order.userId, symbol.symbol, { order }));
}

/**
 * The orders that have expired at `timeMs`, except those in the book of an order that goes on matching: they expire when
 * it has ended. Every batch expires them before it decides commands, so that no order is filled after its time.
 */
export function dueOrderIds({ orders, unfinished }: Exchange, timeMs: number): number[] {
  const { nextExpiryMs } = orders.expiring;
  if (nextExpiryMs === undefined || nextExpiryMs > timeMs) return [];
  const due = orders.expiring.due(timeMs);
  return unfinished.size === 0 ? due : due.filter((id) => !unfinished.has(orders.get(id)?.symbol ?? ''));
}
