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
  draft.post('hold', order.terms.id, [
    { account: available, amount: -amount },
    { account: held, amount },
  ]);
  order.held = amount;
}

/** What an open order must still hold: quote for a buy, at its limit, or at its stop price where it has no limit; base for a sell. */
export function reserveOf(order: Order, precision: number): Amount {
  if (order.terms.side === 'sell') return order.remaining;
  const price = order.terms.type === 'limit' ? order.terms.price : (order.terms.stopPrice ?? 0n);
  return holdForBuy(price, order.remaining, order, order.terms.rates, precision);
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
  draft.post('release', order.terms.id, [
    { account: held, amount: -amount },
    { account: available, amount },
  ]);
  order.held -= amount;
}

/** Ends an order: whatever it still holds goes back, and it takes its final status. */
export function close(draft: Draft, symbol: MarketSymbol, order: Order, status: OrderStatus): void {
  letGo(draft, symbol, order);
  order.status = status;
  draft.exchange.orders.delete(order.terms.id);
  draft.touch(order);
}

/** Trades `quantity` between an incoming and a resting order at the resting one's price; one entry settles both. */
export function trade(draft: Draft, symbol: MarketSymbol, taker: Order, maker: Order, quantity: Amount): void {
  const { exchange } = draft;
  const price = maker.terms.price;
  const quoteQuantity = multiplyExact(price, quantity);
  const tradeId = exchange.nextTradeId(symbol.symbol);
  const takerHalf = fill(draft, symbol, taker, quantity, quoteQuantity, true);
  const makerHalf = fill(draft, symbol, maker, quantity, quoteQuantity, false);

  const house = (kind: 'fees' | 'vat', amount: Amount): Line => ({ account: exchange.accounts.findOrOpen(HOUSE, symbol.quote, kind), amount });
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
    takerSide: taker.terms.side,
    taker: takerHalf.fill,
    maker: makerHalf.fill,
  });

  exchange.lastPrices.set(symbol.symbol, price);
  exchange.book(symbol.symbol).reduced(maker, quantity);
  draft.touchLevel(maker);
  if (maker.remaining === 0n) {
    assert(maker.held === 0n, () => `filled order ${maker.terms.id} still holds funds`);
    exchange.orders.delete(maker.terms.id);
  }
}

/** One order's half of a trade: its own numbers move on, and the lines that pay for it. */
function fill(draft: Draft, symbol: MarketSymbol, order: Order, quantity: Amount, value: Amount, asTaker: boolean): { fill: Fill; lines: Line[] } {
  const { terms } = order;
  const precision = draft.exchange.quotePrecision(symbol.symbol);
  const feeBefore = order.fee;
  const vatBefore = order.vat;
  order.filled += quantity;
  order.cost += value;
  if (asTaker) order.takerCost += value;
  ({ fee: order.fee, vat: order.vat } = chargesOn(order.cost - order.takerCost, order.takerCost, terms.rates, precision));
  const fee = order.fee - feeBefore;
  const vat = order.vat - vatBefore;

  const lines =
    terms.side === 'buy'
      ? buyLines(draft, symbol, order, quantity, value + fee + vat, precision)
      : sellLines(draft, symbol, order, quantity, value - fee - vat);
  order.status = order.remaining === 0n && terms.budget === null ? 'completed' : 'partial_filled';
  draft.touch(order);
  return { fill: { orderId: terms.id, userId: terms.userId, fee, vat }, lines };
}

/** Base in; quote out of what was held, and what the better price saved goes back to available. */
function buyLines(draft: Draft, symbol: MarketSymbol, order: Order, quantity: Amount, charge: Amount, precision: number): Line[] {
  const { accounts } = draft.exchange;
  const { terms } = order;
  // A limit order holds for its worst case; one that set a sum aside (a budget, a market order's cost) spends it down.
  const spendsDown = terms.budget !== null || terms.type === 'market';
  const stillHeld = spendsDown ? order.held - charge : holdForBuy(terms.price, order.remaining, order, terms.rates, precision);
  const saved = order.held - charge - stillHeld;
  assert(stillHeld >= 0n && saved >= 0n, () => `order ${terms.id} costs more than it holds`);
  const lines = [
    { account: accounts.findOrOpen(terms.userId, symbol.quote, 'held'), amount: stillHeld - order.held },
    { account: accounts.findOrOpen(terms.userId, symbol.quote, 'available'), amount: saved },
    { account: accounts.findOrOpen(terms.userId, symbol.base, 'available'), amount: quantity },
  ];
  order.held = stillHeld;
  return lines;
}

/** Base out of what was held; proceeds in, less fee and VAT. */
function sellLines(draft: Draft, symbol: MarketSymbol, order: Order, quantity: Amount, proceeds: Amount): Line[] {
  const { accounts } = draft.exchange;
  const { terms } = order;
  assert(proceeds >= 0n, () => `fee and VAT exceed the proceeds of order ${terms.id}`);
  order.held -= quantity;
  return [
    { account: accounts.findOrOpen(terms.userId, symbol.base, 'held'), amount: -quantity },
    { account: accounts.findOrOpen(terms.userId, symbol.quote, 'available'), amount: proceeds },
  ];
}

/** The accounts of what an order gives: quote for a buy, base for a sell. */
function spends(draft: Draft, symbol: MarketSymbol, order: Order) {
  const asset = order.terms.side === 'buy' ? symbol.quote : symbol.base;
  const { accounts } = draft.exchange;
  return { available: accounts.findOrOpen(order.terms.userId, asset, 'available'), held: accounts.findOrOpen(order.terms.userId, asset, 'held') };
}
