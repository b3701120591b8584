/** Reads that look into the memory of an exchange instead of the committed state. They change nothing. */
import type { OrderBatch } from '../core/commands';
import {
  type HistoricalRecords,
  NOTHING_NAMED,
  previewOrder,
  previewOrderList,
  previewBatch as previewParts,
} from '../core/decide';
import type { Exchange } from '../core/exchange';
import type { Side } from '../core/model';
import type { OrderBook } from '../core/orders/orderBook';
import type { Balance, BatchPreview, Preview, PreviewedCommand, RestingOrder, RestingOrders } from './types';

/** What the command would do if it were decided next. `nowMs`: the time of the clock. */
export function preview(exchange: Exchange, command: PreviewedCommand, nowMs: number): Preview {
  const timeMs = Math.max(exchange.timeMs, nowMs);
  return {
    sequence: exchange.sequence,
    decision:
      command.type === 'create_order'
        ? previewOrder(exchange, command, timeMs)
        : previewOrderList(exchange, command, timeMs),
    balances: balancesFor(exchange, command.trader.userId, [command.symbol]),
  };
}

/** What the parts of the batch would do. */
export function previewBatch(
  exchange: Exchange,
  batch: OrderBatch,
  closedOrders: HistoricalRecords['closedOrders'],
  nowMs: number,
): BatchPreview {
  const context = { ...NOTHING_NAMED, closedOrders, exchange, timeMs: Math.max(exchange.timeMs, nowMs) };
  const symbols = batch.parts.map((part) =>
    part.type === 'create_order' ? part.symbol : exchange.orders.get(part.orderId)?.symbol,
  );
  const { decisions, exchange: after } = previewParts(context, batch);
  return {
    sequence: exchange.sequence,
    decisions,
    balances: balancesFor(after, batch.parts[0]?.trader.userId ?? 0, symbols),
  };
}

/** At most `limit` orders on each side. */
export function restingOrders(exchange: Exchange, symbol: string, limit: number): RestingOrders {
  const book = exchange.book(symbol);
  return { bids: firstOrders(book, 'buy', limit), asks: firstOrders(book, 'sell', limit) };
}

/** The user's balances of the assets of those symbols that are listed. */
function balancesFor(
  { rules, accounts }: Exchange,
  userId: number,
  symbols: readonly (string | undefined)[],
): Map<string, Balance> {
  const assets = symbols.flatMap((symbol) => {
    const listed = rules.symbols.get(symbol ?? '');
    return listed === undefined ? [] : [listed.base, listed.quote];
  });
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
