/** What apps spent for users, recomputed from the postings of the log, and the limits that their commands named. */
import type { Command } from '../../../src/core/commands';
import type { EngineEvent } from '../../../src/core/events';
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
    const paid = event.entries
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => account.owner === trader.userId && account.asset === asset)
      .reduce((sum, { amount }) => sum - amount, 0n);
    const purchase = { partnerId, userId: trader.userId, asset, amount: paid, timeMs: event.timeMs };
    this.purchases.set(event.order.id, { orderId: event.order.id, ...purchase });
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
