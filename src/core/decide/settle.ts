/** Holds, fills and releases: how an order's money moves. Each is one journal entry. */
import { assert } from '../assert';
import { type Amount, multiplyExact } from '../decimal';
import type { Draft, Line } from '../draft';
import { chargesOn, holdForBuy } from '../fees';
import { type Fill, HOUSE, type MarketSymbol, type OrderStatus } from '../model';
import type { Order } from '../order';

/** Reserves `amount` of what the order spends. The caller has checked that it is there. */
export function hold(draft: Draft, symbol: MarketSymbol, order: Order, amount: Amount): void {
  const { available, held } = spends(draft, symbol, order);
  draft.post('hold', order.id, [
    { account: available, amount: -amount },
    { account: held, amount },
  ]);
  order.held = amount;
}

/** What an open order must still hold: quote for a buy, at its limit, or at its stop price where it has no limit; base for a sell. */
export function reserveOf(order: Order, precision: number): Amount {
  if (order.side === 'sell') return order.remaining;
  const price = order.type === 'limit' ? order.price : (order.stopPrice ?? 0n);
  return holdForBuy(price, order.remaining, order, order.rates, precision);
}

/** Gives back what a smaller order no longer needs. */
export function holdLess(draft: Draft, symbol: MarketSymbol, order: Order): void {
  giveBack(draft, symbol, order, order.held - reserveOf(order, draft.exchange.quotePrecision(symbol.symbol)));
}

/** Gives back all that an order holds. */
export function letGo(draft: Draft, symbol: MarketSymbol, order: Order): void {
  giveBack(draft, symbol, order, order.held);
}

function giveBack(draft: Draft, symbol: MarketSymbol, order: Order, amount: Amount): void {
  const { available, held } = spends(draft, symbol, order);
  draft.post('release', order.id, [
    { account: held, amount: -amount },
    { account: available, amount },
  ]);
  order.held -= amount;
}

/** Ends an order: whatever it still holds goes back, and it takes its final status. */
export function close(draft: Draft, symbol: MarketSymbol, order: Order, status: OrderStatus): void {
  letGo(draft, symbol, order);
  order.status = status;
  draft.exchange.orders.delete(order.id);
  draft.touch(order);
}

/** Trades `quantity` between an incoming and a resting order at the resting one's price; one entry settles both. */
export function trade(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order, quantity: Amount): void {
  const { exchange } = draft;
  const price = maker.price;
  const quoteQuantity = multiplyExact(price, quantity);
  const tradeId = exchange.nextTradeId(symbol.symbol);
  const takerHalf = fill(draft, symbol, taker, quantity, quoteQuantity, true);
  const makerHalf = fill(draft, symbol, maker, quantity, quoteQuantity, false);

  const house = (kind: 'fees' | 'vat', amount: Amount): Line => ({
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
  exchange.book(symbol.symbol).reduced(maker, quantity);
  draft.touchLevel(maker);
  if (maker.remaining === 0n) {
    assert(maker.held === 0n, () => `filled order ${maker.id} still holds funds`);
    exchange.orders.delete(maker.id);
  }
}

/** One order's half of a trade: its own numbers move on, and the lines that pay for it. */
function fill(
  draft: Draft,
  symbol: MarketSymbol,
  order: Order,
  quantity: Amount,
  value: Amount,
  asTaker: boolean,
): { fill: Fill; lines: Line[] } {
  const precision = draft.exchange.quotePrecision(symbol.symbol);
  const before = order.traded;
  const cost = before.cost + value;
  const takerCost = asTaker ? before.takerCost + value : before.takerCost;
  const charges = chargesOn(cost - takerCost, takerCost, order.rates, precision);
  order.traded = { filled: before.filled + quantity, cost, takerCost, fee: charges.fee, vat: charges.vat };
  const fee = charges.fee - before.fee;
  const vat = charges.vat - before.vat;

  const lines =
    order.side === 'buy'
      ? buyLines(draft, symbol, order, quantity, value + fee + vat, precision)
      : sellLines(draft, symbol, order, quantity, value - fee - vat);
  order.status = order.remaining === 0n && order.budget === null ? 'completed' : 'partial_filled';
  draft.touch(order);
  return { fill: { orderId: order.id, userId: order.userId, fee, vat }, lines };
}

/** Base in; quote out of what was held, and what the better price saved goes back to available. */
function buyLines(
  draft: Draft,
  symbol: MarketSymbol,
  order: Order,
  quantity: Amount,
  charge: Amount,
  precision: number,
): Line[] {
  const { accounts } = draft.exchange;
  // A limit order holds for its worst case; one that set a sum aside (a budget, a market order's cost) spends it down.
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

/** Base out of what was held; proceeds in, less fee and VAT. */
function sellLines(draft: Draft, symbol: MarketSymbol, order: Order, quantity: Amount, proceeds: Amount): Line[] {
  const { accounts } = draft.exchange;
  assert(proceeds >= 0n, () => `fee and VAT exceed the proceeds of order ${order.id}`);
  order.held -= quantity;
  return [
    { account: accounts.findOrOpen(order.userId, symbol.base, 'held'), amount: -quantity },
    { account: accounts.findOrOpen(order.userId, symbol.quote, 'available'), amount: proceeds },
  ];
}

/** The accounts of what an order gives: quote for a buy, base for a sell. */
function spends(draft: Draft, symbol: MarketSymbol, order: Order) {
  const asset = order.side === 'buy' ? symbol.quote : symbol.base;
  const { accounts } = draft.exchange;
  return {
    available: accounts.findOrOpen(order.userId, asset, 'available'),
    held: accounts.findOrOpen(order.userId, asset, 'held'),
  };
}
