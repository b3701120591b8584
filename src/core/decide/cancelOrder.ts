/** An open order is taken out of the book, or out of those that wait, and what it holds goes back. */
import { present } from '../assert';
import type { CancelOrder } from '../commands';
import { Draft } from '../draft';
import { type Decision, done, refuse, type Situation } from './decision';
import { findOwn } from './findOwn';
import { close } from './settle';

/** Refusals: ORDER_NOT_FOUND (also another user's, or another symbol's), ORDER_NOT_CANCELLABLE. */
export function cancelOrder(situation: Situation, command: CancelOrder): Decision {
  const { exchange, timeMs } = situation;
  const found = findOwn(situation, command);
  if (found.refusal !== null) return refuse(found.refusal);
  const { order } = found;
  const draft = new Draft(exchange, timeMs);
  const symbol = present(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  if (order.waiting) {
    exchange.stops(symbol.symbol).remove(order);
  } else {
    exchange.book(symbol.symbol).remove(order);
    draft.touchLevel(order);
  }
  close(draft, symbol, order, 'cancelled');
  return done(draft.event('cancel_order', command.trader.userId, symbol.symbol, { order }));
}
