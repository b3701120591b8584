/** Finds the caller's order that a request of the Binance-compatible interface names, and reads lists of orders. */
import type { OrderRecord } from '../../core/model/model';
import { findOrder, listOrders, type OrderFilter } from '../../store/trading/orders';
import { type FieldFaults, missingField, type RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { clientOrderIdOf, orderIdOfGenerated } from './clientOrderIds';

type ReadServices = Pick<Services, 'engine' | 'database'>;

export interface OrderReference {
  readonly orderId: number | undefined;
  readonly clientOrderId: string | undefined;
}

/** Rows read at once for a list without a limit. */
const PAGE_ORDERS = 1_000;

/** `names`: the names of the two parameters on the wire. Refusals: INVALID_PARAMETERS if neither was sent. */
export function parseOrderReference(
  orderId: string | undefined,
  clientOrderId: string | undefined,
  names: { readonly orderId: string } = { orderId: 'orderId' },
):
  | OrderReference
  | {
      readonly refusal: Extract<RequestRefusal, { readonly fields: FieldFaults; readonly code: 'INVALID_PARAMETERS' }>;
    } {
  if (orderId === undefined && clientOrderId === undefined) return { refusal: missingField(names.orderId) };
  return { orderId: orderId === undefined ? undefined : Number(orderId), clientOrderId };
}

/** Undefined if the user has no such order of the symbol. If the request names both ids, both must be the order's. */
export async function findOwnOrder(
  { engine, database }: ReadServices,
  userId: number,
  symbol: string,
  { orderId, clientOrderId }: OrderReference,
): Promise<OrderRecord | undefined> {
  const order =
    orderId === undefined
      ? await findByClientOrderId({ engine, database }, userId, clientOrderId ?? '')
      : await engine.whenDurable(findOrder(database, userId, orderId));
  if (order?.symbol !== symbol) return undefined;
  return clientOrderId === undefined || clientOrderIdOf(order) === clientOrderId ? order : undefined;
}

async function findByClientOrderId(
  { engine, database }: ReadServices,
  userId: number,
  clientOrderId: string,
): Promise<OrderRecord | undefined> {
  const filter = { userId, symbol: undefined, side: undefined, status: 'all', clientOrderId } as const;
  const [order] = await engine.whenDurable(listOrders(database, filter, { limit: 1, offset: 0 }));
  const generated = order === undefined ? orderIdOfGenerated(clientOrderId) : undefined;
  return generated === undefined ? order : engine.whenDurable(findOrder(database, userId, generated));
}

/** All open orders, the oldest first. An order that changes meanwhile is listed at most once. */
export async function listOpenOrders(
  { engine, database }: ReadServices,
  userId: number,
  symbol: string | undefined,
): Promise<OrderRecord[]> {
  const orders: OrderRecord[] = [];
  for (;;) {
    const firstId = (orders.at(-1)?.id ?? 0) + 1;
    const filter: OrderFilter = { userId, symbol, side: undefined, status: 'open', firstId, sort: 'oldest_first' };
    const page = await engine.whenDurable(listOrders(database, filter, { limit: PAGE_ORDERS, offset: 0 }));
    for (const order of page) orders.push(order);
    if (page.length < PAGE_ORDERS) return orders;
  }
}
