/** The further events of an order that others see as one decision, although it matches more than one event may contain. */
import type { AcceptedEvent } from '../events';
import { assert } from '../values/assert';
import { continueOrder } from './continueOrder';
import type { DecisionContext } from './decision';

/**
 * To be called after each accepted command of `symbol`. The events belong into the transaction of the command: the
 * outcome of the command is the last of them. A GTC order is not continued here, but in the next batch.
 */
export function finishDecision(context: DecisionContext, symbol: string | null): AcceptedEvent[] {
  const order = symbol === null ? undefined : context.exchange.unfinished.get(symbol);
  if (order === undefined || !order.isOneDecision) return [];
  const { perEvent, perDecision } = context.exchange.matchLimits;
  const events: AcceptedEvent[] = [];
  for (let matched = perEvent; order.isUnfinished; matched += perEvent) {
    const isLast = matched + perEvent >= perDecision;
    const decision = continueOrder(context, { type: 'continue_order', idempotencyKeys: [], orderId: order.id, isLast });
    assert(decision.refusal === null, () => `order ${order.id} was not continued`);
    events.push(decision.event);
  }
  return events;
}
