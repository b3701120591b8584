import { assertPresent } from '../../../core/values/assert';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { orderFingerprintFields, parseOrderInput } from '../../../usecases/orders/orderInput';
import { clientOrderIdKey } from '../../../usecases/orders/orderKeys';
import { traderOf } from '../../../usecases/orders/traderOf';
import { renderOrder } from '../../rendering/order';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order. The response is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: INVALID_PAIR, those for price and quantity, INVALID_PARAMETERS for options that exclude each other,
 * INSUFFICIENT_BALANCE, TRADING_DISABLED, ORDER_NOT_MATCHED, IDEMPOTENCY_CONFLICT.
 */
export const createOrder: Handler<'createOrder'> = async ({ body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  const input = parseOrderInput(body);
  const fingerprint = fingerprintOf(orderFingerprintFields(input));
  const keys = createRequestKeys({
    caller,
    nonce: body.nonce,
    idempotencyKey: headers['idempotency-key'],
    fingerprint,
  });
  const idempotencyKeys = [...clientOrderIdKey(input, caller, fingerprint), ...idempotencyKeysOf(keys)];
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const { refusal, event, replayed } = await engine.execute({
      type: 'create_order',
      idempotencyKeys,
      trader: traderOf(context),
      ...input,
    });
    if (refusal !== null) return declaredRefusal('createOrder', refusal, replayed);
    return { status: 200, body: renderOrder(assertPresent(event.order, 'the created order')), replayed };
  });
};
