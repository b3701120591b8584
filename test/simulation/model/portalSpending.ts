/** What apps spent for users, recomputed from the postings of the log, and the limits that their commands named. */
import type { Command } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import type { ModelJudge } from './modelJudge';

const DAY_MS = 86_400_000;

interface Purchase {
  readonly orderId: number;
  readonly partnerId: number;
  readonly userId: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly timeMs: number;
}

export class PortalSpendingReference {
  readonly purchases = new Map<number, Purchase>();
  /** What orders have paid in events before their own, by order. */
  private readonly paidInShares = new Map<number, bigint>();

  constructor(private readonly judge: ModelJudge) {}

  /** Applies the event of a command; only purchases of apps have an effect. */
  apply(command: Command, event: EngineEvent): void {
    if (command.type !== 'create_portal_order' || command.app === undefined) return;
    const { app, trader, symbol, budget } = command;
    const { partnerId, spendingLimit } = app;
    const asset = symbol.split('_')[1] ?? '';
    const isWithinLimit = this.spentAmount(partnerId, trader.userId, asset, event.timeMs) + budget <= spendingLimit;
    if (event.refusal?.code === 'PORTAL_SPENDING_LIMIT_EXCEEDED')
      this.judge.expect(!isWithinLimit, () => `event ${event.sequence}: a purchase within the limit was refused`);
    if (event.refusal !== null || event.order === null) return;
    this.judge.expect(isWithinLimit, () => `event ${event.sequence}: app ${partnerId} spends more than its limit`);
    this.judge.expectSame(event.partnerId, partnerId, () => `event ${event.sequence}: the app`);
    const { id: orderId } = event.order;
    const amount = (this.paidInShares.get(orderId) ?? 0n) + paidIn(event, asset);
    this.purchases.set(orderId, { orderId, partnerId, userId: trader.userId, asset, amount, timeMs: event.timeMs });
  }

  /** Applies an event that precedes the event of a purchase, because it matches more than one event contains. */
  applyShare(event: EngineEvent): void {
    if (event.order === null || event.order.budget === null) return;
    const { id, symbol } = event.order;
    const paid = paidIn(event, symbol.split('_')[1] ?? '');
    this.paidInShares.set(id, (this.paidInShares.get(id) ?? 0n) + paid);
  }

  private spentAmount(partnerId: number, userId: number, asset: string, nowMs: number): bigint {
    let sum = 0n;
    for (const purchase of this.purchases.values())
      if (
        purchase.partnerId === partnerId &&
        purchase.userId === userId &&
        purchase.asset === asset &&
        purchase.timeMs > nowMs - DAY_MS
      )
        sum += purchase.amount;
    return sum;
  }
}

/** What the user of the event's order has paid in the asset. */
function paidIn({ entries, order }: EngineEvent, asset: string): bigint {
  return entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account.owner === order?.userId && account.asset === asset)
    .reduce((sum, { amount }) => sum - amount, 0n);
}
