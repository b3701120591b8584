/** Renders a Portal order: the result of the purchase, and later what became of it. */

import type { components } from '../../../generated/openapi';
import type { EngineEvent } from '../../core/model/events';
import type { Withdrawal, WithdrawalStatus } from '../../core/model/model';
import type { WithdrawalRefusalCode } from '../../core/model/refusals';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import { formatTime } from '../../foundation/times';
import { storedValue } from '../../store/connection/columnValues';
import type { PortalOrder } from '../../store/portal/portalOrders';

type Schemas = components['schemas'];

const WITHDRAWAL_ERRORS: Readonly<Record<WithdrawalRefusalCode, string>> = {
  NOT_ENOUGH_FUNDS_TO_WITHDRAW: 'not enough funds to withdraw',
  WITHDRAWAL_LIMIT_EXCEEDED: 'withdrawal limit exceeded',
  WITHDRAWAL_DISABLED: 'withdrawals of this asset are disabled',
};

export function renderPortalOrder(event: EngineEvent): components['schemas']['PortalOrder'] {
  const value = formatAmount(assertPresent(event.order, 'the order of a portal order').filled);
  const { withdrawalRefusal } = event;
  if (withdrawalRefusal === null) return { value, withdrawal_status: 'success' };
  return {
    value,
    withdrawal_status: 'error',
    withdrawal_error_code: withdrawalRefusal,
    withdrawal_error_message: WITHDRAWAL_ERRORS[withdrawalRefusal],
  };
}

const STATUSES: Readonly<Record<WithdrawalStatus, Schemas['PortalOrderStatus']>> = {
  queued: 'withdrawal_pending',
  sending: 'sending',
  sent: 'sent',
  confirmed: 'confirmed',
  failed: 'returned',
};

/** The life of the order is that of its withdrawal. */
export function renderPortalOrderRecord({
  order,
  withdrawal,
  withdrawalRefusal,
}: PortalOrder): Schemas['PortalOrderRecord'] {
  return {
    portal_order_id: order.id,
    user_id: order.userId,
    pair: order.symbol,
    status: withdrawal === null ? 'matched' : STATUSES[withdrawal.status],
    price: formatAmount(order.price),
    amount: formatAmount(storedValue(order.budget, 'the budget of a portal order')),
    value: formatAmount(order.filled),
    cost: formatAmount(order.cost + order.fee + order.vat),
    fee: formatAmount(order.fee + order.vat),
    withdrawal: withdrawal === null ? null : renderTransfer(withdrawal),
    withdrawal_error_code: withdrawalRefusal,
    return_reason: withdrawal?.failure ?? null,
    created_at: formatTime(order.createdAtMs),
    updated_at: formatTime(Math.max(order.updatedAtMs, withdrawal?.updatedAtMs ?? 0)),
  };
}

function renderTransfer(withdrawal: Withdrawal): Schemas['PortalOrderTransfer'] {
  return {
    amount: formatAmount(withdrawal.amount),
    fee: formatAmount(withdrawal.fee),
    network: withdrawal.network,
    address: withdrawal.address,
    tag: withdrawal.tag,
    txid: withdrawal.txid,
    confirmations: withdrawal.confirmations,
  };
}
