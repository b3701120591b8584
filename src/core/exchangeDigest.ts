/**
 * A digest over everything that future decisions depend on: two exchanges with equal digests decide all commands alike.
 * The digest leaves out the pool of shared terms, which only saves memory, and accounts that no event has listed yet,
 * because these are empty and have another id on another server.
 */
import type { Exchange } from './exchange';
import { KLINE_INTERVALS, type Side } from './model/model';
import type { OrderTrigger } from './model/orderExtras';
import type { Order } from './orders/order';
import type { BookLevel } from './orders/orderBook';
import { formatHex, LineDigest } from './values/digest';

const SIDES: readonly Side[] = ['buy', 'sell'];
const TRIGGERS: readonly OrderTrigger[] = ['stop', 'take_profit'];

/** Returns 64 hex characters. Takes time proportional to the number of open orders and accounts. */
export function exchangeDigest(exchange: Exchange): string {
  const digest = new LineDigest();
  const { sequence, timeMs, lastOrderId, lastEntryId, lastWithdrawalId, lastDepositId } = exchange;
  digest.add(`counters ${sequence} ${timeMs} ${lastOrderId} ${lastEntryId} ${lastWithdrawalId} ${lastDepositId}`);
  addRules(digest, exchange);
  addAccounts(digest, exchange);
  for (const symbol of exchange.rules.symbols.keys()) addSymbol(digest, exchange, symbol);
  digest.add(`open orders ${exchange.orders.size}`);
  for (const { userId, scope, deadlineMs } of exchange.cancelTimers.all())
    digest.add(`cancel timer ${userId} ${scope} ${deadlineMs}`);
  for (const { id, accountKey, timeMs: createdAtMs, amount } of exchange.withdrawalUsage.countedWithdrawals(timeMs))
    digest.add(`usage ${id} ${accountKey} ${createdAtMs} ${formatHex(amount)}`);
  for (const { orderId, partnerId, userId, asset, amount } of exchange.portalSpending.countedPurchases(timeMs))
    digest.add(`purchase ${orderId} ${partnerId} ${userId} ${asset} ${formatHex(amount)}`);
  for (const withdrawal of exchange.openWithdrawals.all()) digest.add(`withdrawal ${canonicalText(withdrawal)}`);
  return digest.digestHex();
}

/** Adds the market rules, with assets and symbols in the order of their listing. */
function addRules(digest: LineDigest, { rules }: Exchange): void {
  for (const asset of rules.assets.values()) digest.add(`asset ${canonicalText(asset)}`);
  for (const symbol of rules.symbols.values()) digest.add(`symbol ${canonicalText(symbol)}`);
  for (const fees of Array.from(rules.allFees(), canonicalText).sort()) digest.add(`fees ${fees}`);
  for (const limit of Array.from(rules.allLimits(), canonicalText).sort()) digest.add(`limit ${limit}`);
}

function addAccounts(digest: LineDigest, { accounts }: Exchange): void {
  const listed = Array.from(accounts.all()).filter(({ isListed }) => isListed);
  for (const { id, owner, asset, kind, balance } of listed.sort((a, b) => a.id - b.id))
    digest.add(`account ${id} ${owner} ${asset} ${kind} ${formatHex(balance)}`);
}

function addSymbol(digest: LineDigest, exchange: Exchange, symbol: string): void {
  const price = exchange.lastPrices.get(symbol);
  digest.add(
    `${symbol} ${exchange.lastTradeIds.get(symbol) ?? 0} ${exchange.lastBookUpdateId(symbol)} ` +
      `${price === undefined ? '-' : formatHex(price)} ${exchange.storedMidMinute.has(symbol)}`,
  );
  const unfinished = exchange.unfinished.get(symbol);
  if (unfinished !== undefined) digest.add(`${symbol} unfinished ${orderText(unfinished)}`);
  for (const side of SIDES) {
    addLevels(digest, `${symbol} book ${side}`, exchange.book(symbol).levels(side));
    addLevels(digest, `${symbol} trailing ${side}`, exchange.stopBook(symbol).trailingLevels(side));
    for (const trigger of TRIGGERS)
      addLevels(digest, `${symbol} ${trigger} ${side}`, exchange.stopBook(symbol).levels(side, trigger));
  }
  for (const interval of KLINE_INTERVALS) {
    const kline = exchange.lastKline(symbol, interval);
    if (kline !== undefined) digest.add(`kline ${canonicalText(kline)}`);
  }
}

/** Adds the orders of each level in their time priority. */
function addLevels(digest: LineDigest, title: string, levels: Iterable<BookLevel>): void {
  for (const { price, quantity, first } of levels) {
    digest.add(`${title} ${formatHex(price)} ${formatHex(quantity)}`);
    for (let order = first; order !== null; order = order.next) digest.add(orderText(order));
  }
}

function orderText(order: Order): string {
  const { rates, fillTotals } = order;
  const amounts = [
    order.price,
    order.quantity,
    fillTotals.filled,
    fillTotals.cost,
    fillTotals.takerCost,
    fillTotals.fee,
    fillTotals.vat,
    order.held,
    rates.makerRate,
    rates.takerRate,
    rates.vatRate,
  ];
  const terms = [
    order.id,
    order.userId,
    order.symbol,
    order.side,
    order.type,
    order.timeInForce,
    order.selfTradePrevention,
    order.postOnly,
    order.status,
    order.restedAt,
    order.stopPrice,
    order.budget,
    order.clientOrderId,
    order.createdByIp,
    order.createdAtMs,
    order.updatedAtMs,
  ];
  const extras = order.extras === null ? '' : ` ${canonicalText(order.extras)}`;
  return `${terms.join(' ')} ${amounts.map(formatHex).join(' ')}${extras}`;
}

/** The members of a flat record sorted by name, so that the text does not depend on how the record was made. */
function canonicalText(record: object): string {
  const members = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(members, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
