/** An open order is made smaller and keeps its place in the book. */
import { present } from '../assert';
import type { AmendOrder } from '../commands';
import { Draft } from '../draft';
import { misfit } from '../refusals';
import { refuseQuantity } from '../symbols';
import { type Decision, done, refuse, type Situation } from './decision';
import { findOwn } from './findOwn';
import { holdLess } from './settle';

/** Refusals: those of `findOwn` and of a quantity, INVALID_PARAMETERS when it would not become smaller or is traded already. */
export function amendOrder(situation: Situation, command: AmendOrder): Decision {
  const { exchange, timeMs } = situation;
  const found = findOwn(situation, command);
  if (found.refusal !== null) return refuse(found.refusal);
  const { order } = found;
  const symbol = present(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const illFormed = refuseQuantity(symbol, command.quantity);
  if (illFormed !== undefined) return refuse(illFormed);
  if (command.quantity >= order.quantity || command.quantity <= order.filled)
    return refuse(misfit('amount', 'must be less than the order has and more than it has traded'));

  const draft = new Draft(exchange, timeMs);
  const reduction = order.quantity - command.quantity;
  order.quantity = command.quantity;
  if (order.waiting) {
    exchange.stops(symbol.symbol).reduced(order, reduction);
  } else {
    exchange.book(symbol.symbol).reduced(order, reduction);
    draft.touchLevel(order);
  }
  holdLess(draft, symbol, order);
  draft.touch(order);
  return done(draft.event(command.type, command.trader.userId, symbol.symbol, { order }));
}
