/** How much of a rolling 24 hours' withdrawal limit is used, per user and asset. The fee counts: it leaves too. */
import type { Amount } from './decimal';
import type { Withdrawal } from './model';

export const WITHDRAWAL_WINDOW_MS = 86_400_000;

interface Use {
  readonly id: number;
  readonly timeMs: number;
  readonly amount: Amount;
}

export class WithdrawalUse {
  private readonly uses = new Map<string, Use[]>();

  /** Counts a withdrawal from its creation on; a failed one gives its share back. */
  note(withdrawal: Withdrawal): void {
    const key = `${withdrawal.userId}:${withdrawal.asset}`;
    const others = (this.uses.get(key) ?? []).filter((use) => use.id !== withdrawal.id && use.timeMs > withdrawal.updatedAtMs - WITHDRAWAL_WINDOW_MS);
    if (withdrawal.status !== 'failed') others.push({ id: withdrawal.id, timeMs: withdrawal.createdAtMs, amount: withdrawal.amount + withdrawal.fee });
    if (others.length === 0) this.uses.delete(key);
    else this.uses.set(key, others);
  }

  /** Taken in the 24 hours before `nowMs`. */
  used(userId: number, asset: string, nowMs: number): Amount {
    let sum = 0n;
    for (const use of this.uses.get(`${userId}:${asset}`) ?? []) if (use.timeMs > nowMs - WITHDRAWAL_WINDOW_MS) sum += use.amount;
    return sum;
  }
}
