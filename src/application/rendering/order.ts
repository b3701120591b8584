/** An order as its owner sees it, whole and in short, member by member. */
import type { components } from '../../../generated/openapi';
import type { OrderRecord } from '../../core/model';
import { isOpenOrder } from '../../core/orders/order';
import { type Amount, divideDown, formatAmount } from '../../core/values/decimal';
import { percentText } from './percent';
import { timeText } from './times';
import { costWithCharges } from './trade';

const AVERAGE_PRECISION = 18;

export function renderOrder(order: OrderRecord): components['schemas']['Order'] {
  return {
    id: order.id,
    type: order.type,
    side: order.side,
    pair: order.symbol,
    price: formatAmount(order.price),
    ...stopPrice(order),
    amount: formatAmount(order.quantity),
    remain_amount: formatAmount(openQuantity(order)),
    open_cost: formatAmount(order.held),
    average_price: formatAmount(averagePrice(order)),
    value: formatAmount(order.cost),
    cost: formatAmount(costWithCharges(order.side, order.cost, order)),
    fee_percent: percentText(order.makerRate),
    taker_fee_percent: percentText(order.takerRate),
    vat_percent: percentText(order.vatRate),
    time_in_force: order.timeInForce,
    status: order.status,
    user_id: order.userId,
    ...(order.clientOrderId === null ? {} : { client_order_id: order.clientOrderId }),
    created_at: timeText(order.createdAtMs),
    updated_at: timeText(order.updatedAtMs),
    created_by_ip: order.createdByIp,
  };
}

export function renderOrderSummary(order: OrderRecord): components['schemas']['OrderSummary'] {
  return {
    id: order.id,
    type: order.type,
    price: formatAmount(order.price),
    ...stopPrice(order),
    amount: formatAmount(order.quantity),
    remaining_amount: formatAmount(openQuantity(order)),
    average_price: formatAmount(averagePrice(order)),
    side: order.side,
    cost: formatAmount(costWithCharges(order.side, order.cost, order)),
    created_at: timeText(order.createdAtMs),
    status: order.status,
  };
}

function stopPrice({ stopPrice: price }: OrderRecord): { stop_price?: string } {
  return price === null ? {} : { stop_price: formatAmount(price) };
}

/** What was given up is not open any more. */
function openQuantity(order: OrderRecord): Amount {
  return isOpenOrder(order) ? order.remaining : 0n;
}

/** Cut, as the contract says; it is shown, never paid. */
function averagePrice({ cost, filled }: OrderRecord): Amount {
  return filled === 0n ? 0n : divideDown(cost, filled, AVERAGE_PRECISION);
}
