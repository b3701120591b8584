import { advanceWithdrawalManually } from '../../../usecases/withdrawals/advanceWithdrawalManually';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/** Records that a withdrawal has been sent. Refusals: those of `markWithdrawalSending`, WITHDRAWAL_IN_CUSTODY. */
export const markWithdrawalSent: Handler<'markWithdrawalSent'> = async ({ path, body }, context) => {
  const moved = await advanceWithdrawalManually(context, Number(path.withdrawalid), {
    to: 'sent',
    txid: body.txid,
    confirmations: body.confirmations ?? 0,
  });
  return 'refusal' in moved
    ? declaredRefusal('markWithdrawalSent', moved.refusal)
    : { status: 200, body: renderWithdrawal(moved.withdrawal) };
};
