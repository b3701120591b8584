import { assertPresent } from '../../../core/values/assert';
import { renderWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/** Approves a large withdrawal, which then may be sent. Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT. */
export const approveWithdrawal: Handler<'approveWithdrawal'> = async ({ path }, { engine, caller }) => {
  const command = {
    type: 'approve_withdrawal',
    idempotencyKeys: [],
    withdrawalId: Number(path.withdrawalid),
    operatorId: caller.tokenId,
  } as const;
  const { refusal, event } = await engine.execute(command);
  return refusal === null
    ? { status: 200, body: renderWithdrawal(assertPresent(event.withdrawal, 'the withdrawal')) }
    : declaredRefusal('approveWithdrawal', refusal);
};
