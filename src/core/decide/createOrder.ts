/** Decides a new order: checks it, holds its funds, and matches it, or keeps it until its stop price is reached. */
import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { affordableQuantity, chargesOn, type FeeRates } from '../market/fees';
import { refuseNotional, refuseOpenOrder, refusePrice, refuseQuantity } from '../market/ruleChecks';
import type { CreateOrder } from '../model/commands';
import type { MarketSymbol, TimeInForce } from '../model/model';
import { incompatibleField, type Refusal } from '../model/refusals';
import { Order } from '../orders/order';
import type { OrderBook } from '../orders/orderBook';
import { type IncomingOrder, type MatchPlan, NOTHING_MATCHED, planMatch, wouldMatch } from '../orders/planMatch';
import { isReached, nextTrackedPrice, setTrackedPrice } from '../orders/stopTriggers';
import { type Amount, divideDown } from '../values/decimal';
import { executePlan, matchesMax, worstAcceptedPrice } from './applyMatchPlan';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { closeOrder, holdFunds, requiredHold } from './orderJournalEntries';
import {
  canRest,
  initialExtras,
  isByQuoteQuantity,
  refuseExtras,
  refuseQuoteQuantity,
  withActivationPrice,
} from './orderKinds';
import { canPlaceOrders } from './userStates';

/**
 * Refusals: INVALID_PAIR, those of `refuseTerms` and `refuseOneMore`, ORDER_WOULD_TRIGGER, INSUFFICIENT_BALANCE,
 * ORDER_NOT_MATCHED (FOK and market orders). A post-only order that would trade is accepted with the status `rejected`.
 */
export function createOrder({ exchange, timeMs }: DecisionContext, sent: CreateOrder): Decision {
  const command = withActivationPrice(exchange, sent);
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return refuse({ code: 'INVALID_PAIR' });
  const illFormed = refuseTerms(exchange, symbol, command, timeMs) ?? refuseOneMore(exchange, symbol, command);
  if (illFormed !== undefined) return refuse(illFormed);

  if (command.mustWait === true && isTriggered(exchange, command)) return refuse({ code: 'ORDER_WOULD_TRIGGER' });
  const order = newOrder(exchange, command, timeMs);
  if (command.stopPrice !== null && !isTriggered(exchange, command))
    return acceptWaiting(exchange, symbol, order, timeMs);
  const book = exchange.book(symbol.symbol);
  const incoming: IncomingOrder = {
    userId: command.trader.userId,
    side: command.side,
    price: worstAcceptedPrice(order, symbol),
    selfTradePrevention: command.selfTradePrevention,
    wantedQuantity: wantedQuantityOf(exchange, symbol, command),
  };
  if (isDust(symbol, book, incoming, command))
    return refuse({ code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity });
  const plan = planMatch(book, incoming, matchesMax(order, exchange.matchLimits));
  // An order by quote amount is of the quantity that it matches, and of the prevented match because of which it expires.
  if (isByQuoteQuantity(command)) order.quantity = plan.filled + plan.prevented + (plan.takerExpiry?.quantity ?? 0n);
  const complete = plan.filled === command.quantity;
  if (command.timeInForce === 'FOK' && !complete) return refuse({ code: 'ORDER_NOT_MATCHED' });
  if (command.orderType === 'market' && plan.filled + plan.prevented === 0n)
    return refuse({ code: 'ORDER_NOT_MATCHED' });
  const needed = requiredFunds(exchange, symbol, order, plan);
  if (availableFunds(exchange, symbol, order) < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = order.id;
  if (command.postOnly && wouldMatch(plan)) {
    closeOrder(draft, symbol, order, 'rejected');
  } else {
    holdFunds(draft, symbol, order, needed);
    executePlan(draft, symbol, order, plan);
  }
  return accept(draft.createEvent('create_order', order.userId, symbol.symbol, { order }));
}

/**
 * The refusal that does not depend on the order book, on balances or on other orders: INVALID_PAIR and those of
 * `refuseTerms`.
 */
export function refuseOrderTerms(exchange: Exchange, command: CreateOrder, timeMs: number): Refusal | undefined {
  const symbol = exchange.rules.symbols.get(command.symbol);
  return symbol === undefined
    ? { code: 'INVALID_PAIR' }
    : refuseTerms(exchange, symbol, withActivationPrice(exchange, command), timeMs);
}

/** Refusals: those of price, quantity and notional, INVALID_PARAMETERS for incompatible terms, TRADING_DISABLED. */
function refuseTerms(
  exchange: Exchange,
  symbol: MarketSymbol,
  command: CreateOrder,
  timeMs: number,
): Refusal | undefined {
  const { orderType, postOnly, stopPrice, timeInForce, price, quantity } = command;
  if (postOnly && (orderType === 'market' || timeInForce !== 'GTC' || stopPrice !== null))
    return incompatibleField('post_only', 'goes only with a limit order of time in force GTC and without a stop price');
  if (stopPrice !== null && timeInForce === 'FOK')
    return incompatibleField(
      'time_in_force',
      'cannot be FOK with a stop price, because the fills are not known before the order is triggered',
    );
  const refusal =
    refuseExtras(symbol, command, timeMs) ??
    (orderType === 'limit' ? refusePrice(symbol, price) : undefined) ??
    (stopPrice === null ? undefined : refusePrice(symbol, stopPrice)) ??
    (isByQuoteQuantity(command)
      ? refuseQuoteQuantity(exchange, symbol, command)
      : (refuseQuantity(symbol, quantity) ?? refuseNotional(symbol, valuationPrice(exchange, command), quantity)));
  if (refusal !== undefined) return refusal;
  if (symbol.status !== 'TRADING' || !canPlaceOrders(command.trader)) return { code: 'TRADING_DISABLED' };
  return undefined;
}

/**
 * Refusals: IDEMPOTENCY_CONFLICT if an open order has its client order id; for an order that can stay open, those of
 * `refuseOpenOrder`.
 */
function refuseOneMore(exchange: Exchange, symbol: MarketSymbol, command: CreateOrder): Refusal | undefined {
  const { stopPrice, trader, clientOrderId } = command;
  if (exchange.orders.clientIds.hasOrder(trader.userId, clientOrderId)) return { code: 'IDEMPOTENCY_CONFLICT' };
  if (!canRest(command)) return undefined;
  return refuseOpenOrder(symbol, exchange.orders.countsOf(command.trader.userId, command.symbol), stopPrice !== null);
}

/** True if the best price of the book turns the quote quantity into less than the smallest order. */
function isDust(symbol: MarketSymbol, book: OrderBook, incoming: IncomingOrder, command: CreateOrder): boolean {
  const best = isByQuoteQuantity(command) ? book.bestLevel(incoming.side === 'buy' ? 'sell' : 'buy') : undefined;
  return best !== undefined && incoming.wantedQuantity(best.price, NOTHING_MATCHED, false) < symbol.minimumQuantity;
}

/** The price at which the order is valued: its limit, its stop price, or the last price, if there is one. */
function valuationPrice({ lastPrices }: Exchange, { symbol, orderType, price, stopPrice }: CreateOrder) {
  return orderType === 'limit' ? price : (stopPrice ?? lastPrices.get(symbol));
}

/** True if the last price has reached the stop price already, so that the order does not wait. */
export function isTriggered(exchange: Exchange, { symbol, side, stopPrice, extras }: CreateOrder): boolean {
  const last = exchange.lastPrices.get(symbol);
  // A trailing stop begins to follow the market instead.
  if (last === undefined || stopPrice === null || extras?.trailingDelta != null) return false;
  return isReached({ side, trigger: extras?.trigger ?? 'stop', stopPrice }, last);
}

/**
 * Holds what the order will need at its limit, or at its stop price if it has no limit. The order is not in the book.
 */
function acceptWaiting(exchange: Exchange, symbol: MarketSymbol, order: Order, timeMs: number): Decision {
  const needed = requiredHold(order, exchange.quotePrecision(symbol.symbol));
  if (availableFunds(exchange, symbol, order) < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });
  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = order.id;
  holdFunds(draft, symbol, order, needed);
  startTracking(exchange, order);
  exchange.addWaiting(order);
  draft.touchOrder(order);
  return accept(draft.createEvent('create_order', order.userId, symbol.symbol, { order }));
}

/** A trailing stop whose stop price is reached already follows the market from the last price on. */
export function startTracking({ lastPrices }: Exchange, order: Order): void {
  const last = lastPrices.get(order.symbol);
  const tracked = last === undefined ? null : nextTrackedPrice(order, { low: last, high: last }, last);
  if (tracked !== null) setTrackedPrice(order, tracked);
}

/** A limit order holds the funds for its worst case, a market buy exactly the cost of its fills. */
export function requiredFunds(exchange: Exchange, symbol: MarketSymbol, order: Order, plan: MatchPlan) {
  const precision = exchange.quotePrecision(symbol.symbol);
  if (order.type === 'limit' || order.side === 'sell') return requiredHold(order, precision);
  const { fee, vat } = chargesOn(0n, plan.cost, order.rates, precision);
  return plan.cost + fee + vat;
}

/** The available funds in the asset that the order spends. */
export function availableFunds(exchange: Exchange, symbol: MarketSymbol, order: Order) {
  return exchange.accounts.balance(order.userId, order.side === 'buy' ? symbol.quote : symbol.base, 'available');
}

/** The new order has the next id, which is used up only if the order is accepted. */
export function newOrder(
  exchange: Exchange,
  command: CreateOrder,
  timeMs: number,
  id = exchange.lastOrderId + 1,
): Order {
  const fees = exchange.rules.fees(command.symbol, command.trader.feeTier);
  return new Order(
    exchange.sharedOrderTerms,
    {
      id,
      userId: command.trader.userId,
      symbol: command.symbol,
      side: command.side,
      type: command.orderType,
      timeInForce: storedTimeInForce(command),
      selfTradePrevention: command.selfTradePrevention,
      postOnly: command.postOnly,
      price: command.orderType === 'market' ? 0n : command.price,
      stopPrice: command.stopPrice,
      makerRate: fees.makerRate,
      takerRate: fees.takerRate,
      vatRate: exchange.rules.symbols.get(command.symbol)?.vatRate ?? 0n,
      clientOrderId: command.clientOrderId,
      budget: null,
      createdByIp: command.trader.ip,
      createdAtMs: timeMs,
      extras: initialExtras(command),
    },
    command.quantity,
  );
}

/** A market order never rests: it is IOC unless it has to be filled completely. */
function storedTimeInForce({ orderType, timeInForce }: CreateOrder): TimeInForce {
  return orderType === 'market' && timeInForce === 'GTC' ? 'IOC' : timeInForce;
}

type WantedQuantity = IncomingOrder['wantedQuantity'];

/**
 * Most orders want a base quantity. A market order by quote amount wants what the amount covers at each price, where it
 * loses the value of prevented matches like that of fills.
 */
function wantedQuantityOf(exchange: Exchange, symbol: MarketSymbol, command: CreateOrder): WantedQuantity {
  const { quantity } = command;
  const quoteQuantity = command.extras?.quoteQuantity ?? null;
  if (quoteQuantity === null) return (_price, { filled, prevented }) => quantity - filled - prevented;
  if (command.side === 'sell')
    return (price, { cost, preventedCost }) => soldFor(quoteQuantity - cost - preventedCost, price, symbol);
  const { makerRate, takerRate } = exchange.rules.fees(symbol.symbol, command.trader.feeTier);
  const rates: FeeRates = { makerRate, takerRate, vatRate: symbol.vatRate };
  const precision = exchange.quotePrecision(symbol.symbol);
  return (price, { cost, preventedCost }) =>
    affordableQuantity(quoteQuantity, cost + preventedCost, price, rates, precision, symbol.quantityPrecision);
}

/** The largest quantity whose value at the price is at most `value`. Rounded down, so that it is never exceeded. */
function soldFor(value: Amount, price: Amount, { quantityPrecision }: MarketSymbol): Amount {
  return value <= 0n ? 0n : divideDown(value, price, quantityPrecision);
}
