/** Renders a Portal order: the quantity bought and the status of its withdrawal. */
import type { components } from '../../../generated/openapi';
import type { EngineEvent } from '../../core/events';
import type { WithdrawalRefusalCode } from '../../core/refusals';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';

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
