/** Cancels an order list by cancelling one of its open orders, which closes the others in the same event. */
import type { CancelOrder, Trader } from '../../core/model/commands';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { OrderRecord } from '../../core/model/model';
import type { OrderList } from '../../core/model/orderRecords';
import { legIdsOf } from '../../core/orders/orderLists';
import type { KeyCaller } from '../callers';
import { traderOf } from '../callers';
import type { Services } from '../services';

/** The id of no order, for a cancellation that must be refused. */
export const NO_ORDER_ID = 0;

type CancelContext = Pick<Services, 'engine'> & { readonly caller: KeyCaller; readonly ip: string };

/**
 * The orders that this request has cancelled; none if the list had ended before, or if there is none. `keys`: of the
 * request; repeated, it has the same outcome and cancels nothing else. Throws `Outage`.
 */
export async function cancelOrderList(
  context: CancelContext,
  list: OrderList | undefined,
  keys: readonly IdempotencyKey[] = [],
): Promise<readonly OrderRecord[]> {
  const trader = traderOf(context);
  // The refusal for an order that has ended before must not be stored, because another part cancels the list.
  const idempotencyKeys = keys.map((key) => ({ ...key, storesRefusal: false }));
  const ofOrders = (list === undefined ? [] : legIdsOf(list)).map((id) => ({
    ...cancelPart(id, trader),
    idempotencyKeys,
  }));
  // If no part has cancelled the list, this one stores the refusal.
  const last = keys.length === 0 ? [] : [{ ...cancelPart(NO_ORDER_ID, trader), idempotencyKeys: keys }];
  const { parts } = await context.engine.executeBatch({
    type: 'order_batch',
    mode: 'each',
    checksTermsFirst: false,
    parts: [...ofOrders, ...last],
  });
  // The first part that cancels an order closes the others; with a key, they repeat its outcome.
  const cancelled = parts.find(({ refusal }) => refusal === null);
  return cancelled?.event?.orders ?? [];
}

/** A cancellation as part of a batch. */
export function cancelPart(orderId: number, trader: Trader): CancelOrder {
  return { type: 'cancel_order', idempotencyKeys: [], trader, orderId, symbol: null };
}
