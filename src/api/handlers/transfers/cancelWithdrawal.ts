import { assertPresent } from '../../../core/values/assert';
import { traderOf } from '../../../usecases/callers';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { renderCancelledWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels a withdrawal that is not being sent yet. Refusals: WITHDRAWAL_NOT_FOUND (also for another user's withdrawal),
 * WITHDRAWAL_NOT_CANCELLABLE, IDEMPOTENCY_CONFLICT.
 */
export const cancelWithdrawal: Handler<'cancelWithdrawal'> = ({ path, body, headers }, context) => {
  // A signature of version 1 does not cover the path. With the id in the content it works for this withdrawal only.
  const request = { nonce: body.nonce, headers, content: ['cancel', path.id] };
  return runSignedRequest(context, request, async (idempotencyKeys) => {
    const { refusal, event, replayed } = await context.engine.execute({
      type: 'cancel_withdrawal',
      idempotencyKeys,
      trader: traderOf(context),
      withdrawalId: Number(path.id),
    });
    if (refusal !== null) return declaredRefusal('cancelWithdrawal', refusal, replayed);
    const withdrawal = assertPresent(event.withdrawal, 'the cancelled withdrawal');
    return { status: 200, body: renderCancelledWithdrawal(withdrawal), replayed };
  });
};
