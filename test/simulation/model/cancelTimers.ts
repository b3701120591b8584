/** Timers that cancel orders, followed in the log: each expires once, not early, and with it all orders that it covers. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { CancelTimer } from '../../../src/core/model/orderRecords';
import type { ModelJudge } from './modelJudge';
import type { OrdersReference } from './orders';

export class CancelTimersReference {
  /** By user and scope. */
  readonly all = new Map<string, CancelTimer>();
  /** Timers that have expired in the batch that is judged now. */
  private readonly expired: CancelTimer[] = [];

  constructor(
    private readonly judge: ModelJudge,
    private readonly orders: OrdersReference,
  ) {}

  apply({ type, sequence, timeMs, cancelTimer }: EngineEvent): void {
    if (cancelTimer === null) return;
    const key = `${cancelTimer.userId} ${cancelTimer.scope}`;
    const before = this.all.get(key)?.deadlineMs ?? null;
    this.all.set(key, cancelTimer);
    if (type !== 'expire_cancel_timer') return;
    this.judge.expectSame(cancelTimer.deadlineMs, null, () => `event ${sequence}: an expired timer`);
    this.judge.expect(before !== null && before <= timeMs, () => `event ${sequence}: ${key} expires before ${before}`);
    this.expired.push(cancelTimer);
  }

  /** Whether the event is a cancellation by a timer of the same batch, which no client has sent. */
  isCancellation({ type, userId, symbol }: EngineEvent): boolean {
    return type === 'cancel_order' && this.expired.some((timer) => timer.userId === userId && covers(timer, symbol));
  }

  /** To be called after each commit. Orders of a later command of the same batch are left alone. */
  judgeCommit(events: readonly EngineEvent[]): void {
    const created = new Set(
      events
        .filter(({ type, orderList }) => type === 'create_order' || orderList !== null)
        .flatMap(({ orders }) => orders.map(({ id }) => id)),
    );
    for (const timer of this.expired.splice(0))
      for (const order of this.orders.open.values())
        this.judge.expect(
          order.userId !== timer.userId || !covers(timer, order.symbol) || created.has(order.id),
          () => `order ${order.id} is open after the timer ${timer.scope} of user ${timer.userId} has expired`,
        );
  }
}

function covers({ scope }: CancelTimer, symbol: string | null): boolean {
  const [orders = ''] = scope.split(':').slice(-1);
  return !orders.includes('_') || orders === symbol;
}
