/**
 * Removes the second factor of a user who has lost it, when two operators have agreed to it and a waiting time has
 * passed. Meanwhile the user can prevent it with a link in a mail, and any use of the second factor prevents it too: it
 * is not lost then. So operators who were deceived, or who deceive, cannot take over an account unnoticed.
 */

import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import { hashToken } from '../../foundation/secrets/tokens';
import { retriedTransaction } from '../../store/connection/retriedTransaction';
import { consumeAccountLink, deleteAccountLinks, findAccountLink } from '../../store/identity/accountLinks';
import { deletePasskeysSince } from '../../store/identity/passkeys';
import {
  deleteSecondFactorReset,
  findDueSecondFactorResets,
  findSecondFactorReset,
  insertSecondFactorReset,
  type SecondFactorReset,
} from '../../store/identity/secondFactorResets';
import { deleteSecondFactorRows, isSecondFactorOn } from '../../store/identity/secondFactors';
import { deleteUserSessions } from '../../store/identity/sessions';
import { findOwner } from '../../store/identity/userAccounts';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import { createLink, queueNotice, queueRequestedMail } from './accountMail';
import type { Accounts } from './accounts';

const HOUR_MS = 3_600_000;
const BATCH_MAX = 20;

/** Starts the waiting time, and mails the link that prevents the removal. */
export async function requestSecondFactorReset(
  accounts: Accounts,
  userId: number,
): Promise<SecondFactorReset | 'no_user' | 'conflict'> {
  const { database, clock, config } = accounts;
  const requestedAtMs = clock.nowMs();
  const reset = { userId, requestedAtMs, dueAtMs: requestedAtMs + config.secondFactorResetHours * HOUR_MS };
  return await retriedTransaction(database, async (transaction) => {
    const owner = await findOwner(accounts, transaction, userId);
    if (owner === undefined) return 'no_user';
    if (!(await isSecondFactorOn(transaction, accounts.masterKeys, userId))) return 'conflict';
    if (!(await insertSecondFactorReset(database, accounts.masterKeys, transaction, reset))) return 'conflict';
    const { email: recipient, language } = owner;
    const link = await createLink(accounts, transaction, {
      purpose: 'keep_factor',
      userId,
      email: null,
      passwordHash: null,
    });
    await queueRequestedMail(accounts, transaction, { recipient, language, name: 'keep_factor', link });
    return reset;
  });
}

/** Cancels the reset for an operator. False if there is nothing to cancel. */
export async function cancelSecondFactorReset(accounts: Accounts, userId: number): Promise<boolean> {
  const { database } = accounts;
  return await retriedTransaction(database, async (transaction) => {
    if (!(await deleteSecondFactorReset(database, transaction, userId))) return false;
    await deleteAccountLinks(database, transaction, userId, ['keep_factor']);
    await queueNotice(accounts, transaction, { userId, notice: 'factor_kept' });
    return true;
  });
}

/** Called after each use of the second factor. */
export async function keepUsedSecondFactor(accounts: Accounts, userId: number): Promise<void> {
  if ((await findSecondFactorReset(accounts.database, accounts.masterKeys, userId)) !== undefined)
    await cancelSecondFactorReset(accounts, userId);
}

/** Cancels the reset with the link of the mail. False if the link is not usable. */
export async function keepSecondFactor(accounts: Accounts, token: string): Promise<boolean> {
  const { database, clock } = accounts;
  const tokenHash = hashToken(token);
  const link = await findAccountLink(accounts, { purpose: 'keep_factor', tokenHash, nowMs: clock.nowMs() });
  if (link?.userId == null) return false;
  const { userId } = link;
  return await retriedTransaction(database, async (transaction) => {
    if (!(await consumeAccountLink(accounts, transaction, link))) return false;
    if (!(await deleteSecondFactorReset(database, transaction, userId))) return false;
    await queueNotice(accounts, transaction, { userId, notice: 'factor_kept' });
    return true;
  });
}

/** Carries out the resets that are due. Every server does this; each reset is carried out once. */
export class SecondFactorResets extends PeriodicWork {
  constructor(
    private readonly accounts: Accounts,
    options: PeriodicWorkOptions,
  ) {
    super(options, 'removals of lost second factors are delayed');
  }

  protected async run(): Promise<void> {
    const { database, masterKeys, clock } = this.accounts;
    for (const { userId } of await findDueSecondFactorResets(database, masterKeys, clock.nowMs(), BATCH_MAX))
      await this.removeFactor(userId);
  }

  /** Sessions end and withdrawals wait, as after every change of the second factor. */
  private async removeFactor(userId: number): Promise<void> {
    const { accounts } = this;
    const { database, clock, withdrawalHoldMs } = accounts;
    await retriedTransaction(database, async (transaction) => {
      if (!(await deleteSecondFactorReset(database, transaction, userId))) return;
      await deleteSecondFactorRows(database, accounts.masterKeys, transaction, userId);
      await deletePasskeysSince(database, transaction, userId, 0);
      await deleteUserSessions(transaction, userId, undefined);
      await deleteAccountLinks(database, transaction, userId, ['keep_factor']);
      await holdWithdrawals(accounts, transaction, userId, clock.nowMs() + withdrawalHoldMs);
      await queueNotice(accounts, transaction, { userId, notice: 'factor_off' });
    });
  }
}
