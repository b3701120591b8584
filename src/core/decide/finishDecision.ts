/** The further events of an order that others see as one decision, although it matches more than one event may contain. */
import { unfinishedOrderBefore } from '../commandBooks';
import type { Command } from '../model/commands';
import type { AcceptedEvent } from '../model/events';
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
  const events: AcceptedEvent[] = [];
  while (order.isUnfinished) events.push(nextShare(context, order.id));
  return events;
}

/**
 * All further events of a GTC order that must have ended before a later part of its batch is decided, because the part
 * concerns the same book. The last order of a batch goes on in the next batch, as every other GTC order.
 */
export function continuationsBefore(context: DecisionContext, part: Command): AcceptedEvent[] {
  const { exchange } = context;
  const events: AcceptedEvent[] = [];
  let order = unfinishedOrderBefore(exchange, part);
  while (order !== undefined) {
    events.push(nextShare(context, order.id));
    order = unfinishedOrderBefore(exchange, part);
  }
  return events;
}

function nextShare(context: DecisionContext, orderId: number): AcceptedEvent {
  const decision = continueOrder(context, { type: 'continue_order', idempotencyKeys: [], orderId });
  assert(decision.refusal === null, () => `order ${orderId} was not continued`);
  return decision.event;
}
