/** Decides a new order list: checks both orders, holds the funds of the dearer one, and lets one rest and one wait. */
import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { refuseOpenOrder } from '../market/ruleChecks';
import type { CreateOrder, CreateOrderList } from '../model/commands';
import type { MarketSymbol } from '../model/model';
import type { OrderList } from '../model/orderRecords';
import { incompatibleField, type Refusal } from '../model/refusals';
import { maximum } from '../values/decimal';
import { rest } from './applyMatchPlan';
import { isTriggered, newOrder, refuseOrderTerms, startTracking } from './createOrder';
import { hasOpenId, joinList } from './createOtoList';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { holdFunds, requiredHold } from './orderJournalEntries';
import { withActivationPrice } from './orderKinds';

/**
 * Refusals: those of the terms of both orders, INVALID_PARAMETERS for prices on the wrong side of each other,
 * IDEMPOTENCY_CONFLICT for an id of an open order or list, those of `refuseOpenOrder`, INVALID_ORDER_LIST_PRICES, INSUFFICIENT_BALANCE.
 */
export function createOrderList({ exchange, timeMs }: DecisionContext, command: CreateOrderList): Decision {
  const [limitTerms, sentStop] = ordersOf(command);
  const stopTerms = withActivationPrice(exchange, sentStop);
  const illFormed =
    refuseOrderTerms(exchange, limitTerms, timeMs) ??
    refuseOrderTerms(exchange, stopTerms, timeMs) ??
    refuseSides(limitTerms, stopTerms);
  if (illFormed !== undefined) return refuse(illFormed);
  if (hasOpenId(exchange, command, [command.limit, command.stop])) return refuse({ code: 'IDEMPOTENCY_CONFLICT' });
  const symbol = exchange.rules.symbols.get(command.symbol) as MarketSymbol;
  const { open, waiting } = exchange.orders.countsOf(command.trader.userId, command.symbol);
  const oneTooMany =
    refuseOpenOrder(symbol, { open: open + 1, waiting }, true) ?? refuseMarket(exchange, limitTerms, stopTerms);
  if (oneTooMany !== undefined) return refuse(oneTooMany);

  const limit = newOrder(exchange, limitTerms, timeMs);
  const stop = newOrder(exchange, stopTerms, timeMs, limit.id + 1);
  const precision = exchange.quotePrecision(symbol.symbol);
  const needed = requiredHold(limit, precision);
  const further = maximum(0n, requiredHold(stop, precision) - needed);
  const asset = command.side === 'buy' ? symbol.quote : symbol.base;
  if (exchange.accounts.balance(command.trader.userId, asset, 'available') < needed + further)
    return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId = stop.id;
  const orderList = listOf(command, limit.id, timeMs);
  joinList(orderList, [limit, stop]);
  holdFunds(draft, symbol, limit, needed);
  holdFunds(draft, symbol, stop, further);
  rest(draft, limit);
  draft.touchOrder(limit);
  startTracking(exchange, stop);
  exchange.addWaiting(stop);
  draft.touchOrder(stop);
  return accept(draft.createEvent(command.type, command.trader.userId, symbol.symbol, { orderList }));
}

/** Both orders as commands of their own, whose rules they follow. */
export function ordersOf(command: CreateOrderList): readonly [CreateOrder, CreateOrder] {
  const { trader, symbol, side, quantity, selfTradePrevention, limit, stop } = command;
  const shared = {
    type: 'create_order',
    idempotencyKeys: [],
    trader,
    symbol,
    side,
    quantity,
    selfTradePrevention,
  } as const;
  return [
    { ...shared, ...limit, orderType: 'limit', timeInForce: 'GTC', postOnly: true, stopPrice: null },
    { ...shared, ...stop, orderType: stop.price === 0n ? 'market' : 'limit', postOnly: false },
  ];
}

/**
 * Checks that the prices are on the right sides of each other: for a sell, the limit price (profit) is above the stop
 * price (loss); for a buy, below.
 */
function refuseSides(limit: CreateOrder, stop: CreateOrder): Refusal | undefined {
  if (limit.clientOrderId !== null && limit.clientOrderId === stop.clientOrderId)
    return incompatibleField('stop_client_order_id', 'must not be the client order id of the other order');
  const stopPrice = stop.stopPrice ?? 0n;
  if (limit.side === 'sell' ? limit.price > stopPrice : limit.price < stopPrice) return undefined;
  return incompatibleField(
    'stop_price',
    limit.side === 'sell' ? 'must be below the price of a sell list' : 'must be above the price of a buy list',
  );
}

/** The limit order must not match, and the stop order must not be triggered, at once. */
function refuseMarket(exchange: Exchange, limit: CreateOrder, stop: CreateOrder): Refusal | undefined {
  const sells = limit.side === 'sell';
  const best = exchange.book(limit.symbol).bestLevel(sells ? 'buy' : 'sell')?.price;
  const matches = best !== undefined && (sells ? limit.price <= best : limit.price >= best);
  return matches || isTriggered(exchange, stop) ? { code: 'INVALID_ORDER_LIST_PRICES' } : undefined;
}

function listOf({ trader, symbol, clientListId }: CreateOrderList, id: number, createdAtMs: number): OrderList {
  return { id, userId: trader.userId, symbol, kind: 'oco', clientListId, createdAtMs };
}
