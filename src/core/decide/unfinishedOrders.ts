/**
 * Orders that match more resting orders than one event may contain. While such an order goes on in further events, no
 * command that concerns its book is decided. An order that never rests is finished in the transaction of its command,
 * because others see it as one decision.
 */

import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import type { Command, ContinueOrder } from '../model/commands';
import type { AcceptedEvent } from '../model/events';
import type { Order } from '../orders/order';
import { planMatch } from '../orders/planMatch';
import { assert, assertPresent } from '../values/assert';
import { executePlan, incomingOrder, matchesMax } from './applyMatchPlan';
import { accept, type Decision, type DecisionContext } from './decision';

/**
 * To be called after each accepted command of `symbol`. The returned events belong to the transaction of the command,
 * and the last of them is the outcome of the command. A GTC order is not continued here, but in the next batch.
 */
export function finishDecision(context: DecisionContext, symbol: string | null): AcceptedEvent[] {
  const order = symbol === null ? undefined : context.exchange.unfinished.get(symbol);
  if (order === undefined || !order.isOneDecision) return [];
  const events: AcceptedEvent[] = [];
  while (order.isUnfinished) events.push(nextShare(context, order.id));
  return events;
}

/**
 * Returns the remaining events of an unfinished GTC order if the next part of the batch concerns the same book and must
 * therefore wait for its end. The last order of a batch continues in the next batch, like every other GTC order.
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

/** Whether the command has to wait until an unfinished order has ended. */
export function waitsForUnfinishedOrder(exchange: Exchange, command: Command): boolean {
  if (exchange.unfinished.size === 0) return false;
  return unfinishedOrderBefore(exchange, command) !== undefined;
}

/** An order that has to end before the command is decided; undefined if there is none. */
export function unfinishedOrderBefore(exchange: Exchange, command: Command): Order | undefined {
  for (const symbol of commandBooks(exchange, command)) {
    const order = exchange.unfinished.get(symbol);
    if (order !== undefined) return order;
  }
  return undefined;
}

/** The symbols of the order books that a command concerns. */
function commandBooks({ orders }: Exchange, command: Command): readonly string[] {
  switch (command.type) {
    case 'create_order':
    case 'create_order_list':
    case 'create_oto_list':
    case 'create_portal_order':
      return [command.symbol];
    case 'cancel_order':
    case 'amend_order':
    case 'trigger_order':
    case 'continue_order':
    case 'expire_order': {
      const order = orders.get(command.orderId);
      return order === undefined ? [] : [order.symbol];
    }
    case 'place_pending_orders': {
      const [order] = orders.pending.ordersOf(command.listId);
      return order === undefined ? [] : [order.symbol];
    }
    case 'set_symbol':
      return [command.symbol.symbol];
    case 'set_fees':
      return [command.fees.symbol];
    // Expired timers wait elsewhere (`engine/batchDecider`). Tracking a price changes no book.
    case 'track_prices':
    case 'set_cancel_timer':
    case 'expire_cancel_timer':
    case 'request_withdrawal':
    case 'approve_withdrawal':
    case 'cancel_withdrawal':
    case 'move_withdrawal':
    case 'announce_deposit':
    case 'credit_deposit':
    case 'set_asset':
    case 'set_network_status':
    case 'set_approval_threshold':
    case 'set_withdrawal_limit':
      return [];
  }
}

/**
 * Continues an order: it matches the next resting orders, and then rests, is closed, or goes on again. Never refuses.
 */
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

/**
 * The remaining events of the symbol's unfinished order, including those that would otherwise belong to later batches.
 */
export function continueUnfinished(context: DecisionContext, symbol: string | null): AcceptedEvent[] {
  const events: AcceptedEvent[] = [];
  for (let next = unfinishedOrder(context, symbol); next !== undefined; next = unfinishedOrder(context, symbol)) {
    const decision = continueOrder(context, { type: 'continue_order', idempotencyKeys: [], orderId: next.id });
    if (decision.refusal === null) events.push(decision.event);
  }
  return events;
}

/** One event that contains the effects of all events of an order. */
export function uniteEvents(first: AcceptedEvent, further: readonly AcceptedEvent[]): AcceptedEvent {
  const last = further[further.length - 1];
  if (last === undefined) return first;
  const events = [first, ...further];
  const balances = new Map(events.flatMap((event) => event.balances).map((change) => [change.account.id, change]));
  return {
    ...first,
    order: last.order,
    trades: events.flatMap(({ trades }) => trades),
    preventedMatches: events.flatMap(({ preventedMatches }) => preventedMatches),
    balances: Array.from(balances.values()),
  } as AcceptedEvent;
}

function unfinishedOrder({ exchange }: DecisionContext, symbol: string | null): Order | undefined {
  return symbol === null ? undefined : exchange.unfinished.get(symbol);
}
