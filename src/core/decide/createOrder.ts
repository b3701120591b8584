/** An order comes in: checked, paid for, and sent to the book, or kept until its stop price is reached. */
import type { CreateOrder } from '../commands';
import { Draft } from '../draft';
import type { Exchange } from '../exchange';
import { chargesOn } from '../fees';
import { type Plan, planMatch } from '../matching';
import type { MarketSymbol } from '../model';
import { Order } from '../order';
import { misfit, type Refusal } from '../refusals';
import { refusePrice, refuseQuantity } from '../symbols';
import { type Decision, done, refuse, type Situation } from './decision';
import { carryOut, finish, limitOf } from './enter';
import { close, hold, reserveOf } from './settle';

/** Refusals: INVALID_PAIR, `refuseTerms`, INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED (FOK, market). A post-only order that would take comes back `rejected`. */
export function createOrder({ exchange, timeMs }: Situation, command: CreateOrder): Decision {
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return refuse({ code: 'INVALID_PAIR' });
  const illFormed = refuseTerms(symbol, command);
  if (illFormed !== undefined) return refuse(illFormed);

  const order = newOrder(exchange, command, timeMs);
  if (command.stopPrice !== null && !wakes(exchange, command)) return wait(exchange, symbol, order, timeMs);
  const plan = planMatch(exchange.book(symbol.symbol), {
    userId: command.trader.userId,
    side: command.side,
    price: limitOf(order, symbol),
    selfTradePrevention: command.selfTradePrevention,
    wants: (_price, filled) => command.quantity - filled,
  });
  const complete = plan.filled === command.quantity;
  if (command.timeInForce === 'FOK' && !complete) return refuse({ code: 'ORDER_NOT_MATCHED' });
  if (command.orderType === 'market' && plan.filled === 0n) return refuse({ code: 'ORDER_NOT_MATCHED' });
  const needed = neededFor(exchange, symbol, order, plan);
  if (available(exchange, symbol, order) < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = order.id;
  if (command.postOnly && (plan.fills.length > 0 || plan.takerExpired || plan.expiredMakers.length > 0)) {
    close(draft, symbol, order, 'rejected');
  } else {
    hold(draft, symbol, order, needed);
    carryOut(draft, symbol, order, plan);
    finish(draft, symbol, order, plan);
  }
  return done(draft.event('create_order', order.userId, symbol.symbol, { order }));
}

/** The price's and quantity's refusals, INVALID_PARAMETERS for terms that exclude each other, TRADING_DISABLED. */
function refuseTerms(symbol: MarketSymbol, command: CreateOrder): Refusal | undefined {
  const { orderType, postOnly, stopPrice, timeInForce, price, quantity } = command;
  if (postOnly && (orderType === 'market' || timeInForce !== 'GTC' || stopPrice !== null))
    return misfit('post_only', 'goes only with a limit order of time in force GTC and without a stop price');
  if (stopPrice !== null && timeInForce === 'FOK')
    return misfit(
      'time_in_force',
      'cannot be FOK with a stop price: whether all of it fills is known only when it wakes',
    );
  const refusal =
    (orderType === 'limit' ? refusePrice(symbol, price) : undefined) ??
    (stopPrice === null ? undefined : refusePrice(symbol, stopPrice)) ??
    refuseQuantity(symbol, quantity);
  if (refusal !== undefined) return refusal;
  if (symbol.status !== 'TRADING') return { code: 'TRADING_DISABLED' };
  return undefined;
}

/** True when the last price is at its stop price already: then it never waits. */
function wakes(exchange: Exchange, { symbol, side, stopPrice }: CreateOrder): boolean {
  const last = exchange.lastPrices.get(symbol);
  if (last === undefined || stopPrice === null) return false;
  return side === 'buy' ? last >= stopPrice : last <= stopPrice;
}

/** It holds what it will need at its limit, or at its stop price if it has no limit, and keeps out of the book. */
function wait(exchange: Exchange, symbol: MarketSymbol, order: Order, timeMs: number): Decision {
  const needed = reserveOf(order, exchange.quotePrecision(symbol.symbol));
  if (available(exchange, symbol, order) < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });
  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = order.id;
  hold(draft, symbol, order, needed);
  exchange.wait(order);
  draft.touch(order);
  return done(draft.event('create_order', order.userId, symbol.symbol, { order }));
}

/** A limit order holds for its worst case; a market order exactly what its fills cost. */
function neededFor(exchange: Exchange, symbol: MarketSymbol, order: Order, plan: Plan) {
  const precision = exchange.quotePrecision(symbol.symbol);
  if (order.type === 'limit' || order.side === 'sell') return reserveOf(order, precision);
  const { fee, vat } = chargesOn(0n, plan.cost, order.rates, precision);
  return plan.cost + fee + vat;
}

function available(exchange: Exchange, symbol: MarketSymbol, order: Order) {
  return exchange.accounts.balance(order.userId, order.side === 'buy' ? symbol.quote : symbol.base, 'available');
}

/** Takes the next id; it counts only once the order is accepted. */
function newOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Order {
  const fees = exchange.rules.fees(command.symbol, command.trader.feeTier);
  return new Order(
    exchange.orderKinds,
    {
      id: exchange.lastOrderId + 1,
      userId: command.trader.userId,
      symbol: command.symbol,
      side: command.side,
      type: command.orderType,
      timeInForce: command.orderType === 'market' ? 'IOC' : command.timeInForce,
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
    },
    command.quantity,
  );
}
