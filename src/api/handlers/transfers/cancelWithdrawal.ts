import { assertPresent } from '../../../core/values/assert';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { traderOf } from '../../../usecases/orders/traderOf';
import { renderCancelledWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels a withdrawal that is not being sent yet. Refusals: WITHDRAWAL_NOT_FOUND (also for another user's withdrawal),
 * WITHDRAWAL_NOT_CANCELLABLE, IDEMPOTENCY_CONFLICT.
 */
export const cancelWithdrawal: Handler<'cancelWithdrawal'> = async ({ path, body, headers }, context) => {
  const { caller, engine, inFlightKeys } = context;
  // A signature of version 1 does not cover the path. With the id in the fingerprint it works for this withdrawal only.
  const fingerprint = fingerprintOf(['cancel', path.id]);
  const keys = createRequestKeys({
    caller,
    nonce: body.nonce,
    idempotencyKey: headers['idempotency-key'],
    fingerprint,
  });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const { refusal, event, replayed } = await engine.execute({
      type: 'cancel_withdrawal',
      idempotencyKeys: idempotencyKeysOf(keys),
      trader: traderOf(context),
      withdrawalId: Number(path.id),
    });
    if (refusal !== null) return declaredRefusal('cancelWithdrawal', refusal, replayed);
    return {
      status: 200,
      body: renderCancelledWithdrawal(assertPresent(event.withdrawal, 'the cancelled withdrawal')),
      replayed,
    };
  });
};
