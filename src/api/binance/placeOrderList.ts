/** Sends an order list of the Binance-compatible interface to the engine. */
import { assertPresent } from '../../core/values/assert';
import { ordersOfNewList, withOrders } from '../../usecases/orders/orderLists';
import type { Placement } from '../../usecases/orders/placement';
import type { FieldFaults, RequestRefusal } from '../../usecases/refusals';
import { renderPlacedOrderList } from './orderLists';
import { type OrderContext, placeOnce } from './placeOrder';

interface SentList {
  readonly timestamp: string;
  readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined;
}

/** Refusals: those of the engine; INVALID_ORDER_LIST_PRICES for orders that do not fit each other. */
export async function placeBinanceOrderList(
  context: OrderContext,
  placement: Placement,
  sent: SentList,
): Promise<{ readonly body: ReturnType<typeof renderPlacedOrderList> } | { readonly refusal: RequestRefusal }> {
  const { timestamp, newOrderRespType = 'RESULT' } = sent;
  const { refusal, event, replayed } = await placeOnce(context, placement, timestamp);
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: sentRefusal(refusal.fields, sent) };
  if (refusal !== null) return { refusal };
  const list = assertPresent(event.orderList, 'the created list');
  const [present] = replayed ? await withOrders(context, [list]) : [];
  return { body: renderPlacedOrderList(present ?? { list, orders: ordersOfNewList(event) }, newOrderRespType) };
}

/** The ends of the names of parameters that the engine checks beyond their form, by its own names. */
const CHECKED_BY_ENGINE: Readonly<Record<string, string>> = {
  iceberg_quantity: 'icebergqty',
  trailing_delta: 'trailingdelta',
};

/** Names the parameters that were sent. What else the engine finds is that the prices do not fit each other. */
function sentRefusal(fields: FieldFaults, sent: SentList): RequestRefusal {
  const [field = ''] = Object.keys(fields);
  const end = CHECKED_BY_ENGINE[field];
  const names = end === undefined ? [] : Object.keys(sent).filter((name) => name.toLowerCase().endsWith(end));
  if (names.length === 0) return { code: 'INVALID_ORDER_LIST_PRICES' };
  const fault = { code: 'INVALID', message: 'does not fit the order' } as const;
  return { code: 'INVALID_PARAMETERS', fields: Object.fromEntries(names.map((name) => [name, fault])) };
}
