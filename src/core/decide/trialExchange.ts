/**
 * A copy of the part of an exchange that some orders can change. Deciding the orders on the copy gives exactly the
 * decisions that the exchange itself would give now, and changes nothing: for previews, and for a batch that is accepted
 * completely or not at all.
 */

import { Exchange } from '../exchange';
import { LedgerAccount } from '../ledger/ledgerAccounts';
import type { CreateOrder, OrderBatchPart } from '../model/commands';
import type { MarketSymbol, Side } from '../model/model';
import type { OrderExtras } from '../model/orderExtras';
import { compareTimePriority, Order } from '../orders/order';
import { otherLegsOf } from '../orders/orderLists';
import { assertPresent } from '../values/assert';
import { type Amount, multiplyExact } from '../values/decimal';
import { getOrCreate } from '../values/getOrCreate';

/** What the new orders on one side of a symbol can take from the other side, added up. */
interface Demand {
  readonly symbol: MarketSymbol;
  readonly side: Side;
  /** The worst price that any of the orders accepts. */
  price: Amount;
  quantity: Amount;
  /** The quote quantity that market orders by quote amount can take in addition. */
  quoteQuantity: Amount;
}

/**
 * `parts` must all be of one user. `due`: orders that expire before the parts are decided; the caller closes them on
 * the copy.
 */
export function copyForTrial(exchange: Exchange, parts: readonly OrderBatchPart[], due: readonly number[]): Exchange {
  const copy = new Exchange(exchange.rules);
  copy.matchLimits = exchange.matchLimits;
  copy.sequence = exchange.sequence;
  copy.lastOrderId = exchange.lastOrderId;
  copy.lives = exchange.lives;
  copy.lastEntryId = exchange.lastEntryId;
  for (const [name, id] of exchange.lastTradeIds) copy.lastTradeIds.set(name, id);
  for (const [name, price] of exchange.lastPrices) copy.lastPrices.set(name, price);
  const orders = new Set(due.map((id) => assertPresent(exchange.orders.get(id), `order ${id}`)));
  for (const demand of demandsOf(exchange, parts)) addReachableOrders(exchange, demand, parts, orders);
  const users = new Set(parts.map(({ trader }) => trader.userId));
  for (const part of parts) {
    const order = part.type === 'cancel_order' ? exchange.orders.get(part.orderId) : undefined;
    if (order !== undefined) orders.add(order);
  }
  addOtherLegs(exchange, orders);
  for (const { userId } of orders) users.add(userId);
  copyOrders(copy, orders);
  copyCounts(exchange, copy, parts);
  for (const user of users)
    for (const account of exchange.accounts.accountsOf(user))
      copy.accounts.restore(new LedgerAccount(account.id, account.owner, account.asset, account.kind, account.balance));
  return copy;
}

function demandsOf({ rules }: Exchange, parts: readonly OrderBatchPart[]): Iterable<Demand> {
  const demands = new Map<string, Demand>();
  for (const part of parts) {
    if (part.type !== 'create_order') continue;
    const symbol = rules.symbols.get(part.symbol);
    if (symbol === undefined) continue;
    const isBuy = part.side === 'buy';
    const atMarket = isBuy ? symbol.maximumPrice : symbol.minimumPrice;
    const price = part.orderType === 'limit' ? part.price : atMarket;
    const demand = getOrCreate(demands, `${part.symbol} ${part.side}`, () => ({
      symbol,
      side: part.side,
      price,
      quantity: 0n,
      quoteQuantity: 0n,
    }));
    if (isBuy ? price > demand.price : price < demand.price) demand.price = price;
    demand.quantity += part.quantity;
    demand.quoteQuantity += quoteQuantityOf(part);
  }
  return demands.values();
}

/**
 * Adds the best resting orders up to the demanded price and quantity: all that the new orders can meet. The user's own
 * orders are added but do not count towards the quantity, because they may expire instead of trading.
 */
function addReachableOrders(
  exchange: Exchange,
  { symbol, side, price, quantity, quoteQuantity }: Demand,
  parts: readonly OrderBatchPart[],
  orders: Set<Order>,
): void {
  const userId = parts[0]?.trader.userId;
  // Each new order meets at most this many resting orders, and stops at the next one.
  const mostMet = (exchange.matchLimits.perDecision + 1) * parts.length;
  let met = 0;
  let offered = 0n;
  let offeredQuote = 0n;
  for (const level of exchange.book(symbol.symbol).levels(side === 'buy' ? 'sell' : 'buy')) {
    if (side === 'buy' ? level.price > price : level.price < price) return;
    for (let order = level.first; order !== null; order = order.next) {
      if (met === mostMet || (offered >= quantity && offeredQuote >= quoteQuantity)) return;
      // The order has expired: the batch closes it before it decides the new orders.
      if (orders.has(order)) continue;
      orders.add(order);
      met += 1;
      if (order.userId === userId) continue;
      const shown = order.extras?.visible ?? order.remaining;
      if (offered < quantity) offered += shown;
      else offeredQuote += multiplyExact(level.price, shown);
    }
  }
}

/** Adds the other orders of order lists: when an order of a list trades or is cancelled, the others are closed. */
function addOtherLegs(exchange: Exchange, orders: Set<Order>): void {
  for (const order of Array.from(orders)) {
    for (const other of otherLegsOf(exchange, order)) orders.add(other);
  }
}

/**
 * Copies the numbers and client order ids of the user's open orders, because only few of these orders are copied
 * themselves.
 */
function copyCounts(exchange: Exchange, copy: Exchange, parts: readonly OrderBatchPart[]): void {
  for (const part of parts) {
    if (part.type !== 'create_order') continue;
    const { userId } = part.trader;
    copy.orders.clientIds.copyFrom(exchange.orders.clientIds, userId);
    copy.orders.setCounts(userId, part.symbol, exchange.orders.countsOf(userId, part.symbol));
  }
}

/** The quote amount of the order; 0 for an order of a base quantity. */
function quoteQuantityOf({ extras }: CreateOrder): Amount {
  return (extras as Partial<OrderExtras> | undefined)?.quoteQuantity ?? 0n;
}

/** Copies the orders in their time priority. Waiting orders are sorted by their ids. */
function copyOrders(copy: Exchange, orders: ReadonlySet<Order>): void {
  const byTurn = Array.from(orders).sort((a, b) => compareTimePriority(a, b));
  for (const order of byTurn) copy.addOpen(Order.fromRecord(order.toRecord(), copy.sharedOrderTerms));
}
