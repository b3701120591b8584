/**
 * Whether orders of a damaged exchange can be closed. In quarantine, the engine asks before it decides a cancellation or
 * an expiry. Closing an order writes its user's balances into an event: if one of them is wrong, the damage becomes part
 * of the event log, and no repair of the row agrees with that any more. It would also spread a wrong hold to balances,
 * and a balance below zero would end the engine. This changes nothing.
 */
import type { Exchange } from '../exchange';
import type { LedgerAccount } from '../ledger/ledgerAccounts';
import type { Order } from '../orders/order';
import { otherLegsOf } from '../orders/orderLists';
import type { Amount } from '../values/decimal';
import { requiredOwnHold } from './orderJournalEntries';

/** The orders and accounts that the audit report names as damaged. */
export interface DamagedRows {
  hasOrder(id: number): boolean;
  hasAccount(id: number): boolean;
}

/** Whether all of these orders, and the other orders of their lists, can be closed together. Closed ones do not count. */
export function canCloseOrders(exchange: Exchange, orderIds: Iterable<number>, damaged: DamagedRows): boolean {
  const closing = new Set<Order>();
  for (const id of orderIds) {
    const order = exchange.orders.get(id);
    if (order !== undefined) for (const each of [order, ...otherLegsOf(exchange, order)]) closing.add(each);
  }
  const released = new Map<LedgerAccount, Amount>();
  for (const order of closing) {
    // An order in the middle of a long match is in no book, and its next share is not decided before the quarantine ends.
    if (order.isUnfinished || damaged.hasOrder(order.id)) return false;
    const asset = spentAsset(exchange, order);
    if (asset === undefined || !hasRequiredHold(exchange, order)) return false;
    const held = exchange.accounts.find(order.userId, asset, 'held');
    if (held !== undefined) released.set(held, (released.get(held) ?? 0n) + order.held);
    else if (order.held !== 0n) return false;
  }
  for (const [held, amount] of released) {
    const available = held.counterpart;
    if (damaged.hasAccount(held.id) || held.balance < amount) return false;
    if (available !== undefined && (damaged.hasAccount(available.id) || available.balance + amount < 0n)) return false;
  }
  return true;
}

/**
 * Whether the order's hold has the required amount. An order whose damaged numbers overflow in the calculation counts
 * as wrong.
 */
function hasRequiredHold(exchange: Exchange, order: Order): boolean {
  try {
    return order.held === requiredOwnHold(exchange, order);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The asset that the order spends. Undefined if its symbol, or one of the symbol's assets, is not listed. */
function spentAsset({ rules }: Exchange, order: Order): string | undefined {
  const symbol = rules.symbols.get(order.symbol);
  if (symbol === undefined || !rules.assets.has(symbol.quote) || !rules.assets.has(symbol.base)) return undefined;
  return order.side === 'buy' ? symbol.quote : symbol.base;
}
