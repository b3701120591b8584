/** Sends an order list of the Binance-compatible interface to the engine. */
import { assertPresent } from '../../core/values/assert';
import type { KeyCaller } from '../../usecases/callers';
import { ordersOfNewList } from '../../usecases/orders/orderLists';
import { type Placement, place, placementContent } from '../../usecases/orders/placement';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderPlacedOrderList } from './orderLists';
import { nonceKeyOf } from './placeOrder';

interface ListResponse {
  readonly timestamp: string;
  readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined;
}

/** Refusals: those of the engine; INVALID_ORDER_LIST_PRICES for orders that do not fit each other. */
export async function placeBinanceOrderList(
  context: Pick<Services, 'engine'> & { readonly caller: KeyCaller; readonly ip: string },
  placement: Placement,
  { timestamp, newOrderRespType = 'RESULT' }: ListResponse,
): Promise<{ readonly body: ReturnType<typeof renderPlacedOrderList> } | { readonly refusal: RequestRefusal }> {
  const key = nonceKeyOf(context.caller, timestamp, placementContent(placement));
  const { refusal, event } = await place(context, placement, [key]);
  // What the engine finds in the members beyond their form is that the prices do not fit each other.
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: { code: 'INVALID_ORDER_LIST_PRICES' } };
  if (refusal !== null) return { refusal };
  const list = assertPresent(event.orderList, 'the created list');
  return { body: renderPlacedOrderList({ list, orders: ordersOfNewList(event) }, newOrderRespType) };
}
