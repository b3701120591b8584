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
}

/** One user's uses of one asset in the order of their times, and their sum. */
class WalletUse {
  readonly byId = new Map<number, Use>();
  total: Amount = 0n;

  add(use: Use): void {
    this.byId.set(use.id, use);
    this.total += use.amount;
  }

  remove(id: number): void {
    this.total -= this.byId.get(id)?.amount ?? 0n;
    this.byId.delete(id);
  }
}

export class WithdrawalUse {
  private readonly wallets = new Map<string, WalletUse>();
  /** By time, so that memory holds 24 hours and no more, at a constant cost a withdrawal. */
  private readonly inOrder = new Deque<Use>();

  /** A withdrawal as it stands at `nowMs`: counts from its creation on; a failed one gives its share back. */
  note(withdrawal: Withdrawal, nowMs: number): void {
    this.forget(nowMs - WITHDRAWAL_WINDOW_MS);
    const { id, createdAtMs: timeMs, amount, fee } = withdrawal;
    const wallet = walletOf(withdrawal.userId, withdrawal.asset);
    if (withdrawal.status === 'failed') return this.giveBack(wallet, id);
    if (timeMs <= nowMs - WITHDRAWAL_WINDOW_MS || this.wallets.get(wallet)?.byId.has(id)) return;
    const use: Use = { id, wallet, timeMs, amount: amount + fee };
    entryOf(this.wallets, wallet, () => new WalletUse()).add(use);
    this.inOrder.push(use);
  }

  /** Taken in the 24 hours before `nowMs`. */
  used(userId: number, asset: string, nowMs: number): Amount {
    return this.usedOf(walletOf(userId, asset), nowMs);
  }

  /** The same for every wallet that took any, by user and asset. */
  allUsed(nowMs: number): Map<string, Amount> {
    const all = new Map<string, Amount>();
    for (const wallet of this.wallets.keys()) {
      const used = this.usedOf(wallet, nowMs);
      if (used > 0n) all.set(wallet, used);
    }
    return all;
  }

  private usedOf(key: string, nowMs: number): Amount {
    const wallet = this.wallets.get(key);
    if (wallet === undefined) return 0n;
    let used = wallet.total;
    for (const { timeMs, amount } of wallet.byId.values()) {
      if (timeMs > nowMs - WITHDRAWAL_WINDOW_MS) break;
      used -= amount;
    }
    return used;
  }

  private forget(untilMs: number): void {
    for (let use = this.inOrder.first(); use !== undefined && use.timeMs <= untilMs; use = this.inOrder.first()) {
      this.giveBack(use.wallet, use.id);
      this.inOrder.shift();
    }
  }

  private giveBack(wallet: string, id: number): void {
    const use = this.wallets.get(wallet);
    use?.remove(id);
    if (use?.byId.size === 0) this.wallets.delete(wallet);
  }
}

function walletOf(userId: number, asset: string): string {
  return `${userId}:${asset}`;
}
