/**
 * Orders that match more resting orders than one event may contain. While such an order goes on in further events, no
 * command that concerns its book is decided. An order that never rests is finished in the transaction of its command,
 * because others see it as one decision.
 */

import type { Exchange } from '../exchange';
import type { Command } from '../model/commands';
import type { AcceptedEvent } from '../model/events';
import type { Order } from '../orders/order';
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
    // Expired timers wait by themselves (`engine/batchDecider`). What orders track changes no book.
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
