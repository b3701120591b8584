/** Orders in queries. What became of an order of a pair, of which at most one is executed, only the other one tells. */
import type { OrderRecord } from '../../core/model/model';
import { legIdsOf, listIdOf } from '../../core/orders/orderLists';
import { findOrdersById } from '../../store/trading/orderLists';
import type { Services } from '../../usecases/services';
import { renderQueriedOrder } from './renderOrder';

export async function renderQueriedOrders(
  { engine, database }: Pick<Services, 'engine' | 'database'>,
  orders: readonly OrderRecord[],
): Promise<ReturnType<typeof renderQueriedOrder>[]> {
  const otherIds = orders.flatMap((order) => otherOfPair(order) ?? []);
  const others = otherIds.length === 0 ? [] : await engine.whenDurable(findOrdersById(database, otherIds));
  const executed = new Set(others.filter(wasExecuted).map(({ id }) => id));
  return orders.map((order) => {
    const otherId = otherOfPair(order);
    return renderQueriedOrder(order, otherId !== undefined && executed.has(otherId));
  });
}

/** The other order of the pair, if this one has ended and was not executed. */
function otherOfPair(order: OrderRecord): number | undefined {
  const listId = listIdOf(order);
  if (listId === null || order.status !== 'cancelled' || wasExecuted(order)) return undefined;
  const kind = order.extras?.listTerms?.kind ?? 'oco';
  const legs = legIdsOf({ id: listId, kind });
  // The working order of a list is not one of the pair that waits for it.
  const pair = kind === 'oco' ? legs : legs.slice(1);
  return pair.includes(order.id) ? pair.find((id) => id !== order.id) : undefined;
}

/** Whether it has traded, or was triggered. */
function wasExecuted({ filled, stopPrice, restedAt }: OrderRecord): boolean {
  return filled > 0n || (stopPrice !== null && restedAt !== null);
}
