import type { CreateOrder } from '../../../core/model/commands';
import type { PartOutcome } from '../../../engine/types';
import { traderOf } from '../../../usecases/callers';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/idempotencyKeys';
import { idempotencyKeysOf } from '../../../usecases/idempotency/signedRequest';
import { cancelPart } from '../../../usecases/orders/cancelOrderList';
import { createPartKeys } from '../../../usecases/orders/orderKeys';
import { replacementBatch, replacementRefusal } from '../../../usecases/orders/replaceOrder';
import { areAllReplayed, batchFingerprint, createOrderParts, renderPart } from '../../orders/orderBatches';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels an order and places another one as one command. Refusals, if nothing was changed: those of `createOrder` and
 * of `cancelOrder`; PERMISSION_DENIED for a key that may not cancel.
 */
export const replaceOrder: Handler<'replaceOrder'> = async ({ path, body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  if (!caller.permissions.has('order_cancel')) return { refusal: { code: 'PERMISSION_DENIED' } };
  const { mode, order } = body;
  const trader = traderOf(context);
  const fingerprint = batchFingerprint(['replace', path.id, mode], [order]);
  const request = { caller, idempotencyKey: headers['idempotency-key'] };
  const keys = createPartKeys({ ...request, nonce: order.nonce, fingerprint }, 0);
  const cancellation = { ...cancelPart(Number(path.id), trader), idempotencyKeys: idempotencyKeysOf(keys) };
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
