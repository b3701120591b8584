import { advanceWithdrawalManually } from '../../../usecases/withdrawals/advanceWithdrawalManually';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/** Records that a withdrawal has arrived. Refusals: those of `markWithdrawalSent`. */
export const markWithdrawalConfirmed: Handler<'markWithdrawalConfirmed'> = async ({ path, body }, context) => {
  const moved = await advanceWithdrawalManually(context, Number(path.withdrawalid), {
    to: 'confirmed',
    confirmations: body?.confirmations ?? 0,
  });
  return 'refusal' in moved
    ? declaredRefusal('markWithdrawalConfirmed', moved.refusal)
    : { status: 200, body: renderWithdrawal(moved.withdrawal) };
};
