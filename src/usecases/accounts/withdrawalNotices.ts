/**
 * Tells users by mail of withdrawals that were requested and sent. Every server of an exchange does this from the tables,
 * so a withdrawal is reported whatever happens to the server that accepted it.
 */

import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import {
  findFinishedWithdrawals,
  hasNewWithdrawals,
  type NoticeWithdrawal,
  takeFinishedWithdrawal,
  takeRequestedWithdrawals,
} from '../../store/mail/withdrawalNotices';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';

const BATCH_MAX = 50;

export class WithdrawalNotices extends PeriodicWork {
  constructor(
    private readonly accounts: Accounts,
    options: PeriodicWorkOptions,
  ) {
    super(options, 'notices of withdrawals are delayed');
  }

  protected async run(): Promise<void> {
    const { accounts } = this;
    const { database } = accounts;
    if (await hasNewWithdrawals(database))
      await database.transaction(async (transaction) => {
        for (const withdrawal of await takeRequestedWithdrawals(database, transaction, BATCH_MAX))
          await queueNotice(accounts, transaction, {
            userId: withdrawal.userId,
            notice: 'withdrawal_requested',
            detail: describe(withdrawal),
          });
      });
    for (const withdrawal of await findFinishedWithdrawals(database, BATCH_MAX))
      await database.transaction(async (transaction) => {
        if (!(await takeFinishedWithdrawal(database, transaction, withdrawal.id)) || withdrawal.status === 'failed')
          return;
        const { userId } = withdrawal;
        await queueNotice(accounts, transaction, { userId, notice: 'withdrawal_sent', detail: describe(withdrawal) });
      });
  }
}

/** `0.1 BTC, bc1q...` */
function describe({ amount, asset, address }: NoticeWithdrawal): string {
  return `${amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')} ${asset.toUpperCase()}, ${address}`;
}
