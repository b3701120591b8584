/** Removes an open order from the book, or from the waiting orders, and releases what it holds. */

import { Draft } from '../commandEffects';
import type { CancelOrder } from '../model/commands';
import { assertPresent } from '../values/assert';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { findOwnOrder } from './findOwnOrder';
import { closeOrder, removeFromBook } from './orderJournalEntries';

/** Refusals: ORDER_NOT_FOUND (also another user's, or another symbol's), ORDER_NOT_CANCELLABLE. */
export function cancelOrder(context: DecisionContext, command: CancelOrder): Decision {
  const { exchange, timeMs } = context;
  const found = findOwnOrder(context, command);
  if (found.refusal !== null) return refuse(found.refusal);
  const { order } = found;
  const draft = new Draft(exchange, timeMs);
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  removeFromBook(draft, symbol, order);
  closeOrder(draft, symbol, order, 'cancelled');
  return accept(draft.createEvent('cancel_order', command.trader.userId, symbol.symbol, { order }));
}
