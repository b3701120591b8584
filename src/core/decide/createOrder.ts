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
  // The quantity of an order by quote amount is what it matches, plus the prevented match because of which it expires.
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
 * Checks only what does not depend on the order book, on balances or on other orders. Refusals: INVALID_PAIR and those
 * of `refuseTerms`.
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
  // A trailing stop whose stop price is reached is not triggered; it begins to follow the market.
  if (last === undefined || stopPrice === null || extras?.trailingDelta != null) return false;
  return isReached({ side, trigger: extras?.trigger ?? 'stop', stopPrice }, last);
}

/**
 * Holds what the order needs at its limit price, or at its stop price if it has no limit, and adds it to the waiting
 * orders, which are not in the book.
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

/** Makes a trailing stop whose stop price is already reached follow the market from the last price on. */
export function startTracking({ lastPrices }: Exchange, order: Order): void {
  const last = lastPrices.get(order.symbol);
  const tracked = last === undefined ? null : nextTrackedPrice(order, { low: last, high: last }, last);
  if (tracked !== null) setTrackedPrice(order, tracked);
}

/**
 * The amount that the order must hold: for a limit order the worst case, for a market buy exactly the cost of its
 * fills.
 */
export function requiredFunds(exchange: Exchange, symbol: MarketSymbol, order: Order, plan: MatchPlan) {
  const precision = exchange.quotePrecision(symbol.symbol);
  if (order.type === 'limit' || order.side === 'sell') return requiredHold(order, precision);
  const { fee, vat } = chargesOn(0n, plan.cost, order.rates, precision);
  return plan.cost + fee + vat;
}

/** The available balance of the asset that the order spends. */
export function availableFunds(exchange: Exchange, symbol: MarketSymbol, order: Order) {
  return exchange.accounts.balance(order.userId, order.side === 'buy' ? symbol.quote : symbol.base, 'available');
}

/** Creates the order with the next id. The id is used up only if the order is accepted. */
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
 * The base quantity that the order still takes at a price. For a market order by quote amount, it is what the rest of
 * the amount pays for; prevented matches reduce the amount like fills.
 */
function wantedQuantityOf(exchange: Exchange, symbol: MarketSymbol, command: CreateOrder): WantedQuantity {
  const { quantity } = command;
  const quoteQuantity = command.extras?.quoteQuantity ?? null;
  if (quoteQuantity === null) return (_price, { filled, prevented }) => quantity - filled - prevented;
  if (command.side === 'sell')
    return (price, { cost, preventedCost }) => quantityWorth(quoteQuantity - cost - preventedCost, price, symbol);
  const { makerRate, takerRate } = exchange.rules.fees(symbol.symbol, command.trader.feeTier);
  const rates: FeeRates = { makerRate, takerRate, vatRate: symbol.vatRate };
  const precision = exchange.quotePrecision(symbol.symbol);
  return (price, { cost, preventedCost }) =>
    affordableQuantity(quoteQuantity, cost + preventedCost, price, rates, precision, symbol.quantityPrecision);
}

/** The largest base quantity whose value at the price is at most `value`. */
function quantityWorth(value: Amount, price: Amount, { quantityPrecision }: MarketSymbol): Amount {
  return value <= 0n ? 0n : divideDown(value, price, quantityPrecision);
}
