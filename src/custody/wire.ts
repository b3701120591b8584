/**
 * What the custodian says, as we understand it: its words for a withdrawal become `Told`, if they are about the very
 * withdrawal that was ordered. Pure.
 */
import type { components } from '../../generated/custodian';
import { amountFrom, formatAmount } from '../core/decimal';
import type { Withdrawal } from '../core/model';
import { type SendOrder, type Told, withdrawalKey } from './custody';

type CustodyWithdrawal = components['schemas']['CustodyWithdrawal'];

export function sendOrderOf({ id, asset, network, amount, address, tag, bankCode }: Withdrawal): SendOrder {
  return { key: withdrawalKey(id), asset, network, amount, address, tag, bankCode };
}

export function sendRequestOf({
  asset,
  network,
  amount,
  address,
  tag,
  bankCode,
}: SendOrder): components['schemas']['SendWithdrawalRequest'] {
  return { asset, network, amount: formatAmount(amount), address, tag, bank_code: bankCode };
}

/** Whether the custodian speaks of what was ordered, to the last digit. */
export function isAbout(said: CustodyWithdrawal, order: SendOrder): boolean {
  return (
    said.key === order.key &&
    said.asset === order.asset &&
    said.network === order.network &&
    amountFrom(said.amount) === order.amount &&
    said.address === order.address &&
    said.tag === order.tag &&
    said.bank_code === order.bankCode
  );
}

export function answerOf({ state, txid, confirmations, reason }: CustodyWithdrawal): Told {
  switch (state) {
    case 'accepted':
      return { state };
    case 'sent':
    case 'confirmed':
      return { state, txid, confirmations };
    case 'refused':
      return { state, reason: reason ?? '' };
    case 'returned':
      return { state, txid, reason: reason ?? '' };
  }
}
