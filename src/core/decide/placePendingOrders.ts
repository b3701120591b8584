/** Places the pending orders of a list whose working order has been filled. */
import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import type { PlacePendingOrders } from '../model/commands';
import type { MarketSymbol } from '../model/model';
import { NO_EXTRAS } from '../model/orderExtras';
import type { Order } from '../orders/order';
import { planMatch, wouldMatch } from '../orders/planMatch';
import { isTracking, setTrackedPrice } from '../orders/stopTriggers';
import { assert, assertPresent } from '../values/assert';
import { maximum } from '../values/decimal';
import { executePlan, incomingOrder, matchesMax, rest } from './applyMatchPlan';
import { availableFunds, requiredFunds, startTracking } from './createOrder';
import { accept, type Decision, type DecisionContext } from './decision';
import { closeOrder, holdFunds, requiredHold } from './orderJournalEntries';

/**
 * Never refuses. Pending orders that cannot be paid or filled end as cancelled, and a post-only order that would trade as
 * rejected. A stop order whose stop price has been reached waits, and is triggered by the next command.
 */
export function placePendingOrders({ exchange, timeMs }: DecisionContext, command: PlacePendingOrders): Decision {
  const orders = exchange.orders.pending.ordersOf(command.listId);
  assert(!exchange.orders.has(command.listId), () => `the working order of list ${command.listId} is open`);
  const first = assertPresent(orders[0], `a pending order of list ${command.listId}`);
  const symbol = assertPresent(exchange.rules.symbols.get(first.symbol), `symbol ${first.symbol}`);
  const draft = new Draft(exchange, timeMs);
  for (const order of orders) {
    exchange.orders.delete(order.id);
    order.extras = { ...(order.extras ?? NO_EXTRAS), isPending: false };
    draft.touchOrder(order);
  }
  const [, second] = orders;
  if (second !== undefined) placePair(draft, symbol, first, second);
  else if (first.stopPrice !== null) placeStopOrder(draft, symbol, first);
  else placeOrder(draft, symbol, first);
  return accept(draft.createEvent(command.type, first.userId, symbol.symbol, { order: first }));
}

/** Places two pending orders as an OCO list: the stop order holds only what it needs beyond the limit order. */
function placePair(draft: Draft, symbol: MarketSymbol, limit: Order, stop: Order): void {
  const { exchange } = draft;
  const precision = exchange.quotePrecision(symbol.symbol);
  const needed = requiredHold(limit, precision);
  const further = maximum(0n, requiredHold(stop, precision) - needed);
  const best = exchange.book(symbol.symbol).bestLevel(limit.side === 'buy' ? 'sell' : 'buy')?.price;
  const wouldTrade = best !== undefined && (limit.side === 'sell' ? limit.price <= best : limit.price >= best);
  if (wouldTrade || availableFunds(exchange, symbol, limit) < needed + further) {
    closeOrder(draft, symbol, limit, wouldTrade ? 'rejected' : 'cancelled');
    return closeOrder(draft, symbol, stop, 'cancelled');
  }
  holdFunds(draft, symbol, limit, needed);
  holdFunds(draft, symbol, stop, further);
  rest(draft, limit);
  addWaiting(exchange, stop);
}

function placeStopOrder(draft: Draft, symbol: MarketSymbol, order: Order): void {
  const { exchange } = draft;
  const needed = requiredHold(order, exchange.quotePrecision(symbol.symbol));
  if (availableFunds(exchange, symbol, order) < needed) return closeOrder(draft, symbol, order, 'cancelled');
  holdFunds(draft, symbol, order, needed);
  addWaiting(exchange, order);
}

/**
 * Adds a pending stop order to the waiting orders. A trailing stop without a stop price of its own follows the market
 * from now on; any other trailing stop follows it once the stop price is reached.
 */
function addWaiting(exchange: Exchange, order: Order): void {
  const last = exchange.lastPrices.get(order.symbol);
  if (isTracking(order) && last !== undefined) setTrackedPrice(order, last);
  else startTracking(exchange, order);
  exchange.addWaiting(order);
}

/**
 * Places a pending order by the rules of a new order (`decide/createOrder.ts`). If these rules refuse it, the order is
 * closed.
 */
function placeOrder(draft: Draft, symbol: MarketSymbol, order: Order): void {
  const { exchange } = draft;
  const limit = matchesMax(order, exchange.matchLimits);
  const plan = planMatch(exchange.book(symbol.symbol), incomingOrder(order, symbol), limit);
  if (order.postOnly && wouldMatch(plan)) return closeOrder(draft, symbol, order, 'rejected');
  const needed = requiredFunds(exchange, symbol, order, plan);
  const isUnmatched =
    (order.timeInForce === 'FOK' && plan.filled !== order.quantity) ||
    (order.type === 'market' && plan.filled + plan.prevented === 0n);
  if (isUnmatched || availableFunds(exchange, symbol, order) < needed)
    return closeOrder(draft, symbol, order, 'cancelled');
  holdFunds(draft, symbol, order, needed);
  executePlan(draft, symbol, order, plan);
}
