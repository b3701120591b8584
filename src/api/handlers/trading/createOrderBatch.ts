import { traderOf } from '../../../usecases/callers';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/idempotencyKeys';
import { areAllReplayed, batchFingerprint, createOrderParts, renderPart } from '../../orders/orderBatches';
import type { Handler } from '../types';

/**
 * Places several orders as one command. The refusals of the orders are part of the body. Refusals: IDEMPOTENCY_CONFLICT
 * if the keys of the request were used for another one.
 */
export const createOrderBatch: Handler<'createOrderBatch'> = async ({ body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  const { mode, orders } = body;
  const request = { caller, idempotencyKey: headers['idempotency-key'] };
  const fingerprint = batchFingerprint(['batch', mode], orders);
  const { parts, keys } = createOrderParts(orders, traderOf(context), request, { fingerprint });
  return rejectConcurrentDuplicates(inFlightKeys, keys[0]?.named, async () => {
    const outcome = await engine.executeBatch({ type: 'order_batch', mode, checksTermsFirst: false, parts });
    if (outcome.parts.every(({ refusal }) => refusal?.code === 'IDEMPOTENCY_CONFLICT'))
      return { refusal: { code: 'IDEMPOTENCY_CONFLICT' } };
    return { status: 200, body: { results: outcome.parts.map(renderPart) }, replayed: areAllReplayed(outcome.parts) };
  });
};
