/**
 * Continues an order that has matched only its share of one event: it matches the next resting orders, and then rests,
 * is closed, or goes on again. Until it has ended, nothing else is decided for its book (`core/commandBooks.ts`).
 */

import { Draft } from '../commandEffects';
import type { ContinueOrder } from '../commands';
import type { Exchange } from '../exchange';
import { affordableQuantity } from '../market/fees';
import type { MarketSymbol } from '../model';
import type { Order } from '../orders/order';
import { type Matched, planMatch } from '../orders/planMatch';
import { assert, assertPresent } from '../values/assert';
import { type Amount, minimum } from '../values/decimal';
import { applyMatchPlan, restOrClose, worstAcceptedPrice } from './applyMatchPlan';
import { accept, type Decision, type DecisionContext } from './decision';

/** Never refuses. */
export function continueOrder({ exchange, timeMs }: DecisionContext, command: ContinueOrder): Decision {
  const order = assertPresent(exchange.orders.get(command.orderId), `order ${command.orderId}`);
  assert(order.isUnfinished, `order ${order.id} is not matching`);
  const symbol = assertPresent(exchange.rules.symbols.get(order.symbol), `symbol ${order.symbol}`);
  const draft = new Draft(exchange, timeMs);
  exchange.removeUnfinished(order);
  order.restedAt = null;
  const { remaining } = order;
  const plan = planMatch(
    exchange.book(symbol.symbol),
    {
      userId: order.userId,
      side: order.side,
      price: worstAcceptedPrice(order, symbol),
      selfTradePrevention: order.selfTradePrevention,
      wantedQuantity: affordableRemainder(exchange, symbol, order, remaining),
    },
    exchange.matchLimits.perEvent,
  );
  applyMatchPlan(draft, symbol, order, plan);
  const isCutOff = plan.isUnfinished && command.isLast;
  restOrClose(
    draft,
    symbol,
    order,
    isCutOff ? { ...plan, isUnfinished: false, takerExpired: true, blockers: [] } : plan,
  );
  return accept(draft.createEvent(command.type, order.userId, symbol.symbol, { order }));
}

/** A market buy spends what it holds, which may be less than its quantity costs (`decide/triggerOrder.ts`). */
function affordableRemainder(exchange: Exchange, symbol: MarketSymbol, order: Order, remaining: Amount) {
  if (order.type !== 'market' || order.side !== 'buy')
    return (_price: Amount, { filled, prevented }: Readonly<Matched>): Amount => remaining - filled - prevented;
  const precision = exchange.quotePrecision(symbol.symbol);
  const spent = order.cost;
  const budget = order.held + spent + order.fee + order.vat;
  return (price: Amount, { filled, cost, prevented }: Readonly<Matched>, isDecremented: boolean): Amount => {
    const open = remaining - filled - prevented;
    if (isDecremented) return open;
    return minimum(
      open,
      affordableQuantity(budget, spent + cost, price, order.rates, precision, symbol.quantityPrecision),
    );
  };
}
