/**
 * Which order books a command concerns. While an order of a book goes on in several batches, no command that concerns
 * the book is decided.
 */

import type { Exchange } from './exchange';
import type { Command } from './model/commands';
import type { Order } from './orders/order';

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
