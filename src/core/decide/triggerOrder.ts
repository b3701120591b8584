/** Matches a waiting order whose stop price the last price has reached, as the limit or market order that it is. */

import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { affordableQuantity, chargesOn } from '../market/fees';
import type { TriggerOrder } from '../model/commands';
import type { MarketSymbol } from '../model/model';
import type { Order } from '../orders/order';
import { listIdOf } from '../orders/orderLists';
import { type IncomingOrder, planMatch } from '../orders/planMatch';
import { awaitsTracking } from '../orders/stopTriggers';
import { assert, assertPresent } from '../values/assert';
import { minimum } from '../values/decimal';
import { executePlan, incomingOrder, matchesMax } from './applyMatchPlan';
import { accept, type Decision, type DecisionContext } from './decision';
import { closeOtherLeg, holdFunds, holdWhole, releaseAll } from './orderJournalEntries';

/** Never refuses. An order that cannot be filled or paid ends as cancelled. */
export function triggerOrder({ exchange, timeMs }: DecisionContext, { type, orderId }: TriggerOrder): Decision {
  const order = assertPresent(exchange.orders.get(orderId), `order ${orderId}`);
  assert(order.isWaiting && !awaitsTracking(order), `order ${orderId} cannot be triggered`);
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const draft = new Draft(exchange, timeMs);
  exchange.stopBook(symbol.symbol).remove(order);
  exchange.orders.delete(orderId);

  // A waiting market buy holds funds for its stop price only. When it is triggered, it may spend the user's whole
  // available balance.
  const atMarket = order.type === 'market' && order.side === 'buy';
  closeOtherLeg(draft, symbol, order);
  if (atMarket) releaseAll(draft, symbol, order);
  else if (listIdOf(order) !== null) holdWhole(draft, symbol, order);
  const incoming: IncomingOrder = {
    ...incomingOrder(order, symbol),
    wantedQuantity: (price, { filled, cost, prevented }, isDecremented) =>
      minimum(
        order.quantity - filled - prevented,
        atMarket && !isDecremented ? affordableQuantityAt(exchange, symbol, order, price, cost) : order.quantity,
      ),
  };
  const plan = planMatch(exchange.book(symbol.symbol), incoming, matchesMax(order, exchange.matchLimits));
  if (atMarket) {
    const { fee, vat } = chargesOn(0n, plan.cost, order.rates, exchange.quotePrecision(symbol.symbol));
    holdFunds(draft, symbol, order, plan.cost + fee + vat);
  }
  executePlan(draft, symbol, order, plan);
  return accept(draft.createEvent(type, order.userId, symbol.symbol, { order }));
}

function affordableQuantityAt(exchange: Exchange, symbol: MarketSymbol, order: Order, price: bigint, cost: bigint) {
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
