/**
 * Continues an order that has matched only its share of one event: it matches the next resting orders, and then rests,
 * is closed, or goes on again. Until it has ended, nothing else is decided for its book (`core/decide/unfinishedOrders.ts`).
 */

import { Draft } from '../commandEffects';
import type { ContinueOrder } from '../model/commands';
import { planMatch } from '../orders/planMatch';
import { assert, assertPresent } from '../values/assert';
import { executePlan, incomingOrder, matchesMax } from './applyMatchPlan';
import { accept, type Decision, type DecisionContext } from './decision';

/** Never refuses. */
export function continueOrder({ exchange, timeMs }: DecisionContext, command: ContinueOrder): Decision {
  const order = assertPresent(exchange.orders.get(command.orderId), `order ${command.orderId}`);
  assert(order.isUnfinished, `order ${order.id} is not matching`);
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const draft = new Draft(exchange, timeMs);
  const planned = exchange.removeUnfinished(order);
  order.restedAt = null;
  const limit = matchesMax(order, exchange.matchLimits);
  const plan = planned ?? planMatch(exchange.book(symbol.symbol), incomingOrder(order, symbol), limit);
  executePlan(draft, symbol, order, plan);
  return accept(draft.createEvent(command.type, order.userId, symbol.symbol, { order }));
}
