import type { CreateOrder } from '../../../core/model/commands';
import { amountFrom, formatAmount } from '../../../core/values/decimal';
import type { PartOutcome } from '../../../engine/types';
import { traderOf } from '../../../usecases/callers';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/idempotencyKeys';
import { idempotencyKeysOf } from '../../../usecases/idempotency/signedRequest';
import { cancelPart } from '../../../usecases/orders/cancelOrderList';
import { createPartKeys } from '../../../usecases/orders/orderKeys';
import { replacementBatch, replacementRefusal } from '../../../usecases/orders/replaceOrder';
import { invalidField } from '../../../usecases/refusals';
import { areAllReplayed, batchFingerprint, createOrderParts, renderPart } from '../../orders/orderBatches';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels an order and places another one as one command. Refusals, if nothing was changed: those of `createOrder` and
 * of `cancelOrder`; ORDER_CHANGED; INVALID_PARAMETERS for an expectation that the new order would not depend on;
 * PERMISSION_DENIED for a key that may not cancel.
 */
export const replaceOrder: Handler<'replaceOrder'> = async ({ path, body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  if (!caller.permissions.has('order_cancel')) return { refusal: { code: 'PERMISSION_DENIED' } };
  const { mode, order, expected_remaining_amount: expectedText } = body;
  if (expectedText !== undefined && mode !== 'stop_on_failure')
    return { refusal: invalidField('expected_remaining_amount', 'goes only with the mode stop_on_failure') };
  const expected = expectedText === undefined ? undefined : { remaining: amountFrom(expectedText) };
  const trader = traderOf(context);
  const ofExpected = expected === undefined ? [] : [formatAmount(expected.remaining)];
  const fingerprint = batchFingerprint(['replace', path.id, mode, ...ofExpected], [order]);
  const request = { caller, idempotencyKey: headers['idempotency-key'] };
  const keys = createPartKeys({ ...request, nonce: order.nonce, fingerprint }, 0);
  const cancellation = {
    ...cancelPart(Number(path.id), trader),
    idempotencyKeys: idempotencyKeysOf(keys),
    ...(expected !== undefined && { expected }),
  };
  const placed = createOrderParts([order], trader, request, { fingerprint, firstPart: 1 });
  const batch = replacementBatch(mode, cancellation, placed.parts[0] as CreateOrder);
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const { parts } = await engine.executeBatch(batch);
    const [cancelled, created] = parts as readonly [PartOutcome, PartOutcome];
    const replayed = areAllReplayed(parts);
    const refusal = replacementRefusal(cancelled.refusal, created.refusal);
    if (refusal !== undefined) return declaredRefusal('replaceOrder', refusal, replayed);
    return { status: 200, body: { cancellation: renderPart(cancelled), placement: renderPart(created) }, replayed };
  });
};
