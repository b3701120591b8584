import { advanceWithdrawalManually } from '../../../usecases/withdrawals/advanceWithdrawalManually';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Rejects a queued withdrawal and returns its money to the user. Refusals: WITHDRAWAL_NOT_FOUND,
 * WITHDRAWAL_STATE_CONFLICT.
 */
export const rejectWithdrawal: Handler<'rejectWithdrawal'> = async ({ path }, context) => {
  const moved = await advanceWithdrawalManually(context, Number(path.withdrawalid), {
    to: 'failed',
    failure: 'rejected_by_operator',
  });
  return 'refusal' in moved
    ? declaredRefusal('rejectWithdrawal', moved.refusal)
    : { status: 200, body: renderWithdrawal(moved.withdrawal) };
};
