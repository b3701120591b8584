/** Renders an order for its owner, in full and as a summary. */
import type { components } from '../../../generated/openapi';
import type { OrderRecord } from '../../core/model/model';
import { hasExpired, isOpenOrder } from '../../core/orders/order';
import { isPending, listIdOf } from '../../core/orders/orderLists';
import { type Amount, divideDown, formatAmount } from '../../core/values/decimal';
import { formatTime } from '../../foundation/times';
import { formatPercent } from './percent';
import { costWithFees } from './trade';

const AVERAGE_PRECISION = 18;

export function renderOrder(order: OrderRecord): components['schemas']['Order'] {
  return {
    id: order.id,
    type: order.type,
    side: order.side,
    pair: order.symbol,
    price: formatAmount(order.price),
    ...renderStopPrice(order),
    ...renderExtras(order),
    amount: formatAmount(order.quantity),
    remain_amount: formatAmount(openQuantity(order)),
    open_cost: formatAmount(order.held),
    average_price: formatAmount(averagePrice(order)),
    value: formatAmount(order.cost),
    cost: formatAmount(costWithFees(order.side, order.cost, order)),
    fee_percent: formatPercent(order.makerRate),
    taker_fee_percent: formatPercent(order.takerRate),
    vat_percent: formatPercent(order.vatRate),
    time_in_force: order.timeInForce,
    status: order.status,
    user_id: order.userId,
    ...renderClientOrderId(order),
    ...renderListId(order),
    created_at: formatTime(order.createdAtMs),
    updated_at: formatTime(order.updatedAtMs),
    created_by_ip: order.createdByIp,
  };
}

export function renderOrderSummary(order: OrderRecord): components['schemas']['OrderSummary'] {
  return {
    id: order.id,
    ...renderClientOrderId(order),
    ...renderListId(order),
    pair: order.symbol,
    type: order.type,
    time_in_force: order.timeInForce,
    price: formatAmount(order.price),
    ...renderStopPrice(order),
    ...renderExtras(order),
    amount: formatAmount(order.quantity),
    remaining_amount: formatAmount(openQuantity(order)),
    average_price: formatAmount(averagePrice(order)),
    side: order.side,
    cost: formatAmount(costWithFees(order.side, order.cost, order)),
    created_at: formatTime(order.createdAtMs),
    updated_at: formatTime(order.updatedAtMs),
    status: order.status,
  };
}

function renderClientOrderId({ clientOrderId }: OrderRecord): { client_order_id?: string } {
  return clientOrderId === null ? {} : { client_order_id: clientOrderId };
}

function renderListId(order: OrderRecord): { list_id?: number; is_pending?: boolean } {
  const listId = listIdOf(order);
  if (listId === null) return {};
  return { list_id: listId, ...(isPending(order) && { is_pending: true }) };
}

/** `trigger` only if it is not the default, so that repeated requests of older versions get the same bytes. */
function renderStopPrice({
  stopPrice: price,
  extras,
}: OrderRecord): Pick<components['schemas']['OrderSummary'], 'stop_price' | 'trigger'> {
  if (price === null) return {};
  return { stop_price: formatAmount(price), ...(extras?.trigger === 'take_profit' && { trigger: 'take_profit' }) };
}

/** Members that only orders of some kinds have. */
function renderExtras(
  order: OrderRecord,
): Pick<
  components['schemas']['OrderSummary'],
  | 'trailing_delta'
  | 'tracked_price'
  | 'trailing_price'
  | 'quote_quantity'
  | 'iceberg_quantity'
  | 'prevented_amount'
  | 'expires_at'
  | 'cancel_reason'
> {
  const { extras } = order;
  if (extras === null) return {};
  return {
    ...(extras.trailingDelta !== null && { trailing_delta: extras.trailingDelta }),
    ...(extras.trackedPrice !== null && { tracked_price: formatAmount(extras.trackedPrice) }),
    ...(extras.trailingPrice !== null && { trailing_price: formatAmount(extras.trailingPrice) }),
    ...(extras.icebergQuantity !== null && { iceberg_quantity: formatAmount(extras.icebergQuantity) }),
    ...(extras.quoteQuantity !== null && { quote_quantity: formatAmount(extras.quoteQuantity) }),
    ...(extras.prevented > 0n && { prevented_amount: formatAmount(extras.prevented) }),
    ...(extras.expiresAtMs !== null && { expires_at: extras.expiresAtMs }),
    ...(hasExpired(order) && { cancel_reason: 'expired' }),
  };
}

/** A closed order has no open quantity, even if it was not filled completely. */
function openQuantity(order: OrderRecord): Amount {
  return isOpenOrder(order) ? order.remaining : 0n;
}

/**
 * Rounded down, as the contract says. It is only displayed and never used in a payment. With decimal.js
 * (`core/values/quotient`), rendering a filled order would take 1.7 times as long.
 */
function averagePrice({ cost, filled }: OrderRecord): Amount {
  return filled === 0n ? 0n : divideDown(cost, filled, AVERAGE_PRECISION);
}
