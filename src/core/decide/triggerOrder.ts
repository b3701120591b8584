/** The last price has reached a waiting order's stop price: it goes to the book as the limit or market order it is. The engine's own command. */
import { assert, present } from '../assert';
import type { TriggerOrder } from '../commands';
import { minimum } from '../decimal';
import { Draft } from '../draft';
import type { Exchange } from '../exchange';
import { affordableQuantity, chargesOn } from '../fees';
import { planMatch } from '../matching';
import type { MarketSymbol } from '../model';
import type { Order } from '../order';
import { type Decision, done, type Situation } from './decision';
import { carryOut, finish, limitOf } from './enter';
import { hold, letGo } from './settle';

/** Never refuses: what cannot be filled or paid ends the order as cancelled. */
export function triggerOrder({ exchange, timeMs }: Situation, { type, orderId }: TriggerOrder): Decision {
  const order = present(exchange.orders.get(orderId), `order ${orderId}`);
  assert(order.waiting, `order ${orderId} does not wait`);
  const symbol = present(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const draft = new Draft(exchange, timeMs);
  exchange.stops(symbol.symbol).remove(order);
  exchange.orders.delete(orderId);

  // A market buy held at its stop price; from here on it spends what the user has.
  const atMarket = order.type === 'market' && order.side === 'buy';
  if (atMarket) letGo(draft, symbol, order);
  const plan = planMatch(exchange.book(symbol.symbol), {
    userId: order.userId,
    side: order.side,
    price: limitOf(order, symbol),
    selfTradePrevention: order.selfTradePrevention,
    wants: (price, filled, cost) =>
      minimum(order.quantity - filled, atMarket ? payable(exchange, symbol, order, price, cost) : order.quantity),
  });
  if (atMarket) {
    const { fee, vat } = chargesOn(0n, plan.cost, order.rates, exchange.quotePrecision(symbol.symbol));
    hold(draft, symbol, order, plan.cost + fee + vat);
  }
  carryOut(draft, symbol, order, plan);
  finish(draft, symbol, order, plan);
  return done(draft.event(type, order.userId, symbol.symbol, { order }));
}

function payable(exchange: Exchange, symbol: MarketSymbol, order: Order, price: bigint, cost: bigint) {
  const funds = exchange.accounts.balance(order.userId, symbol.quote, 'available');
  return affordableQuantity(
    funds,
    cost,
    price,
    order.rates,
    exchange.quotePrecision(symbol.symbol),
    symbol.quantityPrecision,
  );
}
