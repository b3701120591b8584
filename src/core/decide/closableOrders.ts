/**
 * Whether orders of a damaged exchange can be closed. In quarantine, the engine asks before it decides a cancellation or
 * an expiry, because closing an order whose hold is wrong would spread the damage to other orders and balances, and a
 * balance below zero would end the engine. It changes nothing.
 */
import type { Exchange } from '../exchange';
import type { AccountKind } from '../model';
import type { Order } from '../orders/order';
import { otherLegsOf } from '../orders/orderLists';
import type { Amount } from '../values/decimal';
import { requiredOwnHold } from './orderJournalEntries';

/** Whether all of these orders, and the other orders of their lists, can be closed together. Closed ones do not count. */
export function canCloseOrders(exchange: Exchange, orderIds: Iterable<number>): boolean {
  const closing = new Set<Order>();
  for (const id of orderIds) {
    const order = exchange.orders.get(id);
    if (order !== undefined) for (const each of [order, ...otherLegsOf(exchange, order)]) closing.add(each);
  }
  const released = new Map<string, ReleasedFunds>();
  for (const order of closing) {
    const asset = spentAsset(exchange, order);
    // An order in the middle of a long match is in no book, and its next share is not decided before the quarantine ends.
    if (asset === undefined || order.isUnfinished || order.held !== requiredOwnHold(exchange, order)) return false;
    const key = `${order.userId} ${asset}`;
    const amount = (released.get(key)?.amount ?? 0n) + order.held;
    released.set(key, { userId: order.userId, asset, amount });
  }
  const balance = ({ userId, asset }: ReleasedFunds, kind: AccountKind): Amount =>
    exchange.accounts.balance(userId, asset, kind);
  for (const funds of released.values())
    if (balance(funds, 'held') < funds.amount || balance(funds, 'available') + funds.amount < 0n) return false;
  return true;
}

interface ReleasedFunds {
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
}

/** Undefined if the symbol of the order, or one of its assets, is not listed. */
function spentAsset({ rules }: Exchange, order: Order): string | undefined {
  const symbol = rules.symbols.get(order.symbol);
  if (symbol === undefined || !rules.assets.has(symbol.quote) || !rules.assets.has(symbol.base)) return undefined;
  return order.side === 'buy' ? symbol.quote : symbol.base;
}
