/** Journal entries of orders: hold, trade and release. */
import type { Draft, LedgerLine } from '../commandEffects';
import type { Exchange } from '../exchange';
import { chargesOn, holdForBuy } from '../market/fees';
import { type Fill, HOUSE, type MarketSymbol, type OrderStatus } from '../model/model';
import { setVisible } from '../orders/icebergs';
import type { Order } from '../orders/order';
import { otherLegsOf } from '../orders/orderLists';
import { assert } from '../values/assert';
import { type Amount, maximum, multiplyExact } from '../values/decimal';
import { takeFromBook } from './takeFromBook';

/** Holds `amount` of the asset that the order spends. The caller has checked the available balance. */
export function holdFunds(draft: Draft, symbol: MarketSymbol, order: Order, amount: Amount): void {
  const { available, held } = spentAccounts(draft, symbol, order);
  draft.post('hold', order.id, [
    { account: available, amount: -amount },
    { account: held, amount },
  ]);
  order.held = amount;
}

/**
 * The amount that an open order must hold. A buy holds quote for its limit price, or for its stop price if it has no
 * limit; a sell holds base.
 */
export function requiredHold(order: Order, precision: number): Amount {
  if (order.side === 'sell') return order.remaining;
  const price = order.type === 'limit' ? order.price : (order.stopPrice ?? 0n);
  return holdForBuy(price, order.remaining, order, order.rates, precision);
}

/** Holds what a stop order needs once it no longer shares the hold of its list. The caller has released the other part. */
export function holdWhole(draft: Draft, symbol: MarketSymbol, order: Order): void {
  const { available, held } = spentAccounts(draft, symbol, order);
  const missing = requiredHold(order, draft.exchange.quotePrecision(symbol.symbol)) - order.held;
  draft.post('hold', order.id, [
    { account: available, amount: -missing },
    { account: held, amount: missing },
  ]);
  order.held += missing;
}

/**
 * The amount that an open order itself must hold. The waiting order of a list holds only what it needs beyond the hold
 * of the other order, and a pending order holds nothing.
 */
export function requiredOwnHold(exchange: Exchange, order: Order): Amount {
  if (order.isPending) return 0n;
  const required = requiredHold(order, exchange.quotePrecision(order.symbol));
  const other = order.isWaiting ? otherLegsOf(exchange, order)[0] : undefined;
  return other === undefined ? required : maximum(0n, required - other.held);
}

/** Releases what the order no longer needs after its quantity was reduced. */
export function releaseExcess(draft: Draft, symbol: MarketSymbol, order: Order): void {
  release(draft, symbol, order, order.held - requiredHold(order, draft.exchange.quotePrecision(symbol.symbol)));
}

/** Releases everything that the order holds. */
export function releaseAll(draft: Draft, symbol: MarketSymbol, order: Order): void {
  release(draft, symbol, order, order.held);
}

function release(draft: Draft, symbol: MarketSymbol, order: Order, amount: Amount): void {
  const { available, held } = spentAccounts(draft, symbol, order);
  draft.post('release', order.id, [
    { account: held, amount: -amount },
    { account: available, amount },
  ]);
  order.held -= amount;
}

/** Removes an order from the book, or from the waiting orders. A pending order is in neither. */
export function removeFromBook(draft: Draft, symbol: MarketSymbol, order: Order): void {
  const { exchange } = draft;
  if (order.isPending) return;
  if (order.isWaiting) return exchange.stopBook(symbol.symbol).remove(order);
  exchange.book(symbol.symbol).remove(order);
  draft.touchLevel(order);
}

/**
 * Closes an order with a final status and releases what it still holds. Ends the order list that it belongs to, except
 * the orders that are pending until it is filled: until all of its quantity is traded. An order that self-trade
 * prevention has decremented never counts as filled.
 */
export function closeOrder(draft: Draft, symbol: MarketSymbol, order: Order, status: OrderStatus): void {
  endOrder(draft, symbol, order, status);
  closeOtherLegs(draft, symbol, order);
}

function closeOtherLegs(draft: Draft, symbol: MarketSymbol, order: Order): void {
  for (const other of otherLegsOf(draft.exchange, order)) {
    if (other.isPending && order.filled === order.quantity) draft.touchOrder(other);
    else cancelLeg(draft, symbol, other);
  }
}

/** Cancels the open orders of the order's list that must not be executed beside it. */
export function closeOtherLeg(draft: Draft, symbol: MarketSymbol, order: Order): void {
  for (const other of otherLegsOf(draft.exchange, order)) if (!other.isPending) cancelLeg(draft, symbol, other);
}

function cancelLeg(draft: Draft, symbol: MarketSymbol, order: Order): void {
  removeFromBook(draft, symbol, order);
  endOrder(draft, symbol, order, 'cancelled');
}

function endOrder(draft: Draft, symbol: MarketSymbol, order: Order, status: OrderStatus): void {
  releaseAll(draft, symbol, order);
  setVisible(order, null);
  order.status = status;
  draft.exchange.orders.delete(order.id);
  draft.touchOrder(order);
}

/**
 * Trades `quantity` between an incoming and a resting order at the resting order's price. One journal entry settles
 * both orders.
 */
export function settleTrade(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order, quantity: Amount): void {
  const { exchange } = draft;
  const price = maker.price;
  const quoteQuantity = multiplyExact(price, quantity);
  const tradeId = exchange.nextTradeId(symbol.symbol);
  const takerHalf = fillOrder(draft, symbol, taker, quantity, quoteQuantity, true);
  const makerHalf = fillOrder(draft, symbol, maker, quantity, quoteQuantity, false);

  const house = (kind: 'fees' | 'vat', amount: Amount): LedgerLine => ({
    account: exchange.accounts.findOrOpen(HOUSE, symbol.quote, kind),
    amount,
  });
  draft.post('trade', tradeId, [
    ...takerHalf.lines,
    ...makerHalf.lines,
    house('fees', takerHalf.fill.fee + makerHalf.fill.fee),
    house('vat', takerHalf.fill.vat + makerHalf.fill.vat),
  ]);
  draft.trades.push({
    symbol: symbol.symbol,
    id: tradeId,
    timeMs: draft.timeMs,
    price,
    quantity,
    quoteQuantity,
    takerSide: taker.side,
    taker: takerHalf.fill,
    maker: makerHalf.fill,
  });

  exchange.lastPrices.set(symbol.symbol, price);
  takeFromBook(draft, maker, quantity);
  draft.touchLevel(maker);
  closeOtherLeg(draft, symbol, maker);
  if (maker.remaining === 0n) {
    assert(maker.held === 0n, () => `filled order ${maker.id} still holds funds`);
    exchange.orders.delete(maker.id);
    closeOtherLegs(draft, symbol, maker);
  }
}

/** One order's half of a trade: updates the order, and returns its fill and its ledger lines. */
function fillOrder(
  draft: Draft,
  symbol: MarketSymbol,
  order: Order,
  quantity: Amount,
  value: Amount,
  asTaker: boolean,
): { fill: Fill; lines: LedgerLine[] } {
  const precision = draft.exchange.quotePrecision(symbol.symbol);
  const before = order.fillTotals;
  const cost = before.cost + value;
  const takerCost = asTaker ? before.takerCost + value : before.takerCost;
  const charges = chargesOn(cost - takerCost, takerCost, order.rates, precision);
  order.fillTotals = { filled: before.filled + quantity, cost, takerCost, fee: charges.fee, vat: charges.vat };
  const fee = charges.fee - before.fee;
  const vat = charges.vat - before.vat;

  const lines =
    order.side === 'buy'
      ? buyLines(draft, symbol, order, quantity, value + fee + vat, precision)
      : sellLines(draft, symbol, order, quantity, value - fee - vat);
  // The final quantity of an order that spends an amount is what it has matched. Such an order ends when its plan ends.
  const spends = order.budget !== null || (order.extras !== null && order.extras.quoteQuantity !== null);
  order.status = order.remaining === 0n && !spends ? 'completed' : 'partial_filled';
  draft.touchOrder(order);
  return { fill: { orderId: order.id, userId: order.userId, fee, vat }, lines };
}

/** Credits base and takes quote from the held balance. What a better price saved becomes available again. */
function buyLines(
  draft: Draft,
  symbol: MarketSymbol,
  order: Order,
  quantity: Amount,
  charge: Amount,
  precision: number,
): LedgerLine[] {
  const { accounts } = draft.exchange;
  // A limit order holds its worst case, and what a better price saves is released. An order with a budget and a market
  // order hold a fixed sum and only spend from it.
  const spendsDown = order.budget !== null || order.type === 'market';
  const stillHeld = spendsDown
    ? order.held - charge
    : holdForBuy(order.price, order.remaining, order, order.rates, precision);
  const saved = order.held - charge - stillHeld;
  assert(stillHeld >= 0n && saved >= 0n, () => `order ${order.id} costs more than it holds`);
  const lines = [
    { account: accounts.findOrOpen(order.userId, symbol.quote, 'held'), amount: stillHeld - order.held },
    { account: accounts.findOrOpen(order.userId, symbol.quote, 'available'), amount: saved },
    { account: accounts.findOrOpen(order.userId, symbol.base, 'available'), amount: quantity },
  ];
  order.held = stillHeld;
  return lines;
}

/** Takes base from the held balance and credits the proceeds less fee and VAT. */
function sellLines(draft: Draft, symbol: MarketSymbol, order: Order, quantity: Amount, proceeds: Amount): LedgerLine[] {
  const { accounts } = draft.exchange;
  assert(proceeds >= 0n, () => `fee and VAT exceed the proceeds of order ${order.id}`);
  order.held -= quantity;
  return [
    { account: accounts.findOrOpen(order.userId, symbol.base, 'held'), amount: -quantity },
    { account: accounts.findOrOpen(order.userId, symbol.quote, 'available'), amount: proceeds },
  ];
}

/** The accounts of the asset that the order spends: quote for a buy, base for a sell. */
function spentAccounts(draft: Draft, symbol: MarketSymbol, order: Order) {
  const asset = order.side === 'buy' ? symbol.quote : symbol.base;
  const { accounts } = draft.exchange;
  return {
    available: accounts.findOrOpen(order.userId, asset, 'available'),
    held: accounts.findOrOpen(order.userId, asset, 'held'),
  };
}
