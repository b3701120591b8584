/** An order comes in: checked, paid for, matched, and rested or ended. */
import type { CreateOrder } from '../commands';
import { Draft } from '../draft';
import { holdForBuy, type Rates } from '../fees';
import { type Plan, planMatch } from '../matching';
import type { MarketSymbol } from '../model';
import { Order } from '../order';
import type { Refusal } from '../refusals';
import { refusePrice, refuseQuantity } from '../symbols';
import { type Decision, done, refuse, type Situation } from './decision';
import { close, hold, trade } from './settle';

const NOTHING_TRADED = { cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };

/** Refusals: INVALID_PAIR, INVALID_ORDER_TYPE, the price's and quantity's, TRADING_DISABLED, INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED (FOK). */
export function createOrder({ exchange, timeMs }: Situation, command: CreateOrder): Decision {
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return refuse({ code: 'INVALID_PAIR' });
  const illFormed = refuseTerms(symbol, command);
  if (illFormed !== undefined) return refuse(illFormed);

  const fees = exchange.rules.fees(symbol.symbol, command.trader.feeTier);
  const rates: Rates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  const needed =
    command.side === 'buy' ? holdForBuy(command.price, command.quantity, NOTHING_TRADED, rates, exchange.quotePrecision(symbol.symbol)) : command.quantity;
  const spent = command.side === 'buy' ? symbol.quote : symbol.base;
  if (exchange.accounts.balance(command.trader.userId, spent, 'available') < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const plan = planMatch(exchange.book(symbol.symbol), {
    userId: command.trader.userId,
    side: command.side,
    price: command.price,
    selfTradePrevention: command.selfTradePrevention,
    wants: (_price, filled) => command.quantity - filled,
  });
  if (command.timeInForce === 'FOK' && plan.filled < command.quantity) return refuse({ code: 'ORDER_NOT_MATCHED' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId += 1;
  const order = newOrder(command, exchange.lastOrderId, rates, timeMs);
  hold(draft, symbol, order, needed);
  carryOut(draft, symbol, order, plan);
  finish(draft, symbol, order, plan);
  return done(draft.event('create_order', command.trader.userId, symbol.symbol, { order: order.record() }));
}

function refuseTerms(symbol: MarketSymbol, command: CreateOrder): Refusal | undefined {
  if (command.orderType !== 'limit') return { code: 'INVALID_ORDER_TYPE' };
  const refusal = refusePrice(symbol, command.price) ?? refuseQuantity(symbol, command.quantity);
  if (refusal !== undefined) return refusal;
  if (symbol.status !== 'TRADING') return { code: 'TRADING_DISABLED' };
  return undefined;
}

function newOrder(command: CreateOrder, id: number, rates: Rates, timeMs: number): Order {
  return new Order(
    {
      id,
      userId: command.trader.userId,
      symbol: command.symbol,
      side: command.side,
      type: command.orderType,
      timeInForce: command.timeInForce,
      selfTradePrevention: command.selfTradePrevention,
      postOnly: command.postOnly,
      price: command.price,
      rates,
      clientOrderId: command.clientOrderId,
      budget: null,
      createdByIp: command.trader.ip,
      createdAtMs: timeMs,
    },
    command.quantity,
  );
}

/** Makes the plan true: own orders that give way are cancelled, the others trade. */
export function carryOut(draft: Draft, symbol: MarketSymbol, order: Order, plan: Plan): void {
  for (const maker of plan.expiredMakers) {
    draft.exchange.book(symbol.symbol).remove(maker);
    draft.touchLevel(maker);
    close(draft, symbol, maker, 'cancelled');
  }
  for (const { maker, quantity } of plan.fills) trade(draft, symbol, order, maker, quantity);
}

/** What is left rests, or ends at once. */
function finish(draft: Draft, symbol: MarketSymbol, order: Order, plan: Plan): void {
  draft.touch(order);
  if (order.remaining === 0n) return close(draft, symbol, order, 'completed');
  if (order.terms.timeInForce !== 'GTC' || plan.takerExpired) return close(draft, symbol, order, 'cancelled');
  draft.exchange.rest(order);
  draft.touchLevel(order);
}

