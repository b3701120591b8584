/** How much of a rolling 24 hours' withdrawal limit is used, per user and asset. The fee counts: it leaves too. */
import type { Amount } from './decimal';
import { Deque } from './deque';
import { entryOf } from './entryOf';
import type { Withdrawal } from './model';

export const WITHDRAWAL_WINDOW_MS = 86_400_000;

interface Use {
  readonly id: number;
  readonly wallet: string;
  readonly timeMs: number;
  readonly amount: Amount;
  isGivenBack: boolean;
}

/** One user's uses of one asset, oldest first, and the sum of those not given back. */
class WalletUse {
  readonly uses = new Deque<Use>();
  total: Amount = 0n;
}

/** Memory holds 24 hours and no more, and a withdrawal costs the same however many there are. */
export class WithdrawalUse {
  private readonly wallets = new Map<string, WalletUse>();
  private readonly byId = new Map<number, Use>();
  /** Oldest first. */
  private readonly uses = new Deque<Use>();

  /** A withdrawal as it stands at `nowMs`: counts from its creation on; a failed one gives its share back. */
  note(withdrawal: Withdrawal, nowMs: number): void {
    this.forget(nowMs - WITHDRAWAL_WINDOW_MS);
    const { id, createdAtMs: timeMs, amount, fee } = withdrawal;
    if (withdrawal.status === 'failed') return this.releaseUsage(id);
    if (timeMs <= nowMs - WITHDRAWAL_WINDOW_MS || this.byId.has(id)) return;
    const use: Use = {
      id,
      wallet: walletOf(withdrawal.userId, withdrawal.asset),
      timeMs,
      amount: amount + fee,
      isGivenBack: false,
    };
    const wallet = entryOf(this.wallets, use.wallet, () => new WalletUse());
    wallet.uses.push(use);
    wallet.total += use.amount;
    this.uses.push(use);
    this.byId.set(id, use);
  }

  /** Taken in the 24 hours before `nowMs`. */
  used(userId: number, asset: string, nowMs: number): Amount {
    const wallet = this.wallets.get(walletOf(userId, asset));
    return wallet === undefined ? 0n : usedOf(wallet, nowMs);
  }

  /** The same for every wallet that took any, by user and asset. */
  allUsed(nowMs: number): Map<string, Amount> {
    const all = new Map<string, Amount>();
    for (const [name, wallet] of this.wallets) {
      const used = usedOf(wallet, nowMs);
      if (used > 0n) all.set(name, used);
    }
    return all;
  }

  private releaseUsage(id: number): void {
    const use = this.byId.get(id);
    if (use === undefined || use.isGivenBack) return;
    use.isGivenBack = true;
    const wallet = this.wallets.get(use.wallet);
    if (wallet !== undefined) wallet.total -= use.amount;
  }

  /** The oldest of all is the oldest of its wallet. */
  private forget(untilMs: number): void {
    for (let use = this.uses.first(); use !== undefined && use.timeMs <= untilMs; use = this.uses.first()) {
      this.releaseUsage(use.id);
      this.uses.shift();
      this.byId.delete(use.id);
      const wallet = this.wallets.get(use.wallet);
      wallet?.uses.shift();
      if (wallet?.uses.length === 0) this.wallets.delete(use.wallet);
    }
  }
}

/** Reading forgets nothing: a reader's clock may be ahead of the last decision. */
function usedOf({ uses, total }: WalletUse, nowMs: number): Amount {
  let used = total;
  for (let index = 0; index < uses.length; index += 1) {
    const use = uses.at(index);
    if (use === undefined || use.timeMs > nowMs - WITHDRAWAL_WINDOW_MS) break;
    if (!use.isGivenBack) used -= use.amount;
  }
  return used;
}

function walletOf(userId: number, asset: string): string {
  return `${userId}:${asset}`;
}
