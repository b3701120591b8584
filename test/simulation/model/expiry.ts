/** Orders that expire, followed in the log: each at its time, unless an order of its book is being matched then. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { ModelJudge } from './modelJudge';
import { isOpen } from './orderStates';
import type { OrdersReference } from './orders';

/** To be called before the event is applied. */
export function judgeExpiry(judge: ModelJudge, orders: OrdersReference, event: EngineEvent): void {
  const { type, sequence, timeMs, order, trades } = event;
  if (type === 'expire_order') {
    const expiresAtMs = order?.extras?.expiresAtMs ?? timeMs + 1;
    judge.expect(expiresAtMs <= timeMs, () => `event ${sequence}: order ${order?.id} expires before ${expiresAtMs}`);
    judge.expectSame(order?.status, 'cancelled', () => `event ${sequence}: status of order ${order?.id}`);
  }
  // An order whose matching has begun is finished.
  if (type === 'continue_order') return;
  for (const { maker } of trades) {
    const expiresAtMs = orders.all.get(maker.orderId)?.extras?.expiresAtMs ?? timeMs + 1;
    judge.expect(
      expiresAtMs > timeMs,
      () => `event ${sequence}: order ${maker.orderId} is filled after ${expiresAtMs}`,
    );
  }
}

/** To be called after each commit. Orders whose book is busy expire in a later batch. */
export function judgeExpired(judge: ModelJudge, orders: OrdersReference, timeMs: number): void {
  for (const order of orders.open.values()) {
    if (!isOpen(order) || (order.extras?.expiresAtMs ?? timeMs + 1) > timeMs) continue;
    judge.expect(
      orders.unfinishedOrder(order.symbol) !== undefined,
      () => `order ${order.id} is open after its time ${order.extras?.expiresAtMs}`,
    );
  }
}
