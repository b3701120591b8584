import { assertPresent } from '../../../core/values/assert';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { orderListKeys } from '../../../usecases/orders/orderKeys';
import { orderListFingerprintFields, parseOrderListInput } from '../../../usecases/orders/orderLists';
import { traderOf } from '../../../usecases/orders/traderOf';
import { renderOrderList } from '../../rendering/orderList';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order list. The response is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: those of `createOrder`, except ORDER_NOT_MATCHED, and INVALID_ORDER_LIST_PRICES.
 */
export const createOrderList: Handler<'createOrderList'> = async ({ body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  const input = parseOrderListInput(body);
  const fingerprint = fingerprintOf(orderListFingerprintFields(input));
  const idempotencyKey = headers['idempotency-key'];
  const keys = createRequestKeys({ caller, nonce: body.nonce, idempotencyKey, fingerprint });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const { refusal, event, replayed } = await engine.execute({
      type: 'create_order_list',
      idempotencyKeys: [...orderListKeys(input, caller, fingerprint), ...idempotencyKeysOf(keys)],
      trader: traderOf(context),
      ...input,
    });
    if (refusal !== null) return declaredRefusal('createOrderList', refusal, replayed);
    const list = assertPresent(event.orderList, 'the created list');
    return { status: 200, body: renderOrderList({ list, orders: event.orders }), replayed };
  });
};
