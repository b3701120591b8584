import { advanceWithdrawalManually } from '../../../usecases/withdrawals/advanceWithdrawalManually';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/** Records that a withdrawal failed, and returns its money to the user. Refusals: those of `markWithdrawalSent`. */
export const markWithdrawalFailed: Handler<'markWithdrawalFailed'> = async ({ path, body }, context) => {
  const moved = await advanceWithdrawalManually(context, Number(path.withdrawalid), {
    to: 'failed',
    failure: body.failure,
  });
  return 'refusal' in moved
    ? declaredRefusal('markWithdrawalFailed', moved.refusal)
    : { status: 200, body: renderWithdrawal(moved.withdrawal) };
};
