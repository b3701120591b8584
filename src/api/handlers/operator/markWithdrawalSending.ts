import { advanceWithdrawalManually } from '../../../usecases/withdrawals/advanceWithdrawalManually';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Records that the operator starts to send a withdrawal manually. Refusals: WITHDRAWAL_NOT_FOUND,
 * WITHDRAWAL_NOT_APPROVED, WITHDRAWAL_NEEDS_SECOND_OPERATOR, WITHDRAWAL_STATE_CONFLICT.
 */
export const markWithdrawalSending: Handler<'markWithdrawalSending'> = async ({ path }, context) => {
  const moved = await advanceWithdrawalManually(context, Number(path.withdrawalid), { to: 'sending' });
  return 'refusal' in moved
    ? declaredRefusal('markWithdrawalSending', moved.refusal)
    : { status: 200, body: renderWithdrawal(moved.withdrawal) };
};
