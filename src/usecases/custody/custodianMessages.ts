/**
 * Converts between withdrawals and the custodian's messages, and checks that a message describes the instructed
 * withdrawal. Pure.
 */
import type { components } from '../../../generated/custodian';
import type { Life } from '../../core/model/lives';
import type { Withdrawal } from '../../core/model/model';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { type CustodianStatus, type CustodyTotals, type WithdrawalInstruction, withdrawalKey } from './custody';

type CustodyWithdrawal = components['schemas']['CustodyWithdrawal'];

export function instructionOf(
  lives: readonly Life[],
  { id, asset, network, amount, address, tag, bankCode }: Withdrawal,
): WithdrawalInstruction {
  return { key: withdrawalKey(lives, id), asset, network, amount, address, tag, bankCode };
}

export function sendRequestOf({
  asset,
  network,
  amount,
  address,
  tag,
  bankCode,
}: WithdrawalInstruction): components['schemas']['SendWithdrawalRequest'] {
  return { asset, network, amount: formatAmount(amount), address, tag, bank_code: bankCode };
}

/** Whether the reported withdrawal equals the instruction in every member. */
export function matchesInstruction(reported: CustodyWithdrawal, instruction: WithdrawalInstruction): boolean {
  return (
    reported.key === instruction.key &&
    reported.asset === instruction.asset &&
    reported.network === instruction.network &&
    amountFrom(reported.amount) === instruction.amount &&
    reported.address === instruction.address &&
    reported.tag === instruction.tag &&
    reported.bank_code === instruction.bankCode
  );
}

export function custodianStatusOf({ state, txid, confirmations, reason }: CustodyWithdrawal): CustodianStatus {
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

export function custodyTotalsOf(reported: components['schemas']['CustodyTotals']): CustodyTotals {
  const { asset, network, decimals } = reported;
  return {
    ...{ asset, network, decimals },
    deposits: amountFrom(reported.deposits),
    withdrawals: amountFrom(reported.withdrawals),
    wallet: amountFrom(reported.wallet),
    cold: reported.cold === undefined ? null : amountFrom(reported.cold),
    hotWallet: reported.hot_wallet?.state ?? null,
  };
}
