/** Reads that look into the memory of an exchange instead of the committed state. They change nothing. */
import { previewOrder, previewOrderList } from '../core/decide';
import type { Exchange } from '../core/exchange';
import type { Side } from '../core/model/model';
import type { OrderBook } from '../core/orders/orderBook';
import type { Balance } from './state/committedView';
import type { Preview, PreviewedCommand, RestingOrder, RestingOrders } from './types';

/** The result of the command if it were decided next. `nowMs`: present time of the clock. */
export function preview(exchange: Exchange, command: PreviewedCommand, nowMs: number): Preview {
  const timeMs = Math.max(exchange.timeMs, nowMs);
  return {
    sequence: exchange.sequence,
    decision:
      command.type === 'create_order'
        ? previewOrder(exchange, command, timeMs)
        : previewOrderList(exchange, command, timeMs),
    balances: balancesFor(exchange, command.trader.userId, command.symbol),
  };
}

/** The resting orders of the symbol, at most `limit` on each side. */
export function restingOrders(exchange: Exchange, symbol: string, limit: number): RestingOrders {
  const book = exchange.book(symbol);
  return { bids: firstOrders(book, 'buy', limit), asks: firstOrders(book, 'sell', limit) };
}

/** The user's balances of the assets of the symbol; empty if it is not listed. */
function balancesFor({ rules, accounts }: Exchange, userId: number, symbol: string): Map<string, Balance> {
  const listed = rules.symbols.get(symbol);
  const assets = listed === undefined ? [] : [listed.base, listed.quote];
  return new Map(
    assets.map((asset) => [
      asset,
      { available: accounts.balance(userId, asset, 'available'), held: accounts.balance(userId, asset, 'held') },
    ]),
  );
}

/** The first `limit` orders of one side: best price first, then the oldest. */
function firstOrders(book: OrderBook, side: Side, limit: number): RestingOrder[] {
  const orders: RestingOrder[] = [];
  for (const level of book.levels(side)) {
    for (let order = level.first; order !== null; order = order.next) {
      if (orders.length === limit) return orders;
      orders.push({ price: level.price, remaining: order.shown });
    }
  }
  return orders;
}
