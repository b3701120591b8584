/** Order lists, judged from the log: how they begin, and that one order ends the other in the same event. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord } from '../../../src/core/model/model';
import type { OrderList } from '../../../src/core/model/orderRecords';
import type { ModelJudge } from './modelJudge';
import { hasRested, isOpen } from './orderStates';
import { judgeOtoList } from './otoLists';

/** To be called after the event has changed the orders. */
export function judgeOrderLists(judge: ModelJudge, all: ReadonlyMap<number, OrderRecord>, event: EngineEvent): void {
  const { sequence, orders, orderList, type } = event;
  judge.expectSame(
    orderList !== null,
    (type === 'create_order_list' || type === 'create_oto_list') && event.refusal === null,
    () => `event ${sequence}: list`,
  );
  if (orderList?.kind === 'oco') judgeNewList(judge, event, orderList.id);
  else if (orderList !== null) judgeNewOtoList(judge, event, orderList);
  for (const { id, extras } of orders) {
    const listId = extras?.listId ?? null;
    if (listId === null) continue;
    const kind = extras?.listTerms?.kind ?? 'oco';
    if (kind !== 'oco') judgeOtoList(judge, all, event, listId);
    const firstId = kind === 'oco' ? listId : listId + 1;
    const [limit, stop] = [all.get(firstId), all.get(firstId + 1)];
    if (kind === 'oto' || limit?.extras?.isPending === true) continue;
    judge.expect(limit !== undefined && stop !== undefined, () => `order ${id}: both orders of list ${listId}`);
    if (limit === undefined || stop === undefined) continue;
    judge.expect(
      !(isOpen(limit) && isOpen(stop)) || (isUntouched(limit) && isUntouched(stop) && !hasRested(stop)),
      () => `event ${sequence}: list ${listId} goes on after one of its orders was executed`,
    );
    judge.expect(
      limit.filled === 0n || stop.filled === 0n,
      () => `event ${sequence}: both orders of list ${listId} were executed`,
    );
    judge.expect(
      isOpen(limit) || isOpen(stop) || limit.updatedAtMs === stop.updatedAtMs || hasEndedAlone(limit, stop),
      () => `event ${sequence}: the orders of list ${listId} have not ended together`,
    );
  }
}

function judgeNewOtoList(judge: ModelJudge, { orders, order, sequence }: EngineEvent, list: OrderList): void {
  const count = list.kind === 'oto' ? 2 : 3;
  const legs = orders.slice(0, count);
  const ids = Array.from({ length: count }, (_none, index) => list.id + index);
  judge.expectSame(
    [order?.id, legs.map(({ id }) => id), legs.map(({ extras }) => [extras?.listId, extras?.isPending])],
    [list.id, ids, ids.map((id) => [list.id, id !== list.id])],
    () => `event ${sequence}: the orders of the new list`,
  );
}

function judgeNewList(judge: ModelJudge, { orders, sequence }: EngineEvent, listId: number): void {
  const [limit, stop] = orders;
  judge.expectSame(
    [limit?.id, stop?.id, limit?.extras?.listId, stop?.extras?.listId, limit?.restedAt, stop?.restedAt],
    [listId, listId + 1, listId, listId, sequence, null],
    () => `event ${sequence}: the orders of the new list`,
  );
}

function isUntouched({ filled, status, extras }: OrderRecord): boolean {
  return filled === 0n && status === 'created' && extras?.prevented === 0n;
}

/** One order was executed for a time after it had ended the other. */
function hasEndedAlone(limit: OrderRecord, stop: OrderRecord): boolean {
  return limit.filled > 0n || (limit.extras?.prevented ?? 0n) > 0n || hasRested(stop) || stop.filled > 0n;
}
