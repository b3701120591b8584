/** What is open of the money that crosses our edge. */
import type { Deposit, Withdrawal } from './model';

/** Still to be carried through; `confirmed` and `failed` are final. */
export function isOpenWithdrawal({ status }: Withdrawal): boolean {
  return status !== 'confirmed' && status !== 'failed';
}

/** May still be credited, or fail. */
export function isOpenDeposit({ status }: Deposit): boolean {
  return status === 'pending' || status === 'processing';
}

/** Open withdrawals by id, oldest first. */
export class OpenWithdrawals {
  private readonly byId = new Map<number, Withdrawal>();

  /** The withdrawal as it now stands. */
  note(withdrawal: Withdrawal): void {
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
