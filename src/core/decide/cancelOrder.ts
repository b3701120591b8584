/** An open order is taken out of the book and what it holds goes back. */
import { present } from '../assert';
import type { CancelOrder } from '../commands';
import { Draft } from '../draft';
import { type Decision, done, refuse, type Situation } from './decision';
import { close } from './settle';

/** Refusals: ORDER_NOT_FOUND (also another user's, or another symbol's), ORDER_NOT_CANCELLABLE. */
export function cancelOrder({ exchange, timeMs, closedOrders }: Situation, command: CancelOrder): Decision {
  const order = exchange.orders.get(command.orderId);
  const known = order?.terms ?? closedOrders.get(command.orderId);
  if (known === undefined || known.userId !== command.trader.userId) return refuse({ code: 'ORDER_NOT_FOUND' });
  if (command.symbol !== null && known.symbol !== command.symbol) return refuse({ code: 'ORDER_NOT_FOUND' });
  if (order === undefined) return refuse({ code: 'ORDER_NOT_CANCELLABLE' });

  const draft = new Draft(exchange, timeMs);
  const symbol = present(exchange.rules.symbols.get(order.terms.symbol), `symbol ${order.terms.symbol}`);
  exchange.book(symbol.symbol).remove(order);
  draft.touchLevel(order);
  close(draft, symbol, order, 'cancelled');
  return done(draft.event('cancel_order', command.trader.userId, symbol.symbol, { order: order.record() }));
}
