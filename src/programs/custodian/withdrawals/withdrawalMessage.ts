/** A withdrawal as responses and callbacks describe it. Pure. */
import type { components } from '../../../../generated/custodian';
import type { StoredWithdrawal } from '../store/withdrawals';

export function withdrawalMessage(withdrawal: StoredWithdrawal): components['schemas']['CustodyWithdrawal'] {
  const { key, asset, network, amount, address, tag, bankCode, state, txid, confirmations, reason } = withdrawal;
  return { key, asset, network, amount, address, tag, bank_code: bankCode, state, txid, confirmations, reason };
}
