/** Sends an order list with pending orders of the Binance-compatible interface to the engine. */
import { assertPresent } from '../../core/values/assert';
import { signedMilliseconds } from '../../core/values/binanceSignature';
import type { KeyCaller } from '../../usecases/callers';
import { createNonceKey, fingerprintOf } from '../../usecases/idempotency/idempotencyKeys';
import { otoListKeys } from '../../usecases/orders/orderKeys';
import { ordersOfNewList } from '../../usecases/orders/orderLists';
import { type OtoListInput, otoListFingerprintFields } from '../../usecases/orders/otoLists';
import { traderOf } from '../../usecases/orders/traderOf';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderPlacedOrderList } from './orderLists';

interface ListResponse {
  readonly timestamp: string;
  readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined;
}

/** Refusals: those of the engine; INVALID_ORDER_LIST_PRICES for orders that do not fit each other. */
export async function placeOtoList(
  context: Pick<Services, 'engine'> & { readonly caller: KeyCaller; readonly ip: string },
  input: OtoListInput,
  { timestamp, newOrderRespType = 'RESULT' }: ListResponse,
): Promise<{ readonly body: ReturnType<typeof renderPlacedOrderList> } | { readonly refusal: RequestRefusal }> {
  const { engine, caller } = context;
  const fingerprint = fingerprintOf(otoListFingerprintFields(input));
  const nonceKey = createNonceKey(caller, signedMilliseconds(timestamp), fingerprint);
  const { refusal, event } = await engine.execute({
    type: 'create_oto_list',
    idempotencyKeys: [...otoListKeys(input, caller, fingerprint), nonceKey],
    trader: traderOf(context),
    ...input,
  });
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: { code: 'INVALID_ORDER_LIST_PRICES' } };
  if (refusal !== null) return { refusal };
  const list = assertPresent(event.orderList, 'the created list');
  return { body: renderPlacedOrderList({ list, orders: ordersOfNewList(event) }, newOrderRespType) };
}
