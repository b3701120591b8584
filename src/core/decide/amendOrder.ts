/** Reduces the quantity of an open order, which keeps its place in the book. */

import { Draft } from '../commandEffects';
import { refuseNotional, refuseQuantity } from '../market/ruleChecks';
import type { AmendOrder } from '../model/commands';
import { incompatibleField } from '../model/refusals';
import { setVisible } from '../orders/icebergs';
import { listIdOf } from '../orders/orderLists';
import { assertPresent } from '../values/assert';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { findOwnOrder } from './findOwnOrder';
import { releaseExcess } from './orderJournalEntries';

/**
 * Refusals: those of `findOwnOrder`, `refuseQuantity` and `refuseNotional`, INVALID_PARAMETERS if the new quantity is not smaller or is
 * not above what has traded.
 */
export function amendOrder(context: DecisionContext, command: AmendOrder): Decision {
  const { exchange, timeMs } = context;
  const found = findOwnOrder(context, command);
  if (found.refusal !== null) return refuse(found.refusal);
  const { order } = found;
  if (listIdOf(order) !== null)
    return refuse(incompatibleField('id', 'is an order of an order list, which cannot be reduced'));
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const illFormed =
    refuseQuantity(symbol, command.quantity) ??
    refuseNotional(symbol, order.type === 'limit' ? order.price : (order.stopPrice ?? undefined), command.quantity);
  if (illFormed !== undefined) return refuse(illFormed);
  if (command.quantity >= order.quantity || command.quantity <= order.quantity - order.remaining)
    return refuse(incompatibleField('amount', 'must be less than the order has and more than it has traded'));

  const draft = new Draft(exchange, timeMs);
  const { shown } = order;
  order.quantity = command.quantity;
  // An iceberg order in the book loses its hidden part first.
  if (!order.isWaiting && order.remaining < shown) setVisible(order, order.remaining);
  const reduction = shown - order.shown;
  if (order.isWaiting) {
    exchange.stopBook(symbol.symbol).reduceLevel(order, reduction);
  } else {
    exchange.book(symbol.symbol).reduceLevel(order, reduction);
    draft.touchLevel(order);
  }
  releaseExcess(draft, symbol, order);
  draft.touchOrder(order);
  return accept(draft.createEvent(command.type, command.trader.userId, symbol.symbol, { order }));
}
