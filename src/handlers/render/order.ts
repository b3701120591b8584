/** An order as its owner sees it, member by member. */
import type { components } from '../../../generated/openapi';
import { type Amount, divideDown, formatAmount } from '../../core/decimal';
import type { OrderRecord } from '../../core/model';
import { timeText } from './times';

const AVERAGE_PRECISION = 18;

export function renderOrder(order: OrderRecord): components['schemas']['Order'] {
  return {
    id: order.id,
    type: order.type,
    side: order.side,
    pair: order.symbol,
    price: formatAmount(order.price),
    amount: formatAmount(order.quantity),
    remain_amount: formatAmount(isOpen(order) ? order.remaining : 0n),
    open_cost: formatAmount(order.held),
    average_price: formatAmount(averagePrice(order)),
    value: formatAmount(order.cost),
    cost: formatAmount(costWithCharges(order)),
    fee_percent: percentText(order.makerRate),
    taker_fee_percent: percentText(order.takerRate),
    vat_percent: percentText(order.vatRate),
    time_in_force: wireTimeInForce(order),
    status: order.status,
    user_id: order.userId,
    ...(order.clientOrderId === null ? {} : { client_order_id: order.clientOrderId }),
    created_at: timeText(order.createdAtMs),
    updated_at: timeText(order.updatedAtMs),
    created_by_ip: order.createdByIp,
  };
}

function isOpen({ status }: OrderRecord): boolean {
  return status === 'created' || status === 'partial_filled';
}

/** Cut, as the contract says; it is shown, never paid. */
function averagePrice({ cost, filled }: OrderRecord): Amount {
  return filled === 0n ? 0n : divideDown(cost, filled, AVERAGE_PRECISION);
}

/** What the fills took from a buyer, or brought a seller. */
function costWithCharges({ side, cost, fee, vat }: OrderRecord): Amount {
  return side === 'buy' ? cost + fee + vat : cost - fee - vat;
}

/** A fraction as a percentage: 0.0025 is "0.25". */
function percentText(rate: Amount): string {
  return formatAmount(rate * 100n);
}

/** FOK orders cannot be placed yet, so there is none to show. */
function wireTimeInForce({ id, timeInForce }: OrderRecord): 'GTC' | 'IOC' {
  if (timeInForce === 'FOK') throw new Error(`order ${id} is FOK`);
  return timeInForce;
}
