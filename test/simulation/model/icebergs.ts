/** Iceberg orders, followed in the log: what the book shows of them, and when they lose their place. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord } from '../../../src/core/model/model';
import type { ModelJudge } from './modelJudge';

export function shownOf({ extras, remaining }: OrderRecord): bigint {
  return extras?.visible ?? remaining;
}

export function partOf({ extras }: OrderRecord, left: bigint): bigint {
  const part = extras?.icebergQuantity ?? left;
  return part < left ? part : left;
}

/** Whether the event moved the order to the end of its price. */
export function isRefilled({ extras, restedAt }: OrderRecord, { sequence }: EngineEvent): boolean {
  return extras !== null && extras.refillRank > 0 && restedAt === sequence;
}

/** The order with each trade of the event: its visible part shrinks, and is refilled once nothing of it is left. */
export function judgeIceberg(
  judge: ModelJudge,
  before: OrderRecord | undefined,
  order: OrderRecord,
  event: EngineEvent,
): void {
  const { extras, status } = order;
  if (extras === null || extras.icebergQuantity === null) {
    judge.expectSame(extras?.visible ?? null, null, () => `order ${order.id}: a visible part`);
    return;
  }
  const isInBook = (status === 'created' || status === 'partial_filled') && (order.restedAt ?? 0) > 0;
  if (!isInBook) return judge.expectSame(extras.visible, null, () => `order ${order.id}: visible outside of the book`);
  let refills = 0;
  let visible = before?.extras?.visible ?? null;
  let left = before?.remaining ?? 0n;
  if (visible === null) visible = partOf(order, order.remaining);
  else
    for (const quantity of takenParts(event, order.id)) {
      left -= quantity;
      visible -= quantity;
      if (visible > 0n) continue;
      visible = partOf(order, left);
      refills += 1;
    }
  if (visible > order.remaining) visible = order.remaining;
  judge.expectSame(extras.visible, visible, () => `order ${order.id}: visible part`);
  judge.expectSame(isRefilled(order, event), refills > 0, () => `order ${order.id} is refilled`);
}

/** What was taken of a resting order, part by part: all of it was traded, or all of it prevented. */
function takenParts({ trades, preventedMatches }: EngineEvent, orderId: number): bigint[] {
  const traded = trades.filter(({ maker }) => maker.orderId === orderId).map(({ quantity }) => quantity);
  const prevented = preventedMatches.filter(
    ({ makerOrderId, mode }) => makerOrderId === orderId && mode === 'decrement',
  );
  return [...traded, ...prevented.map(({ makerQuantity }) => makerQuantity ?? 0n)];
}
