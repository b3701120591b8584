/** Decides a new OTO or OTOCO list: checks all its orders, and places the working one. The pending ones hold nothing. */
import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { refuseOpenOrder } from '../market/ruleChecks';
import type { CreateOrder, CreateOtoList, ListedOrder } from '../model/commands';
import type { ListTerms } from '../model/listTerms';
import type { MarketSymbol } from '../model/model';
import { NO_EXTRAS } from '../model/orderExtras';
import type { OrderList } from '../model/orderRecords';
import { incompatibleField, type Refusal } from '../model/refusals';
import type { Order } from '../orders/order';
import { planMatch, wouldMatch } from '../orders/planMatch';
import { setTrackedPrice } from '../orders/stopTriggers';
import { executePlan, incomingOrder } from './applyMatchPlan';
import { availableFunds, newOrder, refuseOrderTerms } from './createOrder';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { holdFunds, requiredHold } from './orderJournalEntries';
import { withActivationPrice } from './orderKinds';

const PENDING_MAX = 2;

/**
 * Refusals: those of the terms of all orders, INVALID_PARAMETERS for orders that do not fit into a list or each other,
 * IDEMPOTENCY_CONFLICT for an id of an open order or list, those of `refuseOpenOrder` for each order, INVALID_ORDER_LIST_PRICES if a post-only working order would trade,
 * INSUFFICIENT_BALANCE for the working order.
 */
export function createOtoList({ exchange, timeMs }: DecisionContext, command: CreateOtoList): Decision {
  const terms = [command.working, ...command.pending].map((order) =>
    withActivationPrice(exchange, asCommand(command, order)),
  );
  const refusal =
    refuseForms(command) ??
    refuseFirst(terms, (order) => refuseOrderTerms(exchange, order, timeMs)) ??
    refusePair(command.pending) ??
    refuseOpenOrders(exchange, terms);
  if (refusal !== undefined) return refuse(refusal);
  if (hasOpenId(exchange, command, terms)) return refuse({ code: 'IDEMPOTENCY_CONFLICT' });
  const symbol = exchange.rules.symbols.get(command.symbol) as MarketSymbol;
  const firstId = exchange.lastOrderId + 1;
  const orders = terms.map((order, index) => newOrder(exchange, order, timeMs, firstId + index));
  const [working, ...pending] = orders as [Order, ...Order[]];
  const needed = requiredHold(working, exchange.quotePrecision(symbol.symbol));
  if (availableFunds(exchange, symbol, working) < needed) return refuse({ code: 'INSUFFICIENT_BALANCE' });
  const book = exchange.book(symbol.symbol);
  const plan = planMatch(book, incomingOrder(working, symbol), exchange.matchLimits.perEvent);
  if (working.postOnly && wouldMatch(plan)) return refuse({ code: 'INVALID_ORDER_LIST_PRICES' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = firstId + pending.length;
  const orderList = listOf(command, working.id, timeMs);
  joinList(orderList, orders);
  draft.touchOrder(working);
  for (const order of pending) {
    order.extras = { ...(order.extras ?? NO_EXTRAS), isPending: true };
    if (order.stopPrice !== null && command.pending[order.id - firstId - 1]?.stopPrice === null)
      setTrackedPrice(order, order.stopPrice);
    exchange.addPending(order);
    draft.touchOrder(order);
  }
  holdFunds(draft, symbol, working, needed);
  executePlan(draft, symbol, working, plan);
  return accept(draft.createEvent(command.type, working.userId, symbol.symbol, { order: working, orderList }));
}

/** Whether an open order has the client order id of one of the orders, or an open list that of the list. */
export function hasOpenId(
  { orders: { clientIds } }: Exchange,
  { trader: { userId }, clientListId }: Pick<CreateOtoList, 'trader' | 'clientListId'>,
  orders: readonly Pick<CreateOrder, 'clientOrderId'>[],
): boolean {
  return (
    clientIds.hasList(userId, clientListId) ||
    orders.some(({ clientOrderId }) => clientIds.hasOrder(userId, clientOrderId))
  );
}

/** Lets the orders know that they belong to the list. */
export function joinList({ id, kind, clientListId }: OrderList, orders: readonly Order[]): void {
  const listTerms: ListTerms = { kind, clientListId, clientOrderIds: orders.map(({ clientOrderId }) => clientOrderId) };
  for (const order of orders) order.extras = { ...(order.extras ?? NO_EXTRAS), listId: id, listTerms };
}

function listOf({ trader, symbol, clientListId, pending }: CreateOtoList, id: number, createdAtMs: number): OrderList {
  const kind = pending.length === 1 ? 'oto' : 'otoco';
  return { id, userId: trader.userId, symbol, kind, clientListId, createdAtMs };
}

/** The order of the list as a separate command, because the rules of separate orders apply to it. */
function asCommand({ trader, symbol, selfTradePrevention }: CreateOtoList, order: ListedOrder): CreateOrder {
  return { type: 'create_order', idempotencyKeys: [], trader, symbol, selfTradePrevention, ...order };
}

/** Extras that a pending order may have. Only a working order may be an iceberg order. */
const PENDING_EXTRAS: ReadonlySet<string> = new Set(['trigger', 'trailingDelta', 'icebergQuantity']);

function refuseForms({ working, pending }: CreateOtoList): Refusal | undefined {
  if (pending.length === 0 || pending.length > PENDING_MAX)
    return incompatibleField('pending', `has one or ${PENDING_MAX} orders`);
  if (working.orderType !== 'limit' || working.timeInForce !== 'GTC' || working.stopPrice !== null)
    return incompatibleField('working', 'is a limit order of time in force GTC without a stop price');
  if (Object.keys(working.extras ?? {}).some((name) => name !== 'icebergQuantity'))
    return incompatibleField('working', 'has no terms but those of a limit order');
  if (pending.some(({ extras = {} }) => Object.keys(extras).some((name) => !PENDING_EXTRAS.has(name))))
    return incompatibleField('pending', 'has terms that an order of a list cannot have');
  const named = [working, ...pending].flatMap(({ clientOrderId }) => clientOrderId ?? []);
  return new Set(named).size < named.length
    ? incompatibleField('client_order_id', 'must not be the client order id of another order of the list')
    : undefined;
}

/** Two pending orders are the orders of an OCO list: the limit order is to gain, and the stop order to limit a loss. */
function refusePair([limit, stop]: readonly ListedOrder[]): Refusal | undefined {
  if (limit === undefined || stop === undefined) return undefined;
  const isStop = stop.stopPrice !== null || stop.extras?.trailingDelta != null;
  if (!limit.postOnly || !isStop || stop.extras?.trigger === 'take_profit')
    return incompatibleField('pending', 'of two orders are a post-only limit order and then a stop order');
  if (limit.side !== stop.side || limit.quantity !== stop.quantity)
    return incompatibleField('pending', 'of two orders have the same side and the same amount');
  // A trailing stop without a stop price follows the market as soon as it is placed, so there is no price to check.
  if (stop.stopPrice === null) return undefined;
  if (limit.side === 'sell' ? limit.price > stop.stopPrice : limit.price < stop.stopPrice) return undefined;
  const rule = limit.side === 'sell' ? 'below the price of a sell order' : 'above the price of a buy order';
  return incompatibleField('stop_price', `must be ${rule} of the same list`);
}

/**
 * Checks the limits of open orders. Each order of the list counts as open from the start, a pending stop order as a
 * stop order.
 */
function refuseOpenOrders(exchange: Exchange, orders: readonly CreateOrder[]): Refusal | undefined {
  return refuseFirst(orders, (order, index) => {
    const symbol = exchange.rules.symbols.get(order.symbol) as MarketSymbol;
    const { open, waiting } = exchange.orders.countsOf(order.trader.userId, order.symbol);
    const stopsBefore = orders.slice(0, index).filter(({ stopPrice }) => stopPrice !== null).length;
    return refuseOpenOrder(symbol, { open: open + index, waiting: waiting + stopsBefore }, order.stopPrice !== null);
  });
}

function refuseFirst(
  orders: readonly CreateOrder[],
  refusalOf: (order: CreateOrder, index: number) => Refusal | undefined,
): Refusal | undefined {
  for (const [index, order] of orders.entries()) {
    const refusal = refusalOf(order, index);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
