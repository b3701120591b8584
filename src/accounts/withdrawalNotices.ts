/**
 * Tells users by mail of withdrawals that were requested and sent. Every server of an exchange does this from the tables,
 * so a withdrawal is reported whatever happens to the server that accepted it.
 */
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from '../eventLoop';
import {
  findFinishedWithdrawals,
  hasNewWithdrawals,
  type NoticeWithdrawal,
  takeFinishedWithdrawal,
  takeRequestedWithdrawals,
} from '../store/mail/withdrawalNotices';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';

const BATCH_MAX = 50;

export class WithdrawalNotices {
  private cancel: Cancel = () => undefined;
  private work: Promise<void> | undefined;

  constructor(
    private readonly accounts: Accounts,
    private readonly options: { readonly eventLoop: EventLoop; readonly log: Logger; readonly pollMs: number },
  ) {}

  start(): void {
    this.cancel = this.options.eventLoop.every(this.options.pollMs, () => this.wake());
  }

  async stop(): Promise<void> {
    this.cancel();
    await this.work;
  }

  private wake(): void {
    if (this.work !== undefined) return;
    this.work = this.queueNotices()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'notices of withdrawals are delayed'))
      .finally(() => {
        this.work = undefined;
      });
  }

  private async queueNotices(): Promise<void> {
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
