import { assertPresent } from '../../../core/values/assert';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { otoListKeys } from '../../../usecases/orders/orderKeys';
import { ordersOfNewList } from '../../../usecases/orders/orderLists';
import { otoListFingerprintFields, parseOtoListInput } from '../../../usecases/orders/otoLists';
import { traderOf } from '../../../usecases/orders/traderOf';
import { renderOrderList } from '../../rendering/orderList';
import { declaredRefusal, type Handler } from '../types';

/**
 * Places an order list with pending orders. The response is rendered from the event alone, so that a repeated request
 * gets the same bytes. Refusals: those of `createOrderList`.
 */
export const createOtoOrderList: Handler<'createOtoOrderList'> = async ({ body, headers }, context) => {
  const { engine, caller, inFlightKeys } = context;
  const input = parseOtoListInput(body);
  const fingerprint = fingerprintOf(otoListFingerprintFields(input));
  const idempotencyKey = headers['idempotency-key'];
  const keys = createRequestKeys({ caller, nonce: body.nonce, idempotencyKey, fingerprint });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const { refusal, event, replayed } = await engine.execute({
      type: 'create_oto_list',
      idempotencyKeys: [...otoListKeys(input, caller, fingerprint), ...idempotencyKeysOf(keys)],
      trader: traderOf(context),
      ...input,
    });
    if (refusal !== null) return declaredRefusal('createOtoOrderList', refusal, replayed);
    const list = assertPresent(event.orderList, 'the created list');
    return { status: 200, body: renderOrderList({ list, orders: ordersOfNewList(event) }), replayed };
  });
};
