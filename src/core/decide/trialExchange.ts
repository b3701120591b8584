/**
 * A copy of the part of an exchange that some orders can change. Deciding the orders on the copy gives exactly the
 * decisions that the exchange itself would give now, and changes nothing: for previews, and for a batch that is accepted
 * completely or not at all.
 */
import type { OrderBatchPart } from '../commands';
import { Exchange } from '../exchange';
import { LedgerAccount } from '../ledger/ledgerAccounts';
import type { MarketSymbol, Side } from '../model';
import { Order } from '../orders/order';
import { MATCHES_MAX } from '../orders/planMatch';
import type { Amount } from '../values/decimal';
import { getOrCreate } from '../values/getOrCreate';

/** What the new orders of one side of a symbol can take from the other side, all together. */
interface Demand {
  readonly symbol: MarketSymbol;
  readonly side: Side;
  /** The worst price that any of the orders accepts. */
  price: Amount;
  quantity: Amount;
  /** An order meets at most `MATCHES_MAX` resting orders, and the one at which it ends. */
  ordersMax: number;
}

/** `parts` must all be of one user. */
export function copyForTrial(exchange: Exchange, parts: readonly OrderBatchPart[]): Exchange {
  const copy = new Exchange(exchange.rules);
  copy.sequence = exchange.sequence;
  copy.lastOrderId = exchange.lastOrderId;
  copy.lastEntryId = exchange.lastEntryId;
  for (const [name, id] of exchange.lastTradeIds) copy.lastTradeIds.set(name, id);
  for (const [name, price] of exchange.lastPrices) copy.lastPrices.set(name, price);
  const orders = new Set<Order>();
  for (const demand of demandsOf(exchange, parts)) addReachableOrders(exchange, demand, parts, orders);
  const users = new Set(parts.map(({ trader }) => trader.userId));
  for (const part of parts) {
    const order = part.type === 'cancel_order' ? exchange.orders.get(part.orderId) : undefined;
    if (order !== undefined) orders.add(order);
  }
  for (const { userId } of orders) users.add(userId);
  copyOrders(copy, orders);
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
      ordersMax: 0,
    }));
    if (isBuy ? price > demand.price : price < demand.price) demand.price = price;
    demand.quantity += part.quantity;
    demand.ordersMax += MATCHES_MAX + 1;
  }
  return demands.values();
}

/**
 * The best resting orders up to the demanded price and quantity. The user's own do not count, because they may expire
 * instead of trading.
 */
function addReachableOrders(
  exchange: Exchange,
  { symbol, side, price, quantity, ordersMax }: Demand,
  parts: readonly OrderBatchPart[],
  orders: Set<Order>,
): void {
  const userId = parts[0]?.trader.userId;
  let found = 0;
  let offered = 0n;
  for (const level of exchange.book(symbol.symbol).levels(side === 'buy' ? 'sell' : 'buy')) {
    if (side === 'buy' ? level.price > price : level.price < price) return;
    for (let order = level.first; order !== null; order = order.next) {
      if (offered >= quantity || found === ordersMax) return;
      orders.add(order);
      found += 1;
      if (order.userId !== userId) offered += order.remaining;
    }
  }
}

/** In their time priority. Waiting orders keep theirs by their ids. */
function copyOrders(copy: Exchange, orders: ReadonlySet<Order>): void {
  const byTurn = Array.from(orders).sort((a, b) => (a.restedAt ?? 0) - (b.restedAt ?? 0) || a.id - b.id);
  for (const order of byTurn) {
    const copied = Order.fromRecord(order.toRecord(), copy.sharedOrderTerms);
    if (order.isWaiting) copy.addWaiting(copied);
    else copy.addResting(copied);
  }
}
