/** Creates the frames that say in which state an event leaves the order lists of a user. They depend only on the event. */
import type { components } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { OrderRecord } from '../../../core/model/model';
import { legIdsOf, listIdOf, listsDoneIn } from '../../../core/orders/orderLists';

type ListStatus = components['schemas']['ListStatusEvent'];

/** One frame for each list that the event creates, whose pending orders it places, or that it ends. */
export function listStatuses(event: EngineEvent, userId: number): ListStatus[] {
  const own = event.orders.filter((order) => order.userId === userId && listIdOf(order) !== null);
  if (own.length === 0) return [];
  const done = listsDoneIn(own);
  const statuses = new Map<number, ListStatus>();
  for (const order of own) {
    const listId = listIdOf(order) as number;
    if (statuses.has(listId) || !(done.has(listId) || listId === startedList(event))) continue;
    statuses.set(listId, listStatus(event, order, listId, done.has(listId)));
  }
  return Array.from(statuses.values());
}

/** The list that the event creates, or whose pending orders it places. */
function startedList({ type, order, orderList }: EngineEvent): number | null {
  if (orderList !== null) return orderList.id;
  return type === 'place_pending_orders' && order !== null ? listIdOf(order) : null;
}

function listStatus(event: EngineEvent, { symbol, extras }: OrderRecord, g: number, isDone: boolean): ListStatus {
  // Only lists of older versions, which were all OCO lists, have no terms.
  const { kind, clientListId, clientOrderIds } = extras?.listTerms ?? {
    kind: 'oco',
    clientListId: null,
    clientOrderIds: [],
  };
  return {
    e: 'listStatus',
    E: event.timeMs,
    s: symbol,
    g,
    c: kind === 'oco' ? 'OCO' : 'OTO',
    l: isDone ? 'ALL_DONE' : 'EXEC_STARTED',
    L: isDone ? 'ALL_DONE' : 'EXECUTING',
    r: 'NONE',
    C: clientListId ?? '',
    T: event.timeMs,
    O: legIdsOf({ id: g, kind }).map((i, index) => ({ s: symbol, i, c: clientOrderIds[index] ?? '' })),
    sequence: event.sequence,
  };
}
