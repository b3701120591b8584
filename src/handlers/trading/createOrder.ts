import type { KeyCaller } from '../../application/callers';
import { createIdempotencyKey, fingerprintOf } from '../../application/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../application/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../application/idempotency/requestKeys';
import { type OrderInput, orderFingerprintFields, parseOrderInput } from '../../application/orders/orderInput';
import { traderOf } from '../../application/orders/traderOf';
import { renderOrder } from '../../application/rendering/order';
import type { IdempotencyKey } from '../../core/idempotencyKeys';
import { assertPresent } from '../../core/values/assert';
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

/** The key of the client order id, if the order has one. */
function clientOrderIdKey({ clientOrderId }: OrderInput, { userId }: KeyCaller, fingerprint: string): IdempotencyKey[] {
  return clientOrderId === null ? [] : [createIdempotencyKey('client_order_id', userId, clientOrderId, fingerprint)];
}
