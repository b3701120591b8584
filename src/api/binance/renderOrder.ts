/** Renders orders as the Binance-compatible interface shows them: placed, queried, cancelled and amended. */
import type { OrderRecord, OrderStatus, Trade } from '../../core/model/model';
import { hasExpired, isOpenOrder, wasPrevented } from '../../core/orders/order';
import { isPending, listIdOf, wasPending } from '../../core/orders/orderLists';
import { type Amount, formatAmount } from '../../core/values/decimal';
import { clientOrderIdOf } from './clientOrderIds';
import { type BinanceOrderType, binanceSelfTradePrevention } from './orderParameters';
import { binanceAsset, binanceSymbol } from './symbolNames';

type BinanceStatus =
  | 'NEW'
  | 'PENDING_NEW'
  | 'PARTIALLY_FILLED'
  | 'FILLED'
  | 'CANCELED'
  | 'REJECTED'
  | 'EXPIRED'
  | 'EXPIRED_IN_MATCH';

const STATUSES: Readonly<Record<OrderStatus, BinanceStatus>> = {
  created: 'NEW',
  partial_filled: 'PARTIALLY_FILLED',
  completed: 'FILLED',
  cancelled: 'CANCELED',
  rejected: 'REJECTED',
};

/** The order belongs to no list. */
export const NO_LIST = -1;

/** What every form of an order begins with. */
export function renderOrderIds(order: OrderRecord) {
  return {
    symbol: binanceSymbol(order.symbol),
    orderId: order.id,
    orderListId: listIdOf(order) ?? NO_LIST,
    clientOrderId: clientOrderIdOf(order),
  };
}

/** The state of an order. */
export function renderOrderState(order: OrderRecord) {
  return {
    price: formatAmount(order.price),
    origQty: formatAmount(order.quantity),
    executedQty: formatAmount(order.filled),
    cummulativeQuoteQty: formatAmount(order.cost),
    status: statusOf(order),
    timeInForce: order.timeInForce,
    type: orderTypeOf(order),
    side: order.side === 'buy' ? ('BUY' as const) : ('SELL' as const),
    ...(order.stopPrice !== null && { stopPrice: formatAmount(order.stopPrice) }),
    ...(order.extras?.trailingDelta != null && { trailingDelta: order.extras.trailingDelta }),
    ...(order.extras?.icebergQuantity != null && { icebergQty: icebergQuantityOf(order) }),
    selfTradePreventionMode: binanceSelfTradePrevention(order.selfTradePrevention),
    ...renderPrevention(order),
  };
}

/** Only of an order that self-trade prevention has changed. */
function renderPrevention(order: OrderRecord): { preventedMatchId?: number; preventedQuantity?: string } {
  const { extras } = order;
  if (extras === null || extras.preventedMatchId === null) return {};
  const { preventedMatchId } = extras;
  return { preventedMatchId, preventedQuantity: formatAmount(preventedQuantityOf(order)) };
}

/** An order that expired lost what it had left. */
function preventedQuantityOf(order: OrderRecord): Amount {
  const prevented = order.extras?.prevented ?? 0n;
  return prevented === 0n && wasPrevented(order) ? order.remaining : prevented;
}

type ResponseType = 'ACK' | 'RESULT' | 'FULL';

/** How much the response to a new order says, if the request does not tell. */
export function responseTypeOf({
  type,
  newOrderRespType,
}: {
  readonly type: BinanceOrderType;
  readonly newOrderRespType?: ResponseType | undefined;
}): ResponseType {
  return newOrderRespType ?? (type === 'LIMIT' || type === 'MARKET' ? 'FULL' : 'ACK');
}

/** The response to a new order, as far as `responseType` asks for it. */
export function renderPlacedOrder(order: OrderRecord, trades: readonly Trade[], responseType: ResponseType) {
  const acknowledged = { ...renderOrderIds(order), transactTime: order.updatedAtMs };
  if (responseType === 'ACK') return acknowledged;
  const result = {
    ...acknowledged,
    ...renderOrderState(order),
    origQuoteOrderQty: quoteQuantityOf(order),
    ...renderWorkingTime(order),
  };
  return responseType === 'RESULT' ? result : { ...result, fills: trades.map((trade) => renderFill(trade)) };
}

/** The order in the lists of orders. `isEndedByList`: it has ended because another order of its list was executed. */
export function renderQueriedOrder(order: OrderRecord, isEndedByList: boolean) {
  return {
    ...renderOrderIds(order),
    ...renderOrderState(order),
    ...(isEndedByList && { status: 'EXPIRED' as const }),
    stopPrice: formatAmount(order.stopPrice ?? 0n),
    icebergQty: icebergQuantityOf(order),
    origQuoteOrderQty: quoteQuantityOf(order),
    time: order.createdAtMs,
    updateTime: order.updatedAtMs,
    isWorking: !isWaiting(order),
    ...renderWorkingTime(order),
  };
}

/** `clientOrderId` names the cancellation itself, and `origClientOrderId` the order. */
export function renderCancelledOrder(order: OrderRecord, cancellationId: string | undefined) {
  return {
    ...renderOrderIds(order),
    origClientOrderId: clientOrderIdOf(order),
    clientOrderId: cancellationId ?? `cancel-${order.id}`,
    transactTime: order.updatedAtMs,
    origQuoteOrderQty: quoteQuantityOf(order),
    ...renderOrderState(order),
  };
}

/** The order as the response to an amendment contains it. */
export function renderAmendedOrder(order: OrderRecord) {
  const {
    selfTradePreventionMode,
    cummulativeQuoteQty,
    origQty,
    preventedMatchId: _id,
    preventedQuantity,
    ...state
  } = renderOrderState(order);
  return {
    ...renderOrderIds(order),
    ...state,
    qty: origQty,
    cumulativeQuoteQty: cummulativeQuoteQty,
    preventedQty: preventedQuantity ?? '0',
    quoteOrderQty: quoteQuantityOf(order),
    ...renderWorkingTime(order),
    selfTradePreventionMode,
  };
}

/** Fee and VAT together, which are paid in the quote asset. */
function renderFill({ symbol, id, price, quantity, taker }: Trade) {
  return {
    price: formatAmount(price),
    qty: formatAmount(quantity),
    commission: formatAmount(taker.fee + taker.vat),
    commissionAsset: binanceAsset(symbol.slice(symbol.indexOf('_') + 1)),
    tradeId: id,
  };
}

/** An order that ended by itself has expired: at its time, or what an order that never rests could not fill. */
function statusOf(order: OrderRecord): BinanceStatus {
  if (wasPrevented(order)) return 'EXPIRED_IN_MATCH';
  if (hasExpired(order)) return 'EXPIRED';
  if (isPending(order)) return 'PENDING_NEW';
  const neverRests = order.type === 'market' || order.timeInForce !== 'GTC';
  return order.status === 'cancelled' && neverRests && !wasWaiting(order) ? 'EXPIRED' : STATUSES[order.status];
}

export function orderTypeOf({ type, stopPrice, postOnly, extras }: OrderRecord): BinanceOrderType {
  if (extras?.trigger === 'take_profit') return type === 'market' ? 'TAKE_PROFIT' : 'TAKE_PROFIT_LIMIT';
  if (stopPrice !== null) return type === 'market' ? 'STOP_LOSS' : 'STOP_LOSS_LIMIT';
  if (type === 'market') return 'MARKET';
  return postOnly ? 'LIMIT_MAKER' : 'LIMIT';
}

function icebergQuantityOf({ extras }: OrderRecord): string {
  return formatAmount(extras?.icebergQuantity ?? 0n);
}

function quoteQuantityOf({ extras }: OrderRecord): string {
  return formatAmount(extras?.quoteQuantity ?? 0n);
}

/** Since when the order works, if that is known: a stop order that was triggered, or an order that was pending, does not tell. */
function renderWorkingTime(order: OrderRecord): { workingTime?: number } {
  if (isPending(order)) return { workingTime: -1 };
  if (order.stopPrice === null && !wasPending(order)) return { workingTime: order.createdAtMs };
  return isWaiting(order) ? { workingTime: -1 } : {};
}

/** Whether the order still waits for its stop price, or for the working order of its list. */
function isWaiting(order: OrderRecord): boolean {
  return isOpenOrder(order) && (isPending(order) || (order.stopPrice !== null && order.restedAt === null));
}

/** Whether the order ended while it was pending or waited for its stop price, as far as its record tells. */
function wasWaiting(order: OrderRecord): boolean {
  if (order.extras?.isPending === true) return true;
  return order.stopPrice !== null && order.restedAt === null && order.filled === 0n;
}
