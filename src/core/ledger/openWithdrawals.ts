/** The rules by which a withdrawal or deposit counts as open, and the open withdrawals in memory. */
import type { Deposit, Withdrawal } from '../model/model';

/** `confirmed` and `failed` are final. */
export function isOpenWithdrawal({ status }: Withdrawal): boolean {
  return status !== 'confirmed' && status !== 'failed';
}

/** An open deposit can still be credited or fail. */
export function isOpenDeposit({ status }: Deposit): boolean {
  return status === 'pending' || status === 'processing';
}

/** Open withdrawals by id, oldest first. */
export class OpenWithdrawals {
  private readonly byId = new Map<number, Withdrawal>();

  /** Adds, replaces or, if it is final, removes the withdrawal. */
  update(withdrawal: Withdrawal): void {
    if (isOpenWithdrawal(withdrawal)) this.byId.set(withdrawal.id, withdrawal);
    else this.byId.delete(withdrawal.id);
  }

  get(id: number): Withdrawal | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Withdrawal> {
    return this.byId.values();
  }
}
