/** Sends an OCO list of the Binance-compatible interface to the engine. */
import { assertPresent } from '../../core/values/assert';
import { signedMilliseconds } from '../../core/values/binanceSignature';
import type { KeyCaller } from '../../usecases/callers';
import { createNonceKey, fingerprintOf } from '../../usecases/idempotency/idempotencyKeys';
import { orderListKeys } from '../../usecases/orders/orderKeys';
import { type OrderListInput, orderListFingerprintFields } from '../../usecases/orders/orderLists';
import { traderOf } from '../../usecases/orders/traderOf';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderPlacedOrderList } from './orderLists';

interface ListResponse {
  readonly timestamp: string;
  readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined;
}

/** Refusals: those of the engine. */
export async function placeOcoList(
  context: Pick<Services, 'engine'> & { readonly caller: KeyCaller; readonly ip: string },
  input: OrderListInput,
  { timestamp, newOrderRespType = 'RESULT' }: ListResponse,
): Promise<{ readonly body: ReturnType<typeof renderPlacedOrderList> } | { readonly refusal: RequestRefusal }> {
  const { engine, caller } = context;
  const fingerprint = fingerprintOf(orderListFingerprintFields(input));
  const nonceKey = createNonceKey(caller, signedMilliseconds(timestamp), fingerprint);
  const { refusal, event } = await engine.execute({
    type: 'create_order_list',
    idempotencyKeys: [...orderListKeys(input, caller, fingerprint), nonceKey],
    trader: traderOf(context),
    ...input,
  });
  // What the engine finds in the members beyond their form is that the prices do not fit each other.
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: { code: 'INVALID_ORDER_LIST_PRICES' } };
  if (refusal !== null) return { refusal };
  const listed = { list: assertPresent(event.orderList, 'the created list'), orders: event.orders };
  return { body: renderPlacedOrderList(listed, newOrderRespType) };
}
