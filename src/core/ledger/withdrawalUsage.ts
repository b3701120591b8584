/**
 * How much each user, and all users together, withdrew of each asset in a rolling window of 24 hours. Fees are included.
 */
import type { Withdrawal } from '../model/model';
import type { Amount } from '../values/decimal';
import { Deque } from '../values/deque';
import { getOrCreate } from '../values/getOrCreate';

export const WITHDRAWAL_WINDOW_MS = 86_400_000;

interface Usage {
  readonly id: number;
  readonly accountKey: string;
  readonly asset: string;
  readonly timeMs: number;
  readonly amount: Amount;
  isReleased: boolean;
}

/** Withdrawals of one asset, oldest first, with the total of those that are not released. */
class UsageGroup {
  readonly usages = new Deque<Usage>();
  total: Amount = 0n;
}

/** Holds 24 hours of withdrawals. Recording one takes the same time, however many there are. */
export class RollingWithdrawalUsage {
  /** Withdrawals by user and asset. */
  private readonly byAccount = new Map<string, UsageGroup>();
  private readonly byAsset = new Map<string, UsageGroup>();
  private readonly byId = new Map<number, Usage>();
  /** All withdrawals, oldest first. */
  private readonly usages = new Deque<Usage>();

  /**
   * Records a withdrawal as it is at `nowMs`. It counts from its creation; a failed one releases its amount, unless it was
   * sent: otherwise the same amount could be sent again and again, and be reported as returned each time.
   */
  record(withdrawal: Withdrawal, nowMs: number): void {
    this.dropExpired(nowMs - WITHDRAWAL_WINDOW_MS);
    const { id, createdAtMs: timeMs, amount, fee } = withdrawal;
    if (withdrawal.status === 'failed' && withdrawal.failure !== 'returned') return this.releaseUsage(id);
    if (timeMs <= nowMs - WITHDRAWAL_WINDOW_MS || this.byId.has(id)) return;
    const usage: Usage = {
      id,
      accountKey: accountKeyOf(withdrawal.userId, withdrawal.asset),
      asset: withdrawal.asset,
      timeMs,
      amount: amount + fee,
      isReleased: false,
    };
    const account = getOrCreate(this.byAccount, usage.accountKey, () => new UsageGroup());
    const house = getOrCreate(this.byAsset, usage.asset, () => new UsageGroup());
    for (const group of [account, house]) {
      group.usages.push(usage);
      group.total += usage.amount;
    }
    this.usages.push(usage);
    this.byId.set(id, usage);
  }

  /** The amount that was withdrawn in the 24 hours before `nowMs`. */
  usedAmount(userId: number, asset: string, nowMs: number): Amount {
    const account = this.byAccount.get(accountKeyOf(userId, asset));
    return account === undefined ? 0n : usedAmountOf(account, nowMs);
  }

  /** The amount that all users together withdrew of the asset in the 24 hours before `nowMs`. */
  usedByAllUsers(asset: string, nowMs: number): Amount {
    const house = this.byAsset.get(asset);
    return house === undefined ? 0n : usedAmountOf(house, nowMs);
  }

  /** The amounts of all accounts with withdrawals in the 24 hours before `nowMs`, by account key. */
  allUsedAmounts(nowMs: number): Map<string, Amount> {
    const all = new Map<string, Amount>();
    for (const [name, account] of this.byAccount) {
      const used = usedAmountOf(account, nowMs);
      if (used > 0n) all.set(name, used);
    }
    return all;
  }

  /** The withdrawals of the 24 hours before `nowMs` that count towards a limit, oldest first. */
  *countedWithdrawals(nowMs: number): Generator<Pick<Usage, 'id' | 'accountKey' | 'timeMs' | 'amount'>> {
    for (let index = 0; index < this.usages.length; index += 1) {
      const usage = this.usages.at(index);
      if (usage !== undefined && !usage.isReleased && usage.timeMs > nowMs - WITHDRAWAL_WINDOW_MS) yield usage;
    }
  }

  private releaseUsage(id: number): void {
    const usage = this.byId.get(id);
    if (usage === undefined || usage.isReleased) return;
    usage.isReleased = true;
    for (const group of this.groupsOf(usage)) group.total -= usage.amount;
  }

  /** Removes expired withdrawals. The oldest withdrawal of all is also the oldest of its account and of its asset. */
  private dropExpired(untilMs: number): void {
    for (let usage = this.usages.first(); usage !== undefined && usage.timeMs <= untilMs; usage = this.usages.first()) {
      this.releaseUsage(usage.id);
      this.usages.shift();
      this.byId.delete(usage.id);
      for (const group of this.groupsOf(usage)) group.usages.shift();
      if (this.byAccount.get(usage.accountKey)?.usages.length === 0) this.byAccount.delete(usage.accountKey);
    }
  }

  private groupsOf({ accountKey, asset }: Usage): UsageGroup[] {
    return [this.byAccount.get(accountKey), this.byAsset.get(asset)].filter((group) => group !== undefined);
  }
}

/**
 * The used amount without expired withdrawals. Does not remove them, because the reader's clock may be ahead of the
 * last decision.
 */
function usedAmountOf({ usages, total }: UsageGroup, nowMs: number): Amount {
  let used = total;
  for (let index = 0; index < usages.length; index += 1) {
    const usage = usages.at(index);
    if (usage === undefined || usage.timeMs > nowMs - WITHDRAWAL_WINDOW_MS) break;
    if (!usage.isReleased) used -= usage.amount;
  }
  return used;
}

function accountKeyOf(userId: number, asset: string): string {
  return `${userId}:${asset}`;
}
