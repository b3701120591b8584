/**
 * Applies a committed event to an exchange. Afterwards the exchange is in the same state as the one that decided the
 * event. A warm standby uses this to keep its memory up to date, and the simulation uses it to compare the result with
 * the leader's memory.
 */

import type { Exchange } from './exchange';
import type { EngineEvent } from './model/events';
import type { Kline, OrderRecord } from './model/model';
import { isOpenOrder, Order } from './orders/order';
import { foldEventTrades } from './runningKlines';
import { assert } from './values/assert';

/**
 * `event` must be the next one of the log. Returns the klines that its trades changed, as new objects. Reads no clock.
 */
export function applyEvent(exchange: Exchange, event: EngineEvent): readonly Kline[] {
  const { sequence, timeMs, symbol, bookUpdateId, trades } = event;
  assert(sequence === exchange.sequence + 1, () => `event ${sequence} does not follow event ${exchange.sequence}`);
  exchange.sequence = sequence;
  exchange.timeMs = timeMs;
  applySubject(exchange, event);
  for (const order of sortedByRefillRank(event)) applyOrder(exchange, order);
  for (const { account, balance } of event.balances) exchange.accounts.setBalance(account, balance);
  const lastEntry = event.entries[event.entries.length - 1];
  if (lastEntry !== undefined) exchange.lastEntryId = lastEntry.id;
  if (symbol !== null && bookUpdateId !== null) exchange.bookUpdateIds.set(symbol, bookUpdateId);
  const lastTrade = trades[trades.length - 1];
  if (lastTrade === undefined) return [];
  exchange.lastTradeIds.set(lastTrade.symbol, lastTrade.id);
  exchange.lastPrices.set(lastTrade.symbol, lastTrade.price);
  return foldEventTrades(exchange, trades);
}

/**
 * The event's orders, sorted so that refilled iceberg orders come last, by their refill rank: they rest behind all
 * others.
 */
function sortedByRefillRank({ orders, sequence }: EngineEvent): readonly OrderRecord[] {
  const rankOf = ({ extras, restedAt }: OrderRecord): number =>
    extras !== null && restedAt === sequence ? extras.refillRank : 0;
  return orders.some((order) => rankOf(order) > 0)
    ? orders.toSorted((one, other) => rankOf(one) - rankOf(other))
    : orders;
}

/**
 * Applies what the event says about market rules, timers, purchases, withdrawals and deposits. Most events have none of
 * them.
 */
function applySubject(exchange: Exchange, event: EngineEvent): void {
  const { rules } = exchange;
  if (event.asset !== null) rules.setAsset(event.asset);
  if (event.marketSymbol !== null) rules.setSymbol(event.marketSymbol);
  if (event.fees !== null) rules.setFees(event.fees);
  if (event.withdrawalLimit !== null) rules.setLimit(event.withdrawalLimit);
  if (event.cancelTimer !== null) exchange.cancelTimers.set(event.cancelTimer);
  exchange.recordPurchase(event);
  if (event.deposit !== null) exchange.lastDepositId = Math.max(exchange.lastDepositId, event.deposit.id);
  if (event.withdrawal === null) return;
  // A report that changed nothing is recorded too: it repeats what memory already holds, so that does no harm.
  exchange.recordWithdrawal(event.withdrawal, event.timeMs);
  exchange.lastWithdrawalId = Math.max(exchange.lastWithdrawalId, event.withdrawal.id);
}

function applyOrder(exchange: Exchange, record: OrderRecord): void {
  const known = exchange.orders.get(record.id);
  exchange.lastOrderId = Math.max(exchange.lastOrderId, record.id);
  if (isOpenOrder(record)) {
    if (known === undefined) exchange.addOpen(Order.fromRecord(record, exchange.sharedOrderTerms));
    else changeOrder(exchange, known, record);
  } else if (known !== undefined) removeOrder(exchange, known);
}

function changeOrder(exchange: Exchange, order: Order, record: OrderRecord): void {
  const wasPlaced = order.isPending && record.extras?.isPending !== true;
  if (wasPlaced || order.restedAt !== record.restedAt) {
    // A waiting order was triggered, an order that matched in several events rests now, an iceberg order was refilled, or
    // a pending order was placed.
    removeOrder(exchange, order);
    order.setState(record);
    // The order is the last one at its price; the orders that rest there already arrived earlier.
    return exchange.addOpen(order);
  }
  if (order.isWaiting && order.extras?.trackedPrice !== record.extras?.trackedPrice) {
    // A trailing stop follows the market.
    bookOf(exchange, order).remove(order);
    order.setState(record);
    return bookOf(exchange, order).add(order);
  }
  // The order was partly filled, or reduced by its owner, and keeps its time priority.
  const { shown } = order;
  order.setState(record);
  if (order.isUnfinished || order.isPending) return;
  bookOf(exchange, order).reduceLevel(order, shown - order.shown);
}

function removeOrder(exchange: Exchange, order: Order): void {
  if (order.isUnfinished) exchange.removeUnfinished(order);
  else if (!order.isPending) bookOf(exchange, order).remove(order);
  exchange.orders.delete(order.id);
}

function bookOf(exchange: Exchange, order: Order) {
  return order.isWaiting ? exchange.stopBook(order.symbol) : exchange.book(order.symbol);
}
